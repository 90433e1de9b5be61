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

/** Selects what stands on a page from the one selected last there to another one; that alone where none is. */
export const reaching = (
  selection: SelectedRecords,
  page: ReadonlyArray<Target>,
  target: Target,
): SelectedRecords => {
  const ids = page.map(({ id }): string => id);
  const from = ids.indexOf([...selection.keys()].findLast((id) => ids.includes(id)) ?? target.id);
  const to = ids.indexOf(target.id);
  // The one reached for is selected last, so that the next one reaches from there.
  return selecting(selection, from < to ? page.slice(from, to + 1) : page.slice(to, from + 1).toReversed());
};

/** Whether all, some or none of some records are selected; none of none. */
export const extentOf = (
  selection: SelectedRecords,
  targets: ReadonlyArray<Target>,
): "all" | "some" | "none" => {
  const count = targets.filter(({ id }) => selection.has(id)).length;
  return count === 0 ? "none" : count === targets.length ? "all" : "some";
};
