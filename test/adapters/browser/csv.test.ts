import { fc, test } from "@fast-check/vitest";
import Papa from "papaparse";
import { describe, expect } from "vitest";
import { csvOf } from "../../../src/adapters/browser/csv.ts";
import type { SheetCell } from "../../../src/domain/sheet.ts";
import { anyText } from "../../domain/generators.ts";

const written = async (rows: Iterable<ReadonlyArray<SheetCell>>): Promise<string> =>
  (await csvOf({ name: "Users", header: ["Name", "Score"], rows })).join("");

const readBack = (csv: string): ReadonlyArray<unknown> =>
  Papa.parse(csv.slice(1), { newline: "\r\n", skipEmptyLines: false }).data.slice(0, -1);

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
    expect(await written([["Ána", -2]])).toBe("\ufeffName,Score\r\nÁna,-2\r\n");
  });

  test("a formula over several lines is neutralised too; a negative score stays a number", async () => {
    expect(await written([["=1\n2", -2]])).toBe('\ufeffName,Score\r\n"\'=1\n2",-2\r\n');
  });

  test("10,000 rows: the page gets a turn at least every 500", async () => {
    let made = 0;
    let sinceATurn = 0;
    let most = 0;
    const turns = setInterval(() => (sinceATurn = 0));
    const rows = function* () {
      for (let row = 0; row < 10_000; row += 1) {
        made += 1;
        sinceATurn += 1;
        most = Math.max(most, sinceATurn);
        yield [`Kitchen ${row}`, row];
      }
    };
    const csv = await written(rows());
    clearInterval(turns);
    expect(made).toBe(10_000);
    expect(readBack(csv)).toHaveLength(10_001);
    // A timer may be late by a turn or two, never by all of them.
    expect(most).toBeLessThan(5_000);
  });
});
