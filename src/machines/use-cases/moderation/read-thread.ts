import * as Effect from "effect/Effect";
import type { Id } from "../../../domain/id.ts";
import { around } from "../../../domain/moderation/around.ts";
import { Comments } from "../../../domain/ports/comments.ts";
import type { UserComment } from "../../../domain/user-comment.ts";
import { identified } from "../identified.ts";

/** So many comments are shown before and after one. */
const BESIDE = 5;

/** A comment, and what was said around it at the same kitchen or in the same tribe, the earliest first. */
export interface Thread {
  readonly comment: UserComment;
  readonly said: ReadonlyArray<UserComment>;
}

export const readThread = identified(
  Effect.fnUntraced(function* (id: Id<"comment">) {
    const { byId, ofKitchen, ofTribe } = yield* Comments;
    const comment = yield* byId(id);
    const { kitchen, tribe } = comment;
    const others =
      kitchen !== undefined
        ? yield* ofKitchen(kitchen.kitchenId)
        : tribe !== undefined
          ? yield* ofTribe(tribe.tribeId)
          : undefined;
    const isIt = ({ commentId }: UserComment): boolean => commentId === id;
    return { comment, said: around(others?.items ?? [], comment, isIt, BESIDE) } satisfies Thread;
  }),
);
