import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Google } from "../../../../domain/ports/google.ts";
import { CurrentUser } from "../../../contract/access.ts";
import { Api } from "../../../contract/api.ts";
import { withAnsweredFailures } from "../answered-failure.ts";

/** Whoever asks gets their own only. */
export const googleHandlers = HttpApiBuilder.group(
  Api,
  "google",
  Effect.fnUntraced(function* (handlers) {
    const { authorize, status, disconnect, sync, locations } = yield* Google;
    return handlers.handleAll({
      authorize: () => CurrentUser.use(({ userId }) => withAnsweredFailures(authorize(userId))),
      status: () => CurrentUser.use(({ userId }) => withAnsweredFailures(status(userId))),
      disconnect: () => CurrentUser.use(({ userId }) => withAnsweredFailures(disconnect(userId))),
      sync: () => CurrentUser.use(({ userId }) => withAnsweredFailures(sync(userId))),
      locations: () =>
        CurrentUser.use(({ userId }) => withAnsweredFailures(locations(userId))).pipe(
          Effect.map((records) => ({ locations: records })),
        ),
    });
  }),
);
