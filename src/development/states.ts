import { type State, statesIn, type Way } from "./chart.ts";

/** The ids of the states that a value stands in, the chart's own first. */
export const idsIn = (state: State, value: unknown): ReadonlyArray<string> => {
  const inner =
    typeof value === "string"
      ? [[value, undefined] as const]
      : typeof value === "object" && value !== null
        ? Object.entries(value)
        : [];
  return [
    state.id,
    ...inner.flatMap(([name, further]) =>
      state.states.filter((child) => child.name === name).flatMap((child) => idsIn(child, further)),
    ),
  ];
};

/** What was chosen to be looked at: a state, or a way out of one. */
export interface Choice {
  readonly state: State;
  readonly way: Way | undefined;
}

/** Where a state is in its chart, by its id. */
export const placeOf = (id: string): string => id.split(".").slice(1).join(" › ") || id;

/** A choice in words: a state's place, or what happens there and where it leads. */
export const wordsOf = ({ state, way }: Choice): string => {
  if (way === undefined) return placeOf(state.id);
  const to = way.targets.length === 0 ? "stays" : way.targets.map(placeOf).join(", ");
  return `${placeOf(state.id)}: ${way.happening}${way.condition === undefined ? "" : ` · ${way.condition}`} → ${to}`;
};

/** The states and ways that say something: by name, tag, actor, condition or action. */
export const found = (chart: State, wanted: string): ReadonlyArray<Choice> => {
  const words = wanted.toLowerCase().trim();
  const says = (texts: ReadonlyArray<string | undefined>): boolean =>
    texts.some((text) => text?.toLowerCase().includes(words));
  if (words === "") return [];
  return statesIn(chart).flatMap((state) => [
    ...(says([state.name, ...state.tags, ...state.asks, ...state.entry, ...state.exit])
      ? [{ state, way: undefined }]
      : []),
    ...state.ways
      .filter(({ happening, condition, actions }) => says([happening, condition, ...actions]))
      .map((way) => ({ state, way })),
  ]);
};

/** The ways that lead out of a state, from it and from what is in it, and those that stay in it. */
export const waysOutOf = (state: State): ReadonlyArray<Choice> => {
  const inner = new Set(statesIn(state).map(({ id }) => id));
  return statesIn(state).flatMap((from) =>
    from.ways
      .filter(({ targets }) => from === state || targets.some((target) => !inner.has(target)))
      .map((way) => ({ state: from, way })),
  );
};

/** The ways that something happening opens, wherever it is heard. */
export const waysBy = (chart: State, happening: string): ReadonlyArray<Choice> =>
  statesIn(chart).flatMap((state) =>
    state.ways.filter((way) => way.happening === happening).map((way) => ({ state, way })),
  );

/** The ways that lead to a state. */
export const waysTo = (chart: State, id: string): ReadonlyArray<Choice> =>
  statesIn(chart).flatMap((state) =>
    state.ways.filter(({ targets }) => targets.includes(id)).map((way) => ({ state, way })),
  );
