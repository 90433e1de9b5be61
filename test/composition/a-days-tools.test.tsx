import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type FakeBackend, fakeBackend, json } from "./backend.ts";
import {
  ADA,
  CARL,
  chooseIn,
  EVE,
  heading,
  PATIENCE,
  press,
  startConsole,
  useConsoles,
  userOnWire,
} from "./console.ts";
import { answersOf, CASA_ANA, LA_MESA } from "./records.ts";

useConsoles();

const started = async (at: string, answers: Parameters<FakeBackend["answer"]>[0] = {}) => {
  const backend = fakeBackend();
  backend.answer({ ...answersOf(), ...answers });
  await startConsole({ as: ADA, at, backend });
  return backend;
};

/** Presses a key where the focus is. */
const key = (name: string): void =>
  void fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
const link = (name: string) => screen.findByRole("link", { name }, PATIENCE);
const focused = (): string | null | undefined => document.activeElement?.textContent;

test("j and k go through a list from name to name, x selects, and nothing is typed where somebody types", async () => {
  await started("/admin/kitchens");
  const casaAna = await link("Casa Ana");
  key("k");
  expect(document.activeElement).toBe(casaAna);
  key("j");
  expect(focused()).toBe("La Mesa");
  key("j");
  expect(focused()).toBe("La Mesa");
  key("x");
  expect(
    within(await screen.findByRole("region", { name: "Selection" })).getByRole("status").textContent,
  ).toBe("1 selected");
  const box = screen.getByRole("checkbox", { name: "Select La Mesa" });
  expect(box).toHaveProperty("checked", true);
  // A box is no place to type.
  box.focus();
  key("k");
  expect(focused()).toBe("Casa Ana");
  const field = screen.getByRole("textbox", { name: "Search kitchens" });
  field.focus();
  key("j");
  expect(document.activeElement).toBe(field);
});

test("j and k go on from the record that one comes back from", async () => {
  await started("/admin/kitchens", {
    "GET /kitchen/count": () => json(3),
    "GET /kitchen/0/25": () => json([{ ...CASA_ANA, kitchenId: 9, nombre: "Bar Uno" }, CASA_ANA, LA_MESA]),
  });
  (await link("La Mesa")).focus();
  fireEvent.click(await link("La Mesa"));
  await heading("La Mesa");
  history.back();
  await heading("Kitchens");
  await link("La Mesa");
  key("k");
  expect(focused()).toBe("Casa Ana");
  key("k");
  expect(focused()).toBe("Bar Uno");
});

test("a row's menu copies its link and its id, or says that the browser did not let it", async () => {
  await started("/admin/kitchens");
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  // jsdom has no clipboard.
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  const choose = async (item: string): Promise<void> => {
    await press("button", "Actions for Casa Ana");
    fireEvent.click(await screen.findByRole("menuitem", { name: item, hidden: true }, PATIENCE));
  };
  await choose("Copy link");
  await choose("Copy id");
  await screen.findAllByText("Copied", undefined, PATIENCE);
  expect(writeText.mock.calls).toEqual([["http://localhost:3000/admin/kitchens/7"], ["7"]]);
  writeText.mockRejectedValue(new Error("no"));
  await choose("Copy id");
  await screen.findByText("The browser did not allow copying", undefined, PATIENCE);
});

const palette = async (): Promise<HTMLElement> => {
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  return screen.findByRole("combobox", { name: "Search or run a command" }, PATIENCE);
};
const options = () =>
  within(screen.getByRole("listbox", { name: "Commands" }))
    .queryAllByRole("option")
    .map(({ textContent }) => textContent);
const typing = (field: HTMLElement, value: string) => void fireEvent.input(field, { target: { value } });
const option = (name: string | RegExp) => screen.findByRole("option", { name }, PATIENCE);

test("the palette finds a page by another name, a filtered list, a record by its id, and gives the focus back", async () => {
  await started("/admin/kitchens");
  const casaAna = await link("Casa Ana");
  casaAna.focus();
  const field = await palette();
  typing(field, "comments");
  expect(options()).toEqual(["Comment Moderation"]);
  typing(field, "banned kitchens");
  expect(options()).toEqual(["Kitchens, Status: Banned"]);
  fireEvent.keyDown(field, { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("combobox", { name: "Search or run a command" })).toBeNull());
  expect(document.activeElement).toBe(casaAna);
  const again = await palette();
  expect(again).toHaveProperty("value", "");
  typing(again, "kitchen 7");
  await option(/^Casa Ana/u);
  expect(options()).toEqual(["Casa AnaCarl"]);
  fireEvent.keyDown(again, { key: "Enter" });
  await heading("Casa Ana");
});

test("the palette opens a filtered list", async () => {
  await started("/admin", { "GET /kitchen/0/200": () => json([CASA_ANA, { ...LA_MESA, banned: true }]) });
  await heading("Dashboard");
  typing(await palette(), "banned kitchens");
  fireEvent.click(await option("Kitchens, Status: Banned"));
  await heading("Kitchens");
  expect(location.search).toBe("?status=banned");
});

test("the palette acts on the record whose page it is, and knows those that were looked at", async () => {
  await started("/admin/kitchens/7");
  await heading("Casa Ana");
  const actions = within(await screen.findByRole("main")).getAllByRole("link", { name: "Edit" });
  expect(actions).toHaveLength(1);
  await palette();
  const own = within(await screen.findByRole("group", { name: "Casa Ana" }, PATIENCE));
  expect(own.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Open in a new tab",
    "Edit",
    "Ban kitchen",
    "Duplicate",
    "Copy link",
    "Copy id",
    "Delete",
  ]);
  fireEvent.click(own.getByRole("option", { name: "Edit" }));
  await screen.findByRole("textbox", { name: /^Name/u }, PATIENCE);
  await palette();
  const recent = within(await screen.findByRole("group", { name: "Recent" }, PATIENCE));
  expect(recent.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Casa AnaKitchens"]);
  expect(JSON.parse(localStorage.getItem(`console.recent-records.${ADA.uid}`) ?? "")).toHaveLength(1);
});

test("a record whose page says that it is gone is not offered again", async () => {
  const kept = `console.recent-records.${ADA.uid}`;
  const [gone, other] = ["7", "8"].map((id) => ({ _tag: "kitchens", id, name: `Casa ${id}` }));
  localStorage.setItem(kept, JSON.stringify([gone, other]));
  await started("/admin/kitchens/7", { "GET /kitchen/7": () => json({ message: "Not found" }, 404) });
  await heading("Page not found");
  await waitFor(() => expect(JSON.parse(localStorage.getItem(kept) ?? "")).toEqual([other]), PATIENCE);
});

test("who logs out leaves no names on the device", async () => {
  await started("/admin/kitchens/7");
  await heading("Casa Ana");
  await press("button", "User menu");
  await press("menuitem", "Logout");
  await heading("Sign in");
  expect(localStorage.getItem(`console.recent-records.${ADA.uid}`)).toBe("[]");
});

test("from a list one goes on from record to record, as it was sorted and filtered, and back to it", async () => {
  await started("/admin/kitchens?sort=name&direction=descending", {
    "GET /kitchen/0/200": () => json([CASA_ANA, LA_MESA]),
    "GET /comment/findKitchenComments/8": () => json([]),
  });
  fireEvent.click(await link("La Mesa"));
  await heading("La Mesa");
  const next = await link("Next record");
  expect(next.title).toBe("Casa Ana");
  expect(screen.queryByRole("link", { name: "Previous record" })).toBeNull();
  key("j");
  await heading("Casa Ana");
  await link("Previous record");
  expect(screen.queryByRole("link", { name: "Next record" })).toBeNull();
  key("k");
  await heading("La Mesa");
  fireEvent.click(within(screen.getByRole("navigation", { name: "Breadcrumbs" })).getByRole("link"));
  await heading("Kitchens");
  expect(location.search).toBe("?sort=name&direction=descending");
});

test("from a record that is gone one comes back to its list as it was sorted and filtered", async () => {
  await started("/admin/kitchens?sort=name&direction=descending", {
    "GET /kitchen/0/200": () => json([CASA_ANA, LA_MESA]),
    "GET /kitchen/8": () => json({ message: "Not found" }, 404),
  });
  fireEvent.click(await link("La Mesa"));
  await heading("Page not found");
  fireEvent.click(await link("Go to kitchens"));
  await heading("Kitchens");
  expect(location.search).toBe("?sort=name&direction=descending");
});

test("a record that was not opened from a list stands for itself", async () => {
  await started("/admin/kitchens/7");
  await heading("Casa Ana");
  expect(screen.queryByLabelText("Next record")).toBeNull();
});

const field = (name: string) => screen.findByRole("textbox", { name: new RegExp(`^${name}`, "u") }, PATIENCE);
const create = async (name: string, button: string): Promise<void> => {
  fireEvent.input(await field("Name"), { target: { value: name } });
  await press("button", button);
};

test("a copy begins as the other record, and is a new one", async () => {
  const backend = await started("/admin/tribes");
  await press("button", "Actions for Bakers");
  fireEvent.click(await screen.findByRole("menuitem", { name: "Duplicate", hidden: true }, PATIENCE));
  await heading("Create tribe");
  expect(location.search).toBe("?from=5");
  expect(await field("Name")).toHaveProperty("value", "Bakers");
  expect(await field("Description")).toHaveProperty("value", "Bread and more");
  backend.answer({
    "POST /tribe/createTribe": () => json({ tribeId: 6, name: "More bakers", description: "Bread and more" }),
  });
  await create("More bakers", "Save");
  await waitFor(() => expect(backend.times("POST /tribe/createTribe")).toBe(1), PATIENCE);
  await waitFor(() => expect(location.pathname).toBe("/admin/tribes/6"), PATIENCE);
  // The form that was saved is nothing to go back to.
  history.back();
  await heading("Tribes");
});

test("the way back from a record that was saved leads past its form", async () => {
  const backend = await started("/admin/tribes");
  await press("button", "Actions for Bakers");
  fireEvent.click(await screen.findByRole("menuitem", { name: "Edit", hidden: true }, PATIENCE));
  backend.answer({
    "POST /tribe/editTribe": () => json({ tribeId: 5, name: "Best bakers", description: "Bread and more" }),
  });
  await create("Best bakers", "Save");
  await waitFor(() => expect(location.pathname).toBe("/admin/tribes/5"), PATIENCE);
  history.back();
  await heading("Tribes");
});

test("saving leads to an empty form where another one is to follow, and one goes on typing there", async () => {
  const backend = await started("/admin/tribes/create");
  backend.answer({ "POST /tribe/createTribe": () => json({ tribeId: 6, name: "Bakers", description: "" }) });
  await create("Bakers", "Save and add another");
  await screen.findByText("Item saved successfully", undefined, PATIENCE);
  expect(location.pathname).toBe("/admin/tribes/create");
  const name = await field("Name");
  expect(name).toHaveProperty("value", "");
  await waitFor(() => expect(document.activeElement).toBe(name), PATIENCE);
  await create("Bakers", "Save");
  await waitFor(() => expect(location.pathname).toBe("/admin/tribes/6"), PATIENCE);
});

test("what a list shows is saved by name, opened, renamed, made its beginning and deleted", async () => {
  const pages = { "GET /kitchen/0/200": () => json([CASA_ANA, { ...LA_MESA, banned: true }]) };
  await started("/admin/kitchens?status=banned&page=1", pages);
  await link("La Mesa");
  await press("button", "Saved views");
  fireEvent.input(await field("Name of this view"), { target: { value: "Banned ones" } });
  await press("button", "Save this view");
  expect((await link("Banned ones")).getAttribute("href")).toBe("/admin/kitchens?status=banned");
  await press("button", "Begin with Banned ones");
  await press("button", "Rename Banned ones");
  fireEvent.input(await field("New name of Banned ones"), { target: { value: "Banned" } });
  await press("button", "Rename");
  await link("Banned");
  // Whoever clears what is asked stays there; whoever comes sees what they chose.
  fireEvent.click(screen.getByRole("link", { name: "Kitchens" }));
  await waitFor(() => expect(location.search).toBe(""), PATIENCE);
  fireEvent.click(screen.getByRole("link", { name: "Tribes" }));
  await heading("Tribes");
  fireEvent.click(screen.getByRole("link", { name: "Kitchens" }));
  await waitFor(() => expect(location.search).toBe("?status=banned"), PATIENCE);
  await press("button", "Saved views");
  await press("button", "Delete Banned");
  expect(JSON.parse(localStorage.getItem(`console.views.${ADA.uid}`) ?? "")).toEqual([]);
});

test("a list that begins with a view begins with its columns, also where the view asks for nothing else", async () => {
  await started("/admin/kitchens", { "GET /kitchen/0/25": () => json([CASA_ANA, LA_MESA]) });
  await link("La Mesa");
  const chefs = () => screen.queryAllByRole("columnheader", { name: "Chef" });
  await press("button", "View");
  const tickChef = async (): Promise<void> =>
    void fireEvent.click(await screen.findByRole("checkbox", { name: "Chef" }, PATIENCE));
  expect(chefs()).toHaveLength(1);
  await tickChef();
  await waitFor(() => expect(chefs()).toHaveLength(0), PATIENCE);
  await press("button", "Saved views");
  fireEvent.input(await field("Name of this view"), { target: { value: "No chefs" } });
  await press("button", "Save this view");
  await press("button", "Begin with No chefs");
  await tickChef();
  await waitFor(() => expect(chefs()).toHaveLength(1), PATIENCE);
  fireEvent.click(screen.getByRole("link", { name: "Tribes" }));
  await heading("Tribes");
  fireEvent.click(screen.getByRole("link", { name: "Kitchens" }));
  await heading("Kitchens");
  await link("La Mesa");
  expect(location.search).toBe("");
  expect(chefs()).toHaveLength(0);
});

/** A backend that keeps two kitchens, and what was written to it. */
const keeping = () => {
  const kept = new Map([CASA_ANA, LA_MESA].map((kitchen) => [kitchen.kitchenId, kitchen]));
  const written: Array<unknown> = [];
  const one = (number: number) => () => json(kept.get(number));
  const all = () => json([...kept.values()]);
  return {
    written,
    answers: {
      "GET /kitchen/0/25": all,
      "GET /kitchen/0/200": all,
      "GET /kitchen/7": one(7),
      "GET /kitchen/8": one(8),
      "POST /kitchen/editKitchen": ({ body }: { body: string }) => {
        const kitchen: typeof CASA_ANA = JSON.parse(body);
        written.push([Number(kitchen.kitchenId), kitchen.banned]);
        kept.set(Number(kitchen.kitchenId), {
          ...CASA_ANA,
          ...kitchen,
          kitchenId: Number(kitchen.kitchenId),
        });
        return json(kept.get(Number(kitchen.kitchenId)));
      },
    },
  };
};
const bar = () => screen.findByRole("region", { name: "Recent changes" }, PATIENCE);
test("many are banned at once: asked first, told what was changed, taken back", async () => {
  const { answers, written } = keeping();
  await started("/admin/kitchens", answers);
  fireEvent.click(await screen.findByRole("checkbox", { name: "Select all on this page" }, PATIENCE));
  await chooseIn("Change", "Ban");
  const dialog = within(await screen.findByRole("dialog", { name: "Ban 2 kitchens" }, PATIENCE));
  expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Casa Ana",
    "La Mesa",
  ]);
  expect(dialog.getByText("A banned kitchen is not shown to customers.")).toBeDefined();
  expect(dialog.queryByText(/banned already|^Reports/u)).toBeNull();
  expect(written).toEqual([]);
  await press("button", "Ban 2 kitchens");
  const told = await bar();
  await waitFor(() => expect(told.textContent).toContain("2 kitchens banned"), PATIENCE);
  expect(written).toEqual([
    [7, true],
    [8, true],
  ]);
  fireEvent.click(within(told).getByRole("button", { name: "Undo" }));
  expect((await screen.findByText(/^Undone:/u, undefined, PATIENCE)).textContent).toBe(
    "Undone: 2 kitchens banned",
  );
  expect(written.slice(2)).toEqual([
    [8, false],
    [7, false],
  ]);
  await waitFor(() => expect(within(told).queryAllByRole("listitem")).toEqual([]), PATIENCE);
});

test.each([
  ["Ban", "Ban 2 kitchens", "1 of them is banned already and stays as it is."],
  ["Lift the ban", "Lift the bans of 2 kitchens", "1 of them is not banned and stays as it is."],
])("%s: it is told of how many that is so already", async (item, title, same) => {
  const { answers } = keeping();
  await started("/admin/kitchens", {
    ...answers,
    "GET /kitchen/0/25": () => json([CASA_ANA, { ...LA_MESA, banned: true }]),
  });
  fireEvent.click(await screen.findByRole("checkbox", { name: "Select all on this page" }, PATIENCE));
  await chooseIn("Change", item);
  const dialog = within(await screen.findByRole("dialog", { name: title }, PATIENCE));
  expect(dialog.getByText(same)).toBeDefined();
});

test("a row bans its own record, and says what happened", async () => {
  const { answers, written } = keeping();
  await started("/admin/kitchens", answers);
  await chooseIn("Actions for La Mesa", "Ban kitchen");
  await press("button", "Ban");
  const told = await bar();
  await waitFor(() => expect(told.textContent).toContain("Kitchen La Mesa banned"), PATIENCE);
  expect(written).toEqual([[8, true]]);
  await chooseIn("Actions for La Mesa", "Lift the ban");
});

/** The kitchens' list with everything selected: the first in a tribe, the other in none. */
const movingKitchens = async () => {
  const { answers } = keeping();
  const written: Array<unknown> = [];
  const ramen = { tribeId: 6, name: "Ramen", description: "Noodles" };
  const kept = new Map<number, object>([
    [7, CASA_ANA],
    [8, { ...LA_MESA, tribe: undefined }],
  ]);
  await started("/admin/kitchens", {
    ...answers,
    "GET /kitchen/7": () => json(kept.get(7)),
    "GET /kitchen/8": () => json(kept.get(8)),
    "GET /tribe/20/0": () => json([ramen]),
    "GET /search/tribes?query=ramen": () => json([ramen]),
    "GET /tribe/6": () => json(ramen),
    "POST /kitchen/editKitchen": ({ body }: { body: string }) => {
      const kitchen: typeof CASA_ANA = JSON.parse(body);
      written.push([Number(kitchen.kitchenId), Number(kitchen.tribe?.tribeId ?? 0)]);
      kept.set(Number(kitchen.kitchenId), { ...kitchen, kitchenId: Number(kitchen.kitchenId) });
      return json(kept.get(Number(kitchen.kitchenId)));
    },
  });
  fireEvent.click(await screen.findByRole("checkbox", { name: "Select all on this page" }, PATIENCE));
  return written;
};

test("many are moved to a tribe at once, found by its name; each goes back to where it was", async () => {
  const written = await movingKitchens();
  await chooseIn("Change", "Move to a tribe");
  const dialog = within(await screen.findByRole("dialog", { name: "Move 2 kitchens to a tribe" }, PATIENCE));
  const tribe = dialog.getByRole("combobox", { name: "Tribe" });
  expect(tribe).toHaveProperty("placeholder", "Choose a tribe");
  await waitFor(() => expect(document.activeElement).toBe(tribe), PATIENCE);
  fireEvent.click(tribe);
  fireEvent.click(await screen.findByRole("option", { name: /^Ramen/u, hidden: true }, PATIENCE));
  await press("button", "Move 2 kitchens to a tribe");
  const told = await bar();
  await waitFor(() => expect(told.textContent).toContain("2 kitchens moved to Ramen"), PATIENCE);
  expect(written).toEqual([
    [7, 6],
    [8, 6],
  ]);
  fireEvent.click(within(told).getByRole("button", { name: "Undo" }));
  await waitFor(
    () => expect(document.body.textContent).toContain("Undone: 2 kitchens moved to Ramen"),
    PATIENCE,
  );
  expect(written.slice(2)).toEqual([
    [8, 0],
    [7, 5],
  ]);
});

test("nothing is moved as long as no tribe was chosen", async () => {
  const written = await movingKitchens();
  await chooseIn("Change", "Move to a tribe");
  const dialog = within(await screen.findByRole("dialog", { name: "Move 2 kitchens to a tribe" }, PATIENCE));
  const move = dialog.getByRole("button", { name: "Move 2 kitchens to a tribe" });
  expect(move.getAttribute("aria-disabled")).toBe("true");
  expect(move.title).toBe("Choose a tribe");
  fireEvent.click(move);
  // What was typed but not picked is no choice.
  const tribe = dialog.getByRole("combobox", { name: "Tribe" });
  fireEvent.change(tribe, { target: { value: "Ram" } });
  fireEvent.blur(tribe);
  fireEvent.click(move);
  expect(dialog.getByRole("button", { name: "Cancel" })).toBeDefined();
  expect(tribe).toHaveProperty("value", "Ram");
  fireEvent.change(tribe, { target: { value: "" } });
  fireEvent.click(tribe);
  fireEvent.click(await screen.findByRole("option", { name: /^Ramen/u, hidden: true }, PATIENCE));
  await waitFor(() => expect(move.getAttribute("aria-disabled")).toBeNull(), PATIENCE);
  expect(written).toEqual([]);
});

test("many leave their tribes where just that is asked for", async () => {
  const written = await movingKitchens();
  await chooseIn("Change", "Remove from tribe");
  const dialog = within(
    await screen.findByRole("dialog", { name: "Remove 2 kitchens from their tribes" }, PATIENCE),
  );
  expect(dialog.queryByRole("combobox")).toBeNull();
  await press("button", "Remove 2 kitchens from their tribes");
  const told = await bar();
  await waitFor(() => expect(told.textContent).toContain("Removed from tribe: Kitchen Casa Ana"), PATIENCE);
  expect(written).toEqual([[7, 0]]);
});

test("many are given a role at once, oneself left out; who may not is told why", async () => {
  const written: Array<unknown> = [];
  const kept = new Map([CARL, EVE].map((person) => [Number(person.userId), userOnWire(person)]));
  await started("/admin/users", {
    "GET /user/2": () => json(kept.get(2)),
    "GET /user/3": () => json(kept.get(3)),
    "GET /role": () => json([{ roleId: 4, name: "viewer" }]),
    "PUT /user/editUser": ({ body }: { body: string }) => {
      const user: { readonly userId: string; readonly role: { readonly name: string } | string } =
        JSON.parse(body);
      const role = typeof user.role === "string" ? user.role : user.role.name;
      written.push([Number(user.userId), role]);
      const before = kept.get(Number(user.userId));
      if (before !== undefined) kept.set(Number(user.userId), { ...before, role: { name: "viewer" } });
      return json(kept.get(Number(user.userId)));
    },
  });
  fireEvent.click(await screen.findByRole("checkbox", { name: "Select all on this page" }, PATIENCE));
  const selection = within(screen.getByRole("region", { name: "Selection" }));
  expect(selection.getByRole("status").textContent).toBe("3 selectedYour own account is left out.");
  await chooseIn("Change", "Change role");
  const dialog = within(await screen.findByRole("dialog", { name: "Change the roles of 2 users" }, PATIENCE));
  expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Eve", "Carl"]);
  fireEvent.change(dialog.getByLabelText("Role"), { target: { value: "viewer" } });
  await press("button", "Change the roles of 2 users");
  const told = await bar();
  await waitFor(() => expect(told.textContent).toContain("New role Viewer: 2 users"), PATIENCE);
  expect(written).toEqual([
    [2, "viewer"],
    [3, "viewer"],
  ]);
  fireEvent.click(within(told).getByRole("button", { name: "Undo" }));
  expect((await screen.findByText(/^Undone:/u, undefined, PATIENCE)).textContent).toBe(
    "Undone: New role Viewer: 2 users",
  );
  expect(written.slice(2)).toEqual([
    [3, "chef"],
    [2, "editor"],
  ]);
});

test("what the list lets through is selected over all its pages", async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    ...CASA_ANA,
    kitchenId: index + 1,
    nombre: `Kitchen ${index + 1}`,
  }));
  await started("/admin/kitchens", {
    "GET /kitchen/count": () => json(30),
    "GET /kitchen/0/25": () => json(many.slice(0, 25)),
    "GET /kitchen/0/200": () => json(many),
  });
  fireEvent.click(await screen.findByRole("checkbox", { name: "Select Kitchen 1" }, PATIENCE));
  await press("button", "Select all 30");
  const selection = within(screen.getByRole("region", { name: "Selection" }));
  await waitFor(() => expect(selection.getByRole("status").textContent).toBe("30 selected"), PATIENCE);
  expect(selection.queryByRole("button", { name: /^Select all/u })).toBeNull();
});

test("a log in which nothing matches says so, and what is wrong with its days, and is asked for as a whole again", async () => {
  vi.stubEnv("VITE_MODERATION", "on");
  const days = "from=2026-02-02&to=2026-02-01";
  await started(`/admin/security?${days}`, {
    "GET /health": () => json({ status: "up", capabilities: ["activity"] }),
    [`GET /activity/25/0?${days}`]: () => json([]),
    "GET /activity/25/0": () => json([]),
  });
  await screen.findByText("No change matches.", undefined, PATIENCE);
  expect(screen.getByText("The first day is later than the last one.")).toBeDefined();
  await press("button", "Clear search and filters");
  await screen.findByText("No changes yet.", undefined, PATIENCE);
  expect(location.search).toBe("");
});
