import * as Effect from "effect/Effect";
import type { CalendarDate } from "../../../domain/calendar-date.ts";
import { daysLater } from "../../../domain/days/reckoning.ts";
import { isToldHere, matching, passing } from "../../../domain/list-definition.ts";
import { type Arrangement, UNARRANGED } from "../../../domain/list-request.ts";
import { dayOf } from "../../../domain/moderation/contribution.ts";
import { dateListDefinition } from "../../../domain/moderation/date-list.ts";
import { monthOf } from "../../../domain/moderation/month.ts";
import { offers } from "../../../domain/ports/capabilities.ts";
import { Dates } from "../../../domain/ports/dates.ts";
import { AT_A_TIME } from "../at-a-time.ts";
import { answerable } from "../lists/list-records.ts";

/** A range of a backend may be cut off after so many dates: as many are no sign that those are all. */
const MOST_IN_RANGE = 1_000;

/** How many dates were asked for on each day of a month, by day. */
export interface MonthCounts {
  readonly counts: ReadonlyMap<string, number>;
  /** Whether every one was counted. */
  readonly isWhole: boolean;
}

const countedByList = (days: ReadonlyArray<CalendarDate>, filters: Arrangement["filters"]) =>
  Effect.map(
    Effect.forEach(
      days,
      (day) =>
        Dates.use(({ list }) =>
          list({ first: 0, max: 1 }, { ...UNARRANGED, filters: { ...filters, from: day, to: day } }),
        ),
      { concurrency: AT_A_TIME },
    ),
    (found): MonthCounts => ({
      counts: new Map(days.map((day, place) => [day, found[place]?.total ?? 0])),
      isWhole: found.every(({ total }) => total !== undefined),
    }),
  );

/**
 * Counts the dates of the month that a day is in and that a list lets through, whichever days that is about: over the
 * month's range, or day by day where that may be cut off or only the backend can tell which those are (D58).
 */
export const readMonth = Effect.fnUntraced(function* (
  day: CalendarDate,
  { query, filters }: Pick<Arrangement, "query" | "filters">,
) {
  const { first, last } = monthOf(day);
  const inMonth = { filters: { ...filters, from: first, to: last } };
  const { items } = yield* Dates.use(({ range }) => range(first, last));
  const isWhole = items.length < MOST_IN_RANGE;
  const areToldHere = Object.keys(filters).every((name) => isToldHere(dateListDefinition, name));
  if (query === "" && !(isWhole && areToldHere) && (yield* offers("lists"))) {
    const length = Number(last.slice(8));
    return yield* countedByList(
      Array.from({ length }, (_, place) => daysLater(first, place)),
      filters,
    );
  }
  const matches = matching(dateListDefinition, items, query);
  const { filters: answered } = answerable(dateListDefinition, inMonth);
  const byDay = Map.groupBy(passing(dateListDefinition, matches, answered), (date) => dayOf(date) ?? "");
  return {
    counts: new Map([...byDay].map(([on, dates]) => [on, dates.length])),
    isWhole,
  } satisfies MonthCounts;
});
