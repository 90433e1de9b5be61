/** What stands in a cell of a sheet; a number stays one, so that spreadsheet programs can count with it. */
export type SheetCell = string | number;

/** A table that leaves the console as a file; its rows are made one after the other, as they are written. */
export interface Sheet {
  /** The file's name without its ending. */
  readonly name: string;
  readonly header: ReadonlyArray<string>;
  readonly rows: Iterable<ReadonlyArray<SheetCell>>;
}
