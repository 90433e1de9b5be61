import type { SqlClient } from "effect/sql/SqlClient";
import type { Fragment } from "effect/sql/Statement";
import type { Arrangement } from "../../../domain/list-request.ts";

/** Where there is nothing to sort by, this stands in a column of keys. It comes last, in either direction. */
export const MISSING = String.fromCodePoint(0x10ffff);

/** The orders of a list, as its table keeps them. Without one, records are in the order of their ids. */
export interface Ordered {
  readonly keyColumn: string;
  /** The orders in which something may be missing. */
  readonly maybe: ReadonlyArray<string>;
  /** The order that is the one of their ids, by when they were made. */
  readonly inTurn?: string;
}

export interface Order {
  readonly sort: string;
  readonly isDescending: boolean;
  /** Whether what is missing has to be put behind what is there. */
  readonly isTurned: boolean;
}

export const orderOf = (
  { maybe, inTurn }: Ordered,
  { sort: asked, direction }: Pick<Arrangement, "sort" | "direction">,
): Order => {
  const isDescending = asked !== undefined && direction === "descending";
  const sort = asked === undefined || asked === inTurn ? "" : asked;
  return { sort, isDescending, isTurned: isDescending && maybe.includes(sort) };
};

/** The columns of an order, of the table that a query names so. */
export const orderSql = (
  sql: SqlClient,
  { keyColumn }: Ordered,
  { sort, isDescending, isTurned }: Order,
  named: string,
): Fragment => {
  const columns = [...(sort === "" ? [] : [`${named}.${sort}_key`]), `${named}.${keyColumn}`];
  const directed = sql.literal(
    columns.map((column) => (isDescending ? `${column} DESC` : column)).join(", "),
  );
  return isTurned ? sql`${sql.literal(`${named}.${sort}_key`)} = ${MISSING}, ${directed}` : directed;
};
