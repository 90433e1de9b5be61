import type { CommentId } from "./id.ts";
import type { KitchenRef, TribeRef, UserRef } from "./reference.ts";

/** A comment on a kitchen, or in a tribe (§3, §7). `creationDate` is kept as the backend sent it (D42). */
export interface UserComment {
  readonly commentId: CommentId;
  readonly user: UserRef;
  readonly kitchen: KitchenRef | undefined;
  readonly tribe: TribeRef | undefined;
  readonly text: string;
  readonly creationDate: string | undefined;
}

/** A comment that the backend does not have yet. */
export type NewComment = Omit<UserComment, "commentId" | "creationDate">;
