import * as Data from "effect/Data";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Record from "effect/Record";
import { SqlClient } from "effect/sql/SqlClient";
import type { Id } from "../../../domain/id.ts";
import { Users } from "../../../domain/ports/users.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import { NOTED_CHANGES } from "../policy/noted-changes.ts";
import type { Row } from "./entity-rows.ts";
import { keyOf } from "./rows.ts";
import { usersSql } from "./users.ts";

type Rows = ReadonlyArray<Row>;

/** Everything that is kept of one person, by table. */
export type PersonData = Readonly<Record<string, Rows>>;

/** What opens somebody's account elsewhere is nothing to hand out. */
const SECRET: ReadonlySet<string> = new Set(["google_access", "google_states", "google_codes"]);

interface Reference {
  readonly owner: string;
  readonly column: string;
  readonly target: string;
  readonly key: string;
  /** Whether the row goes with what it refers to, and is the person's own. */
  readonly own: boolean;
}

const references = Effect.flatMap(
  SqlClient,
  (sql) => sql<Reference>`
    SELECT r.conrelid::regclass::text AS owner, a.attname AS column, r.confrelid::regclass::text AS target,
      k.attname AS key, r.confdeltype = 'c' AS own
    FROM pg_constraint r
    JOIN pg_attribute a ON a.attrelid = r.conrelid AND a.attnum = r.conkey[1]
    JOIN pg_attribute k ON k.attrelid = r.confrelid AND k.attnum = r.confkey[1]
    WHERE r.contype = 'f' AND r.connamespace = 'public'::regnamespace ORDER BY 1, 2`,
);

const TABLES = new Map(NOTED_CHANGES.map((noted) => [noted.table, noted]));

/** The tables whose records say whose they are, and the column that does. A kitchen's votes are one record, of many people. */
const OWNED = [...TABLES.values()].flatMap(({ kind, table, key, kept }) =>
  Object.entries(kept)
    .filter(([, field]) => field === "user" && kind !== "vote")
    .map(([owner]) => ({ kind, table, key, owner })),
);

/** Whether an entry says of a record that it is, or was, a person's. */
const noteOf = (sql: SqlClient, userId: Id<"user">) =>
  sql.or(
    (["before", "after"] as const).map(
      (side) => sql`changes @> ${JSON.stringify([{ field: "user", [side]: userId }])}::jsonb`,
    ),
  );

/** The records of the log that are a person's own: themselves, what is theirs, and what was noted as theirs and may be gone. */
const ownRecords = Effect.fnUntraced(function* (userId: Id<"user">) {
  const sql = yield* SqlClient;
  const there = yield* Effect.forEach(
    OWNED,
    ({ kind, table, key, owner }) => sql<{ record: string }>`
      SELECT ${`${kind}:`}::text || ${sql(key)} AS record FROM ${sql(table)} WHERE ${sql(owner)} = ${keyOf(userId)}`,
  );
  const noted = yield* sql<{ record: string }>`
    SELECT kind || ':' || record_id AS record FROM activity WHERE kind <> 'vote' AND ${noteOf(sql, userId)}`;
  return [`user:${userId}`, ...new Set([...there.flat(), ...noted].map(({ record }) => record))];
});

/** A person's row, all that refers to it and what refers to that, by the references that are followed. */
const gathered = Effect.fnUntraced(function* (
  userId: Id<"user">,
  isFollowed: (reference: Reference) => boolean,
) {
  const sql = yield* SqlClient;
  const followed = (yield* references).filter(isFollowed);
  const found = new Map<string, Rows>();
  const rowsWith = (table: string, column: string, values: ReadonlyArray<string>) =>
    sql<{ row: Row }>`
      SELECT to_jsonb(t) AS row FROM ${sql(table)} t WHERE ${sql(column)}::text = ANY(${values}::text[])`.pipe(
      Effect.map((rows) => rows.map(({ row }) => row)),
    );
  const add = (table: string, rows: Rows): void => {
    if (rows.length === 0) return;
    const known = found.get(table) ?? [];
    const texts = new Set(known.map((row) => JSON.stringify(row)));
    found.set(table, [...known, ...rows.filter((row) => !texts.has(JSON.stringify(row)))]);
  };
  const gather = (table: string, rows: Rows): Effect.Effect<void, never, SqlClient> =>
    Effect.gen(function* () {
      if (rows.length === 0) return;
      add(table, rows);
      for (const { owner, column, target, key, own } of followed) {
        if (target !== table) continue;
        const keys = rows.map((row) => String(row[key]));
        const more = yield* Effect.orDie(rowsWith(owner, column, keys));
        if (own) yield* gather(owner, more);
        else add(owner, more);
      }
    });
  yield* gather("users", yield* rowsWith("users", "user_id", [String(keyOf(userId))]));
  return found;
});

/** What the database keeps of a person: their row, all that refers to it, what refers to that, and what was noted. */
export const personData = Effect.fnUntraced(function* (userId: Id<"user">) {
  const sql = yield* SqlClient;
  // What others have read of a person's messages is theirs.
  const found = yield* gathered(
    userId,
    ({ owner, column }) => !SECRET.has(owner) && !(owner === "notification_copies" && column !== "user_id"),
  );
  const activity = yield* sql<{ row: Row }>`
    SELECT to_jsonb(t) AS row FROM activity t
    WHERE person_id = ${keyOf(userId)} OR records && ${yield* ownRecords(userId)}::text[] OR ${noteOf(sql, userId)}
    ORDER BY activity_id`;
  const noted = activity.map(({ row }) => row);
  if (noted.length > 0) found.set("activity", noted);
  return Object.fromEntries(found) satisfies PersonData;
});

/** How many rows of which tables go with a person who is erased. */
export const goingWith = (userId: Id<"user">) =>
  Effect.map(
    gathered(userId, ({ own }) => own),
    (found) => Record.map(Object.fromEntries(found), ({ length }) => length),
  );

interface Called {
  readonly userId: Id<"user">;
  readonly nombre: string;
  readonly email: string;
  readonly role: string;
  readonly verified: boolean;
}

/** Who has a number or an address; nothing where nobody has. */
export const personCalled = Effect.fnUntraced(function* (whom: string) {
  const sql = yield* SqlClient;
  const [person] = yield* sql<Called>`
    SELECT user_id::text AS "userId", nombre, email, name AS role, verified FROM users JOIN roles USING (role_id)
    WHERE user_id = ${keyOf(whom)} OR lower(email) = lower(${whom})`;
  return person;
});

/** A person cannot be erased, or given a role. */
export class PersonUnchanged extends Data.TaggedError("PersonUnchanged")<{
  readonly refusal: RemoteFailure;
}> {
  override get message(): string {
    const { refusal } = this;
    return `Nothing is changed: ${refusal._tag === "Refused" ? refusal.message : refusal._tag}`;
  }
}

/**
 * Removes a person with all that is theirs, as the console does, and disables their identity. What was noted of them and of
 * what was theirs is emptied: that something was done stays, and by which number. It is done if `enlisted` is, too; else fails
 * as that does, or with `PersonUnchanged`.
 */
export const erasePerson = <E>(userId: Id<"user">, enlisted: Effect.Effect<void, E>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const { remove } = yield* Users;
    yield* sql.withTransaction(
      Effect.gen(function* () {
        const records = yield* ownRecords(userId);
        yield* Effect.mapError(remove(userId), (refusal) => new PersonUnchanged({ refusal }));
        // Nobody else may change what was noted.
        yield* sql`ALTER TABLE activity DISABLE TRIGGER activity_kept`;
        yield* sql`
          UPDATE activity SET name = NULL, reason = NULL, changes = '[]'
          WHERE records && ${records}::text[] OR ${noteOf(sql, userId)}
            OR kind = 'vote' AND person_id = ${keyOf(userId)}`;
        yield* sql`ALTER TABLE activity ENABLE TRIGGER activity_kept`;
        yield* enlisted;
      }),
    );
  }).pipe(Effect.provide(Layer.fresh(usersSql)));
