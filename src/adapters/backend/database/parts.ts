import { randomUUID } from "node:crypto";
import { readdir, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";

/** What a file is called until it is whole. */
export const partOf = (file: string): string => `${file}.${randomUUID()}.part`;

const OWN_PART = /^\.[\da-f-]{36}\.part$/u;

const isPartOf = (file: string, name: string): boolean =>
  name.startsWith(basename(file)) && OWN_PART.test(name.slice(basename(file).length));

/** What has not grown for so long was left by a process that was killed: others write all the time. */
const LEFT_MS = 3_600_000;

/** Takes away what processes that were killed have left of a file; what cannot be taken away stays for the next time. */
export const clearLeft = Effect.fnUntraced(function* (file: string) {
  const now = yield* Clock.currentTimeMillis;
  yield* Effect.tryPromise(async () => {
    for (const name of await readdir(dirname(file))) {
      const path = join(dirname(file), name);
      if (isPartOf(file, name) && now - (await stat(path)).mtimeMs > LEFT_MS) await rm(path);
    }
  }).pipe(Effect.ignore);
});
