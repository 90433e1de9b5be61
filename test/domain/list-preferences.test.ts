import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { densityOf, hiddenColumns, hiddenIn } from "../../src/domain/list-preferences.ts";

describe("the remembered look of lists", () => {
  test.prop([fc.anything({ withNullPrototype: true })])("anything that was kept can be used", (kept) => {
    const hidden = hiddenColumns(kept);
    for (const columns of [...Object.values(hidden), hiddenIn(hidden, "users")]) {
      expect(columns.every((column) => typeof column === "string")).toBe(true);
    }
    expect(["comfortable", "compact"]).toContain(densityOf(kept));
  });

  test.prop([fc.uniqueArray(fc.string()), fc.uniqueArray(fc.string())])(
    "what was hidden is hidden again",
    (users, kitchens) => {
      const hidden = { users, kitchens };
      expect(hiddenColumns(JSON.parse(JSON.stringify(hidden)))).toEqual(hidden);
    },
  );

  test("compact stays compact, nothing is comfortable", () => {
    expect([densityOf("compact"), densityOf(undefined), densityOf("toString")]).toEqual([
      "compact",
      "comfortable",
      "comfortable",
    ]);
  });
});
