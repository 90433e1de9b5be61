import * as Effect from "effect/Effect";
import type { BusinessProfile } from "../../../../domain/business.ts";
import { offers } from "../../../../domain/ports/capabilities.ts";
import type { RemoteFailure } from "../../../../domain/remote-failure.ts";
import { historyOf, LISTING } from "../../../../domain/business/plan.ts";
import { daysOf, DEFAULT_TIME_FRAME } from "../../../../domain/time-frame.ts";
import { Business } from "../../../../domain/ports/business.ts";
import { CurrentUser } from "../../../contract/access.ts";
import { group } from "../group.ts";
import { asCaller, withAnsweredFailures } from "../answered-failure.ts";
import { asOf, revised } from "./collections.ts";
import { detailing } from "./offered.ts";
import { holdingToPlans } from "../../policy/held-to-plan.ts";
import { ownIdOnly } from "../../policy/ownership.ts";

/** Whoever asks gets their own business only. */
export const businessHandlers = group("business", function* () {
  const business = yield* Business;
  const detailOf = yield* detailing;
  const isWhole = yield* offers("fields");
  const told = <R>(asked: Effect.Effect<BusinessProfile, RemoteFailure, R>) =>
    Effect.map(withAnsweredFailures(asked), (profile) =>
      revised(isWhole ? profile : { ...profile, revision: undefined }),
    );
  const heldToPlan = yield* holdingToPlans;
  const { profile, edit, metrics, connected, connectGoogle, analytics } = business;
  return (handlers) =>
    handlers.handleAll({
      profile: () => CurrentUser.use(({ userId }) => told(profile(userId))),
      profileOf: ({ params: { id } }) => told(Effect.andThen(ownIdOnly(id), profile(id))),
      edit: (asked) =>
        asCaller(({ userId }) => edit(userId, asOf(isWhole ? asked : { ...asked, headers: {} }))),
      metrics: () => asCaller(({ userId }) => metrics(userId, undefined)),
      metricsOf: ({ params }) => asCaller(({ userId }) => metrics(userId, params.id)),
      connected: () =>
        asCaller(({ userId }) => connected(userId)).pipe(
          Effect.map((isConnected) => ({ connected: isConnected })),
        ),
      connectGoogle: ({ payload }) =>
        asCaller(({ userId }) =>
          Effect.andThen(heldToPlan(userId, LISTING), connectGoogle(userId, payload.authCode)),
        ),
      analytics: ({ query: { timeframe = DEFAULT_TIME_FRAME, series } }) =>
        asCaller(({ userId }) =>
          Effect.andThen(
            heldToPlan(userId, historyOf(daysOf(timeframe))),
            analytics(userId, timeframe, detailOf(series)),
          ),
        ),
    });
});
