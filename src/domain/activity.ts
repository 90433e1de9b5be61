import type { BlockId, CommentId, DateRequestId, FavoriteId, KitchenId, ReportId, UserId } from "./id.ts";

/** A comment on a kitchen (§3). */
export interface Comment {
  readonly commentId: CommentId;
  readonly userId: UserId;
  readonly kitchenId: KitchenId | undefined;
  readonly text: string;
  readonly creationDate: string | undefined;
}

/** A kitchen somebody keeps (§3). */
export interface Favorite {
  readonly favoriteId: FavoriteId;
  readonly userId: UserId;
  readonly kitchenId: KitchenId;
}

/** Somebody who does not want to meet another (§3). */
export interface Block {
  readonly blockId: BlockId;
  readonly sourceUserId: UserId;
}

/** A request for a date (§3, Dates). `creationDate` is kept as the backend sent it (D42). */
export interface DateRequest {
  readonly dateRequestId: DateRequestId;
  readonly sourceUserId: UserId;
  readonly targetUserId: UserId;
  readonly creationDate: string;
}

/** A report; known by name only (§3), so only its id is relied on. */
export interface Report {
  readonly reportId: ReportId;
}
