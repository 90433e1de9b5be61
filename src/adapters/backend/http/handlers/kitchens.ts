import * as Effect from "effect/Effect";
import { Kitchen, kitchenListDefinition } from "../../../../domain/kitchen.ts";
import { Kitchens } from "../../../../domain/ports/kitchens.ts";
import { group } from "../group.ts";
import { mayCallForOthers } from "../../policy/access.ts";
import { asCaller } from "../answered-failure.ts";
import { Owners } from "../../policy/owners.ts";
import { told, writtenHandlers } from "./collections.ts";
import { telling } from "./without-optional.ts";

/** What may be written of a kitchen is the port's to say. */
export const kitchensHandlers = group("kitchens", function* () {
  const written = yield* writtenHandlers("kitchen", yield* Kitchens, Kitchen, kitchenListDefinition.idOf);
  const tellable = yield* telling(Kitchen);
  const owners = yield* Owners;
  return (handlers) =>
    handlers.handleAll({
      ...written,
      // Whoever may not see them all sees their own.
      all: () =>
        asCaller(({ role, userId }) =>
          mayCallForOthers(role, "kitchens.all")
            ? written.all()
            : Effect.map(owners.kitchensOf(userId), (own) => told(tellable(own))),
        ),
    });
});
