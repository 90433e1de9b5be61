import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { type List, listed } from "./listed.ts";

/** What an index may hold of a record beside its key, of the 2 704 bytes that an entry may have. */
const LONGEST = 1_000;

/**
 * A search that finds many reads its page in the order of the list. With the searched text in the indexes of the orders it
 * reads those alone: measured at a million users, 0.3 in place of 4 microseconds for a record. Of a longer text the index
 * has nothing, and it is looked up.
 */
export const searchedInOrder = Effect.fnUntraced(function* (table: string, id: string) {
  const sql = yield* SqlClient;
  const orders = yield* sql<{ name: string; definition: string }>`
    SELECT indexname AS name, indexdef AS definition FROM pg_indexes
    WHERE schemaname = current_schema() AND tablename = ${table} AND indexdef LIKE '%INCLUDE (cell)'`;
  yield* Effect.forEach(orders, ({ name }) => sql`DROP INDEX ${sql(name)}`, { discard: true });
  yield* sql`
    ALTER TABLE ${sql(table)} ADD COLUMN short_text text
    GENERATED ALWAYS AS (CASE WHEN octet_length(search_text) <= ${sql.literal(String(LONGEST))} THEN search_text END) STORED`;
  // Its cost is told, because it is hardly ever asked for: a plan would rather read the whole table.
  yield* sql`
    CREATE FUNCTION ${sql(`long_text_of_${table}`)}(id bigint) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE COST 1 AS
    ${sql.literal(`$$ SELECT search_text FROM ${table} WHERE ${id} = id $$`)}`;
  yield* Effect.forEach(
    orders,
    ({ definition }) => sql.unsafe(definition.replace("INCLUDE (cell)", "INCLUDE (cell, short_text)")),
    { discard: true },
  );
});

/** Finds a word without reading every text, as 0005 and 0010 say; a server that lacks `pg_trgm` searches as before, only slower. */
export const foundByIndexes = Effect.fnUntraced(function* (table: string) {
  const sql = yield* SqlClient;
  yield* sql`
    CREATE INDEX ${sql(`${table}_search_letters`)} ON ${sql(table)}
    USING gin (letters_beyond_latin(search_text)) WITH (gin_pending_list_limit = 256)`;
  yield* sql.unsafe(`
    DO $$
    BEGIN
      CREATE INDEX ${table}_search ON ${table} USING gin (search_text gin_trgm_ops);
    EXCEPTION WHEN undefined_object THEN
      RAISE NOTICE 'pg_trgm is not there: searching reads every text';
    END $$`);
});

/**
 * A version of a list is the last transaction that changed it: counted for each record, a thousand in one transaction took
 * a million steps.
 */
export const versionedByTransaction = Effect.fnUntraced(function* (table: string) {
  const sql = yield* SqlClient;
  yield* sql.unsafe(`
    DO $$
    BEGIN
      EXECUTE replace(pg_get_functiondef('count_${table}'::regproc),
        'SET version = version + 1 WHERE', 'SET version = txid_current() WHERE version <> txid_current() AND');
    END $$`);
});

/** A change of a row is there for the log to note, where its table is what the transaction is about (0016). */
export const noted = Effect.fnUntraced(function* (table: string) {
  const sql = yield* SqlClient;
  yield* sql.unsafe(`
    CREATE TRIGGER ${table}_noted AFTER INSERT OR UPDATE OR DELETE ON ${table}
    FOR EACH ROW WHEN (current_setting('console.noting', true) = '${table}') EXECUTE FUNCTION note_change()`);
});

/**
 * What the table of a kind of record with pages of its own has beside its columns, of which `search_text` is one: its orders
 * and counts, what finds its texts, and what notes its changes.
 */
export const recordTable = Effect.fnUntraced(function* (list: List) {
  const sql = yield* SqlClient;
  const { table, id } = list;
  yield* listed(list);
  yield* searchedInOrder(table, id);
  yield* foundByIndexes(table);
  yield* sql`INSERT INTO list_orders (list, sort) SELECT list, unnest(sorts) FROM lists WHERE list = ${table}`;
  yield* versionedByTransaction(table);
  yield* noted(table);
});
