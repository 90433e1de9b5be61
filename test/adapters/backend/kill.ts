import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as Effect from "effect/Effect";
import { kill, life, lossesOf, sayingOf, stop, writer, type Losses } from "./lives.ts";
import { findPostgres, mortalServer } from "./postgres.ts";

/*
 * What directory.test.ts does once, many times and on both databases (D52): a process that writes is killed, on a
 * server in every fourth cycle the server itself; and a second owner of a directory is turned away.
 */

const EMBEDDED_CYCLES = 50;
const SERVER_CYCLES = 20;
const SECOND_OWNERS = 10;
/** A second owner has to be gone by then, in milliseconds. */
const PATIENCE = 3_000;

const NANOSECONDS = 1e6;
const now = (): number => Number(process.hrtime.bigint()) / NANOSECONDS;
const say = (line: string) => process.stdout.write(`${line}\n`);
let failures = 0;

const report = (name: string, cycles: number, losses: Losses) => {
  const { acknowledged, lost, torn, entries, misnoted, failedStarts } = losses;
  failures += lost.length + torn.length + misnoted.length + failedStarts;
  say(
    `${name}: ${cycles} cycles, ${acknowledged} acknowledged writes, ${lost.length} lost, ${torn.length} torn, ${entries} entries of them, ${misnoted.length} without exactly one, ${failedStarts} failed starts`,
  );
};

const secondOwners = async (directory: string) => {
  const owner = writer(directory);
  const said = owner.lines[Symbol.asyncIterator]();
  while (!(await said.next()).value?.startsWith("kept"));
  const times: Array<number> = [];
  for (let turn = 0; turn < SECOND_OWNERS; turn += 1) {
    const start = now();
    const second = writer(directory);
    const words: Array<string> = [];
    for await (const line of second.lines) words.push(sayingOf(line)[0]);
    await second.closed;
    times.push(now() - start);
    if (words.join() !== "refused,ended") failures += 1;
  }
  stop(owner.child);
  let last = 0;
  for (let line = await said.next(); line.done !== true; line = await said.next()) {
    const [word, value] = sayingOf(line.value);
    if (word === "kept") last = value;
  }
  await owner.closed;
  const after = await life(directory, 1, stop);
  const lost = after.found?.at(-1)?.number === last ? 0 : 1;
  failures += lost + times.filter((time) => time > PATIENCE).length;
  say(
    `second owners: ${SECOND_OWNERS} turned away in ${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)} ms (at most ${PATIENCE}), ${lost} writes of the first lost`,
  );
};

const onServer = Effect.fnUntraced(function* (postgres: Parameters<typeof mortalServer>[0]) {
  const server = yield* mortalServer(postgres);
  const ends = Array.from({ length: SERVER_CYCLES }, (_, cycle) =>
    cycle % 4 === 3 ? () => void server.kill() : kill,
  );
  const losses = yield* Effect.promise(() => lossesOf(server.url, ends, server.revive));
  report("PostgreSQL, every fourth time the server itself", SERVER_CYCLES, losses);
});

const directory = mkdtempSync(join(tmpdir(), "kitchen-kill-"));
try {
  const kills = Array<typeof kill>(EMBEDDED_CYCLES).fill(kill);
  report("Embedded", EMBEDDED_CYCLES, await lossesOf(directory, kills));
  await secondOwners(directory);
  const postgres = findPostgres();
  if (postgres._tag === "Binaries") await Effect.runPromise(Effect.scoped(onServer(postgres)));
  else say("PostgreSQL: NOT TESTED, there are no binaries of a server to kill");
} finally {
  rmSync(directory, { recursive: true, force: true });
}
process.exitCode = failures === 0 ? 0 : 1;
