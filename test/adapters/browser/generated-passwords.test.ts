import { describe, expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import { afterEach, vi } from "vitest";
import { passwordsGenerated } from "../../../src/adapters/browser/generated-passwords.ts";
import { GeneratedPasswords } from "../../../src/domain/ports/generated-passwords.ts";

const next = Effect.flatMap(GeneratedPasswords, (passwords) =>
  Effect.map(passwords.next(), ({ revealed }) => revealed),
);

describe("§9, D27: a generated password", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.effect(
    "D27: is ten random letters and digits, then what configuration says, and another each time",
    () =>
      Effect.gen(function* () {
        const some = yield* Effect.all(Array.from({ length: 50 }, () => next));
        for (const password of some) expect(password).toMatch(/^[A-Za-z0-9]{10}#K7$/u);
        expect(new Set(some).size).toBe(50);
      }).pipe(Effect.provide(passwordsGenerated("#K7"))),
  );

  it.effect("D27: has a suffix where configuration says none", () =>
    Effect.gen(function* () {
      expect(yield* next).toMatch(/^[A-Za-z0-9]{10}[A-Z][a-z]\d[^A-Za-z0-9]$/u);
    }).pipe(Effect.provide(passwordsGenerated())),
  );

  it.effect("D27: asks again for what unfair bytes leave out", () => {
    let calls = 0;
    vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => {
      calls += 1;
      if (bytes instanceof Uint8Array) bytes.fill(calls === 1 ? 255 : 1);
      return bytes;
    });
    return Effect.gen(function* () {
      expect([yield* next, calls]).toEqual(["BBBBBBBBBB!", 2]);
    }).pipe(Effect.provide(passwordsGenerated("!")));
  });
});
