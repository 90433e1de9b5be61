/** How high the rows of lists are. */
export const DENSITIES = ["comfortable", "compact"] as const;

export type Density = (typeof DENSITIES)[number];

const DEFAULT_DENSITY: Density = "comfortable";

/** The columns that somebody hid, for each list; a column that is new is shown. */
export type HiddenColumns = Readonly<Record<string, ReadonlyArray<string>>>;

const NO_COLUMNS: ReadonlyArray<string> = [];

/** The columns that are hidden in a list. */
export const hiddenIn = (hidden: HiddenColumns, list: string): ReadonlyArray<string> =>
  hidden[list] ?? NO_COLUMNS;

const textsOf = (value: unknown): ReadonlyArray<string> =>
  Array.isArray(value) ? [...new Set(value.filter((text) => typeof text === "string"))] : [];

/** Whatever was remembered as hidden columns; what makes no sense hides nothing. */
export const hiddenColumns = (remembered: unknown): HiddenColumns =>
  Object.fromEntries(
    Object.entries(remembered ?? {}).map(([list, columns]) => [list, textsOf(columns)] as const),
  );

/** Whatever was remembered as density. */
export const densityOf = (remembered: unknown): Density =>
  DENSITIES.find((density) => density === remembered) ?? DEFAULT_DENSITY;
