import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeBackend, json } from "./backend.ts";
import { ADA, PATIENCE, startConsole, useConsoles } from "./console.ts";
import { answersOf, BAKERS, CASA_ANA } from "./records.ts";

useConsoles();
beforeEach(() => {
  vi.stubEnv("VITE_MODERATION", "on");
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const KEPT = [{ favoriteId: 1, profile: { userId: 3 }, kitchen: { kitchenId: 7, nombre: "Casa Ana" } }];
const counted = (records: ReadonlyArray<unknown>) => () => json(records, 200, { "x-total-count": "1" });

/** The row of a tribe in the ranking of tribes by favorites. */
const tribeBy = async (answers: Parameters<ReturnType<typeof fakeBackend>["answer"]>[0]) => {
  const backend = fakeBackend();
  backend.answer({ ...answersOf(), ...answers });
  await startConsole({ as: ADA, at: "/admin/favorites?open=tribes", backend });
  const ranking = await screen.findByRole("dialog", { name: "Tribes with most favorites" }, PATIENCE);
  const name = await within(ranking).findByRole("link", { name: BAKERS.name }, PATIENCE);
  const row = name.closest("li");
  if (row === null) throw new Error("A tribe stands in a row");
  return { row: within(row), backend };
};

test("D58: a tribe leads to the favorites at its kitchens, which the list says how to narrow", async () => {
  const kitchen = { ...CASA_ANA, tribe: BAKERS };
  const { row } = await tribeBy({
    "GET /health": () => json({ status: "up", capabilities: ["lists"] }),
    "GET /favorite/25/0?sort=-time": counted(KEPT),
    "GET /favorite/200/0?sort=-time": counted(KEPT),
    "GET /kitchen/0/200": counted([kitchen]),
  });
  expect(row.getByRole("link", { name: /^See all: /u }).getAttribute("href")).toBe(
    "/admin/favorites?tribe=5",
  );
  for (const label of ["Tribe", "From", "To"])
    expect(screen.getAllByLabelText(label).length).toBeGreaterThan(0);
});

test("D57: it leads nowhere, and no tribe or day is asked for, where only the backend could tell", async () => {
  const kitchen = { ...CASA_ANA, tribe: BAKERS };
  const { row } = await tribeBy({
    "GET /favorite/count": () => json(1),
    "GET /favorite/25/0": () => json(KEPT),
    "GET /favorite/200/0": () => json(KEPT),
    "GET /kitchen/count": () => json(1),
    "GET /kitchen/0/200": () => json([kitchen]),
  });
  expect(row.queryByRole("link", { name: /^See all: /u })).toBeNull();
  for (const label of ["Tribe", "From", "To"]) expect(screen.queryAllByLabelText(label)).toEqual([]);
});
