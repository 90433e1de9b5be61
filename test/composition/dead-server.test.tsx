import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeBackend } from "./backend.ts";
import { ADA, chooseIn, heading, PATIENCE, press, startConsole, useConsoles } from "./console.ts";
import { answersOf } from "./records.ts";

useConsoles();

const TOASTS = "../../src/ui/frame/announcements/Toasts.tsx";
const DOES_IT = [
  "../../src/machines/use-cases/changes/apply-edit.ts",
  "../../src/machines/use-cases/changes/delete-target.ts",
];

// Nothing is loaded ahead: as on a connection that is metered.
beforeEach(() => {
  Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "connection");
  for (const path of [TOASTS, ...DOES_IT]) vi.doUnmock(path);
});

const lost = () => Promise.reject(new TypeError("Failed to fetch"));

const notThere = () => {
  throw new TypeError("Failed to fetch");
};

const started = async (at: string) => {
  const backend = fakeBackend();
  backend.answer(answersOf());
  await startConsole({ as: ADA, at, backend });
  return backend;
};

const toasts = (): ReadonlyArray<string | null> =>
  [...document.querySelectorAll(".mantine-Notification-root")].map(({ textContent }) => textContent);

test("whoever was asked before the server died is told how the deletion ended", async () => {
  const backend = await started("/admin/kitchens");
  await heading("Kitchens");
  await chooseIn("Actions for Casa Ana", "Delete");
  await screen.findByRole("button", { name: "Delete kitchen" }, PATIENCE);
  vi.doMock(TOASTS, notThere);
  backend.answer({ "DELETE /kitchen/destroyKitchen/7": lost });
  await press("button", "Delete kitchen");
  await press("button", "Delete now");
  await waitFor(
    () => expect(toasts()).toEqual(["It is not known whether Casa Ana was deleted. Check the list."]),
    PATIENCE,
  );
});

test("what does it comes with the question", async () => {
  const came: Array<string> = [];
  for (const path of DOES_IT)
    vi.doMock(path, async (original) => {
      came.push(path);
      return original();
    });
  await started("/admin/kitchens");
  await heading("Kitchens");
  expect(came).toEqual([]);
  await chooseIn("Actions for Casa Ana", "Delete");
  await screen.findByRole("button", { name: "Delete kitchen" }, PATIENCE);
  expect(came.toSorted()).toEqual(DOES_IT);
});
