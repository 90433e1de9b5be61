import { type State, statesIn } from "./chart.ts";
import { answersOf } from "./simulation.ts";
import { toldOf } from "./sources.ts";
import { type Choice, waysTo } from "./states.ts";

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
