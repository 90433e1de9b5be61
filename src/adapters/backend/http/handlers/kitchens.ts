import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Kitchens } from "../../../../domain/ports/kitchens.ts";
import { CurrentUser } from "../../../contract/access.ts";
import { Api } from "../../../contract/api.ts";
import { mayCallForOthers } from "../../policy/access-table.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { Chefs } from "../../policy/chefs.ts";
import { searchedHandlers } from "./collections.ts";

/** What may be written of a kitchen is the port's to say. */
export const kitchensHandlers = HttpApiBuilder.group(
  Api,
  "kitchens",
  Effect.fnUntraced(function* (handlers) {
    const kitchens = yield* Kitchens;
    const chefs = yield* Chefs;
    return handlers.handleAll({
      ...(yield* searchedHandlers(kitchens)),
      // Whoever may not see them all sees their own.
      all: () =>
        CurrentUser.use(({ role, userId }) =>
          withAnsweredFailures(
            mayCallForOthers(role, "kitchens.all") ? kitchens.all() : chefs.kitchensOf(userId),
          ),
        ),
      create: ({ payload }) => withAnsweredFailures(kitchens.create(payload)),
      edit: ({ payload }) => withAnsweredFailures(kitchens.edit(payload)),
    });
  }),
);
