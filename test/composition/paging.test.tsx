import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeBackend, json } from "./backend.ts";
import { ADA, PATIENCE, startConsole, useConsoles, userOnWire } from "./console.ts";
import { answersOf } from "./records.ts";

useConsoles();

const ENTRY = {
  activityId: 1,
  operation: "kitchens.edit",
  kind: "kitchen",
  recordId: 3,
  creationDate: "2026-01-02T10:00:00Z",
  changes: [],
};

const PAGES = 9;

const answerOf = (page: number) => json([userOnWire({ ...ADA, userId: String(page), name: `User ${page}` })]);

/** A list of one user a page, whose pages after the first come once they are let go. */
const startPaging = async (first: number) => {
  const backend = fakeBackend();
  const held = Promise.withResolvers<void>();
  backend.answer({ ...answersOf(), "GET /user/count": () => json(PAGES) });
  for (let page = 1; page <= PAGES; page++)
    backend.answer({
      [`GET /user/1/${page - 1}`]: async () => {
        if (page !== first) await held.promise;
        return answerOf(page);
      },
    });
  await startConsole({ as: ADA, at: `/admin/users?page=${first}&size=1`, backend });
  const next = await screen.findByRole("button", { name: "Next page" }, PATIENCE);
  next.focus();
  /** Presses *Next page*, and sees which page is marked then. */
  const goOnTo = async (page: number) => {
    fireEvent.click(next);
    await waitFor(
      () =>
        expect(screen.getByRole("button", { name: `Page ${page}` }).getAttribute("aria-current")).toBe(
          "page",
        ),
      PATIENCE,
    );
    await waitFor(() => expect(backend.times(`GET /user/1/${page - 1}`)).toBeGreaterThan(0), PATIENCE);
  };
  const comes = async (page: number) => {
    held.resolve();
    await screen.findByRole("link", { name: `User ${page}` }, PATIENCE);
    expect(location.search).toBe(`?page=${page}&size=1`);
  };
  return { goOnTo, comes };
};

const focused = () => document.activeElement?.getAttribute("aria-label");

test("who goes on before a page comes goes on from what they asked for, and is told of no failure", async () => {
  const { goOnTo, comes } = await startPaging(1);
  const alerts: Array<string | null> = [];
  const watch = new MutationObserver(() => {
    for (const alert of screen.queryAllByRole("alert")) alerts.push(alert.textContent);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  for (const page of [2, 3, 4, 5]) await goOnTo(page);
  await comes(5);
  watch.disconnect();
  expect(alerts).toEqual([]);
  expect(focused()).toBe("Next page");
});

test("who goes on before a page comes gets to the last one, and no further", async () => {
  const { goOnTo, comes } = await startPaging(7);
  for (const page of [8, 9]) await goOnTo(page);
  expect(screen.getByRole("button", { name: "Next page" }).matches(":disabled")).toBe(true);
  await comes(9);
  expect(focused()).toBe("Page 9");
});

test("whoever turns an order twice before the first has come gets the second", async () => {
  const backend = fakeBackend();
  const users = () => json([userOnWire(ADA)], 200, { "x-total-count": "1" });
  backend.answer({
    ...answersOf(),
    "GET /health": () => json({ status: "up", capabilities: ["lists"] }),
    ...Object.fromEntries(
      ["", "?sort=name", "?sort=-name"].map((query) => [`GET /user/25/0${query}`, users]),
    ),
  });
  await startConsole({ as: ADA, at: "/admin/users", backend });
  const name = await screen.findByRole("button", { name: "Name" }, PATIENCE);
  const title = screen.getByRole("columnheader", { name: "Name" });
  fireEvent.click(name);
  while (location.search === "") await Promise.resolve();
  expect(title.getAttribute("aria-sort")).toBeNull();
  fireEvent.click(name);
  await waitFor(() => expect(location.search).toBe("?sort=name&direction=descending"), PATIENCE);
  await waitFor(() => expect(title.getAttribute("aria-sort")).toBe("descending"), PATIENCE);
});

test("in the log, a filter that is on its way stays where the next page of the old entries is asked for", async () => {
  vi.stubEnv("VITE_MODERATION", "on");
  const backend = fakeBackend();
  backend.answer({
    ...answersOf(),
    "GET /health": () => json({ status: "up", capabilities: ["activity"] }),
    "GET /activity/25/0": () => json([ENTRY], 200, { "x-total-count": "60" }),
    "GET /activity/25/0?kind=kitchen": () => new Promise(() => undefined),
    "GET /activity/25/1?kind=kitchen": () => new Promise(() => undefined),
  });
  await startConsole({ as: ADA, at: "/admin/security", backend });
  const next = await screen.findByRole("button", { name: "Next page" }, PATIENCE);
  fireEvent.change(screen.getByRole("combobox", { name: /^Changes of/u }), { target: { value: "kitchen" } });
  await waitFor(() => expect(backend.times("GET /activity/25/0?kind=kitchen")).toBe(1), PATIENCE);
  fireEvent.click(next);
  await waitFor(() => expect(location.search).toBe("?page=2&kind=kitchen"), PATIENCE);
});
