import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { type SavedView, withDefault } from "../../../../../src/domain/lists/saved-views.ts";
import { SavedViewList } from "../../../../../src/ui/parts/list/saved-views/SavedViewList.tsx";
import { appUser } from "../../../../domain/generators.ts";
import { REQUEST } from "../../../../machines/use-cases/lists/listed.ts";
import { renderScreen } from "../../../render-screen.tsx";
import { signedInConsole } from "../../../signed-in-console.ts";

const view = (name: string): SavedView => ({ list: "users", name, search: {}, isDefault: false });
const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());
const typing = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const focused = () => document.activeElement?.textContent;

const Views = () => (
  <SavedViewList list="users" request={REQUEST} naming={useState("")} onOpen={() => undefined} />
);

/** Three views of a list, those that are kept, and how another tab keeps others. */
const drawBeside = async () => {
  const console = await signedInConsole("admin");
  const { views } = console.signedInActors();
  const { uid } = appUser("admin");
  views.keep(uid, ["Ana", "Bea", "Cleo"].map(view));
  await renderScreen(<Views />, { console });
  const kept = () => views.of(uid);
  return { kept, elsewhere: (saved: ReadonlyArray<SavedView>) => views.keep(uid, saved) };
};

/** Three views of a list, and the names of those that are kept. */
const draw = async () => {
  const { kept } = await drawBeside();
  return () => kept().map(({ name }) => name);
};

test("a tool of a view is named by its tooltip, which so is no description of the same words", async () => {
  await draw();
  const tool = screen.getByRole("button", { name: "Delete Bea" });
  expect([tool.title, tool.hasAttribute("aria-label")]).toEqual(["Delete Bea", false]);
});

test("a view that is deleted can be had back in its place, and the focus stays there", async () => {
  const kept = await draw();
  await press("Delete Bea");
  expect(kept()).toEqual(["Ana", "Cleo"]);
  expect(focused()).toBe("Undo");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Ana",
    "BeaUndo",
    "Cleo",
  ]);
  await press("Undo");
  expect(kept()).toEqual(["Ana", "Bea", "Cleo"]);
  expect(focused()).toBe("Bea");
});

test("each of several can be had back, whatever happens to the others", async () => {
  const kept = await draw();
  await press("Delete Ana");
  await press("Delete Bea");
  await press("Begin with Cleo");
  expect(kept()).toEqual(["Cleo"]);
  await act(async () => screen.getAllByRole("button", { name: "Undo" })[0]?.click());
  expect(kept()).toEqual(["Ana", "Cleo"]);
});

test("a view that is saved by the name of a deleted one takes its place", async () => {
  const kept = await draw();
  await press("Delete Bea");
  typing("Name of this view", "Bea");
  await press("Save this view");
  expect(kept()).toEqual(["Ana", "Bea", "Cleo"]);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("a view that is renamed keeps the focus, also by the name of a deleted one", async () => {
  const kept = await draw();
  await press("Delete Bea");
  await press("Rename Ana");
  typing("New name of Ana", "Bea");
  await press("Rename");
  expect(kept()).toEqual(["Bea", "Cleo"]);
  expect(focused()).toBe("Bea");
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("Escape ends a renaming alone, and the focus goes back to where it began", async () => {
  const kept = await draw();
  await press("Rename Ana");
  const field = screen.getByLabelText("New name of Ana");
  fireEvent.change(field, { target: { value: "Anna" } });
  expect(fireEvent.keyDown(field, { key: "Escape", isComposing: true })).toBe(true);
  expect(screen.queryByLabelText("New name of Ana")).not.toBeNull();
  expect(fireEvent.keyDown(field, { key: "Escape" })).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Rename Ana" }));
  expect(kept()).toEqual(["Ana", "Bea", "Cleo"]);
});

test("a view that would be replaced is said to be, before it is", async () => {
  const kept = await draw();
  typing("Name of this view", "Bea ");
  expect(screen.queryByRole("button", { name: "Save this view" })).toBeNull();
  await press("Replace this view");
  expect(kept()).toEqual(["Ana", "Bea", "Cleo"]);
  expect(screen.getByRole("button", { name: "Save this view" })).toBeDefined();
});

test("the name of a deleted view is free, whatever happens to the others", async () => {
  await draw();
  await press("Delete Bea");
  await press("Begin with Cleo");
  typing("Name of this view", "Bea");
  expect(screen.getByRole("button", { name: "Save this view" })).toBeDefined();
});

test("no view takes the name of another one", async () => {
  const kept = await draw();
  await press("Rename Ana");
  typing("New name of Ana", "Bea");
  await press("Rename");
  expect(kept()).toEqual(["Ana", "Bea", "Cleo"]);
  const field = screen.getByLabelText("New name of Ana");
  const error = document.getElementById(field.getAttribute("aria-describedby") ?? "");
  expect(error?.textContent).toBe("Another view has this name");
  typing("New name of Ana", "Ann");
  await press("Rename");
  expect(kept()).toEqual(["Ann", "Bea", "Cleo"]);
});

test("D73: what nobody sees is no name, neither of a new view nor of one that has another", async () => {
  const kept = await draw();
  typing("Name of this view", "\u200b\u200b");
  await press("Save this view");
  await press("Rename Bea");
  typing("New name of Bea", " \u200b");
  await press("Rename");
  expect(kept()).toEqual(["Ana", "Bea", "Cleo"]);
});

test("D73: what nobody sees around a name is none of it, so that no two look alike", async () => {
  const kept = await draw();
  typing("Name of this view", "\u200bBea\u200f");
  await press("Replace this view");
  typing("Name of this view", "\u202aDora\u202c ");
  await press("Save this view");
  await press("Rename Ana");
  typing("New name of Ana", "\u200bAnn\u200e");
  await press("Rename");
  expect(kept()).toEqual(["Ann", "Bea", "Cleo", "Dora"]);
});

test("a view without a name is not saved, and its field says so until something is typed", async () => {
  const kept = await draw();
  await press("Save this view");
  const name = screen.getByRole("textbox", { name: "Name of this view" });
  expect(name.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(name);
  expect(screen.getByText("Enter a name")).toBeTruthy();
  typing("Name of this view", "D");
  expect(screen.queryByText("Enter a name")).toBeNull();
  expect(kept()).toEqual(["Ana", "Bea", "Cleo"]);
});

test("of a name that another view has, its field says so; that view has the focus once it was replaced", async () => {
  await draw();
  typing("Name of this view", "Bea");
  expect(screen.getByText("Another view has this name")).toBeTruthy();
  await press("Replace this view");
  expect(focused()).toBe("Bea");
  expect(screen.queryByText("Another view has this name")).toBeNull();
});

test("a view has its columns, which come back with it; one of before they were kept leaves them as they are", async () => {
  const console = await signedInConsole("admin");
  const { views } = console.signedInActors();
  const { uid } = appUser("admin");
  views.keep(uid, [view("Old")]);
  const hide = (...columns: ReadonlyArray<string>) =>
    act(() => console.preferences.send({ type: "hide columns", list: "users", columns }));
  const hidden = () => console.preferences.getSnapshot().context.hiddenColumns["users"];
  const open = (name: string) => act(async () => screen.getByRole("link", { name }).click());
  await renderScreen(<Views />, { console });
  hide("email");
  typing("Name of this view", "Without addresses");
  await press("Save this view");
  hide("role", "+email");
  await open("Old");
  expect(hidden()).toEqual(["role", "+email"]);
  await open("Without addresses");
  expect(hidden()).toEqual(["email"]);
});

test("what another tab did meanwhile stays, whatever is done here", async () => {
  const { kept, elsewhere } = await drawBeside();
  await press("Delete Ana");
  elsewhere([...kept().slice(1), { ...view("Staff"), list: "kitchens" }, view("Dora")]);
  await press("Begin with Cleo");
  expect(kept().map(({ list, name, isDefault }) => [list, name, isDefault])).toEqual([
    ["users", "Cleo", true],
    ["kitchens", "Staff", false],
    ["users", "Dora", false],
  ]);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "AnaUndo",
    "Cleo",
    "Dora",
  ]);
  await press("Undo");
  expect(kept().map(({ name }) => name)).toEqual(["Ana", "Cleo", "Staff", "Dora"]);
});

test("a view that another tab saved by the name of one that was deleted here is not deleted with it", async () => {
  const { kept, elsewhere } = await drawBeside();
  await press("Delete Bea");
  elsewhere([...kept(), { ...view("Bea"), search: { query: "new" } }]);
  await press("Delete Ana");
  expect(kept().map(({ name, search }) => [name, search])).toEqual([
    ["Bea", { query: "new" }],
    ["Cleo", {}],
  ]);
  expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(1);
});

test("a list that another tab made begin with another view goes on so, whichever comes back here", async () => {
  const { kept, elsewhere } = await drawBeside();
  await press("Begin with Ana");
  await press("Delete Ana");
  elsewhere(withDefault(kept(), view("Cleo"), true));
  await press("Undo");
  expect(
    kept()
      .filter(({ isDefault }) => isDefault)
      .map(({ name }) => name),
  ).toEqual(["Cleo"]);
});

test("P29: a view of another tab has its name from the moment it is saved there", async () => {
  const { kept, elsewhere } = await drawBeside();
  typing("Name of this view", "Dora");
  elsewhere([...kept(), view("Dora")]);
  act(() => void dispatchEvent(new StorageEvent("storage")));
  expect(screen.getByRole("button", { name: "Replace this view" })).toBeDefined();
});
