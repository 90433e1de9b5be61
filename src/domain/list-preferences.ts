import type { ListName } from "./list-definitions.ts";

/** How high the rows of lists are. */
export const DENSITIES = ["comfortable", "compact"] as const;

export type Density = (typeof DENSITIES)[number];

const DEFAULT_DENSITY: Density = "comfortable";

/** The columns that somebody hid, for each list; a column that is new is shown. */
export type HiddenColumns = Readonly<Record<ListName, ReadonlyArray<string>>>;

export const NOTHING_HIDDEN: HiddenColumns = { users: [], kitchens: [], tribes: [] };

const textsOf = (value: unknown): ReadonlyArray<string> =>
  Array.isArray(value) ? [...new Set(value.filter((text) => typeof text === "string"))] : [];

/** Whatever was remembered as hidden columns; what makes no sense hides nothing. */
export const hiddenColumns = (remembered: unknown): HiddenColumns => {
  const lists = new Map(
    typeof remembered === "object" && remembered !== null ? Object.entries(remembered) : [],
  );
  const of = (list: ListName) => textsOf(lists.get(list));
  return { users: of("users"), kitchens: of("kitchens"), tribes: of("tribes") };
};

/** Whatever was remembered as density. */
export const densityOf = (remembered: unknown): Density =>
  DENSITIES.find((density) => density === remembered) ?? DEFAULT_DENSITY;
