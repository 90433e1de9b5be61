/** What stands in a cell of a sheet; a number stays one, so that spreadsheet programs can count with it. */
export type SheetCell = string | number;

export type SheetRows = ReadonlyArray<ReadonlyArray<SheetCell>>;

/** Some rows of a sheet as its file has them; what is kept like this is not the page's memory. */
export type SheetPiece = Blob;

/** A sheet of many rows, in the pieces it was written in. */
export interface SheetFile {
  /** The file's name without its ending. */
  readonly name: string;
  readonly pieces: ReadonlyArray<SheetPiece>;
}

/** A table that leaves the console as a file at once. */
export interface Sheet {
  /** The file's name without its ending. */
  readonly name: string;
  readonly header: ReadonlyArray<string>;
  readonly rows: SheetRows;
}
