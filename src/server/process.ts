import * as NodeRuntime from "@effect/platform-node/NodeRuntime";
import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { logOnStdout } from "../adapters/backend/http/request-log.ts";
import { failureText } from "./announcement.ts";
import { PROJECT_ROOT } from "./project-root.ts";
import { environmentOf } from "./settings/environment.ts";
import { complain } from "./terminal.ts";

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** npm passes a Ctrl-C on to a process that the terminal has told already; that echo is not impatience. */
const ECHO_MS = 300;

/** What has not let go this long after its time is cut off. */
const LAST_RESORT_MS = 1_300;

/** Ends the process, some time after the end has begun, where something holds it. */
export const cutOffAfter = (seconds: number): Effect.Effect<void> =>
  Effect.sync(() => {
    setTimeout(() => process.exit(1), seconds * 1_000 + LAST_RESORT_MS).unref();
  });

const leaveWhenPressed = () => {
  for (const signal of SIGNALS) {
    process.once(signal, () => {
      setTimeout(() => {
        for (const again of SIGNALS) process.once(again, () => process.exit(1));
      }, ECHO_MS).unref();
    });
  }
};

const report = <E extends { readonly _tag: string; readonly message: string }>(
  cause: Cause.Cause<E>,
  command: string,
) => {
  if (Cause.hasInterruptsOnly(cause)) return Effect.void;
  // Parts that start side by side may fail together; the first one is enough to act on.
  const first = cause.reasons.find(Cause.isFailReason);
  const text = first === undefined ? Cause.pretty(cause) : failureText(first.error, command);
  return environmentOf(PROJECT_ROOT).pipe(
    Effect.orElseSucceed(() => process.env),
    Effect.flatMap(({ LOG_FORMAT }) =>
      LOG_FORMAT === "json" ? Effect.provide(Effect.logFatal(text), logOnStdout(LOG_FORMAT)) : complain(text),
    ),
  );
};

/**
 * Runs a program as this process. SIGINT and SIGTERM close everything and end with code 0, a
 * second one ends at once with code 1. A typed failure is told in a few lines without a stack, code 1. `command` is
 * how the program was started, for example `npm start`.
 */
export const runAsProcess = <A, E extends { readonly _tag: string; readonly message: string }>(
  program: Effect.Effect<A, E>,
  command: string,
): void => {
  leaveWhenPressed();
  NodeRuntime.runMain(program.pipe(Effect.tapCause((cause) => report(cause, command))), {
    disableErrorReporting: true,
    teardown: (exit, end) => end(Exit.isSuccess(exit) || Cause.hasInterruptsOnly(exit.cause) ? 0 : 1),
  });
};
