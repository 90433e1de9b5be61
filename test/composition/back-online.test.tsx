import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeBackend, json } from "./backend.ts";
import { ADA, heading, PATIENCE, startConsole, useConsoles } from "./console.ts";
import { answersOf } from "./records.ts";

useConsoles();

test("a name that could not be asked for is asked for again when the network is back, as often as it went", async () => {
  const backend = fakeBackend();
  backend.answer(answersOf());
  const asking = "GET /tribe/5";
  backend.answer({ [asking]: () => Promise.reject(new TypeError("Failed to fetch")) });
  await startConsole({ as: ADA, at: "/admin/kitchens", backend });
  await heading("Kitchens");
  await waitFor(() => expect(backend.times(asking)).toBeGreaterThan(0), PATIENCE);
  const before = backend.times(asking);
  fireEvent(window, new Event("online"));
  await waitFor(() => expect(backend.times(asking)).toBeGreaterThan(before), PATIENCE);
  expect(screen.queryByRole("link", { name: "Bakers" })).toBeNull();
  backend.answer({ [asking]: () => json({ tribeId: 5, name: "Bakers", description: "" }) });
  fireEvent(window, new Event("online"));
  expect(await screen.findAllByRole("link", { name: "Bakers" }, PATIENCE)).not.toHaveLength(0);
});
