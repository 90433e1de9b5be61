import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it, onTestFinished, test } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { asFound } from "../../../src/adapters/backend/database/database.ts";
import {
  DataDirectoryLocked,
  DataDirectoryUnusable,
  directoryLock,
  makeDirectory,
} from "../../../src/adapters/backend/database/directory-lock.ts";
import { empty } from "../database-image.ts";
import { kill, life, lossesOf, sayingOf, stop, writer } from "./lives.ts";

const CYCLES = 1;
/** Opening a store takes longer than that, so it was not even tried. */
const isQuick = (milliseconds: number): boolean => milliseconds < 1_000;

/** A process that owns the directory, or wants to. */
const start = (directory: string) => {
  const started = writer(directory);
  onTestFinished(async () => {
    started.child.kill("SIGKILL");
    await started.closed;
  });
  return started;
};

const CROWDED = fileURLToPath(new URL("crowded-disk.ts", import.meta.url));

/** How a process ends that fills a database on a disk without room, and what it says. */
const crowded = async (...words: ReadonlyArray<string>) => {
  const child = spawn(process.execPath, [CROWDED, ...words]);
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  return { ended: await once(child, "exit"), said: (await said).join("") };
};

const directory = mkdtempSync(join(tmpdir(), "kitchen-directory-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe("D52: the embedded data directory", () => {
  test(`D52: after kill -9 in the middle of writes, ${CYCLES} times, every acknowledged write is there, whole and noted once (D66)`, async () => {
    const losses = await lossesOf(directory, Array<typeof kill>(CYCLES).fill(kill));
    const [acknowledged, entries] = [expect.any(Number), expect.any(Number)];
    expect(losses).toEqual({ acknowledged, lost: [], torn: [], entries, misnoted: [], failedStarts: 0 });
    expect(losses.acknowledged).toBeGreaterThanOrEqual(CYCLES * 15);
  });

  test("D52: a second process ends at once and says why; the first goes on, and afterwards the store opens", async () => {
    const owner = start(directory);
    const lines = owner.lines[Symbol.asyncIterator]();
    const nextKept = async (): Promise<number> => {
      for (;;) {
        const { done, value } = await lines.next();
        if (done === true) throw new Error("the owner has ended");
        const [word, number] = sayingOf(value);
        if (word === "kept") return number;
      }
    };
    const before = await nextKept();

    const said: Array<ReturnType<typeof sayingOf>> = [];
    for await (const line of start(directory).lines) said.push(sayingOf(line));
    expect(said).toEqual([
      [
        "refused",
        { failure: { _tag: "DataDirectoryLocked", directory }, milliseconds: expect.toSatisfy(isQuick) },
      ],
      ["ended", true],
    ]);

    const after = await nextKept();
    expect(after).toBeGreaterThan(before);
    owner.child.stdin.end();
    while ((await lines.next()).done !== true);
    await owner.closed;
    expect((await life(directory, 1, stop)).found?.map(({ number }) => number)).toContain(after);
  });

  it.live("D52: within one process, too, a directory has one owner, and the next one when that lets go", () =>
    Effect.gen(function* () {
      const inside = join(directory, "inside");
      yield* Effect.scoped(
        Effect.gen(function* () {
          yield* directoryLock(inside);
          expect(yield* Effect.flip(Effect.scoped(directoryLock(inside)))).toEqual(
            new DataDirectoryLocked({ directory: inside }),
          );
        }),
      );
      expect(yield* Effect.scoped(directoryLock(inside))).toBe(undefined);
    }),
  );

  it.live("D52: a directory that cannot be used is not said to be somebody else's", () =>
    Effect.gen(function* () {
      const file = join(directory, "file");
      writeFileSync(file, "");
      const failure = yield* Effect.flip(Effect.scoped(directoryLock(file)));
      const reason = `EEXIST: file already exists, mkdir '${file}'`;
      expect(failure).toEqual(new DataDirectoryUnusable({ directory: file, reason }));
      expect(failure.message).toBe(`Cannot use the directory ${file} (${reason}).`);
    }),
  );

  it.live("D52: nor is one whose lock cannot be opened", () =>
    Effect.gen(function* () {
      const odd = join(directory, "odd");
      mkdirSync(join(odd, "owner.lock"), { recursive: true });
      expect(yield* Effect.flip(Effect.scoped(directoryLock(odd)))).toEqual(
        new DataDirectoryUnusable({ directory: odd, reason: "unable to open database file" }),
      );
    }),
  );

  test("D52: a disk without room for the log ends the process, which says so; the next start does, too, and with room all is there", async () => {
    const full = join(directory, "full");
    await Effect.runPromise(Effect.scoped(Layer.build(empty({ _tag: "Directory", directory: full }))));
    const first = await crowded(full);
    expect(first.ended).toEqual([1, null]);
    expect(first.said).toMatch(
      / rows\n.*FATAL.*The database in .*full cannot write its log, and its disk has \d+ MB left\. Make room/u,
    );
    expect(await crowded(full, "9")).toEqual({
      ended: [1, null],
      said: `The database in ${full} needs 32 MB to start, and its disk has 9 MB left. Make room there: what was saved is not lost.\n`,
    });
    const counted = Effect.flatMap(SqlClient, (sql) => sql`SELECT count(*)::int AS rows FROM filled`);
    const [filled] = await Effect.runPromise(
      Effect.provide(counted, asFound({ _tag: "Directory", directory: full })),
    );
    expect(filled).toEqual({ rows: Number(/(\d+) rows\n[^\n]*FATAL/u.exec(first.said)?.[1]) });
  });

  it.live("D52: a database that does not start is told of with its directory", () =>
    Effect.gen(function* () {
      const broken = join(directory, "broken");
      mkdirSync(join(broken, "pg"), { recursive: true });
      writeFileSync(join(broken, "pg", "PG_VERSION"), "18\n");
      const failure = yield* Effect.flip(
        Effect.scoped(Layer.build(asFound({ _tag: "Directory", directory: broken }))),
      );
      expect(failure.message).toMatch(/^The database in .*broken does not start: ./u);
    }),
  );

  test("a directory is made with those above it, and where none can be made that is said", () => {
    makeDirectory(join(directory, "one", "two"));
    makeDirectory(join(directory, "one", "two"));
    expect(() => makeDirectory("/proc/console/data")).toThrow(/^ENOENT/u);
  });
});
