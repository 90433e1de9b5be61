import * as Effect from "effect/Effect";
import { LISTING } from "../../../../domain/business/plan.ts";
import { Google } from "../../../../domain/ports/google.ts";
import { CurrentUser } from "../../../contract/access.ts";
import { group } from "../group.ts";
import { holdingToPlans } from "../../policy/held-to-plan.ts";
import { withAnsweredFailures } from "../answered-failure.ts";

/** Whoever asks gets their own only. */
export const googleHandlers = group("google", function* () {
  const { authorize, status, disconnect, sync, locations } = yield* Google;
  const heldToPlan = yield* holdingToPlans;
  return (handlers) =>
    handlers.handleAll({
      authorize: () =>
        CurrentUser.use(({ userId }) =>
          withAnsweredFailures(Effect.andThen(heldToPlan(userId, LISTING), authorize(userId))),
        ),
      status: () => CurrentUser.use(({ userId }) => withAnsweredFailures(status(userId))),
      disconnect: () => CurrentUser.use(({ userId }) => withAnsweredFailures(disconnect(userId))),
      sync: () =>
        CurrentUser.use(({ userId }) =>
          withAnsweredFailures(Effect.andThen(heldToPlan(userId, LISTING), sync(userId))),
        ),
      locations: () =>
        CurrentUser.use(({ userId }) => withAnsweredFailures(locations(userId))).pipe(
          Effect.map((records) => ({ locations: records })),
        ),
    });
});
