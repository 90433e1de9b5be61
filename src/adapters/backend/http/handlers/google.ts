import * as Effect from "effect/Effect";
import { LISTING } from "../../../../domain/business/plan.ts";
import { Google } from "../../../../domain/ports/google.ts";
import { group } from "../group.ts";
import { holdingToPlans } from "../../policy/held-to-plan.ts";
import { asCaller } from "../answered-failure.ts";

/** Whoever asks gets their own only. */
export const googleHandlers = group("google", function* () {
  const { authorize, status, disconnect, sync, locations } = yield* Google;
  const heldToPlan = yield* holdingToPlans;
  return (handlers) =>
    handlers.handleAll({
      authorize: () =>
        asCaller(({ userId }) => Effect.andThen(heldToPlan(userId, LISTING), authorize(userId))),
      status: () => asCaller(({ userId }) => status(userId)),
      disconnect: () => asCaller(({ userId }) => disconnect(userId)),
      sync: () => asCaller(({ userId }) => Effect.andThen(heldToPlan(userId, LISTING), sync(userId))),
      locations: () =>
        asCaller(({ userId }) => locations(userId)).pipe(Effect.map((records) => ({ locations: records }))),
    });
});
