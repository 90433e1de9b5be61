import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { type FakeBackend, fakeBackend, json } from "./backend.ts";
import { ADA, chooseIn, heading, PATIENCE, press, startConsole, type, useConsoles } from "./console.ts";
import { answersOf } from "./records.ts";

useConsoles();

// jsdom has no layout to scroll.
Object.defineProperty(Element.prototype, "scrollIntoView", { configurable: true, value: () => undefined });

let backend: FakeBackend;
beforeEach(() => {
  backend = fakeBackend();
  backend.answer({
    ...answersOf(),
    "POST /kitchen/editKitchen": ({ body }) => {
      backend.answer({ "GET /kitchen/7": () => json(JSON.parse(body)) });
      return json(JSON.parse(body));
    },
  });
});

const save = async (): Promise<void> => {
  await heading("Edit Casa Ana");
  await screen.findByRole("textbox", { name: "Name" }, PATIENCE);
  type(/^Name/u, "Casa Bo");
  await press("button", "Save");
  await heading("Casa Bo");
};

/** Where the way back leads. */
const behind = async (): Promise<string> => {
  const { pathname } = location;
  history.back();
  await waitFor(() => expect(location.pathname).not.toBe(pathname), PATIENCE);
  return location.pathname;
};

test("D37: what was opened from a list and edited from its page is left for the list, once", async () => {
  await startConsole({ as: ADA, at: "/admin/kitchens", backend });
  await press("link", "Casa Ana");
  await heading("Casa Ana");
  await press("link", "Edit");
  await save();
  expect(await behind()).toBe("/admin/kitchens");
});

test("D37: so it is where the palette led to the form", async () => {
  await startConsole({ as: ADA, at: "/admin/kitchens", backend });
  await press("link", "Casa Ana");
  await heading("Casa Ana");
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  const own = within(await screen.findByRole("group", { name: "Casa Ana" }, PATIENCE));
  fireEvent.click(own.getByRole("option", { name: "Edit" }));
  await save();
  expect(await behind()).toBe("/admin/kitchens");
});

test("D37: what the list led to the form of stands in the place of that, once it was saved", async () => {
  await startConsole({ as: ADA, at: "/admin/kitchens", backend });
  await chooseIn("Actions for Casa Ana", "Edit");
  await save();
  expect(await behind()).toBe("/admin/kitchens");
});
