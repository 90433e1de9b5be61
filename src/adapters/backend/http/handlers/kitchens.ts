import * as Effect from "effect/Effect";
import { type Kitchen, kitchenListDefinition, type NewKitchen } from "../../../../domain/kitchen.ts";
import { offers } from "../../../../domain/ports/capabilities.ts";
import { Kitchens } from "../../../../domain/ports/kitchens.ts";
import { group } from "../group.ts";
import { mayCallForOthers } from "../../policy/access.ts";
import { asCaller } from "../answered-failure.ts";
import { Owners } from "../../policy/owners.ts";
import { told, writtenHandlers } from "./collections.ts";

const bare = ({
  description: _,
  location: __,
  capacity: ___,
  revision: ____,
  ...kitchen
}: Kitchen): Kitchen => kitchen;
const bareDraft = ({ description: _, location: __, capacity: ___, ...draft }: NewKitchen): NewKitchen =>
  draft;

/** What may be written of a kitchen is the port's to say. */
export const kitchensHandlers = group("kitchens", function* () {
  const isWhole = yield* offers("fields");
  const written = yield* writtenHandlers("kitchen", yield* Kitchens, {
    idOf: kitchenListDefinition.idOf,
    record: bare,
    draft: bareDraft,
  });
  const owners = yield* Owners;
  return (handlers) =>
    handlers.handleAll({
      ...written,
      // Whoever may not see them all sees their own.
      all: () =>
        asCaller(({ role, userId }) =>
          mayCallForOthers(role, "kitchens.all")
            ? written.all()
            : Effect.map(owners.kitchensOf(userId), (own) =>
                told(isWhole ? own : { ...own, items: own.items.map(bare) }),
              ),
        ),
    });
});
