import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import { type Arrangement, UNARRANGED } from "../../../src/domain/list-request.ts";
import type { PageWindow } from "../../../src/domain/paging.ts";
import { Blocks } from "../../../src/domain/ports/blocks.ts";
import { Dates } from "../../../src/domain/ports/dates.ts";
import { Favorites } from "../../../src/domain/ports/favorites.ts";
import { Reports } from "../../../src/domain/ports/reports.ts";
import type { Found } from "../../../src/domain/records.ts";
import type { RemoteFailure } from "../../../src/domain/remote-failure.ts";
import { type Place, seeded } from "../database-image.ts";
import { onEmbedded } from "./on-server.ts";

/** More than are counted each time. */
const MANY = 2_004;

type Counted = (
  range: PageWindow,
  asked: Arrangement,
) => Effect.Effect<Pick<Found<unknown>, "total">, RemoteFailure>;

/** Records on kitchen 1: marks by as many people, all else by user 1. */
const filled = Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`SELECT set_config('console.counting', 'off', true)`;
  yield* sql`DELETE FROM kitchens WHERE kitchen_id = 1`;
  yield* sql`INSERT INTO kitchens (kitchen_id, nombre, search_text) VALUES (1, 'K', 'K')`;
  yield* sql`
    INSERT INTO users (user_id, nombre, email, role_id, search_text)
    SELECT n, 'User', n || '@many.example', 2, 'User' FROM generate_series(1001, ${1_000 + MANY}::int) n`;
  for (const marks of ["blocks", "favorites"])
    yield* sql`INSERT INTO ${sql(marks)} (user_id, kitchen_id) SELECT user_id, 1 FROM users WHERE user_id > 1000`;
  yield* sql`
    INSERT INTO dates (source_user_id, target_user_id, kitchen_id) SELECT 1, 1, 1 FROM users WHERE user_id > 1000`;
  yield* sql`
    INSERT INTO reports (user_id, kitchen_id, reason) SELECT 1, 1, 'R' FROM users WHERE user_id > 1000`;
});

const portsOver = (place: Place) =>
  Layer.effectDiscard(SqlClient.use((sql) => sql.withTransaction(filled))).pipe(
    Layer.provideMerge(portsSql()),
    Layer.provideMerge(seeded(place, 9)),
  );

const listing = Effect.gen(function* () {
  const lists: Readonly<Record<"blocks" | "dates" | "favorites" | "reports", Counted>> = {
    blocks: (yield* Blocks).list,
    dates: (yield* Dates).list,
    favorites: (yield* Favorites).list,
    reports: (yield* Reports).list,
  };
  return lists;
});

onEmbedded("D58: how many records of another one there are", portsOver, (it) => {
  it.effect("is counted anew once a kitchen is in another tribe", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      const lists = yield* listing;
      yield* sql`INSERT INTO tribes (tribe_id, name, description, search_text) VALUES (101, 'T', '', 'T')`;
      const at = (tribe: number | null, kitchen: number) =>
        sql`UPDATE kitchens SET tribe_id = ${tribe}::bigint WHERE kitchen_id = ${kitchen}`;
      yield* at(101, 1);
      for (const table of ["blocks", "dates", "favorites", "reports"] as const) {
        yield* sql`UPDATE ${sql(table)} SET kitchen_id = 2 WHERE ctid = (SELECT max(ctid) FROM ${sql(table)})`;
        const total = Effect.map(
          lists[table]({ first: 0, max: 1 }, { ...UNARRANGED, filters: { tribe: "101" } }),
          (found) => found.total ?? 0,
        );
        const without = yield* total;
        yield* at(101, 2);
        const added = (yield* total) - without;
        yield* at(null, 2);
        expect([table, without > 2_000, added > 0, yield* total]).toEqual([table, true, true, without]);
      }
    }),
  );

  it.effect("is counted anew once one of them is somebody else's or elsewhere", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      const lists = yield* listing;
      const changes = [
        ["blocks", { kitchen: "1" }, "kitchen_id = 2"],
        ["favorites", { kitchen: "1" }, "kitchen_id = 2"],
        ["reports", { kitchen: "1" }, "kitchen_id = 2"],
        ["reports", { kitchen: "1", user: "1" }, "user_id = NULL"],
        ["dates", { kitchen: "1" }, "kitchen_id = NULL"],
        ["dates", { kitchen: "1", user: "1" }, "source_user_id = 2, target_user_id = 2"],
      ] as const;
      for (const [table, filters, change] of changes) {
        const total = Effect.map(
          lists[table]({ first: 0, max: 1 }, { ...UNARRANGED, filters }),
          (found) => found.total ?? 0,
        );
        const before = yield* total;
        yield* sql`
          UPDATE ${sql(table)} SET ${sql.literal(change)}
          WHERE ctid = (SELECT max(ctid) FROM ${sql(table)} WHERE kitchen_id = 1)`;
        expect([table, change, before > 2_000, before - (yield* total)]).toEqual([table, change, true, 1]);
      }
    }),
  );
});
