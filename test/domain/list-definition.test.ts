import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { type Kitchen, kitchenListDefinition } from "../../src/domain/kitchen.ts";
import { type ListDefinition, arranged, matching, unique } from "../../src/domain/list-definition.ts";
import { id, kitchens, users } from "./generators.ts";
import { userListDefinition } from "../../src/domain/user.ts";

const lists = fc
  .array(kitchens, { maxLength: 40 })
  .map((all) => all.map((kitchen, index) => ({ ...kitchen, kitchenId: id<"kitchen">(`k${index}`) })));
const requests = fc.record({
  sort: fc.constantFrom(undefined, ...Object.keys(kitchenListDefinition.sorts)),
  direction: fc.constantFrom<"ascending" | "descending">("ascending", "descending"),
  filters: fc.constantFrom<Record<string, string>>(
    {},
    { status: "banned" },
    { status: "active", chef: "none" },
    { tribe: "any" },
  ),
});

const kitchenNamed = (nombre: string, votes = 0): Kitchen => ({
  kitchenId: id(`k-${votes}`),
  nombre,
  logo: undefined,
  banned: false,
  positivo: votes,
  negativo: 0,
  userChef: undefined,
  tribe: undefined,
});

describe("D36: sorting and filtering over every record", () => {
  test.prop([lists, requests])("nothing is invented or lost but by the filters", (all, request) => {
    const passing = all.filter(
      (kitchen) =>
        (request.filters["status"] ?? (kitchen.banned ? "banned" : "active")) ===
          (kitchen.banned ? "banned" : "active") && request.filters["tribe"] !== "any",
    );
    const chosen = arranged(kitchenListDefinition, all, request, "en");
    expect(new Set(chosen)).toEqual(new Set(passing));
    expect(chosen).toHaveLength(passing.length);
  });

  test.prop([lists, requests])("arranging what is arranged changes nothing", (all, request) => {
    const once = arranged(kitchenListDefinition, all, request, "en");
    expect(arranged(kitchenListDefinition, once, request, "en")).toEqual(once);
  });

  test.prop([lists])("equal records stay in the backend's order, either way", (all) => {
    for (const direction of ["ascending", "descending"] as const) {
      const sorted = arranged(kitchenListDefinition, all, { sort: "status", direction, filters: {} }, "en");
      for (const banned of [true, false]) {
        expect(sorted.filter((kitchen) => kitchen.banned === banned)).toEqual(
          all.filter((kitchen) => kitchen.banned === banned),
        );
      }
    }
  });

  test("a score sorts as a number, a name as the language's readers expect", () => {
    const order = (sort: string, language: string, all: ReadonlyArray<Kitchen>) =>
      arranged(kitchenListDefinition, all, { sort, direction: "ascending", filters: {} }, language).map(
        ({ nombre }) => nombre,
      );
    expect(order("score", "en", [kitchenNamed("ten", 10), kitchenNamed("nine", 9)])).toEqual(["nine", "ten"]);
    const spanish = ["nube", "ñandú", "oca", "Árbol", "bar"].map((nombre) => kitchenNamed(nombre));
    expect(order("name", "es", spanish)).toEqual(["Árbol", "bar", "nube", "ñandú", "oca"]);
    expect(
      order(
        "name",
        "en",
        ["Table 10", "Table 9"].map((nombre) => kitchenNamed(nombre)),
      ),
    ).toEqual(["Table 9", "Table 10"]);
  });

  test("D59: the newest come first by their ids, or by what they say where those are no numbers", () => {
    const order = (made: ReadonlyArray<Partial<Kitchen>>, direction: "ascending" | "descending") =>
      arranged(
        kitchenListDefinition,
        made.map((each) => ({ ...kitchenNamed("K"), ...each })),
        { sort: "time", direction, filters: {} },
        "en",
      ).map(({ kitchenId }) => kitchenId);
    const numbered = ["9", "100", "20"].map((kitchenId) => ({ kitchenId: id<"kitchen">(kitchenId) }));
    expect(order(numbered, "descending")).toEqual(["100", "20", "9"]);
    expect(order(numbered, "ascending")).toEqual(["9", "20", "100"]);
    const named = [
      { kitchenId: id<"kitchen">("a"), creationDate: "2026-05-01T10:00:00+02:00" },
      { kitchenId: id<"kitchen">("b") },
      { kitchenId: id<"kitchen">("c"), creationDate: "2026-05-01T09:00:00Z" },
    ];
    expect(order(named, "descending")).toEqual(["c", "a", "b"]);
    expect(order(named, "ascending")).toEqual(["a", "c", "b"]);
  });

  test("what has no value comes last, either way", () => {
    const listing: ListDefinition<{ readonly id: string; readonly key: string | undefined }> = {
      isSearched: true,
      idOf: (record) => record.id,
      nameOf: (record) => record.id,
      textsOf: () => [],
      sorts: { key: ({ key }) => key },
      filters: {},
    };
    const records = [
      { id: "1", key: undefined },
      { id: "2", key: "b" },
      { id: "3", key: "a" },
    ];
    const ids = (direction: "ascending" | "descending") =>
      arranged(listing, records, { sort: "key", direction, filters: {} }, "en").map((record) => record.id);
    expect([ids("ascending"), ids("descending")]).toEqual([
      ["3", "2", "1"],
      ["2", "3", "1"],
    ]);
  });

  test.prop([fc.array(users, { maxLength: 20 })])(
    "the filter by role puts every user into one class",
    (all) => {
      const classes = userListDefinition.filters.role.values.flatMap((role) =>
        arranged(
          userListDefinition,
          all,
          { sort: undefined, direction: "ascending", filters: { role } },
          "en",
        ),
      );
      expect(new Set(classes)).toEqual(new Set(all));
      expect(classes).toHaveLength(all.length);
    },
  );
});

test.prop([fc.array(kitchens, { maxLength: 20 })])("each record stands once, where it stood first", (all) => {
  const once = unique(kitchenListDefinition, all);
  const ids = all.map(({ kitchenId }) => kitchenId);
  expect(once).toEqual(all.filter(({ kitchenId }, index) => ids.indexOf(kitchenId) === index));
});

test("D33: looking through here finds what the backend would: every word, without case and accents", () => {
  const all = ["Casa Ánà", "Ana", "Casa"].map((nombre) => kitchenNamed(nombre));
  expect(matching(kitchenListDefinition, all, "ana CASA").map(({ nombre }) => nombre)).toEqual(["Casa Ánà"]);
});
