import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { CurrentTransformer } from "effect/sql/Statement";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import { kitchenListDefinition } from "../../../src/domain/kitchen.ts";
import { type Arrangement, UNARRANGED } from "../../../src/domain/list-request.ts";
import type { PageWindow } from "../../../src/domain/paging.ts";
import { Analytics } from "../../../src/domain/ports/analytics.ts";
import { Blocks } from "../../../src/domain/ports/blocks.ts";
import { Comments } from "../../../src/domain/ports/comments.ts";
import { Dates } from "../../../src/domain/ports/dates.ts";
import { Favorites } from "../../../src/domain/ports/favorites.ts";
import { Kitchens } from "../../../src/domain/ports/kitchens.ts";
import { Reports } from "../../../src/domain/ports/reports.ts";
import { Tribes } from "../../../src/domain/ports/tribes.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { Votes } from "../../../src/domain/ports/votes.ts";
import { userListDefinition } from "../../../src/domain/user.ts";
import { day, id } from "../../domain/generators.ts";
import { type Place, seeded } from "../database-image.ts";
import { onEmbedded } from "./on-server.ts";

const ROWS = 8_000;

/** A tribe of a dozen kitchens; of all others a scan of all that is left at kitchens is no more than what they have. */
const FEW_KITCHENS = "900";

/** A block and a page, and a few thousand matches; all records are more. */
const MOST_READ = 5_000;
/** What may be gathered to be sorted. */
const MOST_SORTED = 2_000;

const portsOver = (place: Place) => portsSql().pipe(Layer.provideMerge(seeded(place, 60)));

/** As many users and kitchens as take three blocks in every order. */
const grown = Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`SET LOCAL console.counting = 'off'`;
      yield* sql`
        INSERT INTO users (nombre, email, role_id, verified, created_at, search_text)
        SELECT 'N', 'n' || n || '@example.org', CASE WHEN n % 4 = 0 THEN 3 ELSE 2 END, n % 3 = 0,
          now() - n * interval '1 hour', 'NAME ' || (n * 7919) % 9973 || E'\nN' || n || '@EXAMPLE.ORG'
        FROM generate_series(1, ${ROWS}::int) AS n`;
      yield* sql`
        INSERT INTO kitchens (nombre, banned, positivo, chef_user_id, tribe_id, location, search_text)
        SELECT 'K', n % 20 = 0, n % 500, CASE WHEN n % 3 > 0 THEN people.ids[1 + n % 5000] END,
          CASE WHEN n % 5 > 0 THEN 1 + n % 11 END, CASE WHEN n % 2 = 0 THEN 'City ' || n % 90 END,
          'KITCHEN ' || (n * 7919) % 9973
        FROM generate_series(1, ${ROWS}::int) AS n, (SELECT array_agg(user_id) AS ids FROM users) AS people`;
      yield* sql`
        INSERT INTO tribes (tribe_id, name, description, search_text) VALUES (${FEW_KITCHENS}, 'T', '', 'T')`;
      yield* sql`UPDATE kitchens SET tribe_id = ${FEW_KITCHENS} WHERE kitchen_id BETWEEN 101 AND 112`;
      yield* sql`
        INSERT INTO comments (user_id, kitchen_id, tribe_id, text, created_at)
        SELECT 1 + n % 5000, 1 + n % 4000, CASE WHEN n % 4 > 0 THEN 1 + n % 11 END, 'Good soup.', now() - n * interval '1 hour'
        FROM generate_series(1, ${ROWS}::int) AS n`;
      yield* sql`
        INSERT INTO dates (source_user_id, target_user_id, kitchen_id, created_at)
        SELECT 1 + n % 5000, 2 + n % 5000, 1 + n % 4000, now() - n * interval '1 hour'
        FROM generate_series(1, ${ROWS}::int) AS n`;
      yield* sql`
        INSERT INTO reports (user_id, kitchen_id, reason, created_at)
        SELECT 1 + n % 5000, 1 + n % 4000, 'Cold', now() - n * interval '1 hour'
        FROM generate_series(1, ${ROWS}::int) AS n`;
      for (const table of ["favorites", "blocks"])
        yield* sql`
          INSERT INTO ${sql(table)} (user_id, kitchen_id, created_at)
          SELECT 1 + n % 5000, 1 + n % 4000, now() - n * interval '1 hour'
          FROM generate_series(1, ${ROWS}::int) AS n ON CONFLICT DO NOTHING`;
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

const LARGE = new Set(["users", "kitchens", "comments", "dates", "favorites", "blocks", "reports"]);

interface Explained {
  readonly "QUERY PLAN": ReadonlyArray<{ readonly Plan: Plan }>;
}

const EXPLAIN = "EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON)";

/** How a statement is carried out: planned for what it asks, or once for whatever it asks. */
type Planned = (
  sql: SqlClient,
  text: string,
  params: ReadonlyArray<unknown>,
) => Effect.Effect<ReadonlyArray<Explained>, unknown>;

const anew: Planned = (sql, text, params) => sql.unsafe<Explained>(`${EXPLAIN} ${text}`, params);

const literal = (value: unknown): string =>
  typeof value === "number" ? String(value) : `'${String(value).replaceAll("'", "''")}'`;

const once: Planned = (sql, text, params) =>
  sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`SET LOCAL plan_cache_mode = force_generic_plan`;
      yield* sql.unsafe(`PREPARE planned AS ${text}`);
      const asked = params.length === 0 ? "" : `(${params.map(literal).join(", ")})`;
      const plans = yield* sql.unsafe<Explained>(`${EXPLAIN} EXECUTE planned${asked}`);
      yield* sql`DEALLOCATE planned`;
      return plans;
    }),
  );

/** What a call reads and sorts more of than it may, by the plans of all that it asks the database. */
const excessesOf = Effect.fnUntraced(function* <A, E>(call: Effect.Effect<A, E>, planned = anew) {
  const sql = yield* SqlClient;
  const asked: Array<readonly [text: string, params: ReadonlyArray<unknown>]> = [];
  yield* call.pipe(
    Effect.provideService(CurrentTransformer, (statement) => {
      asked.push(statement.compile(true));
      return Effect.succeed(statement);
    }),
  );
  const plans = yield* Effect.forEach(asked, ([text, params]) => planned(sql, text, params));
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

const USERS: Filters = [
  {},
  { role: "chef" },
  { role: "editor", verified: "true" },
  { verified: "false" },
  { tribe: "3" },
];
const KITCHENS: Filters = [
  {},
  { status: "banned" },
  { status: "active", tribe: "any" },
  { chef: "none" },
  { chef: "7" },
  { tribe: "3" },
  { pictures: "none" },
];

const isOfOne = ({ filters }: Arrangement): boolean =>
  Object.values(filters).some((value) => /^\d+$/u.test(value));

/** What is left at kitchens, by its day and by the tribe of its kitchen. */
const atKitchens = Effect.gen(function* () {
  const sql = yield* SqlClient;
  const lists = {
    dates: (yield* Dates).list,
    favorites: (yield* Favorites).list,
    blocks: (yield* Blocks).list,
    reports: (yield* Reports).list,
  };
  const [days] = yield* sql<{ first: string; early: string; late: string; last: string }>`
    SELECT (current_date - 320)::text AS first, (current_date - 60)::text AS early,
      (current_date - 20)::text AS late, (current_date - 7)::text AS last`;
  const { first = "", early = "", late = "", last = "" } = days ?? {};
  const tribe = FEW_KITCHENS;
  const asked: Filters = [
    { from: last },
    { to: first },
    { from: early, to: late },
    { tribe },
    { tribe, to: last },
  ];
  return Object.fromEntries(
    Object.entries(lists).flatMap(([name, list]) =>
      inTurn({ time: true }, asked).map((narrowed) => [
        `${name}.list ${JSON.stringify(narrowed)}`,
        list({ first: 0, max: 25 }, narrowed),
      ]),
    ),
  );
});

/** What is asked for beside the pages of lists. Not among it: all records of a kind. */
const askedBeside = Effect.gen(function* () {
  const sql = yield* SqlClient;
  const users = yield* Users;
  const kitchens = yield* Kitchens;
  const tribes = yield* Tribes;
  const comments = yield* Comments;
  const dates = yield* Dates;
  const favorites = yield* Favorites;
  const votes = yield* Votes;
  const analytics = yield* Analytics;
  const [{ from } = { from: "" }] = yield* sql<{ from: string }>`SELECT (current_date - 7)::text AS from`;
  const lastWeek = { ...UNARRANGED, filters: { from } };
  return {
    "users.count": users.count(),
    "kitchens.count": kitchens.count(),
    "comments.count": comments.count(),
    "analytics.total": analytics.total("users"),
    "users.byId": users.byId(id("777")),
    "kitchens.byId": kitchens.byId(id("777")),
    "comments.ofUser": comments.ofUser(id("777")),
    "comments.ofKitchen": comments.ofKitchen(id("777")),
    "comments.ofTribe": comments.ofTribe(id("3")),
    "comments.list": comments.list({ first: 0, max: 25 }, lastWeek),
    "dates.ofUser": dates.ofUser(id("777")),
    "dates.ofKitchen": dates.ofKitchen(id("777")),
    "dates.range": dates.range(day("2000-01-01"), day("2100-01-01")),
    ...(yield* atKitchens),
    "favorites.ofUser": favorites.ofUser(id("777")),
    "votes.ofKitchen": votes.ofKitchen(id("777")),
    "tribes.members": tribes.members(id("3")),
    "analytics.userActivity": analytics.userActivity(30),
    "analytics.popularKitchens": analytics.popularKitchens(10),
    "analytics.activeTribes": analytics.activeTribes(10),
  };
});

const WINDOWS: ReadonlyArray<PageWindow> = [
  { first: 0, max: 25 },
  { first: 6_000, max: 25 },
];

onEmbedded("D58: how lists are read", portsOver, (it) => {
  it.effect(
    "D58: no page of a list and no other call reads or sorts all records, whatever its order, filter and depth",
    () =>
      Effect.gen(function* () {
        yield* grown;
        const users = yield* Users;
        const kitchens = yield* Kitchens;
        const lists = [
          ...inTurn(userListDefinition.sorts, USERS).map((asked) => ({
            asked,
            listed: (range: PageWindow, planned: Planned) => excessesOf(users.list(range, asked), planned),
          })),
          ...inTurn(kitchenListDefinition.sorts, KITCHENS).map((asked) => ({
            asked,
            listed: (range: PageWindow, planned: Planned) => excessesOf(kitchens.list(range, asked), planned),
          })),
        ];
        for (const { asked, listed } of lists)
          for (const range of WINDOWS)
            // What asks for one record in particular is planned for that one each time.
            for (const planned of isOfOne(asked) ? [anew] : [anew, once])
              expect([asked, range, yield* listed(range, planned)]).toEqual([asked, range, []]);
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
        for (const [name, call] of Object.entries(yield* askedBeside))
          expect([name, yield* excessesOf<unknown, unknown>(call)]).toEqual([name, []]);
      }),
  );
});
