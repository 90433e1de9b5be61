import * as Effect from "effect/Effect";
import { group } from "../group.ts";
import { ReportPresence } from "../../policy/report-presence.ts";
import { asCaller } from "../answered-failure.ts";
import { whereOffered } from "./offered.ts";

export const presencesHandlers = group("presences", function* () {
  const presence = yield* ReportPresence;
  const ifOffered = yield* whereOffered("moderation");
  return (handlers) =>
    handlers.handleAll({
      others: () => asCaller(({ userId }) => Effect.andThen(ifOffered, presence.others(userId))),
      announce: ({ params: { id } }) =>
        asCaller(({ userId }) =>
          ifOffered.pipe(
            Effect.andThen(presence.announce(userId, id)),
            Effect.andThen(presence.others(userId)),
          ),
        ),
    });
});
