import { expect, test } from "vitest";
import {
  defaultView,
  renamed,
  type SavedViews,
  viewsOf,
  withDefault,
  withoutView,
  withView,
} from "../../../src/domain/lists/saved-views.ts";
import { REQUEST } from "../../machines/use-cases/lists/listed.ts";

const saved = (...names: ReadonlyArray<string>): SavedViews =>
  names.reduce<SavedViews>(
    (views, name) => withView(views, "kitchens", name, { ...REQUEST, query: name }, []),
    [],
  );
const namesOf = (views: SavedViews) => views.map(({ name, search }) => [name, search["query"]]);
const named = (name: string) => ({ list: "kitchens", name }) as const;

test("a view is what the list shows, from its first page on", () => {
  const [view] = withView([], "users", "Chefs", { ...REQUEST, page: 4, filters: { role: "chef" } }, [
    "email",
  ]);
  expect(view).toEqual({
    list: "users",
    name: "Chefs",
    search: { role: "chef" },
    columns: ["email"],
    isDefault: false,
  });
});

test("by a name that is taken, the other gives way in its place", () => {
  const again = withView(saved("a", "b"), "kitchens", "a", { ...REQUEST, query: "new" }, ["+chef"]);
  expect(again.map(({ columns }) => columns)).toEqual([["+chef"], []]);
  expect(namesOf(again)).toEqual([
    ["a", "new"],
    ["b", "b"],
  ]);
  expect(namesOf(renamed(saved("a", "b"), named("a"), "b"))).toEqual([["b", "a"]]);
  expect(namesOf(renamed(saved("a", "b"), named("a"), "a"))).toEqual([
    ["a", "a"],
    ["b", "b"],
  ]);
});

test("each list has its own, and begins with one of them at most", () => {
  const views = withView(saved("a", "b"), "users", "a", REQUEST, []);
  expect(viewsOf(views, "kitchens")).toHaveLength(2);
  const first = withDefault(withDefault(views, { list: "users", name: "a" }, true), named("a"), true);
  const second = withDefault(first, named("b"), true);
  expect([defaultView(second, "kitchens")?.name, defaultView(second, "users")?.name]).toEqual(["b", "a"]);
  expect(defaultView(withDefault(second, named("b"), false), "kitchens")).toBeUndefined();
  expect(namesOf(withoutView(second, named("a")))).toHaveLength(2);
});
