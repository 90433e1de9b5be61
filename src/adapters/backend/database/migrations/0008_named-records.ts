import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/**
 * What lists tell of kitchens and tribes. The database itself counts the members of a tribe, whoever writes; tribes are
 * always taken in their order, so that writers cannot wait for one another in a circle.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`
    ALTER TABLE kitchens ADD COLUMN description text, ADD COLUMN location text, ADD COLUMN capacity integer`;
  yield* sql`
    ALTER TABLE tribes ADD COLUMN leader_user_id bigint REFERENCES users ON DELETE SET NULL,
      ADD COLUMN member_count integer NOT NULL DEFAULT 0`;
  yield* sql`CREATE INDEX tribes_leader ON tribes (leader_user_id)`;
  yield* sql`CREATE INDEX tribes_members ON tribes (member_count, tribe_id)`;
  yield* sql`
    CREATE FUNCTION count_members() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM 1 FROM tribes WHERE tribe_id IN (SELECT tribe_id FROM changed) ORDER BY tribe_id FOR NO KEY UPDATE;
      UPDATE tribes SET member_count = member_count + CASE TG_OP WHEN 'INSERT' THEN by.count ELSE -by.count END
      FROM (SELECT tribe_id, count(*)::int AS count FROM changed GROUP BY 1) AS by
      WHERE tribes.tribe_id = by.tribe_id;
      RETURN NULL;
    END $$`;
  yield* sql`
    CREATE TRIGGER tribe_members_added AFTER INSERT ON tribe_members
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_members()`;
  yield* sql`
    CREATE TRIGGER tribe_members_removed AFTER DELETE ON tribe_members
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_members()`;
  yield* sql`
    CREATE FUNCTION count_no_members() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE tribes SET member_count = 0;
      RETURN NULL;
    END $$`;
  yield* sql`
    CREATE TRIGGER tribe_members_truncated AFTER TRUNCATE ON tribe_members
    FOR EACH STATEMENT EXECUTE FUNCTION count_no_members()`;
  // Last: making the triggers has locked other writers out, so that nothing is added unseen.
  yield* sql`
    UPDATE tribes SET member_count = members.count
    FROM (SELECT tribe_id, count(*)::int AS count FROM tribe_members GROUP BY 1) AS members
    WHERE tribes.tribe_id = members.tribe_id`;
});
