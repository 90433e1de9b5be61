import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import type { DatabaseLocation } from "../../../src/adapters/backend/database/database.ts";
import type { Window } from "../../../src/domain/paging.ts";
import { Comments } from "../../../src/domain/ports/comments.ts";
import { Kitchens } from "../../../src/domain/ports/kitchens.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import type { RemoteFailure } from "../../../src/domain/remote-failure.ts";
import { seeded } from "../fixtures-backend.ts";
import { onServer } from "./on-server.ts";

const USERS = 2_000;
const PAGE = 25;

type Ports = Users | Kitchens | Comments;

interface List {
  readonly count: () => Effect.Effect<number, RemoteFailure>;
  readonly page: (window: Window) => Effect.Effect<unknown, RemoteFailure>;
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

const deepPages = <E>(name: string, ports: Layer.Layer<Ports | SqlClient, E>): void =>
  layer(ports, { excludeTestServices: true, timeout: "60 seconds" })(name, (it) => {
    it.effect.each(LISTS)(
      "D29, D51: the last page of %s reads its own records and no others",
      ([table, list]) =>
        Effect.gen(function* () {
          const sql = yield* SqlClient;
          const { count, page } = yield* list;
          const total = yield* count();
          const read = yield* sql.withTransaction(
            Effect.gen(function* () {
              // A table of this size would be read as a whole; a large one is not.
              yield* sql`SET LOCAL enable_seqscan = off`;
              const before = yield* rowsRead(table);
              yield* page({ first: total - PAGE, max: PAGE });
              return (yield* rowsRead(table)) - before;
            }),
          );
          expect([total > 4 * PAGE, read]).toEqual([true, PAGE]);
        }),
    );
  });

const portsOver = (location: DatabaseLocation) => portsSql.pipe(Layer.provideMerge(seeded(location, USERS)));

deepPages("D51: deep pages, embedded", portsOver({ _tag: "Memory" }));

onServer((location) =>
  deepPages("D51: deep pages, on a server", Layer.unwrap(Effect.map(location, portsOver))),
);
