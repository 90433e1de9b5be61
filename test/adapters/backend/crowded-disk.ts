import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import * as Effect from "effect/Effect";
import { SqlClient } from "effect/sql/SqlClient";
import { asFound } from "../../../src/adapters/backend/database/database.ts";
import { runAsProcess } from "../../../src/server/process.ts";
import { say } from "../../../src/server/terminal.ts";

/*
 * A process that fills the database of a directory and says with how many rows, on a disk that has room for what is there and for nothing of the log's
 * beside it: every new piece of it is refused, as ENOSPC does. How many MB the disk says are left is its second word.
 */

const [directory = "", left] = process.argv.slice(2);

const ROWS = 1_000;

const { openSync, statfsSync, writeSync } = fs;
const pieces = new Set<number>();

const noRoom = () => Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });

Object.assign(fs, {
  openSync: (...words: Parameters<typeof openSync>) => {
    const opened = openSync(...words);
    if (String(words[0]).includes("xlogtemp")) pieces.add(opened);
    return opened;
  },
  writeSync: (file: number, ...words: [NodeJS.ArrayBufferView, number?, number?, number?]) => {
    if (pieces.has(file)) throw noRoom();
    return writeSync(file, ...words);
  },
  statfsSync: (path: string) =>
    left === undefined
      ? statfsSync(path)
      : Object.assign(statfsSync(path), { bsize: 1, bavail: Number(left) * 1_048_576 }),
});
syncBuiltinESMExports();

runAsProcess(
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    yield* sql`CREATE TABLE IF NOT EXISTS filled (text text STORAGE PLAIN)`;
    for (let rows = ROWS; ; rows += ROWS) {
      yield* sql`INSERT INTO filled SELECT repeat(md5(random()::text), 60) FROM generate_series(1, ${ROWS})`;
      yield* say(`${rows} rows`);
    }
  }).pipe(Effect.provide(asFound({ _tag: "Directory", directory }))),
  "npm start",
);
