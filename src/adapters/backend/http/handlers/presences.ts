import * as Effect from "effect/Effect";
import { CurrentUser } from "../../../contract/access.ts";
import { group } from "../group.ts";
import { ReportPresence } from "../../policy/report-presence.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { whereOffered } from "./offered.ts";

export const presencesHandlers = group("presences", function* () {
  const presence = yield* ReportPresence;
  const ifOffered = yield* whereOffered("moderation");
  const caller = Effect.andThen(
    ifOffered,
    CurrentUser.use(({ userId }) => Effect.succeed(userId)),
  );
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
