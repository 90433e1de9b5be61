import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseEnv } from "node:util";
import * as Data from "effect/Data";
import * as Effect from "effect/Effect";
import { reasonOf } from "../../adapters/backend/reason-of.ts";
import { failedBy } from "../file-failure.ts";
import type { Environment } from "./setting.ts";

/** There is a file of settings, and what it says is not known. */
class EnvironmentUnreadable extends Data.TaggedError("EnvironmentUnreadable")<{
  readonly file: string;
  readonly reason: string;
}> {
  override get message(): string {
    return `The settings in ${this.file} cannot be read: ${this.reason}.`;
  }
}

/**
 * The process's variables over those of the `.env` file in `root`, if there is one. This is the only reader of that
 * file: Vite's own is off, so the bundle and the server can never see different values.
 */
export const environmentOf = (root: string): Effect.Effect<Environment, EnvironmentUnreadable> => {
  const file = join(root, ".env");
  return Effect.tryPromise({ try: () => readFile(file, "utf8"), catch: (cause) => cause }).pipe(
    Effect.catchIf(failedBy("ENOENT"), () => Effect.succeed("")),
    Effect.mapBoth({
      onFailure: (cause) => new EnvironmentUnreadable({ file, reason: reasonOf(cause) }),
      onSuccess: (text): Environment => ({ ...parseEnv(text), ...process.env }),
    }),
  );
};
