import * as Effect from "effect/Effect";
import { notedKindsFor } from "../../../../domain/activity.ts";
import type { Arrangement } from "../../../../domain/list-request.ts";
import type { PageWindow } from "../../../../domain/paging.ts";
import { Forbidden, NotFound } from "../../../../domain/remote-failure.ts";
import { CurrentUser } from "../../../contract/access.ts";
import { group } from "../group.ts";
import { arrangementOf } from "../../../contract/list-query.ts";
import { mayCallForOthers } from "../../policy/access.ts";
import { ActivityLog } from "../../policy/activity-log.ts";
import { Owners } from "../../policy/owners.ts";
import { ownedIn, toldToOwner } from "../../policy/own-activity.ts";
import { ownerOrAdmin, ownerOrPermitted } from "../../policy/ownership.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { servableWindow } from "../page-window.ts";
import { counted } from "./collections.ts";
import { whereOffered } from "./offered.ts";

/** Everybody reads of the kinds of record that they may read, of themselves, and a chef of a kitchen of their own. */
export const activitiesHandlers = group("activities", function* () {
  const log = yield* ActivityLog;
  const owners = yield* Owners;
  const ifOffered = yield* whereOffered("activity");

  const ofOwn = Effect.fnUntraced(function* (range: PageWindow, filters: Arrangement["filters"]) {
    const record = ownedIn(filters["record"]);
    // Whoever may not know who did it may not ask by who did it either.
    if (record === undefined || filters["person"] !== undefined) return yield* Effect.fail(Forbidden);
    const owner = record.kind === "user" ? Effect.succeed(record.id) : owners.ofKitchen(record.id);
    yield* ownerOrAdmin(owner);
    const found = yield* log.page(range, filters, [record.kind]);
    return { ...found, items: found.items.map(toldToOwner) };
  });

  return (handlers) =>
    handlers.handleAll({
      page: Effect.fnUntraced(function* ({ params: { first, max }, query }) {
        yield* ifOffered;
        const { role } = yield* CurrentUser;
        const { filters } = arrangementOf(query);
        const range = servableWindow(first, max);
        return counted(
          yield* mayCallForOthers(role, "activities.page")
            ? log.page(range, filters, notedKindsFor(role))
            : ofOwn(range, filters),
        );
      }, withAnsweredFailures),
      liking: Effect.fnUntraced(function* ({ params: { id } }) {
        yield* ifOffered;
        yield* ownerOrPermitted("activities.liking", owners.ofKitchen(id));
        return (yield* log.liking(id)) ?? (yield* Effect.fail(NotFound("Kitchen not found")));
      }, withAnsweredFailures),
    });
});
