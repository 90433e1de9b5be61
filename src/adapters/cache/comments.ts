import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Comments } from "../../domain/ports/comments.ts";
import { contributionsCached } from "./contributions.ts";
import { Reads } from "./reads.ts";

/** `Comments`, remembered. */
export const commentsCached = Layer.effect(
  Comments,
  Effect.gen(function* () {
    const comments = yield* Comments;
    const reads = yield* Reads;
    return Comments.of({
      ...(yield* contributionsCached(reads, "comments", comments)),
      ofTribe: yield* reads.fresh("comments", comments.ofTribe),
    });
  }),
);
