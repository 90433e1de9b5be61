import { readdir, readFile, readlink, stat, symlink } from "node:fs/promises";
import { join } from "node:path";
import * as Effect from "effect/Effect";
import { expect, test } from "vitest";
import { keptKey } from "../../src/server/kept-keys.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const KEY = Buffer.alloc(32, 7).toString("base64url");

test("a key is made once, of 32 bytes, and is its owner's only", () =>
  Effect.gen(function* () {
    const folder = join(yield* temporaryFolder({}), "new");
    const made = yield* keptKey(folder, "signing-key");
    expect(made[0].secret).toHaveLength(32);
    expect(yield* keptKey(folder, "signing-key")).toEqual(made);
    expect(yield* Effect.promise(() => readdir(folder))).toEqual(["signing-key"]);
    const { mode } = yield* Effect.promise(() => stat(join(folder, "signing-key")));
    expect(mode & 0o777).toBe(0o600);
  }).pipe(Effect.scoped, Effect.runPromise));

test.each([
  ["nothing", ""],
  ["a byte", "AA"],
  ["31 bytes", KEY.slice(0, -2)],
  ["33 bytes", Buffer.alloc(33).toString("base64url")],
])("a key of %s is refused, and stays as it is", (_, text) =>
  Effect.gen(function* () {
    const folder = yield* temporaryFolder({ "encryption-key": text });
    const failure = yield* Effect.flip(keptKey(folder, "encryption-key"));
    expect(failure._tag).toBe("DataDirectoryUnusable");
    expect(failure.message).toContain("encryption-key");
    expect(yield* Effect.promise(() => readFile(join(folder, "encryption-key"), "utf8"))).toBe(text);
  }).pipe(Effect.scoped, Effect.runPromise),
);

test("what got the name after somebody looked is not replaced", () =>
  Effect.gen(function* () {
    const folder = yield* temporaryFolder({});
    // As it is for whoever looks too soon: nothing to be read, and taken.
    yield* Effect.promise(() => symlink("elsewhere", join(folder, "signing-key")));
    expect((yield* Effect.flip(keptKey(folder, "signing-key")))._tag).toBe("DataDirectoryUnusable");
    expect(yield* Effect.promise(() => readlink(join(folder, "signing-key")))).toBe("elsewhere");
    expect(yield* Effect.promise(() => readdir(folder))).toEqual(["signing-key"]);
  }).pipe(Effect.scoped, Effect.runPromise));

test("a key ends with a line where somebody wrote it", () =>
  Effect.gen(function* () {
    const folder = yield* temporaryFolder({ "signing-key": `${KEY}\n` });
    expect((yield* keptKey(folder, "signing-key"))[0].secret).toEqual(Buffer.alloc(32, 7));
  }).pipe(Effect.scoped, Effect.runPromise));
