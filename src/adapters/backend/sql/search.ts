import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { folded } from "../../../domain/matching.ts";
import { Search } from "../../../domain/ports/search.ts";
import { readable } from "../../../domain/records.ts";
import { isStorable } from "./rows.ts";
import { tribeOf, type TribeRow, tribeRows } from "./tribe-rows.ts";
import { userOf, type UserRow, userRows } from "./user-rows.ts";

const literally = (word: string): string => word.replace(/[\\%_]/gu, (sign) => `\\${sign}`);

/**
 * `Search` over SQL: every word of the folded query occurs in the record's folded text. What cannot be stored occurs
 * nowhere, and the database would not even read it.
 */
export const searchSql = Layer.effect(
  Search,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const select = userRows(sql);
    const matching = (query: string) =>
      sql.and(
        folded(query)
          .split(/\s+/u)
          .map((word) => (isStorable(word) ? sql`search_text LIKE ${`%${literally(word)}%`}` : sql`FALSE`)),
      );
    return Search.of({
      users: (query, { first, max }) =>
        Effect.all({
          rows: sql<UserRow>`${select} WHERE ${matching(query)} ORDER BY u.user_id LIMIT ${max} OFFSET ${first}`,
          counted: sql<{ count: number }>`SELECT count(*)::int AS count FROM users WHERE ${matching(query)}`,
        }).pipe(
          Effect.orDie,
          Effect.map(({ rows, counted }) => ({
            ...readable(rows.map(userOf)),
            total: counted[0]?.count ?? 0,
          })),
        ),
      tribes: (query, { first, max }) =>
        Effect.all({
          rows: sql<TribeRow>`${tribeRows(sql)} WHERE ${matching(query)} ORDER BY t.tribe_id LIMIT ${max} OFFSET ${first}`,
          counted: sql<{ count: number }>`SELECT count(*)::int AS count FROM tribes WHERE ${matching(query)}`,
        }).pipe(
          Effect.orDie,
          Effect.map(({ rows, counted }) => ({
            ...readable(rows.map(tribeOf)),
            total: counted[0]?.count ?? 0,
          })),
        ),
    });
  }),
);
