import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import type { Id } from "../../../domain/id.ts";
import { NotFound, type RemoteFailure } from "../../../domain/remote-failure.ts";
import { Owners } from "../policy/owners.ts";
import { idOf, keyOf } from "./rows.ts";

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
      ofNotification: (id) =>
        sql<OwnedRow>`SELECT user_id::text FROM notifications WHERE notification_id = ${keyOf(id)}`.pipe(
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
