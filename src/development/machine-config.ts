import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { isWaiting, wordOf } from "./chart.ts";

/** A part of a machine as JSON: a function becomes an expression, in the double braces by which Stately knows one. */
const plain = (part: unknown): unknown => {
  if (typeof part === "function" && "guards" in part)
    return { type: wordOf(part), params: { guards: plain(part.guards) } };
  if (typeof part === "function" && "type" in part) return { type: part.type, params: plain({ ...part }) };
  if (typeof part === "function") return `{{ ${part.toString()} }}`;
  if (Array.isArray(part)) return part.map(plain);
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, plain(inner)]));
};

const actionsOf = (actions: ReadonlyArray<unknown>): ReadonlyArray<unknown> =>
  actions.filter((action) => !isWaiting(action)).map(plain);

const wayOf = ({ target, guard, actions, reenter }: AnyTransitionDefinition): object => ({
  ...(target !== undefined && { target: target.map(({ id }) => `#${id}`) }),
  ...(guard !== undefined && { guard: plain(guard) }),
  ...(actions.length > 0 && { actions: actionsOf(actions) }),
  ...(reenter && { reenter }),
});

type Ways = Readonly<Record<string, ReadonlyArray<object>>>;

/** A state's ways by what of it they answer: an event, a wait's name, an invoke's id. */
const waysOf = (node: AnyStateNode, before: string, after = ""): Ways =>
  Object.fromEntries(
    [...node.transitions]
      .filter(([event]) => event.startsWith(before) && event.endsWith(after))
      .map(([event, ways]) => [event.slice(before.length, event.length - after.length), ways.map(wayOf)]),
  );

const invokesOf = (node: AnyStateNode): ReadonlyArray<object> => {
  const [done, broken] = [waysOf(node, "xstate.done.actor."), waysOf(node, "xstate.error.actor.")];
  return node.invoke.map(({ id, src, input }) => ({
    id,
    src: plain(src),
    ...(input !== undefined && { input: plain(input) }),
    ...(done[id] && { onDone: done[id] }),
    ...(broken[id] && { onError: broken[id] }),
  }));
};

const filled = (name: string, part: object): object =>
  Object.keys(part).length === 0 ? {} : { [name]: part };

const stateOf = (node: AnyStateNode): object => {
  const invoked = node.invoke.flatMap(({ id }) => [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`]);
  const isHeard = (event: string): boolean =>
    !invoked.includes(event) && !/^xstate\.(?:after|done\.state)\./u.test(event);
  const heard = Object.entries(waysOf(node, "")).filter(([event]) => isHeard(event));
  return {
    id: node.id,
    ...(node.type !== "atomic" && { type: node.type }),
    ...(node.type === "compound" && { initial: node.initial.target?.[0]?.key }),
    ...filled("tags", node.tags),
    ...filled("entry", actionsOf(node.entry)),
    ...filled("exit", actionsOf(node.exit)),
    ...filled("invoke", invokesOf(node)),
    ...filled("always", (node.always ?? []).map(wayOf)),
    ...filled("after", waysOf(node, "xstate.after.", `.${node.id}`)),
    ...filled("on", Object.fromEntries(heard)),
    ...filled("onDone", waysOf(node, "xstate.done.state.", "")[node.id] ?? []),
    ...filled(
      "states",
      Object.fromEntries(Object.values(node.states).map((state) => [state.key, stateOf(state)])),
    ),
  };
};

/** A whole machine as the config that XState and Stately read; how long its named delays are stands in its `meta`. */
export const configOf = (machine: AnyStateMachine): object => ({
  ...stateOf(machine.root),
  context: plain(machine.config.context),
  meta: { delays: plain(machine.implementations.delays) },
});
