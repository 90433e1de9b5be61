import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as Data from "effect/Data";
import * as Effect from "effect/Effect";
import * as Predicate from "effect/Predicate";
import type { Scope } from "effect/Scope";
import { reasonOf } from "../reason-of.ts";

/** Another process owns the embedded data directory. */
export class DataDirectoryLocked extends Data.TaggedError("DataDirectoryLocked")<{
  readonly directory: string;
}> {}

/** Nothing can be kept in the data directory: not writable, not a directory, no room. */
export class DataDirectoryUnusable extends Data.TaggedError("DataDirectoryUnusable")<{
  readonly directory: string;
  readonly reason: string;
}> {
  override get message(): string {
    return `Cannot use the directory ${this.directory} (${this.reason}).`;
  }
}

/** Makes a directory where there is none. Node's own way with those above never returns where none can be made, as in /proc. */
export const makeDirectory = (directory: string): void => {
  const above = dirname(directory);
  if (!existsSync(above)) makeDirectory(above);
  try {
    mkdirSync(directory);
  } catch (cause) {
    if (statSync(directory, { throwIfNoEntry: false })?.isDirectory() !== true) throw cause;
  }
};

const SQLITE_BUSY = 5;

const refusal = (directory: string, cause: unknown): DataDirectoryLocked | DataDirectoryUnusable =>
  Predicate.hasProperty(cause, "errcode") && cause.errcode === SQLITE_BUSY
    ? new DataDirectoryLocked({ directory })
    : new DataDirectoryUnusable({
        directory,
        reason: reasonOf(cause),
      });

/**
 * Owns a data directory until the scope closes. The lock is SQLite's exclusive file lock: the system drops
 * it when the process dies, however it dies, which a file with a process number in it cannot promise.
 */
export const directoryLock = (
  directory: string,
): Effect.Effect<void, DataDirectoryLocked | DataDirectoryUnusable, Scope> =>
  Effect.acquireRelease(
    Effect.try({
      try: () => {
        makeDirectory(directory);
        const lock = new DatabaseSync(join(directory, "owner.lock"));
        try {
          lock.exec("BEGIN EXCLUSIVE");
        } catch (cause) {
          lock.close();
          throw cause;
        }
        return lock;
      },
      catch: (cause) => refusal(directory, cause),
    }),
    (lock) => Effect.sync(() => lock.close()),
  ).pipe(Effect.asVoid);
