import * as Effect from "effect/Effect";
import type { Activity } from "../../../domain/activity.ts";
import { unique } from "../../../domain/list-definition.ts";
import type { ListRequest } from "../../../domain/list-request.ts";
import { MAX_PAGE_SIZE, windowOf } from "../../../domain/paging.ts";
import { Activities } from "../../../domain/ports/activities.ts";
import { offers } from "../../../domain/ports/capabilities.ts";
import { type Counted, countedBy, given } from "../../../domain/records.ts";

/** A page of the log, and how long the log is. */
export interface LogPage extends Counted {
  readonly items: ReadonlyArray<Activity>;
}

/** A page of the whole log (D66); nothing where the backend keeps none. */
export const readLog = Effect.fnUntraced(function* (request: ListRequest) {
  if (!(yield* offers("activity"))) return undefined;
  const range = windowOf(request);
  const found = yield* Activities.use(({ list }) => list(range, { filters: request.filters }));
  return { items: found.items, ...countedBy(range, found) } satisfies LogPage;
});

/** So many entries leave as one file. */
export const MOST_EXPORTED = 5_000;

const eachOnce = (entries: ReadonlyArray<Activity>) =>
  unique({ idOf: ({ activityId }) => activityId }, entries);

/** The latest entries that a request lets through, at most `MOST_EXPORTED`, and whether these are all. */
export const readEntries = Effect.fnUntraced(function* ({ filters }: Pick<ListRequest, "filters">) {
  const { list } = yield* Activities;
  const entries: Array<Activity> = [];
  for (let first = 0; first < MOST_EXPORTED; first += MAX_PAGE_SIZE) {
    const page = yield* list({ first, max: MAX_PAGE_SIZE }, { filters });
    entries.push(...page.items);
    if (given(page) < MAX_PAGE_SIZE) return { entries: eachOnce(entries), isWhole: true };
  }
  // Nobody may have counted so far.
  const next = yield* list({ first: MOST_EXPORTED, max: 1 }, { filters });
  return { entries: eachOnce(entries), isWhole: given(next) === 0 };
});
