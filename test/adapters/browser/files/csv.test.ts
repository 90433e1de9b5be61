import { fc, test } from "@fast-check/vitest";
import Papa from "papaparse";
import { describe, expect, vi } from "vitest";
import { csvOf } from "../../../../src/adapters/browser/files/csv.ts";
import { saveFile, writeRows } from "../../../../src/adapters/browser/files/save-sheet.ts";
import type { SheetCell } from "../../../../src/domain/sheet.ts";
import { anyText } from "../../../domain/generators.ts";

const HEADER = ["Name", "Score"];

const written = (rows: ReadonlyArray<ReadonlyArray<SheetCell>>): Promise<string> => csvOf([HEADER, ...rows]);

const readBack = (csv: string): ReadonlyArray<unknown> =>
  Papa.parse(csv, { newline: "\r\n", skipEmptyLines: false }).data.slice(0, -1);

const startsFormula = /^[=+\-@\t\r\n|＝＋－＠]/u;
const neutral = (cell: SheetCell): string =>
  typeof cell === "string" && startsFormula.test(cell) ? `'${cell}` : String(cell);

const cells = fc.oneof(
  fc.integer(),
  anyText,
  fc.constantFrom(
    "=1+1",
    "=HYPERLINK(1)\n2",
    "+1",
    "-1",
    "@a",
    "\t=1",
    '"',
    'a,"b"',
    "a\r\nb",
    " x ",
    "日本",
  ),
);

describe("a sheet as CSV", () => {
  test.prop([fc.array(fc.tuple(cells, cells), { maxLength: 12 })])(
    "what is read back is what was written, with formulas neutralised",
    async (rows) => {
      expect(readBack(await written(rows))).toEqual([
        ["Name", "Score"],
        ...rows.map((row) => row.map(neutral)),
      ]);
    },
  );

  test("begins with the mark of UTF-8, ends each row as RFC 4180 has it", async () => {
    expect(await written([["Ána", -2]])).toBe("Name,Score\r\nÁna,-2\r\n");
    vi.useFakeTimers({ now: new Date(2026, 4, 3, 12), toFake: ["Date"] });
    const saved: Array<Blob> = [];
    const link = { click: () => undefined };
    vi.stubGlobal("URL", {
      createObjectURL: (file: Blob) => saved.push(file),
      revokeObjectURL: () => undefined,
    });
    vi.stubGlobal("document", { createElement: () => link });
    const pieces = [await writeRows([HEADER, ["Ána", -2]])];
    saveFile({ name: "Users", pieces }, new AbortController().signal);
    vi.unstubAllGlobals();
    const [file] = await Promise.all(saved.map((blob) => blob.bytes()));
    expect(link).toMatchObject({ download: "Users 2026-05-03.csv" });
    expect(Buffer.from(file ?? []).toString()).toBe("\ufeffName,Score\r\nÁna,-2\r\n");
  });

  test("a formula over several lines is neutralised too; a negative score stays a number", async () => {
    expect(await written([["=1\n2", -2]])).toBe('Name,Score\r\n"\'=1\n2",-2\r\n');
  });

  test("no rows are no line", async () => {
    expect(await csvOf([])).toBe("");
  });

  test("10,000 rows in pieces of 200: the page gets a turn for each", async () => {
    let turns = 0;
    const turning = setInterval(() => (turns += 1));
    for (let piece = 0; piece < 50; piece += 1) {
      const before = turns;
      const rows = Array.from({ length: 200 }, (_, row) => [`Kitchen ${row}`, row]);
      expect(readBack(await (await writeRows(rows)).text())).toHaveLength(200);
      expect(turns).toBeGreaterThan(before);
    }
    clearInterval(turning);
  });
});
