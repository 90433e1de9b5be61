import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Comments } from "../../domain/ports/comments.ts";
import { Call } from "./call.ts";
import { contributionsHttp } from "./contributions.ts";

/** `Comments` over HTTP. */
export const commentsHttp = Layer.effect(
  Comments,
  Effect.map(Call, (call) =>
    Comments.of({
      ...contributionsHttp(call, "comments", ({ comments }) => comments),
      ofTribe: (id) => call("comments.ofTribe", ({ comments }) => comments.ofTribe({ params: { id } })),
    }),
  ),
);
