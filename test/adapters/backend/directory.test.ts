import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it, onTestFinished, test } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import {
  DataDirectoryLocked,
  DataDirectoryUnusable,
  directoryLock,
} from "../../../src/adapters/backend/database/directory-lock.ts";

const CYCLES = 10;
const SCRIPT = fileURLToPath(new URL("directory-owner.ts", import.meta.url));

const Saying = Schema.Union([
  Schema.Tuple([
    Schema.Literal("found"),
    Schema.fromJsonString(Schema.Array(Schema.Struct({ number: Schema.Int, rows: Schema.Int }))),
  ]),
  Schema.Tuple([Schema.Literal("kept"), Schema.fromJsonString(Schema.Int)]),
  Schema.Tuple([
    Schema.Literal("refused"),
    Schema.fromJsonString(Schema.Struct({ failure: Schema.Unknown, milliseconds: Schema.Int })),
  ]),
  Schema.Tuple([Schema.Literal("ended"), Schema.fromJsonString(Schema.Boolean)]),
]);

const sayingOf = (line: string) => {
  const gap = line.indexOf(" ");
  return Schema.decodeUnknownSync(Saying)([line.slice(0, gap), line.slice(gap + 1)]);
};

/** Opening a store takes longer than that, so it was not even tried. */
const isQuick = (milliseconds: number): boolean => milliseconds < 1_000;

/** A process that owns the directory, or wants to. */
const start = (directory: string) => {
  const child = spawn(process.execPath, [SCRIPT, directory], { stdio: ["pipe", "pipe", "inherit"] });
  const closed = once(child, "close");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await closed;
  });
  return { child, closed, lines: createInterface({ input: child.stdout }) };
};

interface Life {
  /** Every write that was there at the start, in order, with how many rows of it. */
  readonly found: ReadonlyArray<{ readonly number: number; readonly rows: number }>;
  /** Every write that the process said is kept. */
  readonly kept: ReadonlyArray<number>;
  readonly signal: NodeJS.Signals | null;
}

/** One life of an owner, ended after a number of writes: killed in the middle of the next one, or told to stop. */
const life = async (directory: string, writes: number, end: "kill" | "stop"): Promise<Life> => {
  const { child, closed, lines } = start(directory);
  const kept: Array<number> = [];
  let found: Life["found"] = [];
  for await (const line of lines) {
    const [word, value] = sayingOf(line);
    if (word === "found") found = value;
    if (word === "kept") kept.push(value);
    if (kept.length < writes) continue;
    if (end === "kill") child.kill("SIGKILL");
    else child.stdin.end();
  }
  await closed;
  return { found, kept, signal: child.signalCode };
};

const directory = mkdtempSync(join(tmpdir(), "kitchen-directory-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe("D52: the embedded data directory", () => {
  test(`D52: after kill -9 in the middle of writes, ${CYCLES} times, every acknowledged write is there, whole`, async () => {
    const kept: Array<number> = [];
    for (let cycle = 0; cycle < CYCLES; cycle += 1) {
      const lived = await life(directory, 5 + 11 * cycle, "kill");
      const numbers = lived.found.map(({ number }) => number);
      expect(lived.signal).toBe("SIGKILL");
      expect(lived.found.filter(({ rows }) => rows !== 2)).toEqual([]);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      expect(kept.filter((number) => !numbers.includes(number))).toEqual([]);
      kept.push(...lived.kept);
    }
    const last = await life(directory, 1, "stop");
    const numbers = last.found.map(({ number }) => number);
    expect(kept.filter((number) => !numbers.includes(number))).toEqual([]);
    expect([last.signal, last.found.every(({ rows }) => rows === 2)]).toEqual([null, true]);
  }, 90_000);

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
    expect((await life(directory, 1, "stop")).found.map(({ number }) => number)).toContain(after);
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
      expect(failure.message).toBe(
        `Cannot use the data directory ${file} (${reason}).\nChoose another one with DATA_DIR.`,
      );
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
