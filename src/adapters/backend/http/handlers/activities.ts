import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { notedKindsFor } from "../../../../domain/activity.ts";
import type { Arrangement } from "../../../../domain/list-request.ts";
import type { PageWindow } from "../../../../domain/paging.ts";
import { Capabilities } from "../../../../domain/ports/capabilities.ts";
import { Forbidden, NotFound } from "../../../../domain/remote-failure.ts";
import { CurrentUser } from "../../../contract/access.ts";
import { Api } from "../../../contract/api.ts";
import { arrangementOf } from "../../../contract/listing.ts";
import { mayCallForOthers } from "../../policy/access-table.ts";
import { ActivityLog } from "../../policy/activity-log.ts";
import { Chefs } from "../../policy/chefs.ts";
import { kitchenIn, toldToChef } from "../../policy/own-activity.ts";
import { ownerOrAdmin } from "../../policy/ownership.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { servableWindow } from "../page-window.ts";
import { counted } from "./collections.ts";

/** Everybody reads of the kinds of record that they may read, and a chef of a kitchen of their own. */
export const activitiesHandlers = HttpApiBuilder.group(
  Api,
  "activities",
  Effect.fnUntraced(function* (handlers) {
    const log = yield* ActivityLog;
    const chefs = yield* Chefs;
    const isOffered = yield* Capabilities.use(({ offers }) => offers("activity"));

    const ofOwnKitchen = Effect.fnUntraced(function* (range: PageWindow, filters: Arrangement["filters"]) {
      const kitchen = kitchenIn(filters["record"]);
      // Whoever may not know who did it may not ask by who did it either.
      if (kitchen === undefined || filters["person"] !== undefined) return yield* Effect.fail(Forbidden);
      yield* ownerOrAdmin(yield* CurrentUser, chefs.ofKitchen(kitchen));
      const found = yield* log.page(range, filters, ["kitchen"]);
      return { ...found, items: found.items.map(toldToChef) };
    });

    return handlers.handleAll({
      page: ({ params: { first, max }, query }) =>
        withAnsweredFailures(
          Effect.gen(function* () {
            if (!isOffered) return yield* Effect.fail(NotFound("Not found"));
            const { role } = yield* CurrentUser;
            const { filters } = arrangementOf(query);
            const range = servableWindow(first, max);
            return counted(
              yield* mayCallForOthers(role, "activities.page")
                ? log.page(range, filters, notedKindsFor(role))
                : ofOwnKitchen(range, filters),
            );
          }),
        ),
    });
  }),
);
