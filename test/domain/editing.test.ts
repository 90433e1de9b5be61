import { fc, test as property } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { differences, isSameDraft, settled } from "../../src/domain/editing.ts";

const FIELDS = ["name", "description", "banned"] as const;
type Draft = Record<(typeof FIELDS)[number], string | boolean>;

const drafts: fc.Arbitrary<Draft> = fc.record({
  name: fc.constantFrom("A", "B", "C"),
  description: fc.constantFrom("", "x", "y"),
  banned: fc.boolean(),
});

describe("what others changed while a form was open (D37)", () => {
  property.prop([drafts, drafts])("nobody changed what is the same", (before, mine) => {
    expect(differences(before, before, mine)).toEqual([]);
  });

  property.prop([drafts, drafts, drafts])(
    "each field that changed otherwise than mine is named once, with all three values",
    (before, theirs, mine) => {
      expect(differences(before, theirs, mine)).toEqual(
        FIELDS.filter((field) => before[field] !== theirs[field] && theirs[field] !== mine[field]).map(
          (field) => ({
            field,
            before: before[field],
            theirs: theirs[field],
            mine: mine[field],
          }),
        ),
      );
    },
  );

  property.prop([drafts, drafts, drafts, fc.subarray([...FIELDS])])(
    "what was kept is mine, what was not is theirs, and what nobody else changed stays mine",
    (before, theirs, mine, kept) => {
      const found = differences(before, theirs, mine);
      const result = settled(found, mine, new Set(kept));
      for (const field of FIELDS) {
        const isTheirs = before[field] !== theirs[field] && !kept.includes(field);
        expect(result[field]).toBe(isTheirs ? theirs[field] : mine[field]);
      }
    },
  );

  property.prop([drafts, drafts])(
    "two drafts are the same exactly when no field tells them apart",
    (a, b) => {
      expect(isSameDraft(a, b)).toBe(differences(a, b, a).length === 0);
    },
  );
});
