import type { SheetCell, SheetRows } from "../../../domain/sheet.ts";

/** Tells spreadsheet programs that the text is UTF-8; a file begins with it. */
export const BYTE_ORDER_MARK = "\ufeff";

const NEWLINE = "\r\n";

/** What spreadsheet programs read as a formula or a command. */
const FORMULA = /^[=+\-@\t\r\n|＝＋－＠]/u;

/** What RFC 4180 has quoted, and blanks that programs would drop. */
const QUOTED = /[",\r\n\ufeff]|^ | $/u;

const aTurnForThePage = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const written = (cell: SheetCell): string => {
  const isFormula = typeof cell === "string" && FORMULA.test(cell);
  const text = isFormula ? `'${cell}` : String(cell);
  return isFormula || QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as CSV text, after the page had a turn; formulas are neutralised. */
export const csvOf = async (rows: SheetRows): Promise<string> => {
  await aTurnForThePage();
  return rows.map((row) => `${row.map(written).join(",")}${NEWLINE}`).join("");
};
