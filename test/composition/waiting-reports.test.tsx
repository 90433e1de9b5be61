import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { done, fakeBackend, json } from "./backend.ts";
import { ADA, chooseIn, PATIENCE, press, startConsole, useConsoles } from "./console.ts";
import { answersOf, CASA_ANA } from "./records.ts";

useConsoles();
afterEach(() => {
  vi.unstubAllEnvs();
});

test("D65: the menu says how many reports wait, on whichever page somebody begins", async () => {
  vi.stubEnv("VITE_MODERATION", "on");
  const backend = fakeBackend();
  backend.answer({
    ...answersOf(),
    "GET /health": () => json({ status: "up", capabilities: ["lists"] }),
    "GET /report/0/1": () => json([{ reportId: 5 }], 200, { "x-total-count": "118" }),
  });
  await startConsole({ as: ADA, at: "/admin/kitchens", backend });
  const entry = await screen.findByRole("link", { name: /^Reports.*118 waiting$/u }, PATIENCE);
  expect(within(entry).getByTitle("118 waiting").querySelector("[aria-hidden]")?.textContent).toBe("118");
  expect(entry.getAttribute("href")).toBe("/admin/reports");
  backend.answer({ "GET /report/0/1": () => json([{ reportId: 5 }], 200, { "x-total-count": "117" }) });
  vi.setSystemTime(Date.parse("2100-01-01"));
  await press("link", "Users");
  await screen.findByRole("link", { name: /^Reports.*117 waiting$/u }, PATIENCE);
});

test("who bans a kitchen elsewhere than at its reports is told that these stay open, where they are a tool", async () => {
  vi.stubEnv("VITE_MODERATION", "on");
  const backend = fakeBackend();
  backend.answer(answersOf());
  await startConsole({ as: ADA, at: "/admin/kitchens/7", backend });
  await chooseIn("Actions for Casa Ana", "Ban kitchen");
  const dialog = await screen.findByRole("dialog", { name: "Ban" }, PATIENCE);
  const stay = "Reports about it stay open.";
  expect(within(dialog).getByText(stay)).toBeDefined();
});

test("every report about a kitchen is closed, however many there are and however slow the backend is", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true });
  vi.stubEnv("VITE_MODERATION", "on");
  const backend = fakeBackend();
  const open = new Set(Array.from({ length: 60 }, (_, index) => index + 1));
  const kitchen = { ...CASA_ANA, banned: true };
  const close = (report: number) => async () => {
    await new Promise((answer) => setTimeout(answer, 2_000));
    open.delete(report);
    return done();
  };
  backend.answer({
    ...answersOf(),
    "GET /kitchen/7": () => json(kitchen),
    "GET /report/0/200": () => json([...open].map((reportId) => ({ reportId, kitchen }))),
    ...Object.fromEntries([...open].map((report) => [`DELETE /report/destroy/${report}`, close(report)])),
  });
  await startConsole({ as: ADA, at: "/admin/reports", backend });
  await screen.findByRole("button", { name: /Close reports/u }, PATIENCE);
  await press("button", /Close reports/u);
  await screen.findAllByText(/Undo/u, undefined, { timeout: 5_000 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(open.size).toBe(0);
});

test("D65: whoever skips more reports than are read at once goes on with the next, and is told only after all", async () => {
  vi.stubEnv("VITE_MODERATION", "on");
  const backend = fakeBackend();
  const all = Array.from({ length: 203 }, (_, index) => ({
    reportId: index + 1,
    reason: `Reason ${index + 1}`,
  }));
  const counted = { "x-total-count": String(all.length) };
  backend.answer({
    ...answersOf(),
    "GET /health": () => json({ status: "up", capabilities: ["lists"] }),
    "GET /report/0/200?sort=time": () => json(all.slice(0, 200), 200, counted),
    "GET /report/200/200?sort=time": () => json(all.slice(200), 200, counted),
  });
  await startConsole({ as: ADA, at: "/admin/reports", backend });
  const button = await screen.findByRole("button", { name: /^Skip/u }, PATIENCE);
  const skip = (count: number) =>
    act(async () => {
      for (let skipped = 0; skipped < count; skipped += 1) {
        button.click();
        await Promise.resolve();
      }
    });
  await skip(181);
  await waitFor(() => expect(backend.times("GET /report/200/200?sort=time")).toBe(1), PATIENCE);
  await skip(19);
  const reason = () => screen.getAllByText(/^Reason/u)[0]?.textContent;
  await waitFor(() => expect(reason()).toBe("Reason 201"), PATIENCE);
  const through = /You have been through all/u;
  expect(screen.queryByText(through)).toBeNull();
  await skip(3);
  expect(reason()).toBe("Reason 1");
  expect(screen.getByText(through)).toBeDefined();
});
