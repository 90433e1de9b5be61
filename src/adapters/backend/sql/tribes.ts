import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { ANY } from "../../../domain/list-request.ts";
import { searchText } from "../../../domain/matching.ts";
import { Tribes } from "../../../domain/ports/tribes.ts";
import { NotFound, Refused } from "../../../domain/remote-failure.ts";
import { NewTribe, Tribe, tribeForm, tribeListDefinition } from "../../../domain/tribe.ts";
import { searchedSql, type Table, tableOf } from "./collection.ts";
import { ofFlag, ofReference, ofThoseIn } from "./list-filters.ts";
import type { Listed } from "./listing.ts";
import { CREATION_DATE } from "./instants.ts";
import { writing } from "./entity-rows.ts";
import { pictureOfTribe, References } from "./references.ts";
import { revisionsSql } from "./revisions.ts";
import { firstOr, recordsBy } from "./reads.ts";
import { keyOf } from "./rows.ts";
import { savingSql } from "./saving.ts";
import { inTransaction, lockForShare } from "./transaction.ts";
import { usersTable } from "./users.ts";

const LEADER = { "leader.userId": "leader_user_id" };

export const tribesTable = (sql: SqlClient, named: References): Table<Tribe> & Listed => ({
  ...tableOf(sql, "tribes", "t.tribe_id", Tribe, {
    ...LEADER,
    ...named.user("leader", "t.leader_user_id"),
    imageUrl: pictureOfTribe("t.tribe_id"),
    creationDate: CREATION_DATE,
  }),
  missing: "Tribe not found",
  cells: 4,
  filters: {
    leader: ofReference(sql, "leader_user_id", 0),
    members: ofFlag(1, ANY),
    member: ofThoseIn(sql, "tribe_id", "tribe_members", "user_id"),
  },
  maybe: ["description", "leader"],
  inTurn: "time",
});

const written = writing(NewTribe, LEADER);

/** A tribe as the database takes it: its name without the space around it. */
const columnsOf = (sent: NewTribe) => {
  const tribe = { ...sent, name: sent.name.trim() };
  return Effect.map(written(tribe), (row) => ({
    ...row,
    search_text: searchText(tribeListDefinition.textsOf(tribe)),
  }));
};

/** `Tribes` over SQL. Deleting a tribe ends its memberships and deletes its images. */
export const tribesSql = Layer.effect(
  Tribes,
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const users = usersTable(sql);
    const table = tribesTable(sql, yield* References);
    const tribes = searchedSql(sql, table);
    const saving = savingSql(sql, { ...table, dangling: Refused("There is no such leader", "leader") });
    const { byId, onlyOnto, removing } = revisionsSql(sql, table, tribes.byId, tribeForm.of);
    const lockLeader = ({ leader }: Tribe) =>
      leader === undefined ? Effect.void : lockForShare(sql, "users", "user_id", leader.userId);
    return Tribes.of({
      ...tribes,
      byId,
      create: (tribe) => columnsOf(tribe).pipe(Effect.flatMap(saving.insert), Effect.flatMap(tribes.byId)),
      edit: (tribe) =>
        columnsOf(tribe).pipe(
          Effect.tap(() => lockLeader(tribe)),
          Effect.tap(onlyOnto(tribe.tribeId, tribe)),
          Effect.flatMap((row) => saving.update(tribe.tribeId, row)),
          Effect.andThen(tribes.byId(tribe.tribeId)),
          inTransaction(sql),
        ),
      remove: removing(tribes.remove),
      members: (id) =>
        Effect.andThen(
          tribes.byId(id),
          sql`
            ${users.select} JOIN tribe_members m USING (user_id)
            WHERE m.tribe_id = ${keyOf(id)} ORDER BY u.user_id`.pipe(recordsBy(users.itemOf)),
        ),
      addMember: (id, userId) =>
        // In a transaction of its own, because after a refusal nothing can be asked in the one around it.
        sql
          .withTransaction(
            sql`
              INSERT INTO tribe_members ${sql.insert({ tribe_id: keyOf(id), user_id: keyOf(userId) })}
              ON CONFLICT DO NOTHING`,
          )
          .pipe(
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
          firstOr(NotFound("Not a member of this tribe")),
          Effect.asVoid,
        ),
    });
  }),
);
