import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { line, listed, made, MISSING, number, text, TIME, type List } from "../listed.ts";

const contribution = (table: string, id: string, own: List["own"]): List => ({
  table,
  id,
  own,
  others: {},
  cell: "0",
  cells: 1,
  asked: [],
});

const LISTS: ReadonlyArray<List> = [
  {
    table: "users",
    id: "user_id",
    own: {
      name: text(line(1)),
      email: text(`coalesce(${line(2)}, search_text)`),
      role: "CASE role_id WHEN 1 THEN 'admin' WHEN 2 THEN 'chef' WHEN 3 THEN 'editor' ELSE 'viewer' END",
    },
    others: {},
    cell: "(role_id - 1) * 2 + verified::int",
    cells: 8,
    asked: ["search_text"],
  },
  {
    table: "tribes",
    id: "tribe_id",
    own: {
      name: text(line(1)),
      description: text(line(2)),
      members: number("member_count::bigint"),
    },
    others: { leader: { by: "leader_user_id", table: "users", id: "user_id" } },
    cell: "(leader_user_id IS NOT NULL)::int + 2 * (member_count > 0)::int",
    cells: 4,
    asked: ["search_text", "leader_user_id"],
  },
  {
    table: "kitchens",
    id: "kitchen_id",
    own: {
      name: text(line(1)),
      description: text("upper(nullif(description, ''))"),
      location: text("upper(nullif(location, ''))"),
      capacity: `coalesce(${number("capacity::bigint")}, ${MISSING})`,
      status: "CASE WHEN banned THEN 'banned' ELSE 'active' END",
      score: number("positivo::bigint - negativo"),
    },
    others: {
      chef: { by: "chef_user_id", table: "users", id: "user_id" },
      tribe: { by: "tribe_id", table: "tribes", id: "tribe_id" },
    },
    cell: `banned::int + 2 * (chef_user_id IS NOT NULL)::int + 4 * (tribe_id IS NOT NULL)::int + 8 * pictured::int`,
    cells: 16,
    asked: ["search_text", "chef_user_id", "tribe_id"],
  },
  contribution("comments", "comment_id", { time: TIME }),
  contribution("dates", "dates_id", { time: TIME }),
  contribution("reports", "report_id", { time: TIME }),
  contribution("favorites", "favorite_id", { time: made("favorite_id") }),
  contribution("blocks", "block_id", { time: made("block_id") }),
  contribution("notifications", "notification_id", {}),
];

/**
 * Any page of any list costs what its first does: for each order of a list, its records in blocks of about a thousand,
 * and how many of each kind are in a block. Where a page begins is added up over the blocks; its records are read from
 * the block on.
 *
 * A block's counts change in the transaction that changes its records, at its end: only then, and only by one at a time,
 * are rows of blocks locked, so that writers cannot wait for one another in a circle. Whoever cuts a block anew keeps
 * writers out of its table meanwhile. A large sample sets `console.counting` off and cuts its lists when it is there.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  yield* sql`ALTER TABLE users ADD COLUMN verified boolean NOT NULL DEFAULT false`;
  yield* sql`ALTER TABLE kitchens ADD COLUMN pictured boolean NOT NULL DEFAULT false`;
  yield* sql`
    UPDATE kitchens k SET pictured = true WHERE EXISTS (
      SELECT 1 FROM kitchen_images i WHERE i.kitchen_id = k.kitchen_id)`;
  yield* sql`
    CREATE FUNCTION picture_kitchen() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE kitchen bigint := coalesce(NEW.kitchen_id, OLD.kitchen_id);
    BEGIN
      UPDATE kitchens SET pictured = NOT pictured
      WHERE kitchen_id = kitchen
        AND pictured <> EXISTS (SELECT 1 FROM kitchen_images i WHERE i.kitchen_id = kitchen);
      RETURN NULL;
    END $$`;
  yield* sql`
    CREATE TRIGGER kitchen_images_picture AFTER INSERT OR DELETE ON kitchen_images
    FOR EACH ROW EXECUTE FUNCTION picture_kitchen()`;
  // Case and accents are folded before; numbers in a text are in the order of their values.
  yield* sql`
    CREATE FUNCTION sort_key(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT left(regexp_replace(
        regexp_replace(left(words, 100), '(\\d+)', '0000000000\\1', 'g'), '\\d*(\\d{10})', '\\1', 'g'), 200)
    $$`;
  yield* sql`
    CREATE TABLE lists (
      list text PRIMARY KEY,
      id_column text NOT NULL,
      cells integer NOT NULL,
      sorts text[] NOT NULL,
      version bigint NOT NULL DEFAULT 0
    )`;
  yield* sql`
    CREATE TABLE list_blocks (
      list text COLLATE "C" NOT NULL,
      sort text COLLATE "C" NOT NULL,
      start_key text COLLATE "C" NOT NULL,
      start_id bigint NOT NULL,
      counts integer[] NOT NULL,
      PRIMARY KEY (list, sort, start_key, start_id)
    ) WITH (fillfactor = 50)`;
  yield* sql`
    CREATE FUNCTION count_in_block(which text, sorting text, key text, id bigint, cell integer, more integer)
    RETURNS void LANGUAGE plpgsql AS $$
    DECLARE block list_blocks;
    BEGIN
      SELECT * INTO STRICT block FROM list_blocks
      WHERE list = which AND sort = sorting AND (start_key, start_id) <= (key, id)
      ORDER BY start_key DESC, start_id DESC LIMIT 1;
      UPDATE list_blocks SET counts[cell + 1] = counts[cell + 1] + more
      WHERE list = which AND sort = sorting AND start_key = block.start_key AND start_id = block.start_id;
    END $$`;
  yield* sql`
    CREATE FUNCTION move_in_blocks(
      which text, sorting text, id bigint, old_key text, old_cell integer, new_key text, new_cell integer)
    RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      IF old_key = new_key AND old_cell = new_cell THEN RETURN; END IF;
      IF old_key IS NOT NULL THEN PERFORM count_in_block(which, sorting, old_key, id, old_cell, -1); END IF;
      IF new_key IS NOT NULL THEN PERFORM count_in_block(which, sorting, new_key, id, new_cell, 1); END IF;
    END $$`;
  yield* sql`
    CREATE FUNCTION cut_block(which text, sorting text, from_key text, from_id bigint) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      listed lists;
      next list_blocks;
      key_column text := CASE sorting WHEN '' THEN '''''::text' ELSE sorting || '_key' END;
      within text;
      counting text;
    BEGIN
      SELECT * INTO STRICT listed FROM lists WHERE list = which;
      SELECT * INTO next FROM list_blocks
      WHERE list = which AND sort = sorting AND (start_key, start_id) > (from_key, from_id)
      ORDER BY start_key, start_id LIMIT 1;
      within := CASE sorting WHEN '' THEN '%1$s >= $4 AND ($6 IS NULL OR %1$s < $6)'
        ELSE '(%2$s, %1$s) >= ($3, $4) AND ($5 IS NULL OR (%2$s, %1$s) < ($5, $6))' END;
      SELECT string_agg(format('count(*) FILTER (WHERE cell = %s)', place), ', ' ORDER BY place) INTO counting
      FROM generate_series(0, listed.cells - 1) AS place;
      DELETE FROM list_blocks
      WHERE list = which AND sort = sorting AND start_key = from_key AND start_id = from_id;
      EXECUTE format('
        INSERT INTO list_blocks
        SELECT $1, $2, CASE block WHEN 0 THEN $3 ELSE max(key) FILTER (WHERE place = 0) END,
          CASE block WHEN 0 THEN $4 ELSE max(id) FILTER (WHERE place = 0) END, ARRAY[' || counting || ']
        FROM (
          SELECT key, id, cell, number / 1024 AS block, number %% 1024 AS place FROM (
            SELECT %2$s AS key, %1$s AS id, cell, row_number() OVER (ORDER BY %2$s, %1$s) - 1 AS number
            FROM %3$I WHERE ' || within || ') AS numbered) AS placed
        GROUP BY block', listed.id_column, key_column, which)
      USING which, sorting, from_key, from_id, next.start_key, next.start_id;
      INSERT INTO list_blocks VALUES (which, sorting, from_key, from_id, array_fill(0, ARRAY[listed.cells]))
      ON CONFLICT DO NOTHING;
    END $$`;
  yield* sql`
    CREATE FUNCTION cut_list(which text) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE sorting text;
    BEGIN
      EXECUTE format('LOCK TABLE %I IN SHARE MODE', which);
      DELETE FROM list_blocks WHERE list = which;
      FOREACH sorting IN ARRAY (SELECT sorts FROM lists WHERE list = which) LOOP
        -- What is missing is in blocks of its own; an id never is.
        IF sorting <> '' THEN
          INSERT INTO list_blocks VALUES (which, sorting, chr(1114111), 0, '{}');
          PERFORM cut_block(which, sorting, chr(1114111), 0);
        END IF;
        PERFORM cut_block(which, sorting, '', 0);
      END LOOP;
    END $$`;
  yield* sql`
    CREATE FUNCTION cut_large_blocks(which text) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      block list_blocks;
      large CONSTANT text := 'SELECT * FROM list_blocks WHERE list = $1 AND (SELECT sum(held) FROM unnest(counts) held) > 4096';
    BEGIN
      EXECUTE 'SELECT * FROM (' || large || ') AS found LIMIT 1' INTO block USING which;
      IF block.list IS NULL THEN RETURN; END IF;
      EXECUTE format('LOCK TABLE %I IN SHARE MODE', which);
      FOR block IN EXECUTE large USING which LOOP
        PERFORM cut_block(which, block.sort, block.start_key, block.start_id);
      END LOOP;
    END $$`;
  yield* sql`
    CREATE FUNCTION cut_emptied_list() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM cut_list(TG_TABLE_NAME::text);
      RETURN NULL;
    END $$`;
  for (const list of LISTS) yield* listed(list);
  yield* sql`DROP TRIGGER comments_added ON comments`;
  yield* sql`DROP TRIGGER comments_removed ON comments`;
  yield* sql`DROP TRIGGER comments_truncated ON comments`;
  yield* sql`DROP FUNCTION count_added_comments, count_removed_comments, count_no_comments`;
  yield* sql`DROP TABLE comment_blocks`;
});
