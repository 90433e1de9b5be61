import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { byScore, kitchenStatus, score } from "../../src/domain/kitchen.ts";
import { id, ids, kitchens } from "./generators.ts";

describe("§3: the score of a kitchen", () => {
  test.each([
    [0, 0, 0],
    [5, 2, 3],
    [2, 5, -3],
    [7, 0, 7],
  ])("§3: %i for and %i against make %i", (positivo, negativo, expected) => {
    expect(score({ positivo, negativo })).toBe(expected);
  });

  test.prop([fc.nat(), fc.nat()])("§3: swapping the votes turns the score round", (positivo, negativo) => {
    expect(score({ positivo, negativo }) + score({ positivo: negativo, negativo: positivo })).toBe(0);
  });

  test.prop([fc.nat(), fc.nat()])("§3: one more vote moves the score by one", (positivo, negativo) => {
    const before = score({ positivo, negativo });
    expect([
      score({ positivo: positivo + 1, negativo }),
      score({ positivo, negativo: negativo + 1 }),
    ]).toEqual([before + 1, before - 1]);
  });
});

describe("D41: the status of a kitchen", () => {
  test("D41: banned where it is banned, otherwise active", () => {
    expect([kitchenStatus({ banned: true }), kitchenStatus({ banned: false })]).toEqual(["banned", "active"]);
  });
});

const sign = (value: number): -1 | 0 | 1 => (value < 0 ? -1 : value > 0 ? 1 : 0);
const ranked = (kitchenId: string, nombre: string, positivo: number, negativo = 0) => ({
  kitchenId: id<"kitchen">(kitchenId),
  nombre,
  positivo,
  negativo,
});

describe("D40: the order of popular kitchens", () => {
  test("D40: best score first; ties by name, then by id, in code units and not as a locale collates", () => {
    const inOrder = [
      ranked("9", "Zoe", 9),
      ranked("8", "Zoe", 12, 4),
      ranked("3", "Ana", 5),
      ranked("1", "Zoe", 5),
      ranked("10", "ana", 5),
      ranked("2", "ana", 5),
      ranked("4", "Äna", 5),
      ranked("5", "Ana", 0),
      ranked("6", "Ana", 0, 3),
    ];
    expect([...inOrder].reverse().sort(byScore)).toEqual(inOrder);
  });

  test.prop([kitchens, kitchens], { numRuns: 500 })(
    "D40: turned round, the comparison turns round",
    (a, b) => {
      expect(sign(byScore(a, b)) + sign(byScore(b, a))).toBe(0);
    },
  );

  test.prop([fc.array(kitchens, { minLength: 3, maxLength: 3 })], { numRuns: 2_000 })(
    "D40: it is transitive, ties included",
    (three) => {
      const [a, b, c] = three;
      if (a === undefined || b === undefined || c === undefined) return;
      if (byScore(a, b) <= 0 && byScore(b, c) <= 0) expect(byScore(a, c)).toBeLessThanOrEqual(0);
      if (byScore(a, b) < 0 && byScore(b, c) <= 0) expect(byScore(a, c)).toBeLessThan(0);
    },
  );

  test.prop([kitchens])("D40: a kitchen ties with itself", (kitchen) => {
    expect(sign(byScore(kitchen, { ...kitchen }))).toBe(0);
  });

  test.prop([kitchens, kitchens, ids<"kitchen">()])(
    "D40: kitchens with different ids never tie",
    (a, b, other) => {
      fc.pre(a.kitchenId !== b.kitchenId && other !== a.kitchenId);
      expect(sign(byScore(a, b))).not.toBe(0);
      expect(sign(byScore(a, { ...a, kitchenId: other }))).toBe(a.kitchenId < other ? -1 : 1);
    },
  );

  test.prop([kitchens, kitchens], { numRuns: 500 })(
    "D40: the score decides before the name, the name before the id",
    (a, b) => {
      const [scoreA, scoreB] = [a.positivo - a.negativo, b.positivo - b.negativo];
      if (scoreA !== scoreB) expect(byScore(a, b) < 0).toBe(scoreA > scoreB);
      else if (a.nombre !== b.nombre) expect(byScore(a, b) < 0).toBe(a.nombre < b.nombre);
    },
  );
});
