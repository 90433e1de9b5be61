import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type FakeBackend, fakeBackend } from "./backend.ts";
import { ADA, PATIENCE, press, startConsole, useConsoles } from "./console.ts";
import { answersOf } from "./records.ts";

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

test("a row's menu copies its link and its id, or says that the browser did not let it", async () => {
  await started("/admin/kitchens");
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { clipboard: { writeText } }));
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
