import type { SqlClient } from "effect/sql/SqlClient";
import type { Fragment } from "effect/sql/Statement";
import { wordsOf } from "../../../domain/matching.ts";
import { isStorable } from "./rows.ts";

/** What the index of trigrams knows in every locale; of anything less it would be read as a whole, and slowly. */
const IN_TRIGRAMS = /[A-Z0-9]{3}/u;

const literally = (word: string): string => word.replace(/[\\%_]/gu, (sign) => `\\${sign}`);

const isBeyondLatin = (gram: string): boolean => /[^\0-\u007f]/u.test(gram);

/** What the index of letters knows of a word: its pairs of letters, or a single letter. */
const gramsOf = (word: string): ReadonlyArray<string> => {
  const letters = [...word];
  const pairs = letters.slice(1).map((letter, place) => `${letters[place]}${letter}`);
  return (letters.length > 1 ? pairs : letters).filter(isBeyondLatin);
};

const occurring = (sql: SqlClient, word: string, text: Fragment = sql`search_text`): Fragment =>
  isStorable(word) ? sql`strpos(${text}, ${word}) > 0` : sql`FALSE`;

const indexed = (sql: SqlClient, word: string, text?: Fragment): Fragment => {
  if (!isStorable(word)) return sql`FALSE`;
  if (IN_TRIGRAMS.test(word)) return sql`search_text LIKE ${`%${literally(word)}%`}`;
  const grams = gramsOf(word);
  if (grams.length === 0) return occurring(sql, word, text);
  const known = sql`letters_beyond_latin(search_text) @> ${grams}::text[]`;
  return grams[0] === word ? known : sql`(${known} AND ${occurring(sql, word)})`;
};

const every = (sql: SqlClient, query: string, holds: (word: string) => Fragment): Fragment => {
  const words = wordsOf(query);
  return words.length === 0 ? sql`TRUE` : sql.and(words.map(holds));
};

/**
 * Whether a record matches: every word of the folded query occurs in the record's folded text. What cannot be stored
 * occurs nowhere, and the database would not even read it. Fast for a record at hand.
 */
export const matching = (sql: SqlClient, query: string, text?: Fragment): Fragment =>
  every(sql, query, (word) => occurring(sql, word, text));

/** The same, as an index answers it. */
export const found = (sql: SqlClient, query: string, text?: Fragment): Fragment =>
  every(sql, query, (word) => indexed(sql, word, text));
