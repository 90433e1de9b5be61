import * as Predicate from "effect/Predicate";
import type { StateValue } from "xstate";
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

/** An event, with what an actor answered where it tells of that. */
interface Happening {
  readonly type: string;
  readonly output?: unknown;
}

/** Where a chart is, in words. */
export const valueWords = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.entries(value)
        .map(([name, inner]) => [name, valueWords(inner)].filter((words) => words !== "").join(" › "))
        .join(", ")
    : String(value);

/** What an actor answered, in a word: its failure's, or that it succeeded; nothing where it says neither. */
const verdictOf = (output: unknown): string | undefined => {
  if (!Predicate.isObject(output)) return undefined;
  if (Predicate.hasProperty(output, "failure"))
    return Predicate.hasProperty(output.failure, "_tag") ? String(output.failure._tag) : "failure";
  const success = Predicate.hasProperty(output, "success") ? output.success : undefined;
  // An exchange tells of its outcome within its answer.
  if (Predicate.hasProperty(success, "outcome")) return verdictOf(success.outcome);
  return Predicate.hasProperty(output, "_tag") && output._tag === "Success" ? "success" : undefined;
};

/** What happened, in words: the machine's own names of its beginning, answers and waits as they are read aloud. */
export const eventWords = ({ type, output }: Happening, chart: string): string => {
  if (type === "xstate.init") return "it begins";
  if (type.startsWith("xstate.done.actor.")) {
    const verdict = verdictOf(output);
    return `${type.slice("xstate.done.actor.".length)} answers${verdict === undefined ? "" : ` ${verdict}`}`;
  }
  if (!type.startsWith("xstate.after.")) return type;
  return type.slice("xstate.after.".length, type.lastIndexOf(`.${chart}.`));
};

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

/** What tells a choice from every other of its chart. */
export const keyOf = ({ state, way }: Choice): string => way?.key ?? state.id;

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

/** Whether a state is another one, or has it in it. */
const has = (outer: State, id: string): boolean => stateWith(outer, id) !== undefined;

/** A way out of a state. */
interface ChosenWay extends Choice {
  readonly way: Way;
}

/** The ways out of a state and of those in it. */
const waysIn = (state: State): ReadonlyArray<ChosenWay> =>
  statesIn(state).flatMap((from) => from.ways.map((way) => ({ state: from, way })));

/** What is done on a way, in order: by what is left, from the inside out, on the way, and by what is entered. */
export const doneOn = (chart: State, { state, way }: Choice): ReadonlyArray<string> => {
  const [target] = way?.targets ?? [];
  const begun = (id: string): ReadonlyArray<State> => {
    const initial = stateWith(chart, stateWith(chart, id)?.initial ?? "");
    return initial === undefined ? [] : [initial, ...begun(initial.id)];
  };
  const all = statesIn(chart);
  const left =
    target === undefined ? [] : all.filter((one) => has(one, state.id) && !has(one, target)).toReversed();
  const entered =
    target === undefined
      ? []
      : [...all.filter((one) => has(one, target) && !has(one, state.id)), ...begun(target)];
  return [
    ...left.flatMap(({ exit }) => exit),
    ...(way?.actions ?? []),
    ...entered.flatMap(({ entry }) => entry),
  ];
};

/** The ways that lead out of a state, from it and from what is in it, and those that stay in it. */
export const waysOutOf = (state: State): ReadonlyArray<Choice> => {
  const inner = new Set(statesIn(state).map(({ id }) => id));
  return waysIn(state).filter(
    ({ state: from, way }) => from === state || way.targets.some((target) => !inner.has(target)),
  );
};

/** The ways that an event opens, wherever it is heard. */
export const waysBy = (chart: State, event: string): ReadonlyArray<Choice> =>
  waysIn(chart).filter(({ way }) => way.event === event);

/** The states around a state, from the nearest outwards. */
const around = (chart: State, { id }: State): ReadonlyArray<State> =>
  statesIn(chart)
    .filter((outer) => outer.id !== id && has(outer, id))
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
  return waysIn(chart).filter(({ state: from, way }) =>
    way.targets.some((target) => itself.has(target) || (inner.has(target) && !inner.has(from.id))),
  );
};

/** The tags of a state and of what it is in. */
const tagsIn = (chart: State, id: string): ReadonlyArray<string> =>
  statesIn(chart)
    .filter((outer) => has(outer, id))
    .flatMap(({ tags }) => tags);

/** The tags that hold once a state is entered: it may begin in another. */
const tagsFrom = (chart: State, id: string): ReadonlyArray<string> => {
  const initial = stateWith(chart, id)?.initial;
  return initial === undefined ? tagsIn(chart, id) : tagsFrom(chart, initial);
};

const takesAlways = (way: Way, event: string): boolean =>
  way.event === event && (way.condition === undefined || way.condition === "otherwise");

/** The ways by which a tag begins and ends to hold. */
export const edgesOf = (
  chart: State,
  tag: string,
): Readonly<Record<"begins" | "ends", ReadonlyArray<Choice>>> => {
  const ways = waysIn(chart);
  const holdsIn = ({ id }: State): boolean => tagsIn(chart, id).includes(tag);
  const leadsTo = (holds: boolean, { targets }: Way): boolean =>
    targets.some((target) => tagsFrom(chart, target).includes(tag) === holds);
  // A way out of a state leads out of all that are in it and do not take the same themselves.
  const mayHoldBefore = ({ state, way: { event } }: ChosenWay): boolean =>
    statesIn(state).some(
      (inner) => holdsIn(inner) && (inner === state || !inner.ways.some((own) => takesAlways(own, event))),
    );
  return {
    begins: ways.filter(({ state, way }) => !holdsIn(state) && leadsTo(true, way)),
    ends: ways.filter((choice) => mayHoldBefore(choice) && leadsTo(false, choice.way)),
  };
};
