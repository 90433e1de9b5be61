import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { DEFAULT_TIME_FRAME } from "../../../../domain/time-frame.ts";
import { Business } from "../../../../domain/ports/business.ts";
import { CurrentUser } from "../../../contract/access.ts";
import { Api } from "../../../contract/api.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { detailing } from "./series.ts";
import { ownIdOnly } from "../../policy/ownership.ts";

/** Whoever asks gets their own business only. */
export const businessHandlers = HttpApiBuilder.group(
  Api,
  "business",
  Effect.fnUntraced(function* (handlers) {
    const business = yield* Business;
    const detailOf = yield* detailing;
    const { profile, edit, metrics, connected, connectGoogle, analytics } = business;
    return handlers.handleAll({
      profile: () => CurrentUser.use(({ userId }) => withAnsweredFailures(profile(userId))),
      profileOf: ({ params }) =>
        CurrentUser.use((actor) =>
          withAnsweredFailures(Effect.andThen(ownIdOnly(actor, params.id), profile(params.id))),
        ),
      edit: ({ payload }) => CurrentUser.use(({ userId }) => withAnsweredFailures(edit(userId, payload))),
      metrics: () => CurrentUser.use(({ userId }) => withAnsweredFailures(metrics(userId, undefined))),
      metricsOf: ({ params }) =>
        CurrentUser.use(({ userId }) => withAnsweredFailures(metrics(userId, params.id))),
      connected: () =>
        CurrentUser.use(({ userId }) => withAnsweredFailures(connected(userId))).pipe(
          Effect.map((isConnected) => ({ connected: isConnected })),
        ),
      connectGoogle: ({ payload }) =>
        CurrentUser.use(({ userId }) => withAnsweredFailures(connectGoogle(userId, payload.authCode))),
      analytics: ({ query }) =>
        CurrentUser.use(({ userId }) =>
          withAnsweredFailures(
            analytics(userId, query.timeframe ?? DEFAULT_TIME_FRAME, detailOf(query.series)),
          ),
        ),
    });
  }),
);
