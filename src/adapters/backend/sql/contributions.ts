import * as Effect from "effect/Effect";
import type * as Schema from "effect/Schema";
import type { SqlClient } from "effect/sql/SqlClient";
import type { SqlError } from "effect/sql/SqlError";
import type { Fragment } from "effect/sql/Statement";
import { searchText } from "../../../domain/matching.ts";
import type { Contributions, KitchenMarks } from "../../../domain/ports/contributions.ts";
import type { Records } from "../../../domain/records.ts";
import { NotFound, Refused, type RemoteFailure } from "../../../domain/remote-failure.ts";
import { listedSql, tableOf } from "./collection.ts";
import { type Elsewhere, type Row, writing } from "./entity-rows.ts";
import { atKitchen, contributionList } from "./list-filters.ts";
import type { Listed } from "./listing.ts";
import { firstOr } from "./reads.ts";
import { keyOf } from "./rows.ts";
import { refusing } from "./saving.ts";

const DANGLING = "It points at something that does not exist";
const TWICE = "There is one like it already";

interface Table<A extends New, New> {
  readonly table: string;
  readonly keyColumn: string;
  readonly filters: Listed["filters"];
  /** The column that says whose it is. */
  readonly ownerColumn: string;
  readonly entity: Schema.Codec<A, unknown>;
  readonly draft: Schema.Codec<New, unknown>;
  readonly elsewhere?: Elsewhere;
  readonly keyIn: (item: A) => string;
  /** What it is searched by, where it is. */
  readonly textsOf?: (draft: New) => ReadonlyArray<string>;
  readonly refusalOf?: (draft: New) => RemoteFailure | undefined;
  /** What creating does where the same record is there already; empty where it may be there twice. */
  readonly onConflict: Fragment;
  readonly missing: string;
}

/** One kind of contribution over SQL; `where` reads those that meet a condition. */
export const contributionsSql = <A extends New, New>(
  sql: SqlClient,
  stored: Table<A, New>,
): Contributions<A, string, New> & {
  readonly where: (condition: Fragment) => Effect.Effect<Records<A>>;
} => {
  const { table, keyColumn, ownerColumn, filters, missing } = stored;
  const kept = tableOf(sql, table, `${table}.${keyColumn}`, stored.entity, stored.elsewhere);
  const { columns, itemOf } = kept;
  const columnsOf = writing(stored.draft, stored.elsewhere);
  const contentOf = (draft: New): Effect.Effect<Row, RemoteFailure> => {
    const refusal = stored.refusalOf?.(draft);
    if (refusal !== undefined) return Effect.fail(refusal);
    const texts = stored.textsOf?.(draft);
    return Effect.map(columnsOf(draft), (content) =>
      texts === undefined ? content : { ...content, search_text: searchText(texts) },
    );
  };
  const records = listedSql(sql, { ...kept, missing, ...contributionList(filters) });
  const saved = (statement: Effect.Effect<ReadonlyArray<Row>, SqlError>) =>
    statement.pipe(
      Effect.catchReason("SqlError", "UniqueViolation", () => Effect.fail(Refused(TWICE))),
      refusing(Refused(DANGLING)),
      firstOr(NotFound(missing)),
      Effect.map(itemOf),
    );
  const pointingAt = (column: string, id: string) => records.where(sql`${sql(column)} = ${keyOf(id)}`);
  return {
    ...records,
    create: (draft) =>
      Effect.flatMap(contentOf(draft), (content) =>
        saved(sql`
          INSERT INTO ${sql(table)} ${sql.insert(content)} ${stored.onConflict} RETURNING ${columns}`),
      ),
    edit: (record) =>
      Effect.flatMap(contentOf(record), ({ [ownerColumn]: _, ...content }) =>
        saved(sql`
          UPDATE ${sql(table)} SET ${sql.update(content)}
          WHERE ${sql(keyColumn)} = ${keyOf(stored.keyIn(record))} RETURNING ${columns}`),
      ),
    ofUser: (id) => pointingAt(ownerColumn, id),
    ofKitchen: (id) => pointingAt("kitchen_id", id),
  };
};

type StoredMark<A extends New, New> = Omit<Table<A, New>, "ownerColumn" | "filters" | "onConflict">;

/** One kind of mark over SQL: at most one by a user on a kitchen, and never one on no kitchen. */
export const kitchenMarksSql = <A extends New, New>(
  sql: SqlClient,
  stored: StoredMark<A, New>,
): KitchenMarks<A, string, New> => {
  const marks = contributionsSql(sql, {
    ...stored,
    ownerColumn: "user_id",
    filters: atKitchen(sql, ["user_id"]),
    // An update that changes nothing makes the database give back the row that is there.
    onConflict: sql`ON CONFLICT (user_id, kitchen_id) DO UPDATE SET user_id = EXCLUDED.user_id`,
  });
  return {
    ...marks,
    byUserAndKitchen: (user, kitchen) =>
      marks.where(sql`user_id = ${keyOf(user)} AND kitchen_id = ${keyOf(kitchen)}`).pipe(
        Effect.map(({ items }) => items),
        firstOr(NotFound(stored.missing)),
      ),
  };
};
