import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as Effect from "effect/Effect";
import { DataDirectoryUnusable, makeDirectory } from "../adapters/backend/database/directory-lock.ts";
import type { KeyRing } from "../adapters/backend/tokens/key-ring.ts";
import { reasonOf } from "../adapters/backend/reason-of.ts";
import { failedBy } from "./file-failure.ts";

type Kept = "signing-key" | "encryption-key";

const BYTES = 32;
const isTaken = failedBy("EEXIST");

/** Writes a whole key or none; one that another process made meanwhile stays. */
const make = (file: string): void => {
  const own = `${file}.${randomUUID()}`;
  try {
    writeFileSync(own, randomBytes(BYTES).toString("base64url"), { mode: 0o600, flush: true });
    // Renaming would replace theirs.
    linkSync(own, file);
  } catch (cause) {
    if (!isTaken(cause)) throw cause;
  } finally {
    rmSync(own, { force: true });
  }
};

/** A key that is kept in a data directory, made by whoever starts there first: a restart signs nobody out. */
export const keptKey = (directory: string, name: Kept): Effect.Effect<KeyRing, DataDirectoryUnusable> =>
  Effect.try({
    try: () => {
      const file = join(directory, name);
      makeDirectory(directory);
      if (!existsSync(file)) make(file);
      return Buffer.from(readFileSync(file, "utf8"), "base64url");
    },
    catch: reasonOf,
  }).pipe(
    Effect.filterOrFail(
      ({ byteLength }) => byteLength === BYTES,
      () =>
        `${name} in it is no key of ${BYTES} bytes: bring back the one that it was, or remove it for a new one`,
    ),
    Effect.mapBoth({
      onFailure: (reason) => new DataDirectoryUnusable({ directory, reason }),
      onSuccess: (secret): KeyRing => [{ kid: "kept", secret }],
    }),
  );
