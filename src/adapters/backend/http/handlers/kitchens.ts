import * as Effect from "effect/Effect";
import { type Kitchen, kitchenListDefinition, type NewKitchen } from "../../../../domain/kitchen.ts";
import { offers } from "../../../../domain/ports/capabilities.ts";
import { Kitchens } from "../../../../domain/ports/kitchens.ts";
import { group } from "../group.ts";
import { mayCallForOthers } from "../../policy/access.ts";
import { asCaller, withAnsweredFailures } from "../answered-failure.ts";
import { Chefs } from "../../policy/chefs.ts";
import { asOf, searchedHandlers } from "./collections.ts";
import { without } from "./without-optional.ts";

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
  const kept = yield* Kitchens;
  const kitchens = isWhole
    ? kept
    : without(kept, { idOf: kitchenListDefinition.idOf, record: bare, draft: bareDraft });
  const chefs = yield* Chefs;
  const searched = yield* searchedHandlers(kitchens);
  return (handlers) =>
    handlers.handleAll({
      ...searched,
      // Whoever may not see them all sees their own.
      all: () =>
        asCaller(({ role, userId }) =>
          mayCallForOthers(role, "kitchens.all")
            ? kitchens.all()
            : Effect.map(chefs.kitchensOf(userId), (own) =>
                isWhole ? own : { ...own, items: own.items.map(bare) },
              ),
        ),
      create: ({ payload }) => withAnsweredFailures(kitchens.create(payload)),
      edit: (asked) => withAnsweredFailures(kitchens.edit(asOf(asked))),
    });
});
