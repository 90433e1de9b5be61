import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import { cutLargeBlocks } from "../../../src/adapters/backend/sql/list-blocks.ts";
import type { Direction } from "../../../src/domain/list-request.ts";
import { Kitchens } from "../../../src/domain/ports/kitchens.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { Votes } from "../../../src/domain/ports/votes.ts";
import { type Place, seeded } from "../database-image.ts";
import { onBoth } from "./on-server.ts";

const MISSING = String.fromCodePoint(0x10ffff);

const portsOver = (place: Place) => portsSql().pipe(Layer.provideMerge(seeded(place, 60)));

/** Kitchens which have and lack what they can have. */
const kitchensFrom = (from: number, to: number, seed: number) =>
  Effect.flatMap(
    SqlClient,
    (sql) => sql`
      INSERT INTO kitchens (nombre, banned, positivo, chef_user_id, tribe_id, search_text)
      SELECT 'K', n % 11 = 0, n * ${seed}::int % 50,
        CASE WHEN n % 3 > 0 THEN chefs.ids[1 + n % 7] END, CASE WHEN n % 5 > 0 THEN 1 + n % 4 END,
        'K' || (n * ${seed}::int) % 313 || CASE WHEN n % 2 = 0 THEN ' EVEN' ELSE '' END
      FROM generate_series(${from}::int, ${to}::int) AS n, (SELECT array_agg(user_id) AS ids FROM users) AS chefs`,
  );

/** Kitchens for more blocks than one, to which more come, and which then change and go. */
const disturbed = (seed: number) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    yield* sql.unsafe(`DO $$ BEGIN
      EXECUTE replace(pg_get_functiondef('cut_block'::regproc), '4096', '256'); END $$`);
    yield* sql.withTransaction(
      Effect.gen(function* () {
        yield* sql`SET LOCAL console.counting = 'off'`;
        yield* kitchensFrom(1, 2_400, seed);
        yield* sql`SELECT cut_list('kitchens')`;
      }),
    );
    yield* kitchensFrom(2_401, 2_600, seed);
    yield* sql`UPDATE kitchens SET banned = NOT banned, positivo = positivo + 1 WHERE (kitchen_id + ${seed}::int) % 6 = 0`;
    yield* sql`UPDATE kitchens SET chef_user_id = NULL WHERE kitchen_id % 17 = 0`;
    yield* sql`UPDATE kitchens SET search_text = search_text || repeat(' LONG', 300) WHERE kitchen_id % 97 = 0`;
    yield* sql`DELETE FROM kitchens WHERE (kitchen_id + ${seed}::int) % 13 = 0`;
    yield* sql`UPDATE users SET search_text = 'RENAMED' || search_text WHERE user_id % 3 = 0`;
    yield* sql`DELETE FROM users WHERE user_id = (SELECT chef_user_id FROM kitchens WHERE chef_user_id > 6 LIMIT 1)`;
  });

interface Stored {
  readonly id: string;
  readonly banned: boolean;
  readonly chef: string | null;
  readonly tribe: string | null;
  readonly searched: string;
  readonly keys: Readonly<Record<string, string>>;
}

const stored = Effect.gen(function* () {
  const sql = yield* SqlClient;
  return yield* sql<Stored>`
    SELECT kitchen_id::text AS id, banned, chef_user_id::text AS chef, k.tribe_id::text AS tribe,
      k.search_text AS searched,
      json_build_object('name', k.name_key, 'score', score_key, 'status', status_key,
        'chef', coalesce((SELECT name_key FROM users u WHERE u.user_id = chef_user_id), chr(1114111)),
        'tribe', coalesce((SELECT name_key FROM tribes t WHERE t.tribe_id = k.tribe_id), chr(1114111))) AS keys
    FROM kitchens k ORDER BY kitchen_id`;
});

const compared = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other));

const sorted = (rows: ReadonlyArray<Stored>, sort: string | undefined, direction: Direction) => {
  if (sort === undefined) return rows;
  const sign = direction === "ascending" ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [one = "", other = ""] = [a.keys[sort], b.keys[sort]];
    const isMissing = Number(one === MISSING) - Number(other === MISSING);
    if (isMissing !== 0) return isMissing;
    return sign * (compared(one, other) || Number(a.id) - Number(b.id));
  });
};

const PASSES: Readonly<Record<string, (row: Stored, value: string) => boolean>> = {
  status: ({ banned }, value) => (banned ? "banned" : "active") === value,
  chef: ({ chef }, value) => (value === "any" ? chef !== null : chef === (value === "none" ? null : value)),
  tribe: ({ tribe }, value) =>
    value === "any" ? tribe !== null : tribe === (value === "none" ? null : value),
};

const FILTERS: ReadonlyArray<Readonly<Record<string, string>>> = [
  {},
  { status: "active" },
  { status: "banned" },
  { chef: "any", status: "active" },
  { chef: "none", tribe: "any" },
  { chef: "3" },
  { tribe: "2", status: "active" },
  { chef: "999999" },
];

const QUERIES = ["", "", "even", "k1", "k", "long"];

/** Every order in both directions, each with some of the filters and searches, so that every one has its turn. */
const ASKED = [undefined, "time", "name", "score", "status", "chef", "tribe"]
  .flatMap((sort) => (["ascending", "descending"] as const).map((direction) => ({ sort, direction })))
  .flatMap((order, turn) =>
    [0, 1].map((more) => ({
      ...order,
      filters: FILTERS[(turn + more * 3) % FILTERS.length] ?? {},
      query: QUERIES[(turn + more) % QUERIES.length] ?? "",
    })),
  );

/** Many matches in an order that votes change, and nothing else of the list. */
const VOTED: typeof ASKED = (["ascending", "descending"] as const).map((direction) => ({
  sort: "score",
  direction,
  filters: {},
  query: "k",
}));

const eachPageIsRight = Effect.fnUntraced(function* (asking: typeof ASKED) {
  const { list } = yield* Kitchens;
  const all = yield* stored;
  expect(all.length).toBeGreaterThan(2_300);
  for (const { sort, direction, filters, query } of asking) {
    const passing = all.filter(
      (row) =>
        row.searched.includes(query.toUpperCase()) &&
        Object.entries(filters).every(([name, value]) => PASSES[name]?.(row, value)),
    );
    const expected = sorted(passing, sort, direction);
    const { length } = expected;
    const there = expected.filter(({ keys }) => keys[sort ?? ""] !== MISSING).length;
    for (const first of new Set([0, 480, 975, 990, 1_500, there - 9, there + 3, length - 9])) {
      if (first < 0) continue;
      const asked = { query, sort, direction, filters };
      const { items, total, atLeast } = yield* list({ first, max: 20 }, asked);
      // The beginning of a search that finds more than a thousand says no more than that.
      const isMore = query !== "" && length > 1_000 && first + 20 <= 1_000;
      expect({
        asked,
        first,
        total,
        atLeast,
        ids: items.map(({ kitchenId }) => String(kitchenId)),
      }).toEqual({
        asked,
        first,
        total: isMore ? undefined : length,
        atLeast: isMore ? 1_000 : undefined,
        ids: expected.slice(first, first + 20).map(({ id }) => id),
      });
    }
  }
});

/** How many records of each kind there are in each order, by the blocks and by the records themselves. */
const counted = Effect.gen(function* () {
  const sql = yield* SqlClient;
  const byBlocks = yield* sql`
    SELECT list, sort, (SELECT sum(held)::int FROM unnest(counts) held) AS held, start_key, start_id::text
    FROM list_blocks WHERE list IN ('kitchens', 'users', 'comments') ORDER BY list, sort, start_key, start_id`;
  yield* sql`SELECT cut_block(list, sort, start_key, start_id) FROM list_blocks
    WHERE list IN ('kitchens', 'users', 'comments')`;
  const byRecords = yield* sql`
    SELECT list, sort, (SELECT sum(held)::int FROM unnest(counts) held) AS held, start_key, start_id::text
    FROM list_blocks WHERE list IN ('kitchens', 'users', 'comments') ORDER BY list, sort, start_key, start_id`;
  return { byBlocks, byRecords };
});

onBoth("D58: lists on the server", portsOver, (it) => {
  it.effect("D58: a block is cut anew when it has grown to more than twice its size, and not before", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      const held = Effect.map(
        sql<{ held: number }>`
          SELECT sum(held)::int AS held FROM list_blocks, unnest(counts) AS held
          WHERE list = 'comments' AND sort = ''`,
        ([row]) => row?.held,
      );
      const there = yield* held;
      const grown = (to: number) =>
        Effect.andThen(
          sql`UPDATE list_blocks SET counts[1] = ${to} WHERE list = 'comments' AND sort = ''`,
          Effect.andThen(cutLargeBlocks, held),
        );
      expect([yield* grown(2 * 4_096), yield* grown(2 * 4_096 + 1)]).toEqual([8_192, there]);
    }),
  );

  it.effect("D58: nobody waits in a circle, and what blocks count is what there is", () =>
    Effect.gen(function* () {
      const kitchens = yield* Kitchens;
      const votes = yield* Votes;
      const users = yield* Users;
      const { items } = yield* kitchens.all();
      const people = (yield* users.all()).items.filter(({ role }) => role === "chef");
      expect([items.length > 0, people.length > 0]).toEqual([true, true]);
      yield* Effect.forEach(
        Array.from({ length: 60 }, (_, turn) => turn),
        (turn) => {
          const kitchen = items[(turn * 7) % items.length];
          const person = people[(turn * 5) % people.length];
          if (kitchen === undefined || person === undefined) return Effect.void;
          const { kitchenId } = kitchen;
          const { userId } = person;
          const vote = { user: { userId }, kitchen: { kitchenId }, positive: turn % 2 === 0 };
          if (turn % 3 === 0) return votes.vote(vote);
          return turn % 3 === 1
            ? kitchens.edit({ ...kitchen, banned: turn % 2 === 0, userChef: { userId } })
            : users.edit({ ...person, profile: { nombre: `Renamed ${turn}` } });
        },
        { concurrency: 8, discard: true },
      );
      const gone = people.at(-1);
      if (gone !== undefined) yield* users.remove(gone.userId);
      const { byBlocks, byRecords } = yield* counted;
      expect(byBlocks).toEqual(byRecords);
    }),
  );

  it.effect(
    "D58: whatever was added, changed and removed, each page is a window of all that pass, in the order asked for",
    () =>
      Effect.gen(function* () {
        yield* disturbed(1_237);
        const sql = yield* SqlClient;
        const voted = sql`UPDATE kitchens SET positivo = positivo + kitchen_id % 19 WHERE kitchen_id % 4 = 0`;
        yield* eachPageIsRight([...ASKED, ...VOTED]);
        yield* voted;
        yield* eachPageIsRight(VOTED);
        // Many matches of a search that are yet rare among the records, to whoever plans.
        yield* sql`UPDATE pg_class SET reltuples = 1e9 WHERE oid = 'kitchens'::regclass`;
        yield* sql`UPDATE lists SET version = version + 1 WHERE list = 'kitchens'`;
        yield* eachPageIsRight([...ASKED.slice(0, 12).filter(({ query }) => query !== ""), ...VOTED]);
        yield* voted;
        yield* eachPageIsRight(VOTED);
      }),
  );
});
