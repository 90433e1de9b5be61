import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import type { LocationId } from "../../../domain/id.ts";
import type { NewLocation } from "../../../domain/location.ts";
import { Locations } from "../../../domain/ports/locations.ts";
import { Api } from "../../contract/api.ts";
import { CurrentUser } from "../../contract/access.ts";
import { answered } from "../answered.ts";
import { Chefs } from "../chefs.ts";
import { ownerOrAdmin } from "../ownership.ts";

/** §7, Locations. A place belongs to the chef of its kitchen; one without a kitchen to nobody (D13). */
export const locationsHandlers = HttpApiBuilder.group(
  Api,
  "locations",
  Effect.fnUntraced(function* (handlers) {
    const locations = yield* Locations;
    const chefs = yield* Chefs;
    const ownerOf = ({ kitchen }: Pick<NewLocation, "kitchen">) =>
      kitchen === undefined ? Effect.undefined : chefs.ofKitchen(kitchen.kitchenId);
    const mayHave = (location: NewLocation) =>
      Effect.flatMap(CurrentUser, (actor) => ownerOrAdmin(actor, ownerOf(location)));
    const mayChange = (id: LocationId) =>
      Effect.flatMap(CurrentUser, (actor) =>
        ownerOrAdmin(actor, Effect.flatMap(locations.byId(id), ownerOf)),
      );
    return handlers.handleAll({
      all: () => answered(locations.all()),
      nearby: ({ query }) => answered(locations.nearby(query, query.radius)),
      byId: ({ params }) => answered(locations.byId(params.id)),
      create: ({ payload }) => answered(Effect.andThen(mayHave(payload), locations.create(payload))),
      // Both as it is and as it shall be: nobody gives a place to a kitchen of somebody else.
      edit: ({ payload }) =>
        answered(
          mayChange(payload.ubicacionId).pipe(
            Effect.andThen(mayHave(payload)),
            Effect.andThen(locations.edit(payload)),
          ),
        ),
      remove: ({ params }) => answered(Effect.andThen(mayChange(params.id), locations.remove(params.id))),
    });
  }),
);
