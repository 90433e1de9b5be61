import { expect, it } from "@effect/vitest";
import * as PgClient from "@effect/sql-pg/PgClient";
import * as Effect from "effect/Effect";
import * as Redacted from "effect/Redacted";
import { SqlClient } from "effect/sql/SqlClient";
import { asFound, database } from "../../../src/adapters/backend/database/database.ts";
import { onServer } from "./on-server.ts";

const zone = Effect.flatMap(SqlClient, (sql) => sql`SHOW timezone`);
const UTC = [{ TimeZone: "UTC" }];

onServer((location) => {
  it.live("D42: days are those of UTC, wherever the server believes to be", () =>
    Effect.gen(function* () {
      const at = yield* location;
      yield* Effect.flatMap(SqlClient, (sql) =>
        sql.unsafe(
          `ALTER DATABASE ${new URL(at.url).pathname.slice(1)} SET timezone TO 'Pacific/Kiritimati'`,
        ),
      ).pipe(Effect.provide(PgClient.layer({ url: Redacted.make(at.url) })));
      expect([yield* Effect.provide(zone, database(at)), yield* Effect.provide(zone, asFound(at))]).toEqual([
        UTC,
        UTC,
      ]);
    }).pipe(Effect.scoped),
  );
});
