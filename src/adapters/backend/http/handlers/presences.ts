import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Capabilities } from "../../../../domain/ports/capabilities.ts";
import { NotFound } from "../../../../domain/remote-failure.ts";
import { CurrentUser } from "../../../contract/access.ts";
import { Api } from "../../../contract/api.ts";
import { ReportPresence } from "../../policy/report-presence.ts";
import { withAnsweredFailures } from "../answered-failure.ts";

export const presencesHandlers = HttpApiBuilder.group(
  Api,
  "presences",
  Effect.fnUntraced(function* (handlers) {
    const presence = yield* ReportPresence;
    const isOffered = yield* Capabilities.use(({ offers }) => offers("moderation"));
    const caller = isOffered
      ? Effect.map(CurrentUser, ({ userId }) => userId)
      : Effect.fail(NotFound("Not found"));
    return handlers.handleAll({
      others: () => withAnsweredFailures(Effect.flatMap(caller, presence.others)),
      announce: ({ params: { id } }) =>
        withAnsweredFailures(
          Effect.flatMap(caller, (person) =>
            Effect.andThen(presence.announce(person, id), presence.others(person)),
          ),
        ),
    });
  }),
);
