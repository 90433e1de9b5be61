import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

const start = (program: string, environment: NodeJS.ProcessEnv = {}) =>
  spawn(process.execPath, [join(import.meta.dirname, "programs", program)], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });

test.each(["SIGINT", "SIGTERM"] as const)("%s closes everything and ends with 0", async (signal) => {
  const child = start("waiting.ts");
  const errors = text(child.stderr);
  const [first] = await once(child.stdout, "data");
  expect(String(first)).toBe("up\n");
  const rest = text(child.stdout);
  child.kill(signal);
  expect(await once(child, "exit")).toEqual([0, null]);
  expect([await rest, await errors]).toEqual(["down\n", ""]);
});

test("a typed failure is told without a stack and ends with 1", async () => {
  const child = start("refusing.ts");
  const [output, errors] = [text(child.stdout), text(child.stderr)];
  expect(await once(child, "exit")).toEqual([1, null]);
  expect(await output).toBe("");
  expect(await errors).toBe(
    "Port 3000 is already in use. Stop the other program or choose another with PORT=3001 npm start.\n",
  );
});

test("where the log is JSON, so is a failure", async () => {
  const child = start("refusing.ts", { LOG_FORMAT: "json" });
  const [output, errors] = [text(child.stdout), text(child.stderr)];
  expect(await once(child, "exit")).toEqual([1, null]);
  expect(JSON.parse(await output)).toMatchObject({
    level: "FATAL",
    message: expect.stringContaining("Port 3000 is already in use."),
  });
  expect(await errors).toBe("");
});
