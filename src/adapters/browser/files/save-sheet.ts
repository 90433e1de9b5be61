import type { SheetFile, SheetPiece, SheetRows } from "../../../domain/sheet.ts";
import { today } from "../clock.ts";
import { BYTE_ORDER_MARK, csvOf } from "./csv.ts";
import { download } from "./download.ts";

export const writeRows = async (rows: SheetRows): Promise<SheetPiece> => new Blob([await csvOf(rows)]);

/** Saves a CSV file, named also after the day; one that is given up meanwhile is not saved. */
export const saveFile = ({ name, pieces }: SheetFile, signal: AbortSignal): void => {
  if (signal.aborted) return;
  const content = new Blob([BYTE_ORDER_MARK, ...pieces], { type: "text/csv;charset=utf-8" });
  download(`${name} ${today()}.csv`, content);
};
