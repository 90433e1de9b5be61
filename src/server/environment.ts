import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseEnv } from "node:util";
import * as Effect from "effect/Effect";
import type { Environment } from "./setting.ts";

/**
 * The process's variables over those of the `.env` file in `root`, if there is one. This is the only reader of that
 * file: Vite's own is off, so the bundle and the server can never see different values.
 */
export const environmentOf = (root: string): Effect.Effect<Environment> =>
  Effect.tryPromise(() => readFile(join(root, ".env"), "utf8")).pipe(
    Effect.map((text): Environment => ({ ...parseEnv(text), ...process.env })),
    Effect.orElseSucceed((): Environment => process.env),
  );
