import * as Result from "effect/Result";
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  initialTransition,
  type StateValue,
  transition,
} from "xstate";
import { TimedOut, Unreadable } from "../domain/remote-failure.ts";
import { LONGEST_MS, PATIENCE_MS } from "../machines/effect-actor.ts";
import { samplesOf } from "./chart-samples.ts";
import { type Recording, SIMULATED } from "./recording.ts";
import { failed, type SentEvent } from "./samples.ts";

/** How far apart the steps of a simulation are when it is played, in milliseconds. */
const PACE = 1_000;

/** A copy of a chart that runs nowhere: nothing that it does reaches anything. */
export interface Simulation {
  readonly snapshot: AnyMachineSnapshot;
  readonly recording: Recording;
}

const noted = (machine: AnyStateMachine, steps: Recording["steps"]): Recording => ({
  chart: machine.id,
  actor: SIMULATED,
  steps,
});

/** A step of a copy; a chart that is given what it cannot read breaks, and says how. */
type Attempt = Result.Result<Simulation, string>;

const attempt = (step: () => Simulation): Attempt => Result.try({ try: step, catch: String });

/** A copy at its beginning. */
export const beginning = (machine: AnyStateMachine): Attempt =>
  attempt(() => {
    const { input } = samplesOf(machine.id);
    const [snapshot] = initialTransition(machine, input);
    const step = { at: 0, event: { type: "xstate.init", input }, value: snapshot.value };
    return { snapshot, recording: noted(machine, [step]) };
  });

/** The copy after an event. */
export const told = (
  machine: AnyStateMachine,
  { snapshot: before, recording }: Simulation,
  event: SentEvent,
): Attempt =>
  attempt(() => {
    const { steps } = recording;
    const [snapshot] = transition(machine, before, event);
    const step = { at: steps.length * PACE, event, value: snapshot.value };
    return { snapshot, recording: noted(machine, [...steps, step]) };
  });

/** A copy that stands somewhere without having gone there. */
const standing = (machine: AnyStateMachine, value: StateValue): Attempt =>
  Result.flatMap(beginning(machine), ({ snapshot: { context }, recording }) =>
    attempt(() => ({ snapshot: machine.resolveState({ value, context }), recording })),
  );

/** An event that a chart takes now, and how it is called. */
export interface Offer {
  readonly name: string;
  readonly event: SentEvent;
}

/** What a chart hears in a state: events, the answers of each actor that runs, and that a wait is over. */
export interface Offers {
  readonly events: ReadonlyArray<SentEvent>;
  readonly answers: Readonly<Record<string, ReadonlyArray<Offer>>>;
  readonly waits: ReadonlyArray<Offer>;
}

/** What every actor may answer: an actor that is not made to answer never does, and some are waited for without end. */
const mishapsOf = (patience: number | undefined) => ({
  ...(patience !== LONGEST_MS && {
    [`too late (${String((patience ?? PATIENCE_MS) / 1_000)} s${patience === undefined ? ", where it is not provided otherwise" : ""})`]:
      failed(TimedOut),
  }),
  broken: failed(Unreadable),
});

/** How long the console waits for an actor, in words. */
export const patienceWords = (chart: string, actor: string): string => {
  const patience = samplesOf(chart).patience?.[actor] ?? PATIENCE_MS;
  return patience === LONGEST_MS ? "waited for without end" : `waited for ${String(patience / 1_000)} s`;
};

/** What an actor of a chart may answer, by a name for each. */
export const answersOf = (chart: string, actor: string, context?: unknown) => {
  const { answers, patience } = samplesOf(chart);
  return { ...answers(actor, context), ...mishapsOf(patience?.[actor]) };
};

/** A wait as it is defined: milliseconds, or what reckons them. */
const delayOf = (machine: AnyStateMachine, delay: string): unknown =>
  machine.implementations.delays[delay] ?? Number(delay);

/** How long a wait is, in seconds, as far as that is known: some depend on what went before. */
const secondsOf = ({ machine, context }: AnyMachineSnapshot, delay: string): string => {
  const said = delayOf(machine, delay);
  const waited: unknown =
    typeof said === "function" ? Reflect.apply(said, undefined, [{ context }, undefined]) : said;
  return typeof waited === "number" && !Number.isNaN(waited) ? ` (${String(waited / 1_000)} s)` : "";
};

export const offersOf = ({ snapshot, recording }: Simulation): Offers => {
  if (snapshot.status !== "active") return { events: [], answers: {}, waits: [] };
  const samples = samplesOf(recording.chart);
  const heard = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()]));
  const named = [...heard].filter((type) => !type.startsWith("xstate."));
  return {
    events: named.flatMap((type) => {
      const known = samples.events.filter((sample) => sample.type === type);
      return known.length > 0 ? known : [{ type }];
    }),
    answers: Object.fromEntries(
      snapshot._nodes.flatMap((node) =>
        node.invoke.map(({ id, src }) => [
          String(src),
          Object.entries(answersOf(recording.chart, String(src), snapshot.context)).map(
            ([name, output]): Offer => ({
              name,
              event: { type: `xstate.done.actor.${id}`, output, actorId: id },
            }),
          ),
        ]),
      ),
    ),
    waits: snapshot._nodes.flatMap((node) =>
      Object.keys(node.config.after ?? {}).map((delay) => ({
        name: `${delay}${secondsOf(snapshot, delay)}`,
        event: { type: `xstate.after.${delay}.${node.id}` },
      })),
    ),
  };
};

/** What an actor's answer leads to. */
export interface Consequence {
  readonly answer: string;
  /** The state it leads to; nothing where that cannot be said without what went before. */
  readonly value: StateValue | undefined;
}

/** What each answer of some actors leads to from a state, where nothing else happened before. */
export const consequencesOf = (
  machine: AnyStateMachine,
  value: StateValue,
  actors: ReadonlyArray<string>,
): ReadonlyArray<Consequence> =>
  Result.match(standing(machine, value), {
    onFailure: () => [],
    onSuccess: (simulation) => {
      const { answers } = offersOf(simulation);
      return actors
        .flatMap((actor) => answers[actor] ?? [])
        .map(({ name, event }) => ({
          answer: name,
          value: Result.getOrUndefined(told(machine, simulation, event))?.snapshot.value,
        }));
    },
  });

/** A state and those that it is in, from the inside out. */
const outwards = (node: AnyStateNode): ReadonlyArray<AnyStateNode> => [
  node,
  ...(node.parent === undefined ? [] : outwards(node.parent)),
];

/** What ends a stay in a state by itself, in words; nothing where an answer does. */
export const waitsIn = (machine: AnyStateMachine, id: string): ReadonlyArray<string> => {
  const nodes = outwards(machine.getStateNodeById(id));
  const delays = nodes.flatMap(({ config }) => Object.keys(config.after ?? {}));
  if (delays.length === 0 && nodes.every(({ invoke }) => invoke.length === 0))
    return ["without end, for what happens"];
  return delays.map((delay) => {
    const waited = delayOf(machine, delay);
    return typeof waited === "number"
      ? `until ${delay} (${String(waited / 1_000)} s)`
      : `until ${delay}: how long depends on what went before`;
  });
};
