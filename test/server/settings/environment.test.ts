import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import * as Effect from "effect/Effect";
import { afterEach, expect, test, vi } from "vitest";
import { environmentOf } from "../../../src/server/settings/environment.ts";
import { temporaryFolder } from "../temporary-folder.ts";

test("the process's variables count over those of the file, which need not be there", () =>
  Effect.gen(function* () {
    vi.stubEnv("PORT", "3001");
    const root = yield* temporaryFolder({ ".env": "PORT=3002\nHOST=localhost" });
    expect(yield* environmentOf(root)).toMatchObject({ PORT: "3001", HOST: "localhost" });
    expect(yield* environmentOf(join(root, "elsewhere"))).toMatchObject({ PORT: "3001" });
  }).pipe(Effect.scoped, Effect.runPromise));

test("a file that cannot be read is told of, and does not count as none", () =>
  Effect.gen(function* () {
    const root = yield* temporaryFolder({});
    yield* Effect.promise(() => mkdir(join(root, ".env")));
    const failure = yield* Effect.flip(environmentOf(root));
    expect(failure._tag).toBe("EnvironmentUnreadable");
    expect(failure.message).toContain(join(root, ".env"));
  }).pipe(Effect.scoped, Effect.runPromise));

afterEach(() => {
  vi.unstubAllEnvs();
});
