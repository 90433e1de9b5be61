import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeBackend } from "./backend.ts";
import { ADA, heading, PATIENCE, press, startConsole, useConsoles } from "./console.ts";
import { answersOf } from "./records.ts";

useConsoles();

/** On a page that one has gone back to. */
const started = async (): Promise<void> => {
  const backend = fakeBackend();
  backend.answer(answersOf());
  await startConsole({ as: ADA, at: "/admin/kitchens", backend });
  await heading("Kitchens");
  fireEvent.click(await screen.findByRole("link", { name: "Tribes" }, PATIENCE));
  await heading("Tribes");
  history.back();
  await heading("Kitchens");
};

test.each([
  ["User menu", "menuitem", "Logout"],
  [/^Notifications/u, "dialog", "Notifications"],
] as const)("the way forward leaves what %s opened behind", async (button, role, name) => {
  await started();
  await press("button", button);
  await screen.findByRole(role, { name, hidden: true }, PATIENCE);
  history.forward();
  await waitFor(() => expect(screen.queryByRole(role, { name, hidden: true })).toBeNull(), PATIENCE);
  await heading("Tribes");
});

const PALETTE_KEY = { key: "k", code: "KeyK", ctrlKey: true };

const openMenu = async (): Promise<void> => {
  await started();
  await press("button", "User menu");
  await screen.findByRole("menuitem", { name: "Logout" }, PATIENCE);
};

const pressHere = (key: KeyboardEventInit): void => {
  if (document.activeElement !== null) fireEvent.keyDown(document.activeElement, key);
};

test.each([
  ["the palette", PALETTE_KEY],
  ["what waits to be deleted", { key: "F8" }],
])("a key that leads to %s closes the menu, which would take the next one", async (_, key) => {
  await openMenu();
  pressHere(key);
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull(), PATIENCE);
});

test("what is typed into the palette that was opened from a menu stays there; then the menu's button has the focus", async () => {
  await openMenu();
  const opener = screen.getByRole("button", { name: "User menu" });
  pressHere(PALETTE_KEY);
  const field = await screen.findByRole("combobox", { name: "Search or run a command" }, PATIENCE);
  pressHere({ key: "t" });
  expect(document.activeElement).toBe(field);
  pressHere({ key: "Escape" });
  await waitFor(() => expect(document.activeElement).toBe(opener), PATIENCE);
});
