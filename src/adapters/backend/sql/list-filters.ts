import type { SqlClient } from "effect/sql/SqlClient";
import { DAY_MS, dayNumber } from "../../../domain/days/reckoning.ts";
import { ANY, NONE } from "../../../domain/list-request.ts";
import type { Listed, Narrowing } from "./listing.ts";
import { keyOf } from "./rows.ts";

type Filter = (value: string) => Narrowing;

// A kind is a number; each of these filters reads one binary place of it.
const isSet = (place: number, wanted: boolean): Narrowing => ({
  passes: (cell) => ((cell >> place) % 2 === 1) === wanted,
});

/** Whether something holds of a record: what is asked for says so, or else that it does not. */
export const ofFlag =
  (place: number, holds = "true"): Filter =>
  (value) =>
    isSet(place, value === holds);

/** Whether a record refers to another one, or to which. */
export const ofReference =
  (sql: SqlClient, column: string, place: number): Filter =>
  (value) =>
    value === ANY || value === NONE
      ? isSet(place, value === ANY)
      : { condition: sql`${sql(column)} = ${keyOf(value)}` };

/** Whether a record refers to another one by one of some columns, or to which. */
export const ofOneOf =
  (sql: SqlClient, columns: ReadonlyArray<string>): Filter =>
  (value) => {
    if (value === NONE) return { condition: sql.and(columns.map((column) => sql`${sql(column)} IS NULL`)) };
    return {
      condition: sql.or(
        columns.map((column) =>
          value === ANY ? sql`${sql(column)} IS NOT NULL` : sql`${sql(column)} = ${keyOf(value)}`,
        ),
      ),
    };
  };

/** Which records have one of the keys in a column that another table has by a reference. */
export const ofThoseIn =
  (sql: SqlClient, column: string, table: string, reference: string): Filter =>
  (value) => {
    const keys = sql`SELECT ${sql(column)} FROM ${sql(table)} WHERE ${sql(reference)} = ${keyOf(value)}`;
    return {
      condition: sql`${sql(column)} IN (${keys})`,
      gathered: sql`${sql(column)} = ANY (ARRAY (${keys}))`,
    };
  };

/** The key of a day's beginning, in microseconds, as the order by time has it; days are those of UTC (D42). */
const timeKey = (day: number): string => `${String(Math.max(0, day * DAY_MS)).padStart(15, "0")}000`;

/** From one day to another, both included; what nobody noted the time of (0042) is of no day. */
export const ofTime = (sql: SqlClient): Readonly<Record<"from" | "to", Filter>> => ({
  from: (day) => ({ condition: sql`time_key >= ${timeKey(dayNumber(day))}` }),
  to: (day) => ({ condition: sql`time_key > '' AND time_key < ${timeKey(dayNumber(day) + 1)}` }),
});

/** What people leave behind is of one kind, and what nobody noted the time of was there first. */
export const contributionList = (filters: Listed["filters"]): Listed => ({ cells: 1, filters, maybe: [] });

/** The filters of what is left at kitchens, by somebody whom one of some columns names. */
export const atKitchen = (sql: SqlClient, users: ReadonlyArray<string>): Listed["filters"] => ({
  user: ofOneOf(sql, users),
  kitchen: ofOneOf(sql, ["kitchen_id"]),
  tribe: ofThoseIn(sql, "kitchen_id", "kitchens", "tribe_id"),
  ...ofTime(sql),
});
