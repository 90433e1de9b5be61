import * as Effect from "effect/Effect";
import type { SqlClient } from "effect/sql/SqlClient";
import type { SqlError } from "effect/sql/SqlError";
import type { Fragment } from "effect/sql/Statement";
import type { KitchenId, UserId } from "../../../domain/id.ts";
import type { Contributions, KitchenMarks } from "../../../domain/ports/contributions.ts";
import type { PageWindow } from "../../../domain/paging.ts";
import { readable } from "../../../domain/records.ts";
import type { KitchenRef, UserRef } from "../../../domain/reference.ts";
import { NotFound, Refused, type RemoteFailure } from "../../../domain/remote-failure.ts";
import { collectionSql } from "./collection.ts";
import { idOf, keyOf } from "./rows.ts";

const DANGLING = "It points at something that does not exist";
const TWICE = "There is one like it already";

/** What a record says, by column; whose it is and when it was made are not among it. */
type Content = Readonly<Record<string, bigint | string | null>>;

/** How one kind of contribution lies in the database. */
interface Table<Row, A extends New, Id extends string, New> {
  readonly table: string;
  readonly keyColumn: string;
  /** The keys in a window, where counting them off one by one takes too long. */
  readonly keysIn?: (range: PageWindow) => Fragment;
  /** The column that says whose it is. */
  readonly ownerColumn: string;
  /** What is read of a record, as `SELECT` and `RETURNING` list it. */
  readonly columns: Fragment;
  readonly itemOf: (row: Row) => A;
  readonly keyIn: (item: A) => Id;
  readonly ownerIn: (draft: New) => UserId;
  readonly contentIn: (draft: New) => Effect.Effect<Content, RemoteFailure>;
  /** What creating does where the same record is there already; empty where it may be there twice. */
  readonly onConflict: Fragment;
  /** What is said of an id that there is none of. */
  readonly missing: string;
}

/** What the database refuses because of what was asked is the asker's; everything else is a defect. */
const refusing = <A>(statement: Effect.Effect<A, SqlError>): Effect.Effect<A, RemoteFailure> =>
  statement.pipe(
    Effect.catchReason("SqlError", "ConstraintError", () => Effect.fail(Refused(DANGLING))),
    Effect.catchReason("SqlError", "UniqueViolation", () => Effect.fail(Refused(TWICE))),
    Effect.catchTag("SqlError", Effect.die),
  );

/** One kind of contribution over SQL; `where` reads those that meet a condition. */
export const contributionsSql = <Row extends object, A extends New, Id extends string, New>(
  sql: SqlClient,
  stored: Table<Row, A, Id, New>,
): Contributions<A, string, New> & {
  readonly where: (condition: Fragment) => Effect.Effect<ReadonlyArray<A>>;
} => {
  const { table, keyColumn, keysIn, ownerColumn, columns, itemOf, missing } = stored;
  const records = collectionSql<Row, A>(sql, {
    select: sql`SELECT ${columns} FROM ${sql(table)}`,
    table,
    // With its table: alone it would name the text that is selected, and 10 would come before 2.
    key: `${table}.${keyColumn}`,
    keyColumn,
    ...(keysIn && { keysIn }),
    itemOf,
    missing,
  });
  const saved = (statement: Effect.Effect<ReadonlyArray<Row>, SqlError>): Effect.Effect<A, RemoteFailure> =>
    Effect.flatMap(refusing(statement), ([row]) =>
      row === undefined ? Effect.fail(NotFound(missing)) : Effect.succeed(itemOf(row)),
    );
  const pointingAt = (column: string, id: string) =>
    Effect.map(records.where(sql`${sql(column)} = ${keyOf(id)}`), readable);
  return {
    ...records,
    create: (draft) =>
      Effect.flatMap(stored.contentIn(draft), (content) =>
        saved(sql<Row>`
          INSERT INTO ${sql(table)} ${sql.insert({ ...content, [ownerColumn]: keyOf(stored.ownerIn(draft)) })}
          ${stored.onConflict} RETURNING ${columns}`),
      ),
    edit: (record) =>
      Effect.flatMap(stored.contentIn(record), (content) =>
        saved(sql<Row>`
          UPDATE ${sql(table)} SET ${sql.update(content)}
          WHERE ${sql(keyColumn)} = ${keyOf(stored.keyIn(record))} RETURNING ${columns}`),
      ),
    ofUser: (id) => pointingAt(ownerColumn, id),
    ofKitchen: (id) => pointingAt("kitchen_id", id),
  };
};

/** The reference to a kitchen, where a row has one. */
export const kitchenRefOf = (key: string | null): KitchenRef | undefined =>
  key === null ? undefined : { kitchenId: idOf<"kitchen">(key) };

/** The reference to a user. */
export const userRefOf = (key: string): UserRef => ({ userId: idOf<"user">(key) });

/** The key that a reference may name; nothing where there is no reference. */
export const keyIn = (id: string | undefined): bigint | null => (id === undefined ? null : keyOf(id));

/** A mark as the database gives it. */
interface MarkRow {
  readonly id: string;
  readonly user_id: string;
  readonly kitchen_id: string;
}

/** How one kind of mark lies in the database. */
interface StoredMark<A extends New, Id extends string, New> {
  readonly table: string;
  readonly keyColumn: string;
  readonly itemOf: (id: string, user: UserRef, kitchen: KitchenRef) => A;
  readonly keyIn: (mark: A) => Id;
  readonly ownerIn: (draft: New) => UserId;
  readonly kitchenIn: (draft: New) => KitchenId | undefined;
  readonly missing: string;
}

/** One kind of mark over SQL: at most one by a user on a kitchen, and never one on no kitchen. */
export const kitchenMarksSql = <A extends New, Id extends string, New>(
  sql: SqlClient,
  { table, keyColumn, itemOf, keyIn: keyOfMark, ownerIn, kitchenIn, missing }: StoredMark<A, Id, New>,
): KitchenMarks<A, string, New> => {
  const marks = contributionsSql<MarkRow, A, Id, New>(sql, {
    table,
    keyColumn,
    ownerColumn: "user_id",
    columns: sql`${sql(keyColumn)}::text AS id, user_id::text, kitchen_id::text`,
    itemOf: ({ id, user_id, kitchen_id }) =>
      itemOf(id, userRefOf(user_id), { kitchenId: idOf<"kitchen">(kitchen_id) }),
    keyIn: keyOfMark,
    ownerIn,
    contentIn: (draft) => {
      const kitchen = kitchenIn(draft);
      return kitchen === undefined
        ? Effect.fail(Refused("It needs a kitchen"))
        : Effect.succeed({ kitchen_id: keyOf(kitchen) });
    },
    // An update that changes nothing makes the database give back the row that is there.
    onConflict: sql`ON CONFLICT (user_id, kitchen_id) DO UPDATE SET user_id = EXCLUDED.user_id`,
    missing,
  });
  return {
    ...marks,
    byUserAndKitchen: (user, kitchen) =>
      Effect.flatMap(
        marks.where(sql`user_id = ${keyOf(user)} AND kitchen_id = ${keyOf(kitchen)}`),
        ([mark]) => (mark === undefined ? Effect.fail(NotFound(missing)) : Effect.succeed(mark)),
      ),
  };
};
