import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as Effect from "effect/Effect";
import * as Schedule from "effect/Schedule";
import type { Scope } from "effect/Scope";
import { EMULATOR_HOST, emulatorOrigin } from "./address.ts";
import { EmulatorUnavailable, unavailable } from "./unavailable.ts";

/** A folder of its own, because the command writes log files to where it runs. */
const workingFolder = (port: number) =>
  Effect.acquireRelease(
    Effect.tryPromise({
      try: async () => {
        const folder = await mkdtemp(join(tmpdir(), "identity-emulator-"));
        const emulators = {
          auth: { host: EMULATOR_HOST, port },
          ui: { enabled: false },
          singleProjectMode: false,
        };
        await writeFile(join(folder, "firebase.json"), JSON.stringify({ emulators }));
        return folder;
      },
      catch: unavailable,
    }),
    (folder) => Effect.promise(() => rm(folder, { recursive: true, force: true })),
  );

const answers = (port: number) =>
  Effect.tryPromise((signal) => fetch(emulatorOrigin(port), { signal })).pipe(
    Effect.retry(Schedule.spaced("250 millis")),
    Effect.timeoutOrElse({
      duration: "90 seconds",
      orElse: () => Effect.fail(new EmulatorUnavailable({ reason: "no answer within 90 seconds" })),
    }),
    Effect.mapError((cause) => (cause instanceof EmulatorUnavailable ? cause : unavailable(cause))),
  );

/**
 * The Auth emulator as the `firebase` command in a child process: ten times slower to start than `emulatorApp`, but
 * a public door. Returns when it answers; killed with the scope, as it keeps nothing.
 */
export const emulatorProcess = Effect.fnUntraced(function* (
  port: number,
  projectId: string,
): Effect.fn.Return<void, EmulatorUnavailable, Scope> {
  const folder = yield* workingFolder(port);
  const command = yield* Effect.try({
    try: () => createRequire(import.meta.url).resolve("firebase-tools/lib/bin/firebase.js"),
    catch: unavailable,
  });
  const child = yield* Effect.acquireRelease(
    Effect.sync(() =>
      spawn(process.execPath, [command, "emulators:start", "--only", "auth", "--project", projectId], {
        cwd: folder,
        stdio: "ignore",
      }),
    ),
    (started) => Effect.sync(() => started.kill("SIGKILL")),
  );
  const ended = Effect.callback<never, EmulatorUnavailable>((resume) => {
    child.once("error", (cause) => resume(Effect.fail(unavailable(cause))));
    child.once("exit", (code) =>
      resume(Effect.fail(new EmulatorUnavailable({ reason: `the firebase command ended with ${code}` }))),
    );
  });
  yield* Effect.raceFirst(answers(port), ended);
});
