import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeBackend, json } from "./backend.ts";
import { ADA, EVE, heading, PATIENCE, press, startConsole, useConsoles, userOnWire } from "./console.ts";
import { answersOf } from "./records.ts";

useConsoles();

test("the members of a tribe are counted by themselves when the network is back, as often as it went", async () => {
  const backend = fakeBackend();
  backend.answer(answersOf());
  const asking = "GET /tribe/findTribeMembers/5";
  backend.answer({ [asking]: () => Promise.reject(new TypeError("Failed to fetch")) });
  await startConsole({ as: ADA, at: "/admin/tribes", backend });
  await heading("Tribes");
  await press("button", "Count the members of Bakers");
  const failed = () => screen.findByText("Try again", { selector: "td button" }, PATIENCE);
  await failed();
  const before = backend.times(asking);
  fireEvent(window, new Event("online"));
  await waitFor(() => expect(backend.times(asking)).toBeGreaterThan(before), PATIENCE);
  await failed();
  backend.answer({ [asking]: () => json([ADA, EVE].map(userOnWire)) });
  fireEvent(window, new Event("online"));
  expect(await screen.findByText("2", { selector: "td [role=status]" }, PATIENCE)).toBeTruthy();
});
