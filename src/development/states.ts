import type { StateValue } from "xstate";
import { type State, statesIn, type Way } from "./chart.ts";
import { answersOf } from "./simulation.ts";
import { toldOf } from "./sources.ts";

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

/** The value of a chart that is in a state, by the state's id. */
export const valueAt = (id: string): StateValue =>
  id
    .split(".")
    .slice(1)
    .reduceRight<StateValue>((inner, name) => (inner === "" ? name : { [name]: inner }), "");

/** What was chosen to be looked at: a state, or a way out of one. */
export interface Choice {
  readonly state: State;
  readonly way: Way | undefined;
}

/** Where a state is in its chart, by its id. */
export const placeOf = (id: string): string => id.split(".").slice(1).join(" › ") || id;

/** The state with an id. */
export const stateWith = (chart: State, id: string): State | undefined =>
  statesIn(chart).find((state) => state.id === id);

/** The id of the state that a state is in. */
export const outerOf = (id: string): string => id.split(".").slice(0, -1).join(".");

/** A choice in words: a state's place, or what happens there and where it leads. */
export const wordsOf = ({ state, way }: Choice): string => {
  if (way === undefined) return placeOf(state.id);
  const to = way.targets.length === 0 ? "stays" : way.targets.map(placeOf).join(", ");
  return `${placeOf(state.id)}: ${way.happening}${way.condition === undefined ? "" : ` · ${way.condition}`} → ${to}`;
};

/** What the actors of a state may answer, in words. */
const answersIn = (chart: State, { asks }: State): ReadonlyArray<string> =>
  asks.flatMap((actor) => Object.keys(answersOf(chart.id, actor)));

const says = (texts: ReadonlyArray<string | undefined>, words: string): boolean =>
  texts.some((text) => text?.toLowerCase().includes(words.toLowerCase()));

/** What a state or a way says of itself: its words, and what the source tells of its name. */
const textsOf = (file: string, chart: State, { state, way }: Choice): ReadonlyArray<string | undefined> => {
  if (way !== undefined)
    return [way.happening, way.condition, ...way.actions, ...toldOf(file, way.happening)];
  const { name, tags, asks, entry, exit } = state;
  const told = [name, ...asks].flatMap((word) => toldOf(file, word));
  return [name, ...tags, ...asks, ...answersIn(chart, state), ...entry, ...exit, ...told];
};

/** The states and ways that say something, those first that are called so. */
const foundWhole = (file: string, chart: State, phrase: string): ReadonlyArray<Choice> => {
  const isCalledSo = ({ state, way }: Choice): number =>
    Number(says([way === undefined ? state.name : way.happening], phrase));
  return statesIn(chart)
    .flatMap((state) => [{ state, way: undefined }, ...state.ways.map((way) => ({ state, way }))])
    .filter((choice) => says(textsOf(file, chart, choice), phrase))
    .toSorted((one, other) => isCalledSo(other) - isCalledSo(one));
};

/** The states that say some words of several, where what leads to them says the others. */
const foundApart = (file: string, chart: State, words: ReadonlyArray<string>): ReadonlyArray<Choice> =>
  statesIn(chart).flatMap((state) => {
    const own = textsOf(file, chart, { state, way: undefined });
    const before = waysTo(chart, state).flatMap(({ state: from, way }) => [
      ...textsOf(file, chart, { state: from, way }),
      ...textsOf(file, chart, { state: from, way: undefined }),
    ]);
    const isFound =
      words.some((word) => says(own, word)) && words.every((word) => says([...own, ...before], word));
    return isFound ? [{ state, way: undefined }] : [];
  });

/** What says something of a chart: all of it in one place, or else word for word in a state and on the way to it. */
export const found = (file: string, chart: State, wanted: string): ReadonlyArray<Choice> => {
  const phrase = wanted.trim();
  if (phrase === "") return [];
  const whole = foundWhole(file, chart, phrase);
  return whole.length > 0 ? whole : foundApart(file, chart, phrase.split(/\s+/u));
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

/** The tags of a state and of what it is in. */
const tagsIn = (chart: State, id: string): ReadonlyArray<string> =>
  statesIn(chart)
    .filter((outer) => statesIn(outer).some((inner) => inner.id === id))
    .flatMap(({ tags }) => tags);

/** The tags that hold once a state is entered: it may begin in another. */
const tagsFrom = (chart: State, id: string): ReadonlyArray<string> => {
  const initial = stateWith(chart, id)?.initial;
  return initial === undefined ? tagsIn(chart, id) : tagsFrom(chart, initial);
};

/** The tags of a chart that begin with some letters. */
export const tagsBeginning = (chart: State, wanted: string): ReadonlyArray<string> => {
  const letters = wanted.toLowerCase().trim();
  const tags = new Set(statesIn(chart).flatMap((state) => state.tags));
  return letters === "" ? [] : [...tags].filter((tag) => tag.startsWith(letters));
};

/** The ways by which a tag begins and ends to hold. */
export const edgesOf = (
  chart: State,
  tag: string,
): Readonly<Record<"begins" | "ends", ReadonlyArray<Choice>>> => {
  const ways = statesIn(chart).flatMap((state) => state.ways.map((way) => ({ state, way })));
  const across = (holdsBefore: boolean): ReadonlyArray<Choice> =>
    ways.filter(
      ({ state, way }) =>
        tagsIn(chart, state.id).includes(tag) === holdsBefore &&
        way.targets.some((target) => tagsFrom(chart, target).includes(tag) !== holdsBefore),
    );
  return { begins: across(false), ends: across(true) };
};
