import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { Roles } from "../../../domain/ports/roles.ts";
import { recordsBy } from "./reads.ts";
import { idOf } from "./rows.ts";

export const rolesSql = Layer.effect(
  Roles,
  Effect.map(SqlClient, (sql) =>
    Roles.of({
      all: () =>
        sql<{ key: string; name: string }>`
          SELECT role_id::text AS key, name FROM roles ORDER BY role_id`.pipe(
          recordsBy(({ key, name }) => ({ roleId: idOf<"role">(key), name })),
        ),
    }),
  ),
);
