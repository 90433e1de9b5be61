import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { NotFound } from "../../../domain/remote-failure.ts";
import { Owners } from "../policy/owners.ts";
import { firstOr, isAny } from "./reads.ts";
import { idOf, keyOf } from "./rows.ts";
import { toldTo } from "./told.ts";

export const ownersSql = Layer.effect(
  Owners,
  Effect.map(SqlClient, (sql) =>
    Owners.of({
      isTold: (id, reader) =>
        sql`
          SELECT 1 FROM notifications m
          WHERE m.notification_id = ${keyOf(id)} AND ${toldTo(sql, reader)}`.pipe(isAny),
      ofProfileImage: (id) =>
        sql<{
          user_id: string | null;
        }>`SELECT user_id::text FROM profile_images WHERE profile_image_id = ${keyOf(id)}`.pipe(
          firstOr(NotFound()),
          Effect.map(({ user_id: owner }) => (owner === null ? undefined : idOf<"user">(owner))),
        ),
    }),
  ),
);
