import * as Effect from "effect/Effect";
import type { SqlClient } from "effect/sql/SqlClient";
import { folded } from "../../../domain/matching.ts";
import type { PageWindow } from "../../../domain/paging.ts";
import { readable } from "../../../domain/records.ts";
import type { Table } from "./collection.ts";
import type { Row } from "./entity-rows.ts";
import { isStorable } from "./rows.ts";

/** Three letters in a row are what the index knows; of anything less it would be read as a whole, and slowly. */
const INDEXED = /[\p{L}\p{N}]{3}/u;

const literally = (word: string): string => word.replace(/[\\%_]/gu, (sign) => `\\${sign}`);

/**
 * Finds records of one kind: every word of the folded query occurs in the record's folded text. What cannot be stored
 * occurs nowhere, and the database would not even read it.
 */
export const finding = <A>(sql: SqlClient, { select, table, key, keyColumn, itemOf }: Table<A>) => {
  const order = sql.literal(key);
  const column = sql.literal(keyColumn);
  const occurring = (word: string) => {
    if (!isStorable(word)) return sql`FALSE`;
    return INDEXED.test(word)
      ? sql`search_text LIKE ${`%${literally(word)}%`}`
      : sql`strpos(search_text, ${word}) > 0`;
  };
  const matching = (query: string) => {
    const text = folded(query);
    return text === "" ? sql`TRUE` : sql.and(text.split(/\s+/u).map(occurring));
  };
  // Two questions: a window near the start is found without the matches after it, which only the number needs.
  return Effect.fnUntraced(function* (query: string, { first, max }: PageWindow) {
    const rows = yield* sql<Row>`
      ${select} WHERE ${order} = ANY (ARRAY (
        SELECT ${column} FROM ${sql(table)} WHERE ${matching(query)} ORDER BY ${column} LIMIT ${max} OFFSET ${first}))
      ORDER BY ${order}`.pipe(Effect.orDie);
    const [counted] = yield* sql<{ total: number }>`
      SELECT count(*)::int AS total FROM ${sql(table)} WHERE ${matching(query)}`.pipe(Effect.orDie);
    return { ...readable(rows.map(itemOf)), total: counted?.total ?? 0 };
  });
};
