import * as Effect from "effect/Effect";
import { ACTIVITY_DAYS, ANALYTICS_LIMIT, TOTALS } from "../../../../domain/analytics.ts";
import { BY_LOCATION, historyOf } from "../../../../domain/business/plan.ts";
import { Kitchen } from "../../../../domain/kitchen.ts";
import { Tribe } from "../../../../domain/tribe.ts";
import { daysOf, DEFAULT_TIME_FRAME } from "../../../../domain/time-frame.ts";
import { Analytics } from "../../../../domain/ports/analytics.ts";
import { NotFound } from "../../../../domain/remote-failure.ts";
import { group } from "../group.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { holdingToPlans } from "../../policy/held-to-plan.ts";
import { ownIdOnly } from "../../policy/ownership.ts";
import { detailing } from "./offered.ts";
import { servableWindow } from "../page-window.ts";
import { telling } from "./without-optional.ts";

const atMost = (limit: number | undefined): number => servableWindow(0, limit ?? ANALYTICS_LIMIT).max;

/** A chef reaches their own figures only. */
export const analyticsHandlers = group("analytics", function* () {
  const detailOf = yield* detailing;
  const heldToPlan = yield* holdingToPlans;
  const kitchensTold = yield* telling(Kitchen);
  const tribesTold = yield* telling(Tribe);
  const { total, userActivity, popularKitchens, activeTribes, ofCustomer, ofLocation } = yield* Analytics;
  return (handlers) =>
    handlers.handleAll({
      total: ({ params }) => {
        const name = TOTALS.find((each) => each === params.name);
        return withAnsweredFailures(
          name === undefined ? Effect.fail(NotFound("Nothing of that name is counted")) : total(name),
        );
      },
      userActivity: ({ query }) => withAnsweredFailures(userActivity(query.days ?? ACTIVITY_DAYS)),
      popularKitchens: ({ query }) =>
        withAnsweredFailures(Effect.map(popularKitchens(atMost(query.limit)), kitchensTold)),
      activeTribes: ({ query }) =>
        withAnsweredFailures(Effect.map(activeTribes(atMost(query.limit)), tribesTold)),
      ofCustomer: ({ params: { id }, query: { period = DEFAULT_TIME_FRAME } }) =>
        ownIdOnly(id).pipe(
          Effect.andThen(heldToPlan(id, historyOf(daysOf(period)))),
          Effect.andThen(ofCustomer(id, period)),
          withAnsweredFailures,
        ),
      ofLocation: ({ params: { id, locationId }, query: { period = DEFAULT_TIME_FRAME, series } }) =>
        ownIdOnly(id).pipe(
          Effect.andThen(heldToPlan(id, historyOf(daysOf(period)), BY_LOCATION)),
          Effect.andThen(ofLocation(id, locationId, period, detailOf(series))),
          withAnsweredFailures,
        ),
    });
});
