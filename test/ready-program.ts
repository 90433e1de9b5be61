import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** A program of these tests that serves on a free port. */
export interface ReadyProgram {
  readonly port: number;
  /** Ends it, and is done when it has ended. */
  readonly stop: () => Promise<void>;
}

/** Runs a program that says `ready` and its port; rejects when it ends before. */
export const readyProgram = async (
  file: string,
  words: ReadonlyArray<string> = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<ReadyProgram> => {
  const child = spawn(process.execPath, [file, ...words], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = once(child, "close");
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /^ready (\d+)$/u.exec(line)?.[1];
    if (port === undefined) continue;
    const stop = async () => {
      child.kill("SIGTERM");
      await closed;
    };
    return { port: Number(port), stop };
  }
  throw new Error(`${file} has ended`);
};
