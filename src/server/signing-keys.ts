import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as Effect from "effect/Effect";
import { DataDirectoryUnusable } from "../adapters/backend/database/directory-lock.ts";
import type { SigningKeyRing } from "../adapters/backend/tokens/access-tokens.ts";

const FILE = "signing-key";

/** Writes a whole key or none; one that another process made meanwhile stays. */
const make = (file: string): void => {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, randomBytes(32).toString("base64url"), { mode: 0o600 });
  if (existsSync(file)) rmSync(own);
  else renameSync(own, file);
};

/** The key that is kept in a data directory, made by whoever starts there first: a restart signs nobody out. */
export const keptSigningKey = (directory: string): Effect.Effect<SigningKeyRing, DataDirectoryUnusable> =>
  Effect.try({
    try: (): SigningKeyRing => {
      const file = join(directory, FILE);
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
