import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";

/** What there is nothing to sort by comes last. */
export const MISSING = "chr(1114111)";

export const number = (value: string): string => `lpad((${value} + 5000000000)::text, 10, '0')`;
export const line = (place: number): string => `nullif(split_part(search_text, E'\\n', ${place}), '')`;
export const text = (value: string): string => `coalesce(sort_key(${value}), ${MISSING})`;
export const TIME =
  "lpad((extract(epoch FROM created_at AT TIME ZONE 'UTC') * 1000000)::bigint::text, 18, '0')";

// Nobody noted when, but keys are given in order.
export const made = (id: string): string => `lpad(${id}::text, 18, '0')`;

/** A table whose records are counted in blocks, as migrations know it: what was migrated with it does not change. */
export interface List {
  readonly table: string;
  readonly id: string;
  /** What a record is sorted by, by the name of the order, as it follows from its row. */
  readonly own: Readonly<Record<string, string>>;
  /** Orders by what another record is called: the column that refers to it, and where it is. */
  readonly others: Readonly<
    Record<string, { readonly by: string; readonly table: string; readonly id: string }>
  >;
  /** Which of so many kinds a record is of; the filters tell kinds apart. */
  readonly cell: string;
  readonly cells: number;
  /** What else its filters and searches look at. */
  readonly asked: ReadonlyArray<string>;
}

const rowOf = (row: string, columns: ReadonlyArray<string>): string =>
  `ROW(${columns.map((column) => `${row}.${column}`).join(", ")})`;
const keyOf = (sort: string): string => `${sort}_key`;

/** The columns that a list is sorted by, and the trigger that takes a record out of its blocks and into others. */
export const listed = Effect.fnUntraced(function* ({ table, id, own, others, cell, cells, asked }: List) {
  const sql = yield* SqlClient;
  const run = (statement: string) => sql.unsafe(statement);
  const sorts = [...Object.keys(own), ...Object.keys(others)];
  const added = [
    ...Object.entries(own).map(
      ([sort, key]) => `${keyOf(sort)} text COLLATE "C" NOT NULL GENERATED ALWAYS AS (${key}) STORED`,
    ),
    ...Object.keys(others).map((sort) => `${keyOf(sort)} text COLLATE "C" NOT NULL DEFAULT ${MISSING}`),
    `cell smallint NOT NULL GENERATED ALWAYS AS (${cell}) STORED`,
  ];
  yield* run(`ALTER TABLE ${table} ${added.map((column) => `ADD COLUMN ${column}`).join(", ")}`);
  for (const [sort, other] of Object.entries(others)) {
    const found = `(SELECT name_key FROM ${other.table} o WHERE o.${other.id} =`;
    yield* run(`UPDATE ${table} SET ${keyOf(sort)} = coalesce(${found} ${other.by}), ${MISSING})`);
    yield* run(`
      CREATE FUNCTION name_${sort}_of_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.${keyOf(sort)} := coalesce(${found} NEW.${other.by} FOR SHARE), ${MISSING});
        RETURN NEW;
      END $$`);
    yield* run(`
      CREATE TRIGGER ${table}_${sort}_named BEFORE INSERT OR UPDATE OF ${other.by} ON ${table}
      FOR EACH ROW EXECUTE FUNCTION name_${sort}_of_${table}()`);
    yield* run(`
      CREATE FUNCTION rename_${sort}_of_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE ${table} SET ${keyOf(sort)} = NEW.name_key WHERE ${other.by} = NEW.${other.id};
        RETURN NULL;
      END $$`);
    yield* run(`
      CREATE TRIGGER ${other.table}_renamed_for_${table}_${sort} AFTER UPDATE ON ${other.table}
      FOR EACH ROW WHEN (OLD.name_key <> NEW.name_key) EXECUTE FUNCTION rename_${sort}_of_${table}()`);
  }
  for (const sort of sorts)
    yield* run(`CREATE INDEX ${table}_by_${sort} ON ${table} (${keyOf(sort)}, ${id}) INCLUDE (cell)`);
  yield* run(`CREATE INDEX ${table}_by_cell ON ${table} (cell, ${id})`);
  const moves = ["", ...sorts].map((sort) => {
    const key = (row: string) =>
      sort === "" ? `CASE WHEN ${row}.${id} IS NOT NULL THEN '' END` : `${row}.${keyOf(sort)}`;
    return `PERFORM move_in_blocks('${table}', '${sort}', coalesce(NEW.${id}, OLD.${id}), ${key("OLD")}, OLD.cell, ${key("NEW")}, NEW.cell);`;
  });
  yield* run(`
    CREATE FUNCTION count_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock(5830);
      ${moves.join("\n      ")}
      IF ${rowOf("OLD", ["cell", ...asked])} IS DISTINCT FROM ${rowOf("NEW", ["cell", ...asked])} THEN
        UPDATE lists SET version = version + 1 WHERE list = '${table}';
      END IF;
      RETURN NULL;
    END $$`);
  const seen = ["cell", ...asked, ...sorts.map(keyOf)];
  const COUNTING = "current_setting('console.counting', true) IS DISTINCT FROM 'off'";
  yield* run(`
    CREATE CONSTRAINT TRIGGER ${table}_counted AFTER INSERT OR DELETE ON ${table} DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (${COUNTING}) EXECUTE FUNCTION count_${table}()`);
  yield* run(`
    CREATE CONSTRAINT TRIGGER ${table}_recounted AFTER UPDATE ON ${table} DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (${rowOf("OLD", seen)} IS DISTINCT FROM ${rowOf("NEW", seen)} AND ${COUNTING})
    EXECUTE FUNCTION count_${table}()`);
  yield* run(`
    CREATE TRIGGER ${table}_emptied AFTER TRUNCATE ON ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION cut_emptied_list()`);
  yield* sql`INSERT INTO lists ${sql.insert({ list: table, id_column: id, cells, sorts: ["", ...sorts] })}`;
  yield* sql`SELECT cut_list(${table})`;
});
