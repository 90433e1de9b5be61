import { resolve } from "node:path";
import * as Data from "effect/Data";
import * as Effect from "effect/Effect";
import type { BackupHead } from "../adapters/backend/database/backup.ts";

/** The command line names no file. */
class BackupFileMissing extends Data.TaggedError("BackupFileMissing")<{ readonly command: string }> {
  override get message(): string {
    return `Which file? Use: npm run ${this.command} -- console.backup`;
  }
}

/** The file that the words of a command line name. */
export const backupFile = (words: ReadonlyArray<string>, command: string) => {
  const [file, ...more] = words;
  return file === undefined || more.length > 0
    ? Effect.fail(new BackupFileMissing({ command }))
    : Effect.succeed(resolve(file));
};

/** What a backup holds, in one line. */
export const summary = ({ tables, takenAt, migration }: BackupHead): string => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables as of ${takenAt}, migration ${migration}`;
};
