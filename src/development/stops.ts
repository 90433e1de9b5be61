import type { ChartLayout } from "./chart-layout.ts";
import { type Choice, outerOf } from "./states.ts";

/** What of a picture can have the focus: a state, or a way out of one. */
export interface Stop {
  readonly key: string;
  readonly choice: Choice;
}

/** The stops of a picture in the order in which it is read: each state, its ways, and then what is in it. */
export const stopsOf = ({ boxes, labels }: Pick<ChartLayout, "boxes" | "labels">): ReadonlyArray<Stop> => {
  const ways = Map.groupBy(labels, (label) => label.state.id);
  return boxes.flatMap(({ state }) => [
    { key: state.id, choice: { state, way: undefined } },
    ...(ways.get(state.id) ?? []).map(({ way }) => ({ key: way.key, choice: { state, way } })),
  ]);
};

/** Where a key leads from a stop: up and down as it is read, forth along a way to where it leads, and back out. */
export const stopAfter = (stops: ReadonlyArray<Stop>, from: string, key: string): string | undefined => {
  const at = stops.findIndex((stop) => stop.key === from);
  const stop = stops[at];
  if (stop === undefined) return undefined;
  const { state, way } = stop.choice;
  const drawn = (wanted: string | undefined): string =>
    stops.find((one) => one.key === wanted)?.key ?? stop.key;
  const leads: Readonly<Record<string, () => string | undefined>> = {
    ArrowDown: () => stops[Math.min(at + 1, stops.length - 1)]?.key,
    ArrowUp: () => stops[Math.max(at - 1, 0)]?.key,
    ArrowRight: () => drawn(way === undefined ? state.ways[0]?.key : way.targets[0]),
    ArrowLeft: () => drawn(way === undefined ? outerOf(state.id) : state.id),
    Home: () => stops[0]?.key,
    End: () => stops.at(-1)?.key,
  };
  return leads[key]?.();
};
