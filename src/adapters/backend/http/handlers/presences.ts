import * as Effect from "effect/Effect";
import { offers } from "../../../../domain/ports/capabilities.ts";
import { NotFound } from "../../../../domain/remote-failure.ts";
import { CurrentUser } from "../../../contract/access.ts";
import { group } from "../group.ts";
import { ReportPresence } from "../../policy/report-presence.ts";
import { withAnsweredFailures } from "../answered-failure.ts";

export const presencesHandlers = group("presences", function* () {
  const presence = yield* ReportPresence;
  const isOffered = yield* offers("moderation");
  const caller = isOffered
    ? Effect.map(CurrentUser, ({ userId }) => userId)
    : Effect.fail(NotFound("Not found"));
  return (handlers) =>
    handlers.handleAll({
      others: () => withAnsweredFailures(Effect.flatMap(caller, presence.others)),
      announce: ({ params: { id } }) =>
        withAnsweredFailures(
          Effect.flatMap(caller, (person) =>
            Effect.andThen(presence.announce(person, id), presence.others(person)),
          ),
        ),
    });
});
