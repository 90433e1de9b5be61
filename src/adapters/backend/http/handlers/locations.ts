import * as Effect from "effect/Effect";
import type { Id } from "../../../../domain/id.ts";
import type { NewPlace } from "../../../../domain/place.ts";
import { Locations } from "../../../../domain/ports/locations.ts";
import { group } from "../group.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { Owners } from "../../policy/owners.ts";
import { ownerOrAdmin } from "../../policy/ownership.ts";

/** A place belongs to the chef of its kitchen; one without a kitchen to nobody. */
export const locationsHandlers = group("locations", function* () {
  const locations = yield* Locations;
  const owners = yield* Owners;
  const ownerOf = ({ kitchen }: Pick<NewPlace, "kitchen">) =>
    kitchen === undefined ? Effect.undefined : owners.ofKitchen(kitchen.kitchenId);
  const mayHave = (location: NewPlace) => ownerOrAdmin(ownerOf(location));
  const mayChange = (id: Id<"location">) => ownerOrAdmin(Effect.flatMap(locations.byId(id), ownerOf));
  return (handlers) =>
    handlers.handleAll({
      all: () => withAnsweredFailures(locations.all()),
      nearby: ({ query }) => withAnsweredFailures(locations.nearby(query, query.radius)),
      byId: ({ params }) => withAnsweredFailures(locations.byId(params.id)),
      create: ({ payload }) =>
        withAnsweredFailures(Effect.andThen(mayHave(payload), locations.create(payload))),
      // Both as it is and as it shall be: nobody gives a place to a kitchen of somebody else.
      edit: ({ payload }) =>
        withAnsweredFailures(
          mayChange(payload.ubicacionId).pipe(
            Effect.andThen(mayHave(payload)),
            Effect.andThen(locations.edit(payload)),
          ),
        ),
      remove: ({ params }) =>
        withAnsweredFailures(Effect.andThen(mayChange(params.id), locations.remove(params.id))),
    });
});
