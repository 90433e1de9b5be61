import * as Result from "effect/Result";
import { i18n } from "@lingui/core";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import type { BusinessAnalytics } from "../../../../src/domain/business.ts";
import type { HeldTo } from "../../../../src/domain/business/plan.ts";
import { Forbidden, NotFound, ServerFailed, Unreachable } from "../../../../src/domain/remote-failure.ts";
import type { Read } from "../../../../src/machines/app.ts";
import type {
  AnalyticsReport,
  AnalyticsRequest,
} from "../../../../src/machines/use-cases/business/business-analytics.ts";
import { AnalyticsScreen } from "../../../../src/ui/pages/analytics/AnalyticsScreen.tsx";
import type { TrendView } from "../../../../src/ui/pages/analytics/TrendSection.tsx";
import { calendarDate } from "../../../domain/generators.ts";
import { quietConsole, renderScreen } from "../../render-screen.tsx";
import { failed, FIGURES, OLD_TOWN, RIVERSIDE, told } from "../business/business-fixtures.ts";

const WHOLE: AnalyticsRequest = { period: "30d", locationId: undefined };

const REVENUE: TrendView = { measure: "revenue", isTableOpen: false };

const report = (changes: Partial<AnalyticsReport> = {}): AnalyticsReport => ({
  period: "30d",
  today: calendarDate("2020-06-15"),
  locationId: undefined,
  analytics: FIGURES,
  locations: [
    { ...OLD_TOWN, analytics: FIGURES },
    { ...RIVERSIDE, analytics: undefined },
  ],
  ...changes,
});

/** A screen of which nothing is asked. */
const QUIET = {
  request: WHOLE,
  view: REVENUE,
  heldTo: told<HeldTo>(undefined),
  businessName: told("Casa Ana"),
  onView: () => undefined,
  onExport: () => undefined,
  onPrint: () => undefined,
};

const draw = async (
  read: Promise<Read<AnalyticsReport | undefined>>,
  request: AnalyticsRequest = WHOLE,
  heldTo: Promise<Read<HeldTo>> = told(undefined),
  view: TrendView = REVENUE,
  businessName: Promise<Read<string>> = told("Casa Ana"),
) => {
  const calls = {
    onRequest: vi.fn<(request: AnalyticsRequest) => void>(),
    onView: vi.fn<(view: TrendView) => void>(),
    onExport: vi.fn<(report: AnalyticsReport) => void>(),
    onPrint: vi.fn<() => void>(),
  };
  const { invalidate } = await renderScreen(
    <AnalyticsScreen
      request={request}
      view={view}
      report={read}
      heldTo={heldTo}
      businessName={businessName}
      {...calls}
    />,
    { console: { ...quietConsole(), now: () => Date.UTC(2020, 5, 15, 12) } },
  );
  await act(async () => {
    await read;
  });
  return { ...calls, invalidate };
};

const descriptionOf = (field: HTMLElement): string =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

/** What the figures are of. */
const scope = () =>
  screen
    .getByText(/Last \d+ days/u)
    .closest("[role=status]")
    ?.textContent.replaceAll("\u2009", " ");

const tiles = () =>
  screen
    .getAllByRole("group")
    // What scrolls a table is one as well.
    .filter((group) => group.querySelector("table") === null)
    .map((group) => [group.getAttribute("aria-label"), group.textContent]);

test("§3: revenue, growth, customers and orders, with what can be compared", async () => {
  await draw(told(report()));
  expect(tiles()).toEqual([
    ["Revenue", "Revenue$1,234.50$987.60 in the previous period"],
    ["Growth", "Growth+25%Revenue, compared with the whole previous period"],
    ["Customers", "Customers80In this period"],
    ["Orders", "Orders95In this period"],
  ]);
  expect(scope()).toBe("All locations · Last 30 days · May 17 – June 15, 2020, so far");
});

test("whoever listens hears what the figures are of when that changes, and not before", async () => {
  const reads = [told(report()), told(report({ period: "90d", locationId: OLD_TOWN.locationId }))];
  const Changing = () => {
    const [turn, setTurn] = useState(0);
    return (
      <AnalyticsScreen {...QUIET} report={reads[turn] ?? told(undefined)} onRequest={() => setTurn(1)} />
    );
  };
  await renderScreen(<Changing />);
  const status = screen.getByRole("status");
  expect(status.textContent).toMatch(/^All locations · Last 30 days · /u);
  await act(async () => void fireEvent.click(screen.getByRole("radio", { name: "90 days" })));
  expect(status.isConnected).toBe(true);
  expect(status.textContent).toMatch(/^Old Town · Last 90 days · /u);
});

test("days that are over are said and compared as whole ones, and a day that is not as one so far", async () => {
  const period = { from: calendarDate("2026-05-03"), to: calendarDate("2026-05-09") };
  const read = (today: string) =>
    told(report({ period, today: calendarDate(today), analytics: { ...FIGURES, series: DAYS } }));
  const bubble = (): string => {
    fireEvent.keyDown(screen.getByRole("slider"), { key: "End" });
    return screen.getByRole("slider").textContent.replaceAll(/[\u2068\u2069]/gu, "");
  };
  await draw(read("2026-05-10"));
  expect(screen.queryByText(/so far/u)).toBeNull();
  expect(bubble()).toMatch(/^5\/9Revenue/u);
  cleanup();
  await draw(read("2026-05-09"));
  expect(screen.getByText(/2026, so far$/u)).toBeTruthy();
  expect(within(trend()).getByText("May 9, 2026, so far: $100.00")).toBeTruthy();
  expect(bubble()).toMatch(/^5\/9, so farRevenue/u);
});

test("where there is nothing to compare with, no growth is claimed", async () => {
  const analytics: BusinessAnalytics = { revenue: 0, customers: 0, orders: 0, growth: 0 };
  await draw(told(report({ analytics, locations: [{ ...OLD_TOWN, analytics }] })));
  expect(screen.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["$0.00", "0", "0", "—"]);
  expect(tiles().slice(0, 2)).toEqual([
    ["Revenue", "Revenue$0.00There is no previous period to compare with"],
    ["Growth", "Growth—There is no previous period to compare with"],
  ]);
  expect(screen.getByText("No sales in this period.")).toBeTruthy();
});

test("the chart has its numbers beside it, and a location that could not be read says so", async () => {
  await draw(told(report()));
  const rows = within(screen.getByRole("table", { name: "Revenue by location" }))
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ["Location", "Revenue", "Customers", "Orders", "Growth"],
    ["Old Town", "$1,234.50", "80", "95", "+25%"],
    ["Riverside", "Could not be loaded"],
  ]);
});

test.each([
  [false, "They come from your Google listing: connect it and sync."],
  [true, "Your Google listing is connected: sync its locations."],
])(
  "without locations it says what is missing where a listing's being connected is %s",
  async (isConnected, said) => {
    await draw(told(report({ locations: [], isConnected })));
    expect(screen.getByText(/^No locations yet/u).textContent).toBe(`No locations yet. ${said}`);
  },
);

test("§9: another time frame and another location are asked for", async () => {
  const { onRequest } = await draw(told(report()));
  expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"))).toEqual([
    "7d",
    "30d",
    "90d",
    "365d",
  ]);
  fireEvent.click(screen.getByRole("radio", { name: "365 days" }));
  fireEvent.change(screen.getByRole("combobox", { name: "Location" }), { target: { value: "l2" } });
  expect(onRequest.mock.calls).toEqual([
    [{ period: "365d", locationId: undefined }],
    [{ period: "30d", locationId: "l2" }],
  ]);
});

test("the time frame that somebody is at stays when the plan is known", async () => {
  let tell: (plan: Read<HeldTo>) => void = () => undefined;
  const heldTo = new Promise<Read<HeldTo>>((resolve) => {
    tell = resolve;
  });
  await draw(told(report()), WHOLE, heldTo);
  const frame = screen.getByRole("radio", { name: "30 days" });
  frame.focus();
  await act(async () => tell(Result.succeed(["30 days of analytics"])));
  expect(screen.getByRole("radio", { name: "365 days" })).toHaveProperty("disabled", true);
  expect(document.activeElement).toBe(frame);
});

test.each([
  ["A year of analytics", undefined],
  ["30 days of analytics", "Your plan includes: 30 days of analytics. See the plans"],
  ["90 days of analytics", "Your plan does not include this. See the plans"],
])("under a plan with %s it is said: %s", async (feature, note) => {
  await draw(told(report()), WHOLE, told<HeldTo>([feature, "Figures by location"]));
  const link = screen.queryByRole("link", { name: "See the plans" });
  expect(link?.parentElement?.textContent).toBe(note);
});

test("what is shown is named, exported and printed", async () => {
  const shown = report({ period: "7d", locationId: RIVERSIDE.locationId });
  const { onExport, onPrint } = await draw(told(shown), { period: "7d", locationId: RIVERSIDE.locationId });
  expect(scope()).toBe("Riverside · Last 7 days · June 9 – 15, 2020, so far");
  fireEvent.click(screen.getByRole("button", { name: "Export as CSV" }));
  fireEvent.click(screen.getByRole("button", { name: "Print" }));
  expect([onExport.mock.calls, onPrint.mock.calls.length]).toEqual([[[shown]], 1]);
});

test("the figures are called those of their location while another one is on its way", async () => {
  await draw(told(report()), { period: "30d", locationId: RIVERSIDE.locationId });
  expect(scope()).toBe("All locations · Last 30 days · May 17 – June 15, 2020, so far");
});

test("a business that was never saved has no figures, and is told where they begin", async () => {
  await draw(told(undefined), WHOLE, told(undefined), REVENUE, failed(NotFound()));
  expect(screen.getByRole("link", { name: "business profile" }).getAttribute("href")).toBe(
    "/business?edit=profile",
  );
  expect(screen.queryAllByRole("group")).toEqual([]);
});

test("a business whose profile is saved is not told to save it where the backend has no figures", async () => {
  await draw(told(undefined));
  expect(screen.getByText("There are no figures yet. They come with your first orders.")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "business profile" })).toBeNull();
});

test("no locations, and locations that could not be read, are two things", async () => {
  await draw(told(report({ locations: [] })));
  expect(screen.getByText(/^No locations yet/u)).toBeTruthy();
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("there is a way back to all locations from one, where it could not be read which there are", async () => {
  const { onRequest } = await draw(told(report({ locations: undefined, locationId: RIVERSIDE.locationId })), {
    period: "7d",
    locationId: RIVERSIDE.locationId,
  });
  const select = screen.getByRole("combobox", { name: "Location" });
  expect(within(select).getByRole("option", { selected: true }).textContent).toBe(RIVERSIDE.locationId);
  fireEvent.change(select, { target: { value: "" } });
  expect(onRequest).toHaveBeenCalledExactlyOnceWith({ period: "7d", locationId: undefined });
  cleanup();
  await draw(told(report({ locations: undefined })));
  expect(screen.queryByRole("combobox", { name: "Location" })).toBeNull();
});

test("locations that could not be read are said to be missing", async () => {
  const { invalidate } = await draw(told(report({ locations: undefined })));
  expect(screen.getByText(/^The locations could not be loaded/u)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(invalidate).toHaveBeenCalledOnce();
});

test.each([Forbidden, NotFound()])(
  "D16: a location of somebody else's and one that is not there look the same: %o",
  async (failure) => {
    const { onRequest } = await draw(failed(failure), { period: "7d", locationId: RIVERSIDE.locationId });
    expect(screen.getByRole("alert").textContent).toBe(
      "Your business has no such location.Show all locations",
    );
    fireEvent.click(screen.getByRole("button", { name: "Show all locations" }));
    expect(onRequest).toHaveBeenCalledWith({ period: "7d", locationId: undefined });
  },
);

test.each<AnalyticsRequest["period"]>([
  "365d",
  { from: calendarDate("2019-06-09"), to: calendarDate("2019-06-10") },
])("beyond the plan, the most that it includes is offered: %o", async (period) => {
  const refused = { ...Forbidden, message: "No", feature: "A year of analytics" };
  const { onRequest } = await draw(
    failed(refused),
    { period, locationId: undefined },
    told(["30 days of analytics"]),
  );
  expect(screen.getByRole("alert").textContent).toBe(
    "Your plan does not include this. See the plansShow 30 days",
  );
  fireEvent.click(screen.getByRole("button", { name: "Show 30 days" }));
  expect(onRequest).toHaveBeenCalledWith({ period: "30d", locationId: undefined });
});

test("the way on from a location beyond the plan is all locations, not other days", async () => {
  const refused = { ...Forbidden, message: "No", feature: "Figures by location" };
  await draw(
    failed(refused),
    { period: "30d", locationId: RIVERSIDE.locationId },
    told(["30 days of analytics"]),
  );
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Show all locations"]);
});

test("figures that could not be read can be asked for again", async () => {
  const { invalidate } = await draw(failed(ServerFailed()));
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(invalidate).toHaveBeenCalledOnce();
});

const DAYS = [
  { date: "2026-05-01", revenue: 100, customers: 8, orders: 10 },
  { date: "2026-05-08", revenue: 300, customers: 9, orders: 12 },
  { date: "2026-05-09", revenue: 100, customers: 3, orders: 0 },
];

const trend = () => screen.getByRole("region", { name: /^Trend by/u });

test("figures stay where others do not come for want of a connection, and only then", async () => {
  const withDays = told(report({ analytics: { ...FIGURES, series: DAYS } }));
  const reads = [withDays, failed(Unreachable), failed(Forbidden)];
  const Changing = () => {
    const [turn, setTurn] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setTurn(turn + 1)}>
          Next
        </button>
        <AnalyticsScreen {...QUIET} report={reads[turn] ?? told(undefined)} onRequest={() => undefined} />
      </>
    );
  };
  await renderScreen(<Changing />, { console: { ...quietConsole(), now: () => Date.UTC(2020, 5, 15, 12) } });
  const days = await screen.findByLabelText("First day");
  const next = () => act(async () => screen.getByRole("button", { name: "Next" }).click());
  await next();
  expect(screen.getByRole("alert").textContent).toContain("Network error");
  expect(screen.getByLabelText("First day")).toBe(days);
  expect([scope(), tiles().length]).toEqual([
    "All locations · Last 30 days · May 17 – June 15, 2020, so far",
    4,
  ]);
  await next();
  expect(screen.getByRole("alert").textContent).toContain("Access denied");
  expect(screen.queryByLabelText("First day")).toBeNull();
});

test("D71: the trend says how a measure went, its best day, and each day in numbers", async () => {
  await draw(told(report({ period: "7d", analytics: { ...FIGURES, series: DAYS } })), {
    ...WHOLE,
    period: "7d",
  });
  const said = () => within(trend());
  expect(said().getByText("$400.00")).toBeTruthy();
  expect(said().getByText("+300% against $100.00 in the previous period")).toBeTruthy();
  expect(said().getByText("May 8, 2026: $300.00")).toBeTruthy();
  expect(said().getByText("May 9, 2026: $100.00")).toBeTruthy();
  const rows = within(said().getByRole("table", { name: "Trend, in numbers", hidden: true })).getAllByRole(
    "row",
    { hidden: true },
  );
  expect(rows.slice(1, 4).map(({ textContent }) => textContent)).toEqual([
    "May 9, 2026$100.00—30—",
    "May 8, 2026$300.00$100.00912$25.00",
    "May 7, 2026—————",
  ]);
});

test("the period before is said with its days, on the whole and at each point", async () => {
  const read = told(
    report({ period: "7d", today: calendarDate("2026-05-10"), analytics: { ...FIGURES, series: DAYS } }),
  );
  await draw(read, { ...WHOLE, period: "7d" });
  expect(tiles()[0]?.[1]?.replaceAll("\u2009", " ")).toBe(
    "Revenue$1,234.50Previous period (April 27 – May 3, 2026): $100.00",
  );
  const chart = screen.getByRole("slider", { name: "Revenue" });
  fireEvent.keyDown(chart, { key: "Home" });
  expect(chart.textContent.replaceAll(/[\u2068\u2069]/gu, "")).toBe("5/4Revenue: —Previous period (4/27): —");
});

test("what of the trend is looked at is asked for, and is the page's to keep", async () => {
  const read = told(report({ period: "7d", analytics: { ...FIGURES, series: DAYS } }));
  const request: AnalyticsRequest = { ...WHOLE, period: "7d" };
  const { onView } = await draw(read, request);
  fireEvent.click(within(trend()).getByRole("radio", { name: "Customers" }));
  expect(onView.mock.calls).toEqual([[{ measure: "customers", isTableOpen: false }]]);
  cleanup();
  await draw(read, request, told(undefined), { measure: "customers", isTableOpen: true });
  expect(within(trend()).getByText("+50% against 8 in the previous period")).toBeTruthy();
  expect(trend().querySelector("details")?.open).toBe(true);
});

test("D71: where no day of the period is known, nothing is claimed of it", async () => {
  const analytics: BusinessAnalytics = { revenue: 0, customers: 0, orders: 0, growth: 0, series: [] };
  await draw(told(report({ analytics, locations: [] })));
  expect(
    ["Revenue", "Growth", "Customers", "Orders"].map(
      (name) => screen.getByRole("group", { name }).children[1]?.textContent,
    ),
  ).toEqual(["—", "—", "—", "—"]);
  expect(screen.queryByText("No sales in this period.")).toBeNull();
  expect(within(trend()).getByText("Days with figures: 0 of 30")).toBeTruthy();
  expect(screen.queryByRole("slider")).toBeNull();
});

test("D71: where nothing was sold, now and before, that is said in the place of a line along zero", async () => {
  const series = [{ date: "2020-06-15", revenue: 0, customers: 0, orders: 0 }];
  const analytics: BusinessAnalytics = { revenue: 0, customers: 0, orders: 0, growth: 0, series };
  await draw(told(report({ analytics, locations: [] })));
  expect(within(trend()).getByText("No sales in this period.")).toBeTruthy();
  expect(screen.queryByRole("slider")).toBeNull();
  cleanup();
  const before = [...series, { date: "2020-05-10", revenue: 5, customers: 1, orders: 1 }];
  await draw(told(report({ analytics: { ...analytics, series: before }, locations: [] })));
  expect(screen.getByRole("slider", { name: "Revenue" })).toBeTruthy();
});

test("D71: nor of a location of which no day of the period is known", async () => {
  const own = { from: calendarDate("2020-05-26"), to: calendarDate("2020-06-04") };
  const none: BusinessAnalytics = { revenue: 0, customers: 0, orders: 0, growth: 0, series: [] };
  await draw(told(report({ period: own, locations: [{ ...OLD_TOWN, analytics: none }] })));
  const table = screen.getByRole("table", { name: "Revenue by location" });
  const cells = [...within(table).getByRole("row", { name: /Old Town/u }).children];
  expect(cells.map(({ textContent }) => textContent)).toEqual(["Old Town", "—", "—", "—", "—"]);
  expect(document.querySelector("[data-bar]")).toBeNull();
});

test("D57: without days there is no trend", async () => {
  await draw(told(report()));
  expect(screen.queryByRole("region", { name: /^Trend by/u })).toBeNull();
});

test("D71: days of one's own are asked for once both are there, and only in order and within what there is", async () => {
  const { onRequest } = await draw(told(report({ analytics: { ...FIGURES, series: DAYS } })));
  const [first, last] = [screen.getByLabelText("First day"), screen.getByLabelText("Last day")];
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  // It is 15 June 2020.
  expect([first, last].map((field) => field.getAttribute("value"))).toEqual(["05/17/2020", "06/15/2020"]);
  type(first, "06/09/2020");
  type(last, "06/01/2020");
  fireEvent.submit(screen.getByRole("form", { name: "Own days" }));
  const refused = () =>
    [first, last].map((field) =>
      field.getAttribute("aria-invalid") === "true" ? descriptionOf(field) : undefined,
    );
  expect(refused()).toEqual([undefined, "Not before the first day"]);
  for (const noDay of ["nonsense", "11/25", "02/30/2020", ""]) {
    type(first, noDay);
    fireEvent.submit(screen.getByRole("form", { name: "Own days" }));
    expect(refused()).toEqual(["Enter a date that exists, like 06/15/2020", undefined]);
  }
  const outside = "A day between June 17, 2019 and June 15, 2020";
  type(first, "06/09/2020");
  type(last, "06/16/2020");
  fireEvent.submit(screen.getByRole("form", { name: "Own days" }));
  expect(refused()).toEqual([undefined, outside]);
  type(first, "6/9/20");
  fireEvent.submit(screen.getByRole("form", { name: "Own days" }));
  type(first, "6/9/");
  expect(refused()).toEqual(["Enter the year with four digits", outside]);
  type(first, "06/16/2019");
  fireEvent.submit(screen.getByRole("form", { name: "Own days" }));
  expect(refused()).toEqual([outside, outside]);
  expect(onRequest).not.toHaveBeenCalled();
  type(first, "06/09/2020");
  type(last, "06/10/2020");
  fireEvent.submit(screen.getByRole("form", { name: "Own days" }));
  expect(onRequest.mock.calls).toEqual([
    [{ period: { from: "2020-06-09", to: "2020-06-10" }, locationId: undefined }],
  ]);
});

test("days that are shown are asked for again while others are on their way, and those are not asked for twice", async () => {
  const shown = { from: calendarDate("2020-06-01"), to: calendarDate("2020-06-05") };
  const asked = { from: calendarDate("2020-06-09"), to: calendarDate("2020-06-10") };
  const { onRequest } = await draw(told(report({ period: shown, analytics: { ...FIGURES, series: DAYS } })), {
    ...WHOLE,
    period: asked,
  });
  const [first, last] = [screen.getByLabelText("First day"), screen.getByLabelText("Last day")];
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  type(first, "06/09/2020");
  type(last, "06/10/2020");
  fireEvent.submit(screen.getByRole("form", { name: "Own days" }));
  expect(onRequest).not.toHaveBeenCalled();
  type(first, "06/01/2020");
  type(last, "06/05/2020");
  fireEvent.submit(screen.getByRole("form", { name: "Own days" }));
  expect(onRequest.mock.calls).toEqual([[{ ...WHOLE, period: shown }]]);
});

test("the fields of days hold what is asked for, and leaving them as they are asks for nothing else", async () => {
  const { onRequest } = await draw(told(report({ analytics: { ...FIGURES, series: DAYS } })), {
    ...WHOLE,
    period: "7d",
  });
  const first = screen.getByLabelText("First day");
  expect(first.getAttribute("value")).toBe("06/09/2020");
  fireEvent.blur(first);
  expect(onRequest).not.toHaveBeenCalled();
});

test("the figures say whose they are, for paper; they wait for no name, and do without one", async () => {
  await draw(told(report()));
  expect(screen.getByText("Casa Ana")).toBeTruthy();
  cleanup();
  for (const businessName of [failed(ServerFailed()), new Promise<never>(() => undefined)]) {
    await draw(told(report()), WHOLE, told(undefined), REVENUE, businessName);
    expect(scope()).toMatch(/^All locations/u);
    cleanup();
  }
});

test("a single day is said once", async () => {
  const day = calendarDate("2020-06-09");
  await draw(told(report({ period: { from: day, to: day }, analytics: { ...FIGURES, series: DAYS } })));
  expect(
    screen.getByText((_, element) => element?.textContent === "All locations · June 9, 2020"),
  ).toBeTruthy();
});

test("days of one's own and a longer first week are written as the language writes a range", async () => {
  const period = { from: calendarDate("2020-01-01"), to: calendarDate("2020-06-14") };
  const series = [{ date: "2020-06-01", revenue: 100, customers: 8, orders: 10 }];
  await draw(told(report({ period, analytics: { ...FIGURES, series } })));
  const { locale, messages } = i18n;
  onTestFinished(() => i18n.activate(locale));
  i18n.load("ja", messages);
  act(() => i18n.activate("ja"));
  expect(screen.getByText("2020/01/01～2020/06/14")).toBeTruthy();
  expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toMatch(/^\u206806\/08～06\/14\u2069: /u);
  const table = screen.getByRole("table", { name: "Trend, in numbers", hidden: true });
  expect(within(table).getByText("2020/01/01～2020/01/12")).toBeTruthy();
});

test("below a trend by week each name is the first day of its week, of a longer first one, too", async () => {
  const series = [{ date: "2020-06-01", revenue: 100, customers: 8, orders: 10 }];
  await draw(told(report({ period: "365d", analytics: { ...FIGURES, series } })));
  const names = [...document.querySelectorAll("[class*=names] > span")].map(({ textContent }) => textContent);
  expect(names.slice(0, 2)).toEqual(["\u20686/17\u2069", "\u20688/6\u2069"]);
  fireEvent.keyDown(screen.getByRole("slider"), { key: "Home" });
  expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toMatch(/^\u20686\/17\W+6\/24\u2069: /u);
});

test("D71: in another language, the days are written as that one writes them", async () => {
  const period = { from: calendarDate("2020-06-09"), to: calendarDate("2020-06-10") };
  const read = told(report({ period, analytics: { ...FIGURES, series: DAYS } }));
  const { onRequest } = await draw(read, { ...WHOLE, period });
  const { locale, messages } = i18n;
  onTestFinished(() => i18n.activate(locale));
  i18n.load("fr", messages);
  act(() => i18n.activate("fr"));
  expect(screen.getByLabelText("First day").getAttribute("value")).toBe("09/06/2020");
  fireEvent.submit(screen.getByRole("form", { name: "Own days" }));
  expect(onRequest).not.toHaveBeenCalled();
});

test("days that are being typed stay as they are in another language, written as that one writes them", async () => {
  const period = { from: calendarDate("2020-06-09"), to: calendarDate("2020-06-10") };
  const read = told(report({ period, analytics: { ...FIGURES, series: DAYS } }));
  const { onRequest } = await draw(read, { ...WHOLE, period });
  const [first, last] = [screen.getByLabelText("First day"), screen.getByLabelText("Last day")];
  fireEvent.change(first, { target: { value: "06/12/2020" } });
  fireEvent.change(last, { target: { value: "06/1" } });
  fireEvent.submit(screen.getByRole("form", { name: "Own days" }));
  const { locale, messages } = i18n;
  onTestFinished(() => i18n.activate(locale));
  i18n.load("fr", messages);
  act(() => i18n.activate("fr"));
  expect([first, last].map((field) => field.getAttribute("value"))).toEqual(["12/06/2020", "06/1"]);
  expect(last.getAttribute("aria-invalid")).toBe("true");
  fireEvent.change(last, { target: { value: "13/06/2020" } });
  fireEvent.submit(screen.getByRole("form", { name: "Own days" }));
  expect(onRequest.mock.calls).toEqual([[{ ...WHOLE, period: { from: "2020-06-12", to: "2020-06-13" } }]]);
});

test("D57: without days, none of one's own can be chosen", async () => {
  await draw(told(report()));
  expect(screen.queryByLabelText("First day")).toBeNull();
});
