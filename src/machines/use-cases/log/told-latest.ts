import * as Effect from "effect/Effect";
import { type Activity, logOf, type NotedKind } from "../../../domain/activity.ts";
import { MAX_PAGE_SIZE } from "../../../domain/paging.ts";
import { Activities } from "../../../domain/ports/activities.ts";
import { given } from "../../../domain/records.ts";

/** So many entries of a record are looked through, the latest first. */
const LOOKED_THROUGH = 2_000;

/** What the latest entries of a record tell; nothing where it cannot be known that none of them does. */
export const toldLatest = Effect.fnUntraced(function* <A>(
  kind: NotedKind,
  id: string,
  told: (entries: ReadonlyArray<Activity>) => ReadonlyArray<A>,
) {
  const { list } = yield* Activities;
  let unreadable = 0;
  for (let first = 0; first < LOOKED_THROUGH; first += MAX_PAGE_SIZE) {
    const page = yield* list({ first, max: MAX_PAGE_SIZE }, { filters: logOf(kind, id) });
    unreadable += page.unreadable;
    const found = told(page.items);
    if (found.length > 0) return found;
    if (given(page) < MAX_PAGE_SIZE) return unreadable === 0 ? found : undefined;
  }
  return undefined;
});
