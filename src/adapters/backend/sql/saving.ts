import * as Effect from "effect/Effect";
import * as Predicate from "effect/Predicate";
import type { SqlClient } from "effect/sql/SqlClient";
import { type ConstraintError, isSqlError, type SqlError } from "effect/sql/SqlError";
import { NotFound, type RemoteFailure } from "../../../domain/remote-failure.ts";
import { firstOr } from "./reads.ts";
import { keyOf } from "./rows.ts";

interface Table {
  readonly table: string;
  readonly keyColumn: string;
  readonly missing: string;
  readonly dangling: RemoteFailure;
}

/** What PostgreSQL calls a reference to what is not there, on a server as embedded; other rules have codes of their own. */
const DANGLING = "23503";

const isDangling = ({ cause }: ConstraintError): boolean =>
  Predicate.hasProperty(cause, "code") && cause.code === DANGLING;

/** Whether a write failed because it refers to what is not there. */
export const isDanglingWrite = (defect: unknown): boolean =>
  isSqlError(defect) && defect.reason._tag === "ConstraintError" && isDangling(defect.reason);

/** Answers a write that refers to what is not there; everything else that the database refuses is a defect. */
export const refusing =
  (failure: RemoteFailure) =>
  <A>(statement: Effect.Effect<A, RemoteFailure | SqlError>): Effect.Effect<A, RemoteFailure> =>
    statement.pipe(
      Effect.catchReason("SqlError", "ConstraintError", (reason, error) =>
        isDangling(reason) ? Effect.fail(failure) : Effect.die(error),
      ),
      Effect.catchTag("SqlError", Effect.die),
    );

/** Writes the rows of one table; a reference to what is not there is told as `dangling`. */
export const savingSql = (sql: SqlClient, { table, keyColumn, missing, dangling }: Table) => {
  const column = sql.literal(keyColumn);
  const orDangling = refusing(dangling);
  return {
    insert: (row: Record<string, unknown>): Effect.Effect<string, RemoteFailure> =>
      orDangling(
        sql<{ key: string }>`
          INSERT INTO ${sql(table)} ${sql.insert(row).returning(sql`${column}::text AS key`)}`,
      ).pipe(
        Effect.flatMap(([inserted]) =>
          inserted === undefined ? Effect.die(`Nothing was added to ${table}`) : Effect.succeed(inserted.key),
        ),
      ),
    /** Changes the row of an id; `NotFound` where there is none. */
    update: (id: string, row: Record<string, unknown>): Effect.Effect<void, RemoteFailure> =>
      orDangling(
        sql`UPDATE ${sql(table)} SET ${sql.update(row)} WHERE ${column} = ${keyOf(id)} RETURNING 1`,
      ).pipe(firstOr(NotFound(missing)), Effect.asVoid),
  };
};
