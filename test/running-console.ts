import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROJECT_ROOT } from "../src/launch/project-root.ts";

/** The whole console, started as `npm start` does, on a database of its own. */
export interface RunningConsole {
  readonly address: string;
  /** Ends the process and forgets the database. */
  readonly stop: () => Promise<void>;
}

const answers = (address: string): Promise<boolean> =>
  fetch(`${address}/api/v1/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the console on a port; `environment` adds settings (README). Rejects when it ends before it answers. */
export const runConsole = async (
  port: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningConsole> => {
  const directory = mkdtempSync(join(tmpdir(), "console-running-"));
  const started = spawn(process.execPath, ["src/launch/start.ts"], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, DATA_DIR: directory, ...environment, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(started, "exit");
  const address = `http://localhost:${port}`;
  while (!(await answers(address))) {
    if (started.exitCode !== null) throw new Error("The console ended before it answered");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    address,
    stop: async () => {
      started.kill("SIGTERM");
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
