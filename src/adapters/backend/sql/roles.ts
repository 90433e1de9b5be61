import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { Roles } from "../../../domain/ports/roles.ts";
import { readable } from "../../../domain/records.ts";
import { idOf } from "./rows.ts";

export const rolesSql = Layer.effect(
  Roles,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    return Roles.of({
      all: () =>
        sql<{ role_id: string; name: string }>`SELECT role_id::text, name FROM roles ORDER BY role_id`.pipe(
          Effect.orDie,
          Effect.map((rows) =>
            readable(rows.map(({ role_id, name }) => ({ roleId: idOf<"role">(role_id), name }))),
          ),
        ),
    });
  }),
);
