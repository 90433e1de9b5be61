import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Kitchens } from "../../../domain/ports/kitchens.ts";
import { Api } from "../../contract/api.ts";
import { answered } from "../answered.ts";
import { window } from "../window.ts";

/** §7, Kitchens. What may be written of a kitchen is the port's to say. */
export const kitchensHandlers = HttpApiBuilder.group(
  Api,
  "kitchens",
  Effect.fnUntraced(function* (handlers) {
    const kitchens = yield* Kitchens;
    return handlers.handleAll({
      all: () => answered(kitchens.all()),
      count: () => answered(kitchens.count()),
      page: ({ params }) => answered(kitchens.page(window(params.first, params.max))),
      byId: ({ params }) => answered(kitchens.byId(params.id)),
      create: ({ payload }) => answered(kitchens.create(payload)),
      edit: ({ payload }) => answered(kitchens.edit(payload)),
      remove: ({ params }) => answered(kitchens.remove(params.id)),
    });
  }),
);
