import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";

/** A way out of a state, or within it. */
export interface Way {
  /** What tells it from every other way of its chart. */
  readonly key: string;
  /** The event's type as the machine knows it, and as it is read aloud. */
  readonly event: string;
  readonly happening: string;
  readonly condition: string | undefined;
  readonly actions: ReadonlyArray<string>;
  /** The ids of the states it leads to; none where everything stays. */
  readonly targets: ReadonlyArray<string>;
}

/** A state as it is drawn and read. */
export interface State {
  readonly id: string;
  readonly name: string;
  readonly kind: AnyStateNode["type"];
  readonly tags: ReadonlyArray<string>;
  /** The actors that run in it. */
  readonly asks: ReadonlyArray<string>;
  readonly entry: ReadonlyArray<string>;
  readonly exit: ReadonlyArray<string>;
  readonly ways: ReadonlyArray<Way>;
  readonly states: ReadonlyArray<State>;
  /** The id of the state in it where it begins. */
  readonly initial: string | undefined;
}

/** The name of a guard, an action or an actor; a guard made of others is read with `not`, `and` and `or`. */
export const wordOf = (said: unknown): string => {
  if (typeof said === "string") return said;
  if (typeof said === "function" && "guards" in said && Array.isArray(said.guards)) {
    const guards = said.guards.map(wordOf);
    return said.name === "not" ? `not (${guards.join("")})` : guards.join(` ${said.name} `);
  }
  if ((typeof said === "object" || typeof said === "function") && said !== null && "type" in said)
    return String(said.type);
  return "unnamed";
};

/** Whether an action is XState's own, by which it waits: that is told by what is waited for. */
export const isWaiting = (action: unknown): boolean => /^xstate\.(?:raise|cancel)$/u.test(wordOf(action));

const wordsOf = (actions: ReadonlyArray<unknown>): ReadonlyArray<string> =>
  actions.filter((action) => !isWaiting(action)).map((action) => wordOf(action).replace("xstate.", ""));

const happeningOf = (event: string, { id, invoke }: AnyStateNode): string => {
  if (event === "") return "at once";
  if (event.startsWith("xstate.done.state.")) return "it is done";
  if (event.startsWith("xstate.after."))
    return event.slice("xstate.after.".length, event.lastIndexOf(`.${id}`));
  if (!event.startsWith("xstate.done.actor.")) return event;
  const actor = event.slice("xstate.done.actor.".length);
  return actor === "*" || invoke.length > 1 ? `${actor === "*" ? "an actor" : actor} answers` : "answers";
};

/** What tells a transition from every other of its chart: where, when, on which condition, and where to. */
export const keyOf = ({ source, eventType, guard, target = [] }: AnyTransitionDefinition): string =>
  [
    source.id,
    eventType || "at once",
    ...(guard === undefined ? [] : [wordOf(guard)]),
    target.length === 0 ? "stays" : `→ ${target.map(({ id }) => id).join(", ")}`,
  ].join(" | ");

const wayOf = (way: AnyTransitionDefinition, node: AnyStateNode, index: number): Way => ({
  key: keyOf(way),
  event: way.eventType,
  happening: happeningOf(way.eventType, node),
  condition: way.guard === undefined ? (index > 0 ? "otherwise" : undefined) : wordOf(way.guard),
  actions: wordsOf(way.actions),
  targets: (way.target ?? []).map(({ id }) => id),
});

const stateOf = (node: AnyStateNode): State => ({
  id: node.id,
  name: node.key,
  kind: node.type,
  tags: node.tags,
  asks: node.invoke.map(({ src }) => wordOf(src)),
  entry: wordsOf(node.entry),
  exit: wordsOf(node.exit),
  ways: [node.always ?? [], ...node.transitions.values()].flatMap((ways) =>
    ways.map((way, index) => wayOf(way, node, index)),
  ),
  states: Object.values(node.states).map(stateOf),
  initial: node.type === "compound" ? node.initial.target?.[0]?.id : undefined,
});

/** A machine as it is drawn and read. */
export const chartOf = (machine: AnyStateMachine): State => stateOf(machine.root);

/** A state and all that are in it, from the outside in. */
export const statesIn = (state: State): ReadonlyArray<State> => [state, ...state.states.flatMap(statesIn)];

/** A way as it is written on one line in the state that it leaves. */
export const labelOf = ({ happening, condition, targets }: Way, from: string): string =>
  `${happening}${condition === undefined ? "" : ` · ${condition}`}${targets.every((to) => to === from) ? " ↺" : ""}`;
