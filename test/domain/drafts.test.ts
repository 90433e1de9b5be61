import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, expectTypeOf, test } from "vitest";
import { draftToKeep, restored, type Secret, type Secrets } from "../../src/domain/drafts.ts";
import { anyText } from "./generators.ts";

interface Draft {
  readonly name: string;
  readonly banned: boolean;
  readonly password: Secret;
}

const draft = fc.record({ name: anyText, banned: fc.boolean(), password: fc.string() });
const SECRETS = { password: true } as const;

describe("D61: what is kept of a form", () => {
  property.prop([draft, draft])("is what was typed, byte for byte, but for its secrets", (saved, typed) => {
    const kept = draftToKeep<Draft>({ before: saved, typed, saved }, SECRETS);
    const isSame = saved.name === typed.name && saved.banned === typed.banned;
    expect(kept === undefined).toBe(isSame);
    if (kept === undefined) return;
    expect([kept.before, kept.typed].some((fields) => "password" in fields)).toBe(false);
    expect(restored<Draft>(saved, kept.typed)).toEqual({ ...typed, password: saved.password });
  });

  property.prop([draft, fc.dictionary(anyText, fc.oneof(anyText, fc.boolean()))])(
    "of another console gives what has its name and kind",
    (saved, fields) => {
      const given = restored<Draft>(saved, fields);
      expect(Object.keys(given)).toEqual(Object.keys(saved));
      expect([typeof given.name, typeof given.banned]).toEqual(["string", "boolean"]);
    },
  );

  test("a form cannot leave a secret out", () => {
    // Held by the compiler: `tsc` refuses this file where a form may declare less.
    expectTypeOf<typeof SECRETS>().toExtend<Secrets<Draft>>();
    expectTypeOf<Omit<typeof SECRETS, "password">>().not.toExtend<Secrets<Draft>>();
    const typed = { name: "b", banned: false, password: "canary" };
    expect(
      draftToKeep<Draft>({ before: typed, typed, saved: { ...typed, name: "a" } }, SECRETS),
    ).toBeDefined();
  });
});
