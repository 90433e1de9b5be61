import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import type { PageWindow } from "../../../src/domain/paging.ts";
import { Comments } from "../../../src/domain/ports/comments.ts";
import { Kitchens } from "../../../src/domain/ports/kitchens.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import type { RemoteFailure } from "../../../src/domain/remote-failure.ts";
import { ON_SERVER, type Place, seeded } from "../database-image.ts";
import { onServer } from "./on-server.ts";

const USERS = 2_000;
const PAGE = 25;

type Ports = Users | Kitchens | Comments;

interface List {
  readonly count: () => Effect.Effect<number, RemoteFailure>;
  readonly page: (window: PageWindow) => Effect.Effect<unknown, RemoteFailure>;
}

const LISTS: ReadonlyArray<readonly [table: string, list: Effect.Effect<List, never, Ports>]> = [
  ["users", Effect.map(Users, (users) => users)],
  ["kitchens", Effect.map(Kitchens, (kitchens) => kitchens)],
  ["comments", Effect.map(Comments, (comments) => comments)],
];

/** How many rows of a table itself, not of its indexes, this connection has read and not yet reported. */
const rowsRead = Effect.fnUntraced(function* (table: string) {
  const sql = yield* SqlClient;
  const [row] = yield* sql<{ read: number }>`
    SELECT (seq_tup_read + idx_tup_fetch)::int AS read FROM pg_stat_xact_user_tables WHERE relname = ${table}`;
  return row?.read ?? 0;
});

/** How many rows of a table an effect reads when the table is too large to be read as a whole, as this one is not. */
const rowsReadBy = Effect.fnUntraced(function* <A, E, R>(table: string, effect: Effect.Effect<A, E, R>) {
  const sql = yield* SqlClient;
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`SET LOCAL enable_seqscan = off`;
      const before = yield* rowsRead(table);
      yield* effect;
      return (yield* rowsRead(table)) - before;
    }),
  );
});

const economy = <E>(name: string, ports: Layer.Layer<Ports | SqlClient, E>): void =>
  layer(ports, { excludeTestServices: true })(name, (it) => {
    it.effect.each(LISTS)(
      "D29, D51: the last page of %s reads its own records and no others",
      ([table, list]) =>
        Effect.gen(function* () {
          const { count, page } = yield* list;
          const total = yield* count();
          const read = yield* rowsReadBy(table, page({ first: total - PAGE, max: PAGE }));
          expect([total > 4 * PAGE, read]).toEqual([true, PAGE]);
        }),
    );

    it.effect("§7: a search that was asked before reads what it shows, and no other text", () =>
      Effect.gen(function* () {
        const { find } = yield* Users;
        const found = find("vera viewer", { first: 0, max: PAGE });
        expect((yield* found).items.map(({ email }) => email)).toEqual(["viewer@example.com"]);
        expect(yield* rowsReadBy("users", found)).toBe(1);
      }),
    );
  });

const portsOver = (place: Place) => portsSql().pipe(Layer.provideMerge(seeded(place, USERS)));

economy("D51: what is read, embedded", portsOver({ _tag: "Memory" }));

onServer(() => economy("D51: what is read, on a server", portsOver(ON_SERVER)));
