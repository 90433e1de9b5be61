import * as Effect from "effect/Effect";
import { Comments } from "../../../../domain/ports/comments.ts";
import { CurrentUser } from "../../../contract/access.ts";
import { group } from "../group.ts";
import { mayCallForOthers } from "../../policy/access.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { Owners } from "../../policy/owners.ts";
import { ownerOrAdmin } from "../../policy/ownership.ts";
import { told } from "./collections.ts";
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
      ofKitchen: Effect.fnUntraced(function* ({ params }) {
        const actor = yield* CurrentUser;
        if (!mayCallForOthers(actor.role, "comments.ofKitchen"))
          yield* ownerOrAdmin(actor, owners.ofKitchen(params.id));
        return told(yield* comments.ofKitchen(params.id));
      }, withAnsweredFailures),
      ofTribe: ({ params }) => Effect.map(withAnsweredFailures(comments.ofTribe(params.id)), told),
    });
});
