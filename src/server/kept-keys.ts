import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as Effect from "effect/Effect";
import { DataDirectoryUnusable } from "../adapters/backend/database/directory-lock.ts";
import type { KeyRing } from "../adapters/backend/tokens/access-tokens.ts";

type Kept = "signing-key" | "encryption-key";

/** Writes a whole key or none; one that another process made meanwhile stays. */
const make = (file: string): void => {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, randomBytes(32).toString("base64url"), { mode: 0o600 });
  if (existsSync(file)) rmSync(own);
  else renameSync(own, file);
};

/** A key that is kept in a data directory, made by whoever starts there first: a restart signs nobody out. */
export const keptKey = (directory: string, name: Kept): Effect.Effect<KeyRing, DataDirectoryUnusable> =>
  Effect.try({
    try: (): KeyRing => {
      const file = join(directory, name);
      mkdirSync(directory, { recursive: true });
      if (!existsSync(file)) make(file);
      return [{ kid: "kept", secret: Buffer.from(readFileSync(file, "utf8"), "base64url") }];
    },
    catch: (cause) =>
      new DataDirectoryUnusable({
        directory,
        reason: cause instanceof Error ? cause.message : String(cause),
      }),
  });
