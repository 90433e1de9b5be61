import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROJECT_ROOT } from "../src/server/project-root.ts";

/** The whole console, started as `npm start` does, on a database of its own. */
export interface RunningConsole {
  readonly address: string;
  /** Ends the process and forgets the database. */
  readonly stop: () => Promise<void>;
}

/** How large a sample the database has; without one it begins as any other. */
interface Sample {
  readonly users: number;
  readonly kitchens: number;
}

const answers = (address: string): Promise<boolean> =>
  fetch(`${address}/api/v1/health`).then(
    ({ ok }) => ok,
    () => false,
  );

const program = (
  name: string,
  environment: Readonly<Record<string, string>>,
  words: ReadonlyArray<string> = [],
) =>
  spawn(process.execPath, [`src/server/${name}.ts`, ...words], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });

/** Starts the console on a port, with settings of its own. Rejects when it ends before it answers. */
export const runConsole = async (
  port: number,
  sample?: Sample,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningConsole> => {
  const directory = mkdtempSync(join(tmpdir(), "console-running-"));
  const environment = { DATABASE_URL: "", ...settings, DATA_DIR: directory, PORT: String(port) };
  if (sample !== undefined) {
    const size = ["--users", String(sample.users), "--kitchens", String(sample.kitchens)];
    const [code] = await once(program("seed", environment, size), "exit");
    if (code !== 0) throw new Error("The database could not be filled");
  }
  const started = program("start", environment);
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
