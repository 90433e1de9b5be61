import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as Data from "effect/Data";
import * as Effect from "effect/Effect";
import type { Scope } from "effect/Scope";

/** Another process owns the embedded data directory (D52). */
export class DataDirectoryLocked extends Data.TaggedError("DataDirectoryLocked")<{
  readonly directory: string;
}> {}

/**
 * Owns a data directory until the scope closes (D52). The lock is SQLite's exclusive file lock: the system drops
 * it when the process dies, however it dies, which a file with a process number in it cannot promise.
 */
export const directoryLock = (directory: string): Effect.Effect<void, DataDirectoryLocked, Scope> =>
  Effect.acquireRelease(
    Effect.try({
      try: () => {
        mkdirSync(directory, { recursive: true });
        const lock = new DatabaseSync(join(directory, "owner.lock"));
        try {
          lock.exec("BEGIN EXCLUSIVE");
        } catch (cause) {
          lock.close();
          throw cause;
        }
        return lock;
      },
      catch: () => new DataDirectoryLocked({ directory }),
    }),
    (lock) => Effect.sync(() => lock.close()),
  ).pipe(Effect.asVoid);
