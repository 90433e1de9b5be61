import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { CurrentTransformer } from "effect/sql/Statement";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import type { DatabaseLocation } from "../../../src/adapters/backend/database/database.ts";
import { kitchenListDefinition } from "../../../src/domain/kitchen.ts";
import type { Arrangement } from "../../../src/domain/list-request.ts";
import type { PageWindow } from "../../../src/domain/paging.ts";
import { Kitchens } from "../../../src/domain/ports/kitchens.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { userListDefinition } from "../../../src/domain/user.ts";
import { seeded } from "../database-image.ts";
import { onEmbedded } from "./on-server.ts";

const ROWS = 8_000;

/** A block and a page, and a few thousand matches; all records are more. */
const MOST_READ = 5_000;
/** What may be gathered to be sorted. */
const MOST_SORTED = 2_000;

const portsOver = (location: DatabaseLocation) => portsSql().pipe(Layer.provideMerge(seeded(location, 60)));

/** As many users and kitchens as take three blocks in every order. */
const grown = Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`SET LOCAL console.counting = 'off'`;
      yield* sql`
        INSERT INTO users (nombre, email, role_id, verified, search_text)
        SELECT 'N', 'n' || n || '@example.org', CASE WHEN n % 4 = 0 THEN 3 ELSE 2 END, n % 3 = 0,
          'NAME ' || (n * 7919) % 9973 || E'\nN' || n || '@EXAMPLE.ORG'
        FROM generate_series(1, ${ROWS}::int) AS n`;
      yield* sql`
        INSERT INTO kitchens (nombre, banned, positivo, chef_user_id, tribe_id, location, search_text)
        SELECT 'K', n % 20 = 0, n % 500, CASE WHEN n % 3 > 0 THEN people.ids[1 + n % 5000] END,
          CASE WHEN n % 5 > 0 THEN 1 + n % 11 END, CASE WHEN n % 2 = 0 THEN 'City ' || n % 90 END,
          'KITCHEN ' || (n * 7919) % 9973
        FROM generate_series(1, ${ROWS}::int) AS n, (SELECT array_agg(user_id) AS ids FROM users) AS people`;
      yield* sql`SELECT cut_list(list) FROM lists`;
    }),
  );
  yield* sql`VACUUM (ANALYZE)`;
});

interface Plan {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Index Recheck"?: number;
  readonly Plans?: ReadonlyArray<Plan>;
}

const nodesOf = (plan: Plan): ReadonlyArray<Plan> => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const readBy = (plan: Plan): number =>
  (plan["Actual Rows"] +
    (plan["Rows Removed by Filter"] ?? 0) +
    (plan["Rows Removed by Index Recheck"] ?? 0)) *
  plan["Actual Loops"];

const LARGE = new Set(["users", "kitchens"]);

/** What a call reads and sorts more of than it may, by the plans of all that it asks the database. */
const excessesOf = Effect.fnUntraced(function* <A, E>(call: Effect.Effect<A, E>) {
  const sql = yield* SqlClient;
  const asked: Array<readonly [text: string, params: ReadonlyArray<unknown>]> = [];
  yield* call.pipe(
    Effect.provideService(CurrentTransformer, (statement) => {
      asked.push(statement.compile(true));
      return Effect.succeed(statement);
    }),
  );
  const plans = yield* Effect.forEach(asked, ([text, params]) =>
    sql.unsafe<{ "QUERY PLAN": ReadonlyArray<{ readonly Plan: Plan }> }>(
      `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`,
      params,
    ),
  );
  return plans
    .flatMap(([row]) => row?.["QUERY PLAN"].flatMap(({ Plan: plan }) => nodesOf(plan)) ?? [])
    .flatMap((node) => {
      const { "Node Type": type, "Relation Name": table = "" } = node;
      const read = readBy(node);
      if (type === "Sort") return read > MOST_SORTED ? [`${type} of ${read}`] : [];
      return LARGE.has(table) && read > MOST_READ ? [`${type} of ${read} ${table}`] : [];
    });
});

const orders = (
  sorts: Readonly<Record<string, unknown>>,
): ReadonlyArray<Pick<Arrangement, "sort" | "direction">> =>
  [undefined, ...Object.keys(sorts)].flatMap((sort) =>
    (["ascending", "descending"] as const)
      .slice(0, sort === undefined ? 1 : 2)
      .map((direction) => ({ sort, direction })),
  );

type Filters = ReadonlyArray<Arrangement["filters"]>;

/** Every order, each with some of the filters, so that every one has its turn. */
const inTurn = (sorts: Readonly<Record<string, unknown>>, filters: Filters): ReadonlyArray<Arrangement> =>
  orders(sorts).flatMap((order, turn) =>
    [0, 3].map((more) => ({ ...order, query: "", filters: filters[(turn + more) % filters.length] ?? {} })),
  );

const USERS: Filters = [{}, { role: "chef" }, { role: "editor", verified: "true" }, { verified: "false" }];
const KITCHENS: Filters = [
  {},
  { status: "banned" },
  { status: "active", tribe: "any" },
  { chef: "none" },
  { chef: "7" },
  { tribe: "3" },
  { pictures: "none" },
];

const WINDOWS: ReadonlyArray<PageWindow> = [
  { first: 0, max: 25 },
  { first: 6_000, max: 25 },
];

onEmbedded("D58: how lists are read", portsOver, (it) => {
  it.effect("D58: no page of a list reads or sorts all records, whatever its order, filter and depth", () =>
    Effect.gen(function* () {
      yield* grown;
      const users = yield* Users;
      const kitchens = yield* Kitchens;
      const lists = [
        ...inTurn(userListDefinition.sorts, USERS).map((asked) => ({
          asked,
          listed: (range: PageWindow) => excessesOf(users.list(range, asked)),
        })),
        ...inTurn(kitchenListDefinition.sorts, KITCHENS).map((asked) => ({
          asked,
          listed: (range: PageWindow) => excessesOf(kitchens.list(range, asked)),
        })),
      ];
      for (const { asked, listed } of lists)
        for (const range of WINDOWS) expect([asked, range, yield* listed(range)]).toEqual([asked, range, []]);
      // Letters that are everywhere, a word that is rare, and one that is nowhere.
      for (const query of ["e", "name", "name 77", "n777@", "zzzz", "\u738b"])
        for (const order of [{ sort: undefined }, { sort: "name" }])
          for (const first of [0, 900]) {
            const asked = { ...order, direction: "ascending", query, filters: {} } as const;
            const sorted = (yield* excessesOf(users.list({ first, max: 25 }, asked))).filter((excess) =>
              excess.startsWith("Sort"),
            );
            expect([asked, first, sorted]).toEqual([asked, first, []]);
          }
    }),
  );
});
