import type { Sheet, SheetCell } from "../../domain/sheet.ts";

const ROWS_AT_A_TIME = 500;

/** Tells spreadsheet programs that the text is UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

const NEWLINE = "\r\n";

// What spreadsheet programs read as a formula or a command. The library's own pattern misses texts of several lines.
const FORMULA = /^[=+\-@\t\r\n|＝＋－＠]/u;

const aTurnForThePage = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const inParts = function* (rows: Sheet["rows"]) {
  let part: Array<ReadonlyArray<SheetCell>> = [];
  for (const row of rows) {
    part.push(row);
    if (part.length === ROWS_AT_A_TIME) {
      yield part;
      part = [];
    }
  }
  if (part.length > 0) yield part;
};

/** A sheet as CSV text, in pieces: formulas are neutralised, and the page never waits for more than a few rows. */
export const csvOf = async ({ header, rows }: Sheet): Promise<ReadonlyArray<string>> => {
  const { default: Papa } = await import("papaparse");
  const written = (part: ReadonlyArray<ReadonlyArray<SheetCell>>): string =>
    `${Papa.unparse([...part], { escapeFormulae: FORMULA, newline: NEWLINE })}${NEWLINE}`;
  const pieces = [BYTE_ORDER_MARK, written([header])];
  for (const part of inParts(rows)) {
    await aTurnForThePage();
    pieces.push(written(part));
  }
  return pieces;
};
