import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { searchedInOrder, versionedByTransaction } from "../record-table.ts";

const SEARCHED = ["users", "kitchens", "tribes"];

/**
 * Searches read their page in the order of the list.
 *
 * Each order has a version of its own, by which ids in it are remembered: a vote changes one order and nothing else.
 */
export default Effect.gen(function* () {
  const sql = yield* SqlClient;
  const searched = yield* sql<{ list: string; id_column: string }>`
    SELECT list, id_column FROM lists WHERE list IN ${sql.in(SEARCHED)}`;
  for (const { list, id_column: id } of searched) yield* searchedInOrder(list, id);
  yield* sql`
    CREATE TABLE list_orders (
      list text COLLATE "C" NOT NULL,
      sort text COLLATE "C" NOT NULL,
      version bigint NOT NULL DEFAULT 0,
      PRIMARY KEY (list, sort)
    )`;
  yield* sql`INSERT INTO list_orders (list, sort) SELECT list, unnest(sorts) FROM lists`;
  yield* sql`
    CREATE OR REPLACE FUNCTION move_in_blocks(
      which text, sorting text, id bigint, old_key text, old_cell integer, new_key text, new_cell integer)
    RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      IF old_key = new_key AND old_cell = new_cell THEN RETURN; END IF;
      IF old_key IS NOT NULL THEN PERFORM count_in_block(which, sorting, old_key, id, old_cell, -1); END IF;
      IF new_key IS NOT NULL THEN PERFORM count_in_block(which, sorting, new_key, id, new_cell, 1); END IF;
      UPDATE list_orders SET version = txid_current()
      WHERE list = which AND sort = sorting AND version <> txid_current();
    END $$`;
  const lists = yield* sql<{ list: string }>`SELECT list FROM lists`;
  for (const { list } of lists) yield* versionedByTransaction(list);
});
