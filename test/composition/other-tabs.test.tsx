import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeBackend, json } from "./backend.ts";
import { ADA, heading, PATIENCE, press, startConsole, useConsoles } from "./console.ts";
import { answersOf, CASA_ANA } from "./records.ts";

useConsoles();

const started = async (at: string) => {
  const backend = fakeBackend();
  backend.answer(answersOf());
  return startConsole({ as: ADA, at, backend });
};

test("what another tab changes is read again once somebody comes back, and only then", async () => {
  const { backend } = await started("/admin/kitchens/7");
  await heading("Casa Ana");
  const read = backend.times("GET /kitchen/7");
  fireEvent.focus(window);
  backend.answer({ "GET /kitchen/7": () => json({ ...CASA_ANA, nombre: "Casa Otra" }) });
  fireEvent(window, new StorageEvent("storage", { key: "console.changed", newValue: "kitchens activities" }));
  fireEvent(window, new StorageEvent("storage", { key: "console.changed", newValue: null }));
  expect(backend.times("GET /kitchen/7")).toBe(read);
  fireEvent.focus(window);
  await heading("Casa Otra");
  expect(backend.times("GET /kitchen/7")).toBe(read + 1);
});

test("what this tab changes is told to the others", async () => {
  const { backend } = await started("/admin/tribes/create");
  backend.answer({ "POST /tribe/createTribe": () => json({ tribeId: 6, name: "Bakers" }) });
  const kept = vi.spyOn(Storage.prototype, "setItem");
  const told = () => kept.mock.calls.filter(([key]) => key === "console.changed");
  const name = await screen.findByRole("textbox", { name: /^Name/u }, PATIENCE);
  fireEvent.input(name, { target: { value: "Bakers" } });
  await press("button", "Save");
  await waitFor(() => expect(told()).toEqual([["console.changed", "tribes activities"]]), PATIENCE);
  expect(localStorage.getItem("console.changed")).toBeNull();
});
