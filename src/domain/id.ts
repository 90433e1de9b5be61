declare const of: unique symbol;

/** An identifier of one kind of record; opaque text, so that a user's id never stands where a kitchen's should. */
export type Id<Of extends string> = string & { readonly [of]: Of };

export type UserId = Id<"user">;
export type RoleId = Id<"role">;
export type KitchenId = Id<"kitchen">;
export type TribeId = Id<"tribe">;
export type TribeImageId = Id<"tribe image">;
export type CommentId = Id<"comment">;
export type FavoriteId = Id<"favorite">;
export type BlockId = Id<"block">;
export type DateRequestId = Id<"date request">;
export type ReportId = Id<"report">;
export type NotificationId = Id<"notification">;
export type ProfileImageId = Id<"profile image">;
export type LocationId = Id<"location">;
export type BusinessId = Id<"business">;
export type BusinessLocationId = Id<"business location">;
export type PlanId = Id<"plan">;

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether a text may be sent as a record's id (D35). What fails here is "not found" without a request. */
export const isId = <Of extends string>(text: string): text is Id<Of> => ID.test(text);
