import * as Effect from "effect/Effect";
import { Comments } from "../../../../domain/ports/comments.ts";
import { group } from "../group.ts";
import { Owners } from "../../policy/owners.ts";
import { ownerOrPermitted } from "../../policy/ownership.ts";
import { allTold } from "./collections.ts";
import { contributionHandlers } from "./contributions.ts";

export const commentsHandlers = group("comments", function* () {
  const comments = yield* Comments;
  const owners = yield* Owners;
  const contributed = yield* contributionHandlers({
    name: "comments",
    port: comments,
    keyIn: ({ commentId }) => commentId,
    ownerIn: ({ user }) => user.userId,
  });
  return (handlers) =>
    handlers.handleAll({
      ...contributed,
      // A kitchen's chef reads what was said of it; any other kitchen, there or not, answers alike.
      ofKitchen: ({ params: { id } }) =>
        ownerOrPermitted("comments.ofKitchen", owners.ofKitchen(id)).pipe(
          Effect.andThen(comments.ofKitchen(id)),
          allTold,
        ),
      ofTribe: ({ params }) => allTold(comments.ofTribe(params.id)),
    });
});
