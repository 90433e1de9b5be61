import * as Result from "effect/Result";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { BusinessAnalytics, DayFigures } from "../../../../src/domain/business.ts";
import { Unreadable } from "../../../../src/domain/remote-failure.ts";
import type { SheetFile, SheetRows } from "../../../../src/domain/sheet.ts";
import type { App } from "../../../../src/machines/app.ts";
import type { AnalyticsReport } from "../../../../src/machines/use-cases/business/business-analytics.ts";
import { TrendSection } from "../../../../src/ui/pages/analytics/TrendSection.tsx";
import { useAnalyticsExport } from "../../../../src/ui/pages/analytics/use-analytics-export.ts";
import { calendarDate } from "../../../domain/generators.ts";
import { workingConsole } from "../../parts/editing/working-console.ts";
import { renderScreen } from "../../render-screen.tsx";
import { OLD_TOWN, RIVERSIDE } from "../business/business-fixtures.ts";

const TODAY = calendarDate("2020-06-15");

const FIGURES: BusinessAnalytics = {
  revenue: 21_364.800000000003,
  customers: 80,
  orders: 95,
  growth: -0.18184235371187465,
};

const report = (changes: Partial<AnalyticsReport> = {}): AnalyticsReport => ({
  period: "7d",
  today: TODAY,
  locationId: undefined,
  analytics: FIGURES,
  locations: [
    { ...OLD_TOWN, analytics: { ...FIGURES, growth: 0 } },
    { ...RIVERSIDE, analytics: undefined },
  ],
  ...changes,
});

const Export = ({ of }: { of: AnalyticsReport }) => {
  const save = useAnalyticsExport();
  return (
    <button type="button" onClick={() => save(of)}>
      Export
    </button>
  );
};

type Saving = Awaited<ReturnType<App["saveFile"]>>;

/** A console that saves, or fails to; what it saved, and what it announced. */
const consoleThatSaves = async (saving: Saving = Result.succeed(undefined)) => {
  const saved: Array<{ readonly name: string; readonly rows: SheetRows }> = [];
  let rows: SheetRows = [];
  const working = await workingConsole(new Map());
  const console = {
    ...working.console,
    writeRows: async ([, ...written]: SheetRows) => {
      rows = written;
      return new Blob();
    },
    saveFile: async ({ name }: SheetFile) => {
      saved.push({ name, rows });
      return saving;
    },
  };
  return { console, saved, announced: working.announced };
};

const exported = async (of: AnalyticsReport, saving?: Saving) => {
  const { console, saved, announced } = await consoleThatSaves(saving);
  await renderScreen(<Export of={of} />, { console });
  fireEvent.click(screen.getByRole("button", { name: "Export" }));
  await waitFor(() => expect(announced()).toHaveLength(1));
  return { saved, announced: announced() };
};

test("the figures leave as money of the currency, and growth to the hundredth of a percent", async () => {
  expect((await exported(report())).saved).toEqual([
    {
      name: "analytics-7d",
      rows: [
        ["All locations", 21_364.8, 26_113.3, 80, 95, -0.1818],
        ["Old Town", 21_364.8, "", 80, 95, ""],
        ["Riverside", "", "", "", "", ""],
      ],
    },
  ]);
});

test("the figures of one location leave alone, and the file says whose they are", async () => {
  expect((await exported(report({ locationId: OLD_TOWN.locationId }))).saved).toEqual([
    { name: "analytics-7d-Old Town", rows: [["Old Town", 21_364.8, 26_113.3, 80, 95, -0.1818]] },
  ]);
});

const DAY: DayFigures = { date: "2026-05-03", revenue: 1_401.2499999999998, customers: 70, orders: 79 };

const exportedDays = async (location: string | undefined, saving?: Saving) => {
  const { console, saved, announced } = await consoleThatSaves(saving);
  await renderScreen(
    <TrendSection
      series={[DAY, { ...DAY, date: "2026-04-26", revenue: 900.499999 }, { ...DAY, date: "2026-05-02" }]}
      asked={{ period: "7d", today: TODAY }}
      location={location}
      view={{ measure: "revenue", isTableOpen: false }}
      onView={() => undefined}
    />,
    { console },
  );
  fireEvent.click(screen.getByRole("button", { name: "Export days as CSV" }));
  await waitFor(() => expect(announced()).toHaveLength(1));
  return { saved, announced: announced() };
};

test("the days leave as money of the currency, also what an order brought in on average", async () => {
  expect((await exportedDays(undefined)).saved).toEqual([
    {
      name: "days-7d",
      rows: [
        ["2026-05-02", 1_401.25, "", 70, 79, 17.74],
        ["2026-05-03", 1_401.25, 900.5, 70, 79, 17.74],
      ],
    },
  ]);
});

test("the file of the days says which location they are of", async () => {
  expect((await exportedDays("Old Town")).saved.map(({ name }) => name)).toEqual(["days-7d-Old Town"]);
});

test.each([
  ["figures", "analytics-7d", (saving: Saving) => exported(report(), saving)],
  ["days", "days-7d", (saving: Saving) => exportedDays(undefined, saving)],
])(
  "%s that were saved say so by the name of %s, and those that were not, too",
  async (_, name, exporting) => {
    expect((await exporting(Result.succeed(undefined))).announced).toEqual([{ _tag: "FileSaved", name }]);
    cleanup();
    expect((await exporting(Result.fail(Unreadable))).announced).toEqual([
      { _tag: "ActionFailed", failure: Unreadable },
    ]);
  },
);
