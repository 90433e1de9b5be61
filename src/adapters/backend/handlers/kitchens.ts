import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Kitchens } from "../../../domain/ports/kitchens.ts";
import { CurrentUser } from "../../contract/access.ts";
import { Api } from "../../contract/api.ts";
import { mayCallForOthers } from "../access-table.ts";
import { answered } from "../answered.ts";
import { Chefs } from "../chefs.ts";
import { window } from "../window.ts";

/** §7, Kitchens. What may be written of a kitchen is the port's to say. */
export const kitchensHandlers = HttpApiBuilder.group(
  Api,
  "kitchens",
  Effect.fnUntraced(function* (handlers) {
    const kitchens = yield* Kitchens;
    const chefs = yield* Chefs;
    return handlers.handleAll({
      // Whoever may not see them all sees their own (P10).
      all: () =>
        CurrentUser.use(({ role, userId }) =>
          answered(mayCallForOthers(role, "kitchens.all") ? kitchens.all() : chefs.kitchensOf(userId)),
        ),
      count: () => answered(kitchens.count()),
      page: ({ params }) => answered(kitchens.page(window(params.first, params.max))),
      byId: ({ params }) => answered(kitchens.byId(params.id)),
      create: ({ payload }) => answered(kitchens.create(payload)),
      edit: ({ payload }) => answered(kitchens.edit(payload)),
      remove: ({ params }) => answered(kitchens.remove(params.id)),
    });
  }),
);
