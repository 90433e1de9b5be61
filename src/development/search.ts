import { type State, statesIn } from "./chart.ts";
import { answersOf } from "./simulation.ts";
import { toldOf } from "./sources.ts";
import { type Choice, placeOf, waysTo } from "./states.ts";

/** Words of a question that ask for nothing in a chart. */
const ASKING =
  /^(?:a|after|an|and|are|at|begins?|by|can|do|does|ends?|for|from|goes|happens|how|if|in|is|of|on|or|the|then|to|what|when|where|while|who|with)$/u;

/** What the forms of a word begin with, as suppressing and suppression do. */
const stemOf = (word: string): string =>
  word.replace(/['’]s$/u, "").replace(/(?<=.{4})(?:ions?|ing|ed|s)$/u, "");

/** What a question asks for: its words that mean something, in every form. */
const askedFor = (question: string): ReadonlyArray<string> =>
  question
    .toLowerCase()
    .split(/[\s,?›]+/u)
    .filter((word) => word !== "" && !ASKING.test(word))
    .map(stemOf);

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

/** What a state says of itself and of where it is. */
const placeTexts = (file: string, chart: State, state: State): ReadonlyArray<string | undefined> => [
  placeOf(state.id),
  ...textsOf(file, chart, { state, way: undefined }),
];

/** The states and ways that say something, those first that are called so. */
const foundWhole = (file: string, chart: State, phrase: string): ReadonlyArray<Choice> => {
  const isCalledSo = ({ state, way }: Choice): number =>
    Number(says([way === undefined ? state.name : way.happening], phrase));
  return statesIn(chart)
    .flatMap((state) => [{ state, way: undefined }, ...state.ways.map((way) => ({ state, way }))])
    .filter((choice) => says(textsOf(file, chart, choice), phrase))
    .toSorted((one, other) => isCalledSo(other) - isCalledSo(one));
};

/** The ways that say some words of several, where the state that they leave says the others. */
const waysApart = (file: string, chart: State, words: ReadonlyArray<string>): ReadonlyArray<Choice> =>
  statesIn(chart).flatMap((state) => {
    const place = placeTexts(file, chart, state);
    return state.ways
      .map((way) => ({ state, way }))
      .filter((choice) => {
        const own = textsOf(file, chart, choice);
        return words.some((word) => says(own, word)) && words.every((word) => says([...own, ...place], word));
      });
  });

/** The states that say some words of several, where what leads to them says the others. */
const statesApart = (file: string, chart: State, words: ReadonlyArray<string>): ReadonlyArray<Choice> =>
  statesIn(chart).flatMap((state) => {
    const own = placeTexts(file, chart, state);
    const before = waysTo(chart, state).flatMap(({ state: from, way }) => [
      ...textsOf(file, chart, { state: from, way }),
      ...textsOf(file, chart, { state: from, way: undefined }),
    ]);
    const isFound =
      words.some((word) => says(own, word)) && words.every((word) => says([...own, ...before], word));
    return isFound ? [{ state, way: undefined }] : [];
  });

/** What says something of a chart: all of it in one place, or else word for word in a state and on the ways out of it or to it. */
export const found = (file: string, chart: State, wanted: string): ReadonlyArray<Choice> => {
  const phrase = wanted.trim();
  if (phrase === "") return [];
  const whole = foundWhole(file, chart, phrase);
  if (whole.length > 0) return whole;
  const words = askedFor(phrase);
  return [...waysApart(file, chart, words), ...statesApart(file, chart, words)];
};

/** How much of a tag must be asked for in a question to tell of it. */
const TELLING = 5;

/** The tags of a chart that begin with what was typed, or with a word that is asked for. */
export const tagsAsked = (chart: State, wanted: string): ReadonlyArray<string> => {
  const letters = wanted.toLowerCase().trim();
  const beginnings = [letters, ...askedFor(letters).filter(({ length }) => length >= TELLING)];
  const tags = new Set(statesIn(chart).flatMap((state) => state.tags));
  return letters === "" ? [] : [...tags].filter((tag) => beginnings.some((begun) => tag.startsWith(begun)));
};
