import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { DEFAULT_TIME_FRAME } from "../../../domain/business.ts";
import { Business } from "../../../domain/ports/business.ts";
import { CurrentUser } from "../../contract/access.ts";
import { Api } from "../../contract/api.ts";
import { answered } from "../answered.ts";
import { ownIdOnly } from "../ownership.ts";

/** §7, Business. Whoever asks gets their own business only (D16). */
export const businessHandlers = HttpApiBuilder.group(
  Api,
  "business",
  Effect.fnUntraced(function* (handlers) {
    const business = yield* Business;
    const { profile, edit, metrics, connected, connectGoogle, analytics } = business;
    return handlers.handleAll({
      profile: () => CurrentUser.use(({ userId }) => answered(profile(userId))),
      profileOf: ({ params }) =>
        CurrentUser.use((actor) => answered(Effect.andThen(ownIdOnly(actor, params.id), profile(params.id)))),
      edit: ({ payload }) => CurrentUser.use(({ userId }) => answered(edit(userId, payload))),
      metrics: () => CurrentUser.use(({ userId }) => answered(metrics(userId, undefined))),
      metricsOf: ({ params }) => CurrentUser.use(({ userId }) => answered(metrics(userId, params.id))),
      connected: () =>
        CurrentUser.use(({ userId }) => answered(connected(userId))).pipe(
          Effect.map((isConnected) => ({ connected: isConnected })),
        ),
      connectGoogle: ({ payload }) =>
        CurrentUser.use(({ userId }) => answered(connectGoogle(userId, payload.authCode))),
      analytics: ({ query }) =>
        CurrentUser.use(({ userId }) => answered(analytics(userId, query.timeframe ?? DEFAULT_TIME_FRAME))),
    });
  }),
);
