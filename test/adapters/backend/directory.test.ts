import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, onTestFinished, test } from "@effect/vitest";
import * as Effect from "effect/Effect";
import {
  DataDirectoryLocked,
  DataDirectoryUnusable,
  directoryLock,
} from "../../../src/adapters/backend/database/directory-lock.ts";
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
});
