/** How high the rows of lists are. */
export const DENSITIES = ["comfortable", "compact"] as const;

export type Density = (typeof DENSITIES)[number];

const DEFAULT_DENSITY: Density = "comfortable";

/**
 * What somebody decided about the columns of each list: one by its id is hidden, one by `+` and its id is shown even
 * where it says nothing (D60). A column that is new is shown.
 */
export type HiddenColumns = Readonly<Record<string, ReadonlyArray<string>>>;

const NO_COLUMNS: ReadonlyArray<string> = [];

/** What was decided about the columns of a list. */
export const hiddenIn = (hidden: HiddenColumns, list: string): ReadonlyArray<string> =>
  hidden[list] ?? NO_COLUMNS;

const chosen = (id: string): string => `+${id}`;

/** Whether somebody chose to see a column, whatever speaks against it. */
const isChosen = (decided: ReadonlyArray<string>, id: string): boolean => decided.includes(chosen(id));

/** The columns that are not shown: the hidden ones, and those that are left out unless somebody chose them (D60). */
export const notShown = (
  decided: ReadonlyArray<string>,
  leftOut: ReadonlyArray<string>,
): ReadonlyArray<string> => [...new Set([...decided, ...leftOut.filter((id) => !isChosen(decided, id))])];

/** What is decided once somebody showed or hid a column. */
export const decidedAnew = (
  decided: ReadonlyArray<string>,
  id: string,
  isShown: boolean,
): ReadonlyArray<string> => [
  ...decided.filter((other) => other !== id && other !== chosen(id)),
  isShown ? chosen(id) : id,
];

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
