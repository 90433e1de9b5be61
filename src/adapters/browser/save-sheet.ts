import type { Sheet } from "../../domain/sheet.ts";
import { csvOf } from "./csv.ts";
import { download } from "./download.ts";

/** Saves a sheet as a CSV file; one that is given up meanwhile is not saved. */
export const saveSheet = async (sheet: Sheet, signal: AbortSignal): Promise<void> => {
  const pieces = await csvOf(sheet);
  if (!signal.aborted)
    download(`${sheet.name}.csv`, new Blob([...pieces], { type: "text/csv;charset=utf-8" }));
};
