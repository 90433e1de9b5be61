import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { getInitialMicrosteps, type ActorLogic } from "xstate";
import { adjacencyMapToArray, getAdjacencyMap, getStateNodes } from "xstate/graph";
import { authMachine } from "../../../src/machines/auth/auth.machine.ts";
import {
  BEN,
  canArriveIn,
  canHappen,
  eventTypeOf,
  firstStep,
  happenings,
  nextStep,
  pathOf,
  situations,
  type AuthSnapshot,
  type Deed,
  type Happening,
} from "./auth-fixtures.ts";

import { walks } from "../kit/walks.ts";
import { broken, serializeState } from "./auth-invariants.ts";

interface Move {
  readonly type: Happening;
}
/** What the chart has set going and given away in the world outside. */
interface World {
  readonly exchanging: number;
  readonly isTokenHeld: boolean;
}
interface GraphStep {
  readonly name: Happening;
  readonly to: string;
  readonly next: AuthSnapshot;
  readonly effect: (world: World) => World;
}
interface Arrival {
  readonly sessionIsLikely: boolean;
}

/** The chart by the names of what happens, so that every answer is made for the generation that asked. */
const model: ActorLogic<AuthSnapshot, Move, Arrival> = {
  transition: (snapshot, { type }) => nextStep(snapshot, type).snapshot,
  getInitialSnapshot: (_, { sessionIsLikely }) => firstStep(sessionIsLikely).snapshot,
  getPersistedSnapshot: (snapshot) => snapshot,
};

const movesFrom =
  (names: ReadonlyArray<Happening>) =>
  (snapshot: AuthSnapshot): ReadonlyArray<Move> =>
    names.filter((name) => canHappen(snapshot, name)).map((type) => ({ type }));

const everything = { serializeState, events: movesFrom(happenings) };

const arrivals: ReadonlyArray<Arrival> = [{ sessionIsLikely: true }, { sessionIsLikely: false }];

const edges = arrivals.flatMap((input) =>
  adjacencyMapToArray(getAdjacencyMap(model, { ...everything, input })),
);
const situationsReached = new Map(edges.map(({ state }) => [serializeState(state), state]));

const situation = (text: string): AuthSnapshot => {
  const snapshot = situationsReached.get(text);
  if (snapshot === undefined) throw new Error(`nothing leads to ${text}`);
  return snapshot;
};

const at = <A>(list: ReadonlyArray<A>, index: number): A => {
  const found = list[index];
  if (found === undefined) throw new Error("there is no such thing");
  return found;
};

// What goes on outside, as far as the chart sets it going.

const QUIET: World = { exchanging: 0, isTokenHeld: false };

/** The happenings with which the exchange program holds a token: it does so just before it answers. */
const HOLDS = new Set<Happening>(["the exchange lets in", "the renewal lets in", "signing in again lets in"]);

const isExchange = ({ params }: Deed): boolean =>
  JSON.stringify(params).includes("exchanging") ||
  JSON.stringify(params).includes("renewing quietly") ||
  JSON.stringify(params).includes("signing in again");

const effectOf =
  (name: Happening, deeds: ReadonlyArray<Deed>) =>
  (world: World): World =>
    deeds.reduce(
      (so, deed) => {
        if (deed.type === "forget credentials") return { ...so, isTokenHeld: false };
        if (deed.type === "xstate.spawnChild" && isExchange(deed))
          return { ...so, exchanging: so.exchanging + 1 };
        if (deed.type === "xstate.stopChild" && isExchange(deed))
          return { ...so, exchanging: so.exchanging - 1 };
        return so;
      },
      { ...world, isTokenHeld: world.isTokenHeld || HOLDS.has(name) },
    );

/** One exchange exactly where the chart waits for one, and a token exactly where somebody is signed in. */
const agrees = ({ exchanging, isTokenHeld }: World, snapshot: AuthSnapshot): boolean =>
  exchanging === (EXCHANGING.has(pathOf(snapshot.value)) ? 1 : 0) &&
  isTokenHeld === snapshot.hasTag("signed in");

const EXCHANGING = new Set([
  "exchanging",
  "arriving.exchanging",
  "signed in.renewing quietly",
  "signed in.signing in again",
]);

/** The way on from every situation, each step worked out once. */
const stepsFrom = new Map<string, ReadonlyArray<GraphStep>>(
  [...situationsReached].map(([text, snapshot]) => [
    text,
    movesFrom(happenings)(snapshot).map(({ type }) => {
      const { snapshot: next, deeds } = nextStep(snapshot, type);
      return { name: type, to: serializeState(next), next, effect: effectOf(type, deeds) };
    }),
  ]),
);

const waysOn = (text: string): ReadonlyArray<GraphStep> => stepsFrom.get(text) ?? [];

const initial = arrivals.map(({ sessionIsLikely }) => serializeState(firstStep(sessionIsLikely).snapshot));

/** How many steps away the nearest of some situations is. */
const distance = (from: string, isThere: (snapshot: AuthSnapshot) => boolean): number => {
  const seen = new Set([from]);
  let ring = [from];
  for (let steps = 0; ring.length > 0; steps += 1) {
    if (ring.some((text) => isThere(situation(text)))) return steps;
    ring = ring.flatMap(waysOn).flatMap(({ to }) => (seen.has(to) ? [] : [seen.add(to) && to]));
  }
  return Number.POSITIVE_INFINITY;
};

const isNobodyThere = ({ value }: AuthSnapshot): boolean => value === "signed out" || value === "turned away";

describe("§4: what can be reached", () => {
  test("§4: every state of the chart, and no other", () => {
    const passed = arrivals.flatMap((input) =>
      getInitialMicrosteps(authMachine, input).map(([{ value }]) => pathOf(value)),
    );
    const rested = [...situationsReached.values()].map(({ value }) => pathOf(value));
    const reached = new Set(
      [...passed, ...rested].flatMap((path) =>
        path.split(".").map((_, depth, parts) => `auth.${parts.slice(0, depth + 1).join(".")}`),
      ),
    );
    expect([...reached].toSorted()).toEqual(
      getStateNodes(authMachine)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  test("§4: every pair of a state to rest in and an event that can come there has been walked", () => {
    const walked = new Set(
      edges.map(({ state, event }) => `${pathOf(state.value)} × ${eventTypeOf(event.type, state.context)}`),
    );
    const states = new Set([...situationsReached.values()].map(({ value }) => pathOf(value)));
    const types = new Set(happenings.map((name) => eventTypeOf(name, situations.settled.context)));
    const possible = [...states].flatMap((state) =>
      [...types].filter((type) => canArriveIn(state, type)).map((type) => `${state} × ${type}`),
    );
    expect([...types].toSorted()).toEqual([...authMachine.events].toSorted());
    expect([...walked].toSorted()).toEqual(possible.toSorted());
  });

  test("every happening of the model happens somewhere", () => {
    expect(new Set(edges.map(({ event }) => event.type))).toEqual(new Set(happenings));
  });

  test.each([...situationsReached.keys()])(
    "§4: nobody is there two events later, or fewer, from %s",
    (from) => {
      expect(distance(from, isNobodyThere)).toBeLessThanOrEqual(2);
    },
  );

  test.each([...situationsReached.keys()])(
    "§4: somebody can be signed in four events later, or fewer, from %s",
    (from) => {
      expect(distance(from, (snapshot) => snapshot.hasTag("signed in"))).toBeLessThanOrEqual(4);
    },
  );

  test("every state that spins runs out of patience, and goes on", () => {
    const spinning = [...situationsReached.values()].filter((snapshot) => snapshot.hasTag("busy"));
    const waits = edges.filter(({ event }) => event.type.endsWith("takes too long"));
    expect(new Set(waits.map(({ state }) => pathOf(state.value)))).toEqual(
      new Set([...spinning, situations["renewing quietly"]].map(({ value }) => pathOf(value))),
    );
    for (const { state, nextState } of waits) expect(pathOf(nextState.value)).not.toBe(pathOf(state.value));
  });

  test("D19: while it is suppressed, who signs up is not exchanged by an event alone, and nothing settled suppresses", () => {
    const suppressed = edges.filter(({ state }) => state.hasTag("suppressing"));
    const own = suppressed.filter(
      ({ state, event }) => event.type.startsWith("Ana appears") && state.context.identity?.uid !== BEN.uid,
    );
    expect(own.length).toBeGreaterThan(10);
    for (const { state, nextState } of own)
      expect([nextState.value, nextState.context]).toEqual([state.value, state.context]);
    expect(new Set(suppressed.map(({ state }) => pathOf(state.value)))).toEqual(
      new Set([
        "signing in with Google.in the popup",
        "signing in with Google.popup left open",
        "registering.creating the account",
        "registering.creating the user",
        "signing up.awaiting birth date",
        "signing up.creating the user",
      ]),
    );
  });
});

describe("§4, D17–D19, P1: what holds along every path", () => {
  test("over every edge every invariant holds", () => {
    expect(edges.flatMap(({ nextState }) => broken(nextState))).toEqual([]);
  });

  test("every simple path of up to 8 events keeps every invariant", () => {
    const found: Array<string> = [];
    let paths = 0;
    const visited = new Set<string>();
    const follow = (from: string, world: World, story: ReadonlyArray<string>): void => {
      visited.add(from);
      for (const { name, to, next, effect } of waysOn(from)) {
        if (visited.has(to)) continue;
        paths += 1;
        const after = effect(world);
        if (!agrees(after, next)) found.push([...story, name].join(", "));
        if (story.length < 7) follow(to, after, [...story, name]);
      }
      visited.delete(from);
    };
    for (const text of initial) follow(text, QUIET, []);
    expect(found).toEqual([]);
    expect(paths).toBeGreaterThan(10_000);
  });

  test.prop(
    [fc.constantFrom(...arrivals), fc.array(fc.nat(), { minLength: 30, maxLength: 30, size: "max" })],
    { numRuns: walks(200), seed: 20_261_121 },
  )(
    "walks of 30 events that turn anywhere keep every invariant, and generations only count up",
    (arrival, turns) => {
      let { snapshot } = firstStep(arrival.sessionIsLikely);
      let world = QUIET;
      for (const turn of turns) {
        const moves = movesFrom(happenings)(snapshot);
        const { type } = at(moves, turn % moves.length);
        const { snapshot: next, deeds } = nextStep(snapshot, type);
        world = effectOf(type, deeds)(world);
        expect([broken(next), agrees(world, next)]).toEqual([[], true]);
        expect(next.context.generation).toBeGreaterThanOrEqual(snapshot.context.generation);
        snapshot = next;
      }
    },
  );
});
