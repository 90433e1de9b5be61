import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Comments } from "../../../domain/ports/comments.ts";
import { Api } from "../../contract/api.ts";
import { answered } from "../answered.ts";
import { contributionHandlers } from "./contributions.ts";

/** §7, Comments. */
export const commentsHandlers = HttpApiBuilder.group(
  Api,
  "comments",
  Effect.fnUntraced(function* (handlers) {
    const comments = yield* Comments;
    return handlers.handleAll({
      ...contributionHandlers({
        name: "comments",
        port: comments,
        keyIn: ({ commentId }) => commentId,
        ownerIn: ({ user }) => user.userId,
      }),
      ofTribe: ({ params }) => answered(comments.ofTribe(params.id)),
    });
  }),
);
