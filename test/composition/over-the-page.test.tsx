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
