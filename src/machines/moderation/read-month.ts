import * as Effect from "effect/Effect";
import type { CalendarDate } from "../../domain/calendar-date.ts";
import { UNARRANGED } from "../../domain/list-request.ts";
import { dayOf } from "../../domain/moderation/contribution.ts";
import { daysLater, monthOf } from "../../domain/moderation/month.ts";
import { offers } from "../../domain/ports/capabilities.ts";
import { Dates } from "../../domain/ports/dates.ts";

/** A range of a backend may be cut off after so many dates: as many are no sign that those are all. */
const MOST_IN_RANGE = 1_000;

const AT_A_TIME = 4;

/** How many dates were asked for on each day of a month, by day. */
export interface MonthCounts {
  readonly counts: ReadonlyMap<string, number>;
  /** Whether every one was counted. */
  readonly isWhole: boolean;
}

const countedByList = (days: ReadonlyArray<CalendarDate>) =>
  Effect.map(
    Effect.forEach(
      days,
      (day) =>
        Dates.use(({ list }) =>
          list({ first: 0, max: 1 }, { ...UNARRANGED, filters: { from: day, to: day } }),
        ),
      { concurrency: AT_A_TIME },
    ),
    (found): MonthCounts => ({
      counts: new Map(days.map((day, place) => [day, found[place]?.total ?? 0])),
      isWhole: found.every(({ total }) => total !== undefined),
    }),
  );

/** Counts the dates of the month that a day is in: over its range, or day by day where that may be cut off (D58). */
export const readMonth = Effect.fnUntraced(function* (day: CalendarDate) {
  const { first, last } = monthOf(day);
  const { items } = yield* Dates.use(({ range }) => range(first, last));
  const isWhole = items.length < MOST_IN_RANGE;
  if (!isWhole && (yield* offers("lists"))) {
    const length = Number(last.slice(8));
    return yield* countedByList(Array.from({ length }, (_, place) => daysLater(first, place)));
  }
  const byDay = Map.groupBy(items, (date) => dayOf(date) ?? "");
  return {
    counts: new Map([...byDay].map(([on, dates]) => [on, dates.length])),
    isWhole,
  } satisfies MonthCounts;
});
