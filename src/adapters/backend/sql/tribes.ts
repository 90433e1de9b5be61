import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { Tribes } from "../../../domain/ports/tribes.ts";
import { readable } from "../../../domain/records.ts";
import { NotFound, Refused, type RemoteFailure } from "../../../domain/remote-failure.ts";
import type { NewTribe } from "../../../domain/tribe.ts";
import { collectionSql } from "./collection.ts";
import { keyOf } from "./rows.ts";
import { savingSql } from "./saving.ts";
import { storable } from "./storable.ts";
import { tribesTable, tribeColumns } from "./tribe-rows.ts";
import { userOf, type UserRow, userRows } from "./user-rows.ts";

const MISSING = "Tribe not found";

/** What of a tribe is kept: its name without the space around it, which must not be all there is. */
const kept = ({ name, description }: NewTribe): Effect.Effect<NewTribe, RemoteFailure> => {
  const tribe = { name: name.trim(), description };
  return tribe.name === ""
    ? Effect.fail(Refused("A tribe needs a name"))
    : Effect.as(storable([name, description]), tribe);
};

/** `Tribes` over SQL. Deleting a tribe ends its memberships and deletes its images. */
export const tribesSql = Layer.effect(
  Tribes,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const tribes = collectionSql(sql, tribesTable(sql));
    const saving = savingSql(sql, {
      table: "tribes",
      keyColumn: "tribe_id",
      missing: MISSING,
      dangling: MISSING,
    });
    return Tribes.of({
      all: tribes.all,
      page: tribes.page,
      byId: tribes.byId,
      count: tribes.count,
      remove: tribes.remove,
      create: (tribe) =>
        kept(tribe).pipe(
          Effect.flatMap((row) => saving.insert(tribeColumns(row))),
          Effect.flatMap(tribes.byId),
        ),
      edit: (tribe) =>
        kept(tribe).pipe(
          Effect.flatMap((row) => saving.update(tribe.tribeId, tribeColumns(row))),
          Effect.andThen(tribes.byId(tribe.tribeId)),
        ),
      members: (id) =>
        Effect.andThen(
          tribes.byId(id),
          sql<UserRow>`
            ${userRows(sql)} JOIN tribe_members m USING (user_id)
            WHERE m.tribe_id = ${keyOf(id)} ORDER BY u.user_id`.pipe(
            Effect.orDie,
            Effect.map((rows) => readable(rows.map(userOf))),
          ),
        ),
      addMember: (id, userId) =>
        sql`
          INSERT INTO tribe_members ${sql.insert({ tribe_id: keyOf(id), user_id: keyOf(userId) })}
          ON CONFLICT DO NOTHING`.pipe(
          // Which of the two there is none of matters only when there is.
          Effect.catchReason("SqlError", "ConstraintError", () =>
            Effect.andThen(tribes.byId(id), Effect.fail(NotFound("User not found"))),
          ),
          Effect.catchTag("SqlError", Effect.die),
          Effect.asVoid,
        ),
      removeMember: (id, userId) =>
        sql`
          DELETE FROM tribe_members
          WHERE tribe_id = ${keyOf(id)} AND user_id = ${keyOf(userId)} RETURNING 1`.pipe(
          Effect.orDie,
          Effect.flatMap(([ended]) =>
            ended === undefined ? Effect.fail(NotFound("Not a member of this tribe")) : Effect.void,
          ),
        ),
    });
  }),
);
