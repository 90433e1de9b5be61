import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** A program that serves on a free port. */
export interface ReadyProgram {
  readonly pid: number | undefined;
  readonly port: number;
  /** Ends it, and is done when it has ended. */
  readonly stop: () => Promise<void>;
}

/** How programs of the tests say that they are ready, and on which port; and how the console itself does. */
const READY = /^(?:ready |Console ready at http:\/\/localhost:)(\d+)$/u;

/** Runs a program that says that it is ready and its port; rejects when it ends before. */
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
    const port = READY.exec(line)?.[1];
    if (port === undefined) continue;
    const stop = async () => {
      child.kill("SIGTERM");
      await closed;
    };
    // What is said later is read by nobody, and must not fill the pipe.
    child.stdout.resume();
    return { pid: child.pid, port: Number(port), stop };
  }
  throw new Error(`${file} has ended`);
};
