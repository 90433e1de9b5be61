import type { SheetRows } from "../../domain/sheet.ts";

/** Tells spreadsheet programs that the text is UTF-8; a file begins with it. */
export const BYTE_ORDER_MARK = "\ufeff";

const NEWLINE = "\r\n";

// What spreadsheet programs read as a formula or a command. The library's own pattern misses texts of several lines.
const FORMULA = /^[=+\-@\t\r\n|＝＋－＠]/u;

const aTurnForThePage = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Rows as CSV text, after the page had a turn; formulas are neutralised. */
export const csvOf = async (rows: SheetRows): Promise<string> => {
  const { default: Papa } = await import("papaparse");
  await aTurnForThePage();
  return rows.length === 0
    ? ""
    : `${Papa.unparse([...rows], { escapeFormulae: FORMULA, newline: NEWLINE })}${NEWLINE}`;
};
