import type { ChartLayout } from "./chart-layout.ts";
import { type Choice, keyOf, outerOf } from "./states.ts";

/** What of a picture can have the focus, in the order in which it is read: each state, its ways, and then what is in it. */
export const stopsOf = ({ boxes, labels }: Pick<ChartLayout, "boxes" | "labels">): ReadonlyArray<Choice> => {
  const ways = Map.groupBy(labels, (label) => label.state.id);
  return boxes.flatMap(({ state }) => [
    { state, way: undefined },
    ...(ways.get(state.id) ?? []).map(({ way }) => ({ state, way })),
  ]);
};

/** Where a key leads from a stop: up and down as it is read, forth along a way to where it leads, and back out. */
export const stopAfter = (stops: ReadonlyArray<Choice>, from: string, key: string): string | undefined => {
  const keys = stops.map(keyOf);
  const at = keys.indexOf(from);
  const stop = stops[at];
  if (stop === undefined) return undefined;
  const { state, way } = stop;
  const drawn = (wanted: string | undefined): string => keys.find((one) => one === wanted) ?? from;
  const leads: Readonly<Record<string, () => string | undefined>> = {
    ArrowDown: () => keys[Math.min(at + 1, keys.length - 1)],
    ArrowUp: () => keys[Math.max(at - 1, 0)],
    ArrowRight: () => drawn(way === undefined ? state.ways[0]?.key : way.targets[0]),
    ArrowLeft: () => drawn(way === undefined ? outerOf(state.id) : state.id),
    Home: () => keys[0],
    End: () => keys.at(-1),
  };
  return leads[key]?.();
};
