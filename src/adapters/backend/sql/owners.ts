import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import type { Id } from "../../../domain/id.ts";
import { NotFound, type RemoteFailure } from "../../../domain/remote-failure.ts";
import { Owners } from "../policy/owners.ts";
import { idOf, keyOf } from "./rows.ts";
import { toldTo } from "./told.ts";

interface OwnedRow {
  readonly user_id: string | null;
}

const ownerIn = ([row]: ReadonlyArray<OwnedRow>): Effect.Effect<Id<"user"> | undefined, RemoteFailure> =>
  row === undefined
    ? Effect.fail(NotFound())
    : Effect.succeed(row.user_id === null ? undefined : idOf<"user">(row.user_id));

export const ownersSql = Layer.effect(
  Owners,
  Effect.map(SqlClient, (sql) =>
    Owners.of({
      ofCopy: (id, reader) =>
        sql<OwnedRow>`
          SELECT ${keyOf(reader)}::text AS user_id FROM notifications m
          WHERE m.notification_id = ${keyOf(id)} AND ${toldTo(sql, reader)}`.pipe(
          Effect.orDie,
          Effect.flatMap(ownerIn),
        ),
      ofProfileImage: (id) =>
        sql<OwnedRow>`SELECT user_id::text FROM profile_images WHERE profile_image_id = ${keyOf(id)}`.pipe(
          Effect.orDie,
          Effect.flatMap(ownerIn),
        ),
    }),
  ),
);
