import type { SqlClient } from "effect/sql/SqlClient";
import type { Fragment } from "effect/sql/Statement";
import { folded } from "../../../domain/matching.ts";
import { isStorable } from "./rows.ts";

/** Three letters in a row are what the index knows; of anything less it would be read as a whole, and slowly. */
const INDEXED = /[\p{L}\p{N}]{3}/u;

const literally = (word: string): string => word.replace(/[\\%_]/gu, (sign) => `\\${sign}`);

const occurring = (sql: SqlClient, word: string): Fragment => {
  if (!isStorable(word)) return sql`FALSE`;
  return INDEXED.test(word)
    ? sql`search_text LIKE ${`%${literally(word)}%`}`
    : sql`strpos(search_text, ${word}) > 0`;
};

/**
 * Whether a record matches: every word of the folded query occurs in the record's folded text. What cannot be stored
 * occurs nowhere, and the database would not even read it.
 */
export const matching = (sql: SqlClient, query: string): Fragment => {
  const text = folded(query);
  return text === "" ? sql`TRUE` : sql.and(text.split(/\s+/u).map((word) => occurring(sql, word)));
};
