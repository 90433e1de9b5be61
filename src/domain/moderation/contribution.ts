import { utcDay } from "../calendar-date.ts";
import { type Dated, momentOf } from "../instant.ts";
import { ANY, NONE } from "../list-request.ts";
import { nameOf, type Reference } from "../reference.ts";

/** What a record is called by those whom it refers to. */
export const namedBy = (...references: ReadonlyArray<Reference | undefined>): string =>
  references.flatMap((reference) => (reference === undefined ? [] : [nameOf(reference)])).join(" · ");

/** Passes the records that refer to one, to any, or to none. */
export const referringTo =
  <A>(idsOf: (record: A) => ReadonlyArray<string | undefined>) =>
  (record: A, value: string): boolean => {
    const ids = idsOf(record).filter((id) => id !== undefined);
    return value === ANY ? ids.length > 0 : value === NONE ? ids.length === 0 : ids.includes(value);
  };

/** What people leave behind is listed the latest first. */
export const LATEST_FIRST = { sort: "time", direction: "descending" } as const;

/** The day of UTC that a record is of (D42); nothing where it does not say. */
export const dayOf = (record: Dated): string | undefined => {
  const instant = momentOf(record);
  return instant === undefined ? undefined : utcDay(instant);
};

/** Passes the records from one day to another, both included. */
export const since = (record: Dated, day: string): boolean => (dayOf(record) ?? "") >= day;
export const until = (record: Dated, day: string): boolean => {
  const own = dayOf(record);
  return own !== undefined && own <= day;
};
