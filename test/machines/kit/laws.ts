import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ExecutableActionObject,
  getInitialMicrosteps,
  getMicrosteps,
  initialTransition,
  transition,
} from "xstate";
import { getStateNodes } from "xstate/graph";
import { type Happening, waitingFor } from "./happenings.ts";
import { walks } from "./walks.ts";

/** One step of a chart; the first has nothing before it. */
export interface Step<S> {
  readonly before: S | undefined;
  readonly event: Happening;
  readonly after: S;
  readonly actions: ReadonlyArray<ExecutableActionObject>;
}

/** A chart and what the laws have to know of it. */
export interface Chart<S extends AnyMachineSnapshot> {
  readonly machine: AnyStateMachine;
  readonly inputs?: ReadonlyArray<unknown>;
  /** Everything that can happen now. */
  readonly events: (snapshot: S) => ReadonlyArray<Happening>;
  /** How many times each write to the outside, an actor's or an action's, may begin after which event of a person. */
  readonly writes: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Whether it is gone on from a situation; everywhere where nothing is said. */
  readonly goesOn?: (snapshot: S) => boolean;
  /** What tells one situation from another, beside the state. */
  readonly tellsApart: (context: S["context"]) => unknown;
  /** Expects what has to hold after every step. */
  readonly holds?: (step: Step<S>) => void;
}

type Allowed = Readonly<Record<string, number>>;

interface Situation<S> {
  readonly snapshot: S;
  /** Which writes may still begin, because a person said so. */
  readonly allowed: Allowed;
  readonly running: ReadonlyArray<string>;
}

export interface Edge<S> {
  readonly from: Situation<S>;
  readonly event: Happening;
  readonly to: Situation<S>;
}

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === "object" && value !== null && key in value;

const textOf = (value: unknown, key: string): ReadonlyArray<string> =>
  has(value, key) && typeof value[key] === "string" ? [value[key]] : [];

/** The name of an action or a guard; none where it is said on the spot. */
const wordOf = (said: unknown): ReadonlyArray<string> =>
  typeof said === "string" ? [said] : textOf(said, "type");

const isNotIn =
  (words: object) =>
  (word: unknown): boolean =>
    typeof word !== "string" || !Object.hasOwn(words, word);

const begun = ({ type, params }: ExecutableActionObject): ReadonlyArray<string> =>
  type === "xstate.spawnChild" ? textOf(params, "src") : [type];

/** Which actors run after some actions; none may begin under the id of one that runs. */
const runningAfter = (
  before: ReadonlyArray<string>,
  event: Happening,
  actions: ReadonlyArray<ExecutableActionObject>,
): ReadonlyArray<string> =>
  actions.reduce<ReadonlyArray<string>>(
    (running, { type, params }) => {
      if (type === "xstate.stopChild") {
        const stopped = textOf(params, "id");
        return running.filter((id) => !stopped.includes(id));
      }
      if (type !== "xstate.spawnChild") return running;
      const [id = ""] = textOf(params, "id");
      if (running.includes(id)) expect.fail(`two actors run under the id "${id}"`);
      return [...running, id];
    },
    before.filter((id) => event.type !== `xstate.done.actor.${id}`),
  );

const begin = <S extends AnyMachineSnapshot>(
  chart: Chart<S>,
  before: Situation<S> | undefined,
  event: Happening,
  [after, actions]: readonly [S, ReadonlyArray<ExecutableActionObject>],
): Situation<S> => {
  const isTaken = before?.snapshot !== after || actions.length > 0;
  const allowed = new Map(
    Object.entries(chart.writes).map(([name, by]) => [
      name,
      (isTaken ? by[event.type] : undefined) ?? before?.allowed[name] ?? 0,
    ]),
  );
  for (const name of actions.flatMap(begun)) {
    const left = allowed.get(name);
    if (left === undefined) continue;
    if (left === 0) expect.fail(`"${name}" begins at "${event.type}", and no person asked for it`);
    allowed.set(name, left - 1);
  }
  // Where nothing is under way, nothing that was asked for is still to come.
  const isAtRest = waitingFor(after).length === 0;
  const running = runningAfter(before?.running ?? [], event, actions);
  if (after.status === "error") expect.fail(`"${event.type}" breaks the chart`);
  chart.holds?.({ before: before?.snapshot, event, after, actions });
  return {
    snapshot: after,
    allowed: Object.fromEntries([...allowed].map(([name, left]) => [name, isAtRest ? 0 : left])),
    running,
  };
};

const first = <S extends AnyMachineSnapshot>(chart: Chart<S>, input: unknown): Situation<S> =>
  begin(chart, undefined, { type: "xstate.init" }, initialTransition(chart.machine, input) as [S, []]);

const next = <S extends AnyMachineSnapshot>(
  chart: Chart<S>,
  situation: Situation<S>,
  event: Happening,
): Situation<S> =>
  begin(chart, situation, event, transition(chart.machine, situation.snapshot, event) as [S, []]);

const inputsOf = <S extends AnyMachineSnapshot>({ inputs = [undefined] }: Chart<S>): ReadonlyArray<unknown> =>
  inputs;

const moves = <S extends AnyMachineSnapshot>(chart: Chart<S>, { snapshot }: Situation<S>) =>
  snapshot.status === "active" ? chart.events(snapshot) : [];

/** Every situation that the chart can come to, and every way on from each. */
export const explored = <S extends AnyMachineSnapshot>(
  chart: Chart<S>,
): { readonly situations: ReadonlyMap<string, Situation<S>>; readonly edges: ReadonlyArray<Edge<S>> } => {
  const situations = new Map<string, Situation<S>>();
  const edges: Array<Edge<S>> = [];
  const keyOf = ({ snapshot, allowed, running }: Situation<S>): string =>
    JSON.stringify([snapshot.value, chart.tellsApart(snapshot.context), allowed, running]);
  const ahead = inputsOf(chart).map((input) => first(chart, input));
  for (const situation of ahead) {
    const key = keyOf(situation);
    if (situations.has(key) || chart.goesOn?.(situation.snapshot) === false) continue;
    situations.set(key, situation);
    for (const event of moves(chart, situation)) {
      const to = next(chart, situation, event);
      edges.push({ from: situation, event, to });
      ahead.push(to);
    }
  }
  return { situations, edges };
};

/** The longest path that is followed, and how many in all. */
const LONGEST = 8;
const PATHS = walks(500);

/** The laws of every chart. */
export const obeysTheLaws = <S extends AnyMachineSnapshot>(chart: Chart<S>): void => {
  const { machine } = chart;
  const nodes = [machine.root, ...getStateNodes(machine)];
  let found: ReturnType<typeof explored<S>> | undefined;
  const graph = () => (found ??= explored(chart));

  describe(`the laws of charts: ${machine.id}`, () => {
    test("a write begins by a person's event, once; no two actors share an id; what must hold holds", () => {
      expect(graph().edges.length).toBeGreaterThan(0);
    });

    test("every state is reached", () => {
      const { situations, edges } = graph();
      const unreached = new Set(nodes.map(({ id }) => id));
      const pass = (snapshot: AnyMachineSnapshot): void => {
        for (const { id } of snapshot._nodes) unreached.delete(id);
      };
      for (const { snapshot } of situations.values()) pass(snapshot);
      // States that are only passed through are in no situation: they are looked for on the way.
      const passing = function* () {
        for (const input of inputsOf(chart)) yield getInitialMicrosteps(machine, input);
        for (const { from, event } of edges) yield getMicrosteps(machine, from.snapshot, event);
      };
      for (const steps of passing()) {
        if (unreached.size === 0) break;
        for (const [snapshot] of steps) pass(snapshot);
      }
      expect([...unreached]).toEqual([]);
    });

    test("every event of the chart is tried in every state that can hear it", () => {
      const { edges, situations } = graph();
      const tried = new Set(
        edges.map(({ from, event }) => `${JSON.stringify(from.snapshot.value)} × ${event.type}`),
      );
      const named = machine.events.filter((type: string) => !type.startsWith("xstate."));
      const active = [...situations.values()].filter(({ snapshot }) => snapshot.status === "active");
      const pairs = active.flatMap(({ snapshot }) => [
        ...named.map((type: string) => `${JSON.stringify(snapshot.value)} × ${type}`),
        ...snapshot._nodes.flatMap((node) =>
          [...node.transitions.keys()]
            .filter((type) => type.startsWith("xstate.") && !type.endsWith("*"))
            .map((type) => `${JSON.stringify(snapshot.value)} × ${type}`),
        ),
      ]);
      expect(pairs.filter((pair) => !tried.has(pair))).toEqual([]);
    });

    test("every simple path keeps the laws", () => {
      let paths = 0;
      const follow = (situation: Situation<S>, seen: ReadonlyArray<string>): void => {
        if (seen.length > LONGEST || paths > PATHS) return;
        for (const event of moves(chart, situation)) {
          const to = next(chart, situation, event);
          const key = JSON.stringify([to.snapshot.value, chart.tellsApart(to.snapshot.context)]);
          if (seen.includes(key)) continue;
          paths += 1;
          follow(to, [...seen, key]);
        }
      };
      for (const input of inputsOf(chart)) follow(first(chart, input), []);
      expect(paths).toBeGreaterThan(0);
    });

    property.prop(
      [
        fc.constantFrom(...inputsOf(chart)),
        fc.array(fc.nat(), { minLength: 30, maxLength: 30, size: "max" }),
      ],
      { numRuns: walks(25), seed: 20_261_121 },
    )("walks that turn anywhere keep the laws", (input, turns) => {
      let situation = first(chart, input);
      for (const turn of turns) {
        const ways = moves(chart, situation);
        const way = ways[turn % ways.length];
        if (way === undefined) break;
        situation = next(chart, situation, way);
      }
    });

    test("the chart has a name, by which its actors are told from others when they are inspected", () => {
      expect(machine.config.id).toMatch(/\w/u);
    });

    test("every word that the chart speaks is in its vocabulary", () => {
      const { actors, actions, guards, delays } = machine.implementations;
      const transitions = nodes.flatMap((node) => [...node.transitions.values(), node.always ?? []].flat());
      const acting = nodes.flatMap(({ entry, exit }) => [...entry, ...exit]);
      const unknown = [
        ...nodes.flatMap(({ invoke }) => invoke.map(({ src }) => src)).filter(isNotIn(actors)),
        ...[...acting, ...transitions.flatMap((each) => each.actions)]
          .flatMap(wordOf)
          .filter(isNotIn(actions)),
        ...transitions.flatMap(({ guard }) => wordOf(guard)).filter(isNotIn(guards)),
        ...nodes.flatMap(({ config }) => Object.keys(config.after ?? {})).filter(isNotIn(delays)),
      ];
      expect(unknown).toEqual([]);
    });

    test("every invoke has an id of its own name, and none is left to break or to wait without end", () => {
      const invokes = nodes.flatMap(({ invoke }) => invoke);
      expect(invokes.filter(({ id }) => /^(?:\d+\.|$)/u.test(id))).toEqual([]);
      expect(machine.events.filter((type: string) => type.startsWith("xstate.error."))).toEqual([]);
    });
  });
};
