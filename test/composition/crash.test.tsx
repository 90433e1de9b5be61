import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeBackend, json } from "./backend.ts";
import {
  accessTokenOf,
  ADA,
  EVE,
  heading,
  PATIENCE,
  press,
  signIn,
  signOutElsewhere,
  startConsole,
  useConsoles,
} from "./console.ts";
import { answersOf } from "./records.ts";

useConsoles();

const breakNumbers = () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(Intl, "NumberFormat").mockImplementation(function broken(): never {
    throw new RangeError("No number for jane@kitchen.test");
  });
};

test("a screen that breaks is told to the team once, without secrets, and logged", async () => {
  const backend = fakeBackend();
  backend.answer(answersOf());
  const { log } = await startConsole({ as: ADA, at: "/admin/help", backend });
  await heading("Help page - Coming Soon");
  breakNumbers();
  await press("link", "Kitchens");
  await heading("Oops! Something went wrong");
  const reports = () => backend.asked.filter(({ call }) => call === "POST /systemnotification/create");
  await waitFor(() => expect(reports()).toHaveLength(1), PATIENCE);
  const [report] = reports();
  expect(report?.bearer).toBe(accessTokenOf(ADA));
  expect(JSON.parse(report?.body ?? "")).toMatchObject({
    message: "RangeError: No number for ‹e-mail›\n/admin/kitchens",
  });
  expect(log()).toContain("Unexpected error");

  await press("button", "Try Again");
  await heading("Oops! Something went wrong");
  expect(screen.getByRole("button", { name: "Reload Page" })).toBeDefined();
  expect(reports()).toHaveLength(1);
});

test("P18: what was kept of a bug ends with the session, so that the next person who meets it tells of it", async () => {
  const backend = fakeBackend();
  backend.answer(answersOf());
  backend.answer({ "POST /systemnotification/create": () => json({}, 401) });
  await startConsole({ as: ADA, at: "/admin/help", backend });
  await heading("Help page - Coming Soon");
  breakNumbers();
  await press("link", "Dashboard");
  await screen.findByText(/The team will be notified once that is possible/u, undefined, PATIENCE);
  signOutElsewhere(ADA);
  backend.answer(answersOf());
  await signIn(EVE);
  await screen.findByText(/the team has been notified/u, undefined, PATIENCE);
  const told = backend.asked.filter(({ call }) => call === "POST /systemnotification/create");
  expect(told.map(({ bearer }) => bearer)).toEqual([ADA, EVE].map(accessTokenOf));
});
