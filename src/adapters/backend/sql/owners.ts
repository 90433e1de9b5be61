import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { NotFound } from "../../../domain/remote-failure.ts";
import { Owners } from "../policy/owners.ts";
import { firstOr } from "./reads.ts";
import { idOf, keyOf } from "./rows.ts";
import { toldTo } from "./told.ts";

interface OwnedRow {
  readonly user_id: string | null;
}

const ownerIn = ({ user_id: owner }: OwnedRow) => (owner === null ? undefined : idOf<"user">(owner));

export const ownersSql = Layer.effect(
  Owners,
  Effect.map(SqlClient, (sql) =>
    Owners.of({
      ofCopy: (id, reader) =>
        sql<OwnedRow>`
          SELECT ${keyOf(reader)}::text AS user_id FROM notifications m
          WHERE m.notification_id = ${keyOf(id)} AND ${toldTo(sql, reader)}`.pipe(
          firstOr(NotFound()),
          Effect.map(ownerIn),
        ),
      ofProfileImage: (id) =>
        sql<OwnedRow>`SELECT user_id::text FROM profile_images WHERE profile_image_id = ${keyOf(id)}`.pipe(
          firstOr(NotFound()),
          Effect.map(ownerIn),
        ),
    }),
  ),
);
