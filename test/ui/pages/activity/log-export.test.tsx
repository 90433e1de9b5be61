import * as Result from "effect/Result";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { ACTIVITY_LIST } from "../../../../src/domain/activity.ts";
import { listRequest } from "../../../../src/domain/list-request.ts";
import type { SheetRows } from "../../../../src/domain/sheet.ts";
import { useLogExport } from "../../../../src/ui/pages/security/use-log-export.ts";
import { workingConsole } from "../../parts/editing/working-console.ts";
import { renderScreen, type TestApp } from "../../render-screen.tsx";

const REQUEST = listRequest(ACTIVITY_LIST, {});

const Export = () => (
  <button type="button" onClick={useLogExport(REQUEST).start}>
    Export
  </button>
);

const entry = (activityId: number, told: object) => ({
  activityId,
  creationDate: "2026-05-04T10:00:00Z",
  person: { userId: 1, profile: { nombre: "Ada" } },
  ...told,
});

const CHEF_CHANGED = {
  operation: "kitchens.edit",
  kind: "kitchen",
  recordId: 7,
  name: "Casa Ana",
  changes: [{ field: "userChef", before: "4", after: "1" }],
};
const REPORT_CLOSED = (recordId: number, kitchen: string) => ({
  operation: "reports.remove",
  kind: "report",
  recordId,
  changes: [{ field: "kitchen", before: kitchen }],
});

const exported = async (entries: ReadonlyArray<object>, records: Record<string, unknown> = {}) => {
  const sheets: Array<SheetRows> = [];
  const working = await workingConsole(
    new Map<string, unknown>([["/api/v1/activity/200/0", entries], ...Object.entries(records)]),
  );
  const console = {
    ...working.console,
    writeRows: async ([, ...rows]: SheetRows) => {
      sheets.push(rows);
      return new Blob();
    },
    saveFile: async () => Result.succeed(undefined),
  };
  await renderScreen(<Export />, { console });
  fireEvent.click(screen.getByRole("button", { name: "Export" }));
  await waitFor(() => expect(sheets).toHaveLength(1));
  return {
    rows: sheets[0] ?? [],
    // What it is called, and what became of it.
    told: sheets[0]?.map(([, , , , , name, changes]) => [name, changes]),
    asked: working.asked.map((url) => new URL(url).pathname).slice(1),
  };
};

test("the file of the log names whom its entries name, and asks nobody", async () => {
  const { told, asked } = await exported([
    entry(3, CHEF_CHANGED),
    entry(2, REPORT_CLOSED(9, "7")),
    entry(1, { operation: "users.edit", kind: "user", recordId: 4, name: "Dora", changes: [] }),
  ]);
  expect(told).toEqual([
    ["Casa Ana", "Chef: Dora (4) → Ada (1)"],
    ["Casa Ana", "Kitchen: Casa Ana (7) → "],
    ["Dora", ""],
  ]);
  expect(asked).toEqual([]);
});

test("the file of the log asks once for each other one, and has the id of whom nobody knows", async () => {
  const { told, asked } = await exported(
    [entry(4, CHEF_CHANGED), entry(3, REPORT_CLOSED(9, "8")), entry(2, REPORT_CLOSED(10, "8"))],
    { "/api/v1/kitchen/8": { kitchenId: 8, nombre: "La Mesa", banned: false, positivo: 0, negativo: 0 } },
  );
  expect(told).toEqual([
    ["Casa Ana", "Chef: 4 → Ada (1)"],
    ["La Mesa", "Kitchen: La Mesa (8) → "],
    ["La Mesa", "Kitchen: La Mesa (8) → "],
  ]);
  expect(asked.filter((path) => path === "/api/v1/kitchen/8")).toHaveLength(1);
});

test("the file of the log asks for no more names than a page does", async () => {
  const { asked } = await exported(
    Array.from({ length: 60 }, (_, at) => entry(at + 1, REPORT_CLOSED(at + 1, String(at + 100)))),
  );
  expect(asked.filter((path) => path.startsWith("/api/v1/kitchen/"))).toHaveLength(25);
});

test("the file of the log says that there is more, and how many it has where an entry of it cannot be read", async () => {
  const windows = Array.from({ length: 25 }, (_, at) => [
    `/api/v1/activity/200/${at * 200}`,
    Array.from({ length: 200 }, (__, row) =>
      at + row === 0 ? { activityId: 1 } : entry(at * 200 + row, { ...CHEF_CHANGED, changes: [] }),
    ),
  ]);
  const { rows } = await exported([], {
    ...Object.fromEntries(windows),
    "/api/v1/activity/1/5000": [entry(5_000, CHEF_CHANGED)],
  });
  expect([rows.length, rows.at(-1)]).toEqual([
    5_000,
    ["There is more: this file has the latest 4,999 changes."],
  ]);
});

test("the file of the log is waited for, however long its many calls take", async () => {
  const working = await workingConsole(new Map<string, unknown>([["/api/v1/activity/200/0", []]]));
  const saved = Promise.withResolvers<void>();
  const saveFile = vi.fn<TestApp["saveFile"]>(async () => {
    await saved.promise;
    return Result.succeed(undefined);
  });
  await renderScreen(<Export />, {
    console: { ...working.console, writeRows: async () => new Blob(), saveFile },
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.click(screen.getByRole("button", { name: "Export" }));
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalled());
  await act(async () => vi.advanceTimersByTimeAsync(10 * 60_000));
  saved.resolve();
  await vi.waitFor(() => expect(working.announced()).toEqual([{ _tag: "FileSaved", name: "activity" }]));
});
