import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import * as Schema from "effect/Schema";

const SCRIPT = fileURLToPath(new URL("directory-owner.ts", import.meta.url));

/** A write that is there: how many rows of it, and how many entries in the log of activity. */
const Found = Schema.Struct({ number: Schema.Int, rows: Schema.Int, entries: Schema.Int });

const Saying = Schema.Union([
  Schema.Tuple([Schema.Literal("found"), Schema.fromJsonString(Schema.Array(Found))]),
  Schema.Tuple([Schema.Literal("kept"), Schema.fromJsonString(Schema.Int)]),
  Schema.Tuple([
    Schema.Literal("refused"),
    Schema.fromJsonString(Schema.Struct({ failure: Schema.Unknown, milliseconds: Schema.Int })),
  ]),
  Schema.Tuple([Schema.Literal("ended"), Schema.fromJsonString(Schema.Boolean)]),
]);

/** A line that such a process says. */
export const sayingOf = (line: string) => {
  const gap = line.indexOf(" ");
  return Schema.decodeUnknownSync(Saying)([line.slice(0, gap), line.slice(gap + 1)]);
};

/** A process that writes to a database, or wants to: one in a directory, or the one of a URL. */
export const writer = (where: string) => {
  // Who loses a server that is killed says so at length.
  const complaints = where.startsWith("postgres://") ? "ignore" : "inherit";
  const child = spawn(process.execPath, [SCRIPT, where], { stdio: ["pipe", "pipe", complaints] });
  return { child, closed: once(child, "close"), lines: createInterface({ input: child.stdout }) };
};

/** What one process saw and did. */
export interface Life {
  /** Every write that was there at the start, in order; nothing where it never started. */
  readonly found: ReadonlyArray<typeof Found.Type> | undefined;
  /** Every write that the process said is kept. */
  readonly kept: ReadonlyArray<number>;
  readonly signal: NodeJS.Signals | null;
}

/** How a process ends: killed at once, or told to stop. */
export const kill = (child: ChildProcess): void => {
  child.kill("SIGKILL");
};
export const stop = (child: ChildProcess): void => {
  child.stdin?.end();
};

/** One life of a process, which is ended after a number of writes: in the middle of the next one. */
export const life = async (
  where: string,
  writes: number,
  end: (child: ChildProcess) => void,
): Promise<Life> => {
  const { child, closed, lines } = writer(where);
  const kept: Array<number> = [];
  let found: Life["found"];
  let ended = false;
  try {
    for await (const line of lines) {
      const [word, value] = sayingOf(line);
      if (word === "found") found = value;
      if (word === "kept") kept.push(value);
      if (kept.length < writes || ended) continue;
      ended = true;
      end(child);
    }
  } finally {
    if (!ended) child.kill("SIGKILL");
    await closed;
  }
  return { found, kept, signal: child.signalCode };
};

/** What became of the writes of many lives, one after the other. */
export interface Losses {
  readonly acknowledged: number;
  /** Writes that were said to be kept and were not there later. */
  readonly lost: ReadonlyArray<number>;
  /** Writes of which a part is there. */
  readonly torn: ReadonlyArray<number>;
  /** Entries in the log of activity, when the last life began. */
  readonly entries: number;
  /** Writes that are not noted once, be they there or not (D66). */
  readonly misnoted: ReadonlyArray<number>;
  /** Lives that did not get as far as reading. */
  readonly failedStarts: number;
}

/** Lives one after the other, each ended by its own hand, and at last one that looks what is there. */
export const lossesOf = async (
  where: string,
  ends: ReadonlyArray<(child: ChildProcess) => void>,
  before: (cycle: number) => Promise<void> = async () => undefined,
): Promise<Losses> => {
  const kept: Array<number> = [];
  const lost = new Set<number>();
  const torn = new Set<number>();
  const misnoted = new Set<number>();
  let noted = 0;
  let failedStarts = 0;
  for (const [cycle, end] of [...ends, stop].entries()) {
    await before(cycle);
    const lived = await life(where, 5 + ((11 * cycle) % 110), end);
    if (lived.found === undefined) failedStarts += 1;
    else {
      const numbers = new Set(lived.found.map(({ number }) => number));
      for (const number of kept) if (!numbers.has(number)) lost.add(number);
      noted = 0;
      for (const { number, rows, entries } of lived.found) {
        if (rows !== 2) torn.add(number);
        if (entries !== 1) misnoted.add(number);
        noted += entries;
      }
    }
    kept.push(...lived.kept);
  }
  return {
    acknowledged: kept.length,
    lost: [...lost],
    torn: [...torn],
    entries: noted,
    misnoted: [...misnoted],
    failedStarts,
  };
};
