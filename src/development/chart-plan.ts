import { type State, statesIn, type Way } from "./chart.ts";
import { boxHeight, boxWidth, LANE, type LanesOf, PAD } from "./chart-boxes.ts";

/** A way to one of the states that it leads to. */
export interface Link {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly way: Way;
}

const linksOf = (state: State): ReadonlyArray<Link> =>
  state.ways.flatMap((way, index) =>
    way.targets
      .filter((to) => to !== state.id)
      .map((to) => ({ key: `${state.id}#${String(index)}→${to}`, from: state.id, to, way })),
  );

/** Where each state is: the ids of those it is in, outermost first, and its own. */
const placesOf = (
  states: ReadonlyArray<State>,
  within: ReadonlyArray<string> = [],
): Map<string, ReadonlyArray<string>> =>
  new Map(
    states.flatMap((state) => {
      const place = [...within, state.id];
      return [[state.id, place] as const, ...placesOf(state.states, place)];
    }),
  );

/** Which column each state stands in: in their own order, about as high as each other. */
const columnsOf = (states: ReadonlyArray<State>, count: number): ReadonlyMap<string, number> => {
  const heights = states.map((state) => boxHeight(state) + PAD);
  const total = heights.reduce((sum, height) => sum + height, 0);
  let sofar = 0;
  return new Map(
    states.map(({ id }, index) => {
      const height = heights[index] ?? 0;
      const column = Math.floor(((sofar + height / 2) / total) * count);
      sofar += height;
      return [id, column];
    }),
  );
};

/** What a map has for a key that it is known to have. */
export const at = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value => {
  const found = map.get(key);
  if (found === undefined) throw new Error(`The chart has no ${String(key)}`);
  return found;
};

/** Several arrows to one state share a lane. */
const lanesBy = (links: ReadonlyArray<Link>, ownerOf: (link: Link) => string) =>
  new Map(
    [...Map.groupBy(links, ownerOf)].map(([owner, owned]) => [
      owner,
      [...new Set(owned.map(({ to }) => to))],
    ]),
  );

/** Which states stand in which of some columns, and how the ways between them are to be drawn. */
export const planOf = (tops: ReadonlyArray<State>, count: number) => {
  const places = placesOf(tops);
  const links = tops
    .flatMap(statesIn)
    .flatMap(linksOf)
    .filter(({ to }) => places.has(to));
  const topOf = (id: string): string => at(places, id)[0] ?? id;
  /** The innermost state that has both ends of a link in it; none where they are in different columns or stacks. */
  const around = ({ from, to }: Link): string =>
    at(places, from).findLast((id) => at(places, to).includes(id)) ?? "";
  const columns = columnsOf(tops, count);
  const columnOf = (id: string): number => at(columns, topOf(id));

  const within = links.filter((link) => around(link) !== "");
  const lanesWithin = lanesBy(within, around);
  const lanesOf: LanesOf = (id) => lanesWithin.get(id)?.length ?? 0;
  const beside = links.filter((link) => around(link) === "" && columnOf(link.from) === columnOf(link.to));
  const lanesBeside = lanesBy(beside, ({ from }) => String(columnOf(from)));
  const across = links.filter(({ from, to }) => columnOf(from) !== columnOf(to));

  const widths = Map.groupBy(tops, ({ id }) => columnOf(id));
  const boxesWidth = (column: number): number =>
    Math.max(...(widths.get(column) ?? []).map((state) => boxWidth(state, lanesOf)));
  const gutter = (column: number): number => {
    const lanes = lanesBeside.get(String(column))?.length ?? 0;
    return lanes === 0 ? 0 : lanes * LANE + PAD;
  };
  return {
    tops,
    topOf,
    columnOf,
    /** Ways within one box, beside the boxes of a column, and from column to column. */
    within,
    beside,
    across,
    around,
    lanesOf,
    laneWithin: (link: Link): number => lanesWithin.get(around(link))?.indexOf(link.to) ?? 0,
    laneBeside: (link: Link): number => lanesBeside.get(String(columnOf(link.from)))?.indexOf(link.to) ?? 0,
    boxesWidth,
    gutter,
  };
};

export type Plan = ReturnType<typeof planOf>;
