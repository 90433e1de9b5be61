import { type State, statesIn, type Way } from "./chart.ts";
import { answersOf } from "./simulation.ts";

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

/** Where a chart is, in words. */
export const valueWords = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.entries(value)
        .map(([name, inner]) => [name, valueWords(inner)].filter((words) => words !== "").join(" › "))
        .join(", ")
    : String(value);

/** What was chosen to be looked at: a state, or a way out of one. */
export interface Choice {
  readonly state: State;
  readonly way: Way | undefined;
}

/** Where a state is in its chart, by its id. */
export const placeOf = (id: string): string => id.split(".").slice(1).join(" › ") || id;

/** The id of the state that a state is in. */
export const outerOf = (id: string): string => id.split(".").slice(0, -1).join(".");

/** A choice in words: a state's place, or what happens there and where it leads. */
export const wordsOf = ({ state, way }: Choice): string => {
  if (way === undefined) return placeOf(state.id);
  const to = way.targets.length === 0 ? "stays" : way.targets.map(placeOf).join(", ");
  return `${placeOf(state.id)}: ${way.happening}${way.condition === undefined ? "" : ` · ${way.condition}`} → ${to}`;
};

/** What the actors of a state may answer, in words. */
export const answersIn = (chart: State, { asks }: State): ReadonlyArray<string> =>
  asks.flatMap((actor) => Object.keys(answersOf(chart.id, actor)));

/** The states and ways that say something: by name, tag, actor, answer, condition or action. */
export const found = (chart: State, wanted: string): ReadonlyArray<Choice> => {
  const words = wanted.toLowerCase().trim();
  const says = (texts: ReadonlyArray<string | undefined>): boolean =>
    texts.some((text) => text?.toLowerCase().includes(words));
  if (words === "") return [];
  return statesIn(chart).flatMap((state) => [
    ...(says([
      state.name,
      ...state.tags,
      ...state.asks,
      ...answersIn(chart, state),
      ...state.entry,
      ...state.exit,
    ])
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

/** The states around a state, from the nearest outwards. */
const around = (chart: State, { id }: State): ReadonlyArray<State> =>
  statesIn(chart)
    .filter((outer) => outer.id !== id && statesIn(outer).some((inner) => inner.id === id))
    .toReversed();

/** The ways out of the states around a state: while it is in, they are open too. */
export const waysAround = (chart: State, state: State): ReadonlyArray<Choice> =>
  around(chart, state).flatMap((outer) => outer.ways.map((way) => ({ state: outer, way })));

/** The states around a state that begin with it: who enters them enters it. */
const beginningWith = (chart: State, state: State): ReadonlyArray<State> => {
  const [outer] = around(chart, state);
  if (outer === undefined || (outer.kind !== "parallel" && outer.initial !== state.id)) return [];
  return [outer, ...beginningWith(chart, outer)];
};

/** The ways that lead to a state, or from elsewhere to one in it. */
export const waysTo = (chart: State, state: State): ReadonlyArray<Choice> => {
  const inner = new Set(statesIn(state).map(({ id }) => id));
  const itself = new Set([state, ...beginningWith(chart, state)].map(({ id }) => id));
  return statesIn(chart).flatMap((from) =>
    from.ways
      .filter(({ targets }) =>
        targets.some((target) => itself.has(target) || (inner.has(target) && !inner.has(from.id))),
      )
      .map((way) => ({ state: from, way })),
  );
};
