import type { Target } from "../deletion.ts";

/** What is selected in a list, by id. It outlives the page that a record stood on. */
export type SelectedRecords = ReadonlyMap<string, Target>;

export const NOTHING_SELECTED: SelectedRecords = new Map();

export const selecting = (selection: SelectedRecords, targets: ReadonlyArray<Target>): SelectedRecords =>
  new Map([...selection, ...targets.map((target) => [target.id, target] as const)]);

export const unselecting = (selection: SelectedRecords, targets: ReadonlyArray<Target>): SelectedRecords => {
  const gone = new Set<string>(targets.map(({ id }) => id));
  return new Map([...selection].filter(([id]) => !gone.has(id)));
};

/** Whether all, some or none of some records are selected; none of none. */
export const extentOf = (
  selection: SelectedRecords,
  targets: ReadonlyArray<Target>,
): "all" | "some" | "none" => {
  const count = targets.filter(({ id }) => selection.has(id)).length;
  return count === 0 ? "none" : count === targets.length ? "all" : "some";
};
