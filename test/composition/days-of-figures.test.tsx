import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeBackend, json } from "./backend.ts";
import { CARL, PATIENCE, startConsole, type, useConsoles } from "./console.ts";

useConsoles();
afterEach(() => {
  vi.useRealTimers();
});

const DAY_MS = 86_400_000;
const MIDNIGHT = Date.UTC(2026, 10, 27);
const SECOND = 1_000;

/** A business that takes one more each day, as a backend tells of it whose days are those of UTC. */
const taking = (days: number, now: number) => {
  const series = Array.from({ length: 2 * days }, (_, index) => {
    const day = Math.floor(now / DAY_MS) - 2 * days + 1 + index;
    return {
      date: new Date(day * DAY_MS).toISOString().slice(0, 10),
      revenue: day % 1_000,
      customers: 1,
      orders: 1,
    };
  });
  const sum = (part: typeof series): number => part.reduce((all, { revenue }) => all + revenue, 0);
  const [before, revenue] = [sum(series.slice(0, days)), sum(series.slice(days))];
  return { revenue, customers: days, orders: days, growth: (revenue - before) / before, series };
};

/** Where a clock shows something else than UTC: as far ahead and as far behind as there are zones. */
const ZONES = [14, -11];

const MOMENTS = ZONES.flatMap((hours) =>
  [MIDNIGHT - SECOND, MIDNIGHT, MIDNIGHT + DAY_MS / 2].map((now) => ({
    hours,
    now,
    at: new Date(now).toISOString(),
  })),
);

const look = async (hours: number, now: number, at: string) => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(-60 * hours);
  const backend = fakeBackend();
  backend.answer({
    "GET /health": () => json({ status: "up", capabilities: ["series"] }),
    "GET /business/analytics?timeframe=7d&series=true": () => json(taking(7, now)),
    "GET /business/analytics?timeframe=30d&series=true": () => json(taking(30, now)),
  });
  await startConsole({ as: CARL, at, backend });
  return backend;
};

test.each(MOMENTS)(
  "D71: $hours hours from UTC, at $at: the tiles and the trend tell the same",
  async ({ hours, now }) => {
    await look(hours, now, "/business/analytics");
    const trend = within(await screen.findByRole("region", { name: "Trend by day" }, PATIENCE));
    expect(trend.queryByText(/^Days with figures/u)).toBeNull();
    const tile = (name: string) => screen.getByRole("group", { name }).children[1]?.textContent ?? "";
    expect(trend.getByText(tile("Revenue"))).toBeTruthy();
    const growth = tile("Growth");
    expect(trend.getByText((text) => text.startsWith(`${growth} against`))).toBeTruthy();
  },
);

test.each(MOMENTS)(
  "D71: $hours hours from UTC, at $at: the latest days are the backend's",
  async ({ hours, now }) => {
    await look(hours, now, "/business");
    const tile = (await screen.findByRole("group", { name: "Revenue today" }, PATIENCE)).children;
    const { series } = taking(7, now);
    expect(tile[1]?.textContent).toBe(`$${String(series.at(-1)?.revenue)}.00`);
    expect(tile[2]?.textContent).toBe(`$${String(series.at(-8)?.revenue)}.00 on the whole day a week before`);
  },
);

test("D71: days that are shown are chosen again while others are on their way", async () => {
  const shown = "?from=2026-11-25&to=2026-11-26";
  const backend = await look(0, MIDNIGHT, `/business/analytics${shown}`);
  const form = await screen.findByRole("form", { name: "Own days" }, PATIENCE);
  backend.answer({
    "GET /business/analytics?timeframe=30d&series=true": () => new Promise(() => undefined),
  });
  const choose = (first: string, last: string): void => {
    type("First day", first);
    type("Last day", last);
    fireEvent.submit(form);
  };
  choose("11/01/2026", "11/02/2026");
  await waitFor(() => expect(location.search).toBe("?from=2026-11-01&to=2026-11-02"));
  choose("11/25/2026", "11/26/2026");
  await waitFor(() => expect(location.search).toBe(shown));
});
