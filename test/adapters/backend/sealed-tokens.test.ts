import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import type { Key, KeyRing } from "../../../src/adapters/backend/tokens/key-ring.ts";
import { EncryptionKeys, sealingTokens } from "../../../src/adapters/backend/tokens/sealed-tokens.ts";

const key = (kid: string): Key => ({ kid, secret: Buffer.from(kid.padEnd(32, "-")) });
const [OLD, NEW] = [key("old"), key("new")];
const TOKEN = "ya29.a0-opens-the-listing";

const under = (...ring: KeyRing) => Effect.provideService(sealingTokens, EncryptionKeys, ring);

it.effect("a token is sealed otherwise each time, under the first key, and opened with any", () =>
  Effect.gen(function* () {
    const [before, both, after] = [yield* under(OLD), yield* under(NEW, OLD), yield* under(NEW)];
    const sealed = [yield* before.seal("4", TOKEN), yield* before.seal("4", TOKEN)];
    expect(new Set(sealed).size).toBe(2);
    for (const each of sealed)
      expect([each.includes(TOKEN), yield* both.open("4", each)]).toEqual([false, TOKEN]);
    const resealed = yield* both.seal("4", TOKEN);
    expect([yield* after.open("4", resealed), yield* after.open("4", sealed[0] ?? "")]).toEqual([
      TOKEN,
      undefined,
    ]);
  }),
);

it.effect("it opens for nobody else, and not where a letter of it was changed", () =>
  Effect.gen(function* () {
    const { open, seal } = yield* under(OLD);
    const sealed = yield* seal("4", TOKEN);
    const parts = sealed.split(".");
    expect(yield* open("5", sealed)).toBe(undefined);
    for (const [place, part] of parts.entries()) {
      if (part === "") continue;
      const spoiled = parts.with(place, `${part.startsWith("A") ? "B" : "A"}${part.slice(1)}`).join(".");
      expect([place, yield* open("4", spoiled)]).toEqual([place, undefined]);
    }
    expect(yield* open("4", TOKEN)).toBe(undefined);
  }),
);
