import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { getInitialMicrosteps, type ActorLogic } from "xstate";
import {
  adjacencyMapToArray,
  getAdjacencyMap,
  getShortestPaths,
  getSimplePaths,
  getStateNodes,
  type StatePath,
} from "xstate/graph";
import { authMachine } from "../../../src/machines/auth/auth.machine.ts";
import {
  after,
  canHappen,
  firstStep,
  happenings,
  last,
  nextStep,
  pathOf,
  type AuthSnapshot,
  type Happening,
} from "./auth-fixtures.ts";

interface Move {
  readonly type: Happening;
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

/** What tells one situation from another; the generation only counts up, so it does not. */
const serializeState = ({ value, context }: AuthSnapshot): string =>
  JSON.stringify([
    pathOf(value),
    context.isArriving,
    context.identity?.uid,
    context.user?.uid,
    context.failure?._tag,
    context.exchangedAt,
  ]);

const movesFrom =
  (names: ReadonlyArray<Happening>) =>
  (snapshot: AuthSnapshot): ReadonlyArray<Move> =>
    names.filter((name) => canHappen(snapshot, name)).map((type) => ({ type }));

const everything = { serializeState, events: movesFrom(happenings) };

// One way of each kind, because there are too many simple paths over all of them.
const A_FEW: ReadonlyArray<Happening> = [
  "Ana submits the form",
  "sign out is asked for",
  "another tab signs out",
  "Ana appears after 10 s",
  "Ben appears",
  "Ana is restored",
  "nobody is restored",
  "the address is accepted",
  "the exchange lets in",
  "the exchange refuses",
  "the renewal lets in",
  "the session is cleared",
  "signing out succeeds",
];

const arrivals: ReadonlyArray<Arrival> = [{ sessionIsLikely: true }, { sessionIsLikely: false }];

const happeningsOf = ({ steps }: StatePath<AuthSnapshot, Move>): ReadonlyArray<Happening> =>
  // The first step of a path is XState's own "xstate.init", which is no happening.
  steps.slice(1).map(({ event }) => event.type);

const storiesOf = (paths: ReadonlyArray<StatePath<AuthSnapshot, Move>>, arrival: Arrival) =>
  paths.map((path) => ({ arrival, story: happeningsOf(path), end: serializeState(path.state) }));

const shortest = arrivals.flatMap((input) =>
  storiesOf(getShortestPaths(model, { ...everything, input }), input),
);
const simple = arrivals.flatMap((input) =>
  storiesOf(getSimplePaths(model, { serializeState, events: movesFrom(A_FEW), input }), input),
);
const edges = arrivals.flatMap((input) =>
  adjacencyMapToArray(getAdjacencyMap(model, { ...everything, input })),
);
const situationsReached = new Map(edges.map(({ state }) => [serializeState(state), state]));

/** Every snapshot on the way, from the first. */
const snapshotsAlong = ({ sessionIsLikely }: Arrival, story: ReadonlyArray<Happening>): Array<AuthSnapshot> =>
  story.reduce((way, name) => [...way, after(last(way), name)], [firstStep(sessionIsLikely).snapshot]);

/** What has to hold of every snapshot, as the names of what does not. */
const INVARIANTS: Readonly<Record<string, (snapshot: AuthSnapshot) => boolean>> = {
  "a user is known exactly when somebody is signed in": (snapshot) =>
    (snapshot.context.user !== undefined) === snapshot.hasTag("signed in"),
  "the user is the identity that was exchanged": ({ context }) =>
    context.user === undefined || context.user.uid === context.identity?.uid,
  "a cooldown is set exactly when somebody is signed in": (snapshot) =>
    snapshot.context.exchangedAt > 0 === snapshot.hasTag("signed in"),
  "nothing that is settled is still arriving": (snapshot) =>
    snapshot.hasTag("busy") || !snapshot.context.isArriving,
  "only restoring and exchanging arrive": ({ value, context }) =>
    !context.isArriving || value === "restoring" || value === "exchanging",
  "nobody is both busy and signed in": (snapshot) =>
    !(snapshot.hasTag("busy") && snapshot.hasTag("signed in")),
  "who is signed in is told of no failure": (snapshot) =>
    !snapshot.hasTag("signed in") || snapshot.context.failure === undefined,
  "nobody is known where nobody is signed in or being exchanged": (snapshot) =>
    snapshot.context.identity === undefined ||
    snapshot.value === "exchanging" ||
    snapshot.hasTag("signed in"),
  "an exchange is for somebody": ({ value, context }) =>
    value !== "exchanging" || context.identity !== undefined,
  "one actor runs exactly where something is waited for": (snapshot) =>
    Object.keys(snapshot.children).length ===
    (snapshot.hasTag("busy") || pathOf(snapshot.value) === "signed in.renewing quietly" ? 1 : 0),
  "the chart is alive": ({ status }) => status === "active",
};

const broken = (snapshot: AuthSnapshot): Array<string> =>
  Object.entries(INVARIANTS)
    .filter(([, holds]) => !holds(snapshot))
    .map(([name]) => `${name}: ${serializeState(snapshot)}`);

const countsUp = (way: ReadonlyArray<AuthSnapshot>): boolean =>
  way.every(({ context }, step) => context.generation >= (way[step - 1]?.context.generation ?? 0));

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

  test("§4: eighteen situations, as far as a person, a failure and the cooldown tell them apart", () => {
    expect([...situationsReached.keys()].map((text) => text.replaceAll('"', "")).toSorted()).toEqual([
      "[clearing session,false,null,null,NetworkFailed,0]",
      "[clearing session,false,null,null,SignInFailed,0]",
      "[exchanging,false,uid-ana,null,null,0]",
      "[exchanging,false,uid-ben,null,null,0]",
      "[exchanging,true,uid-ana,null,null,0]",
      "[exchanging,true,uid-ben,null,null,0]",
      "[restoring,true,null,null,null,0]",
      "[signed in.renewing quietly,false,uid-ana,uid-ana,null,1777896000000]",
      "[signed in.renewing quietly,false,uid-ana,uid-ana,null,1777897800000]",
      "[signed in.settled,false,uid-ana,uid-ana,null,1777896000000]",
      "[signed in.settled,false,uid-ana,uid-ana,null,1777897800000]",
      "[signed in.settled,false,uid-ben,uid-ben,null,1777896000000]",
      "[signed out,false,null,null,InvalidCredentials,0]",
      "[signed out,false,null,null,NetworkFailed,0]",
      "[signed out,false,null,null,SignInFailed,0]",
      "[signed out,false,null,null,null,0]",
      "[signing in with email,false,null,null,null,0]",
      "[signing out,false,null,null,null,0]",
    ]);
  });

  test("every happening of the model happens somewhere", () => {
    expect(new Set(edges.map(({ event }) => event.type))).toEqual(new Set(happenings));
  });

  test.each([...situationsReached])(
    "§4: signed out is two events away, or fewer, from %s",
    (_, fromState) => {
      const paths = getShortestPaths(model, {
        ...everything,
        fromState,
        toState: ({ value }) => value === "signed out",
      });
      expect(Math.min(...paths.map(({ weight }) => weight))).toBeLessThanOrEqual(2);
    },
  );

  test.each([...situationsReached])(
    "§4: somebody can be signed in three events later, or fewer, from %s",
    (_, fromState) => {
      const paths = getShortestPaths(model, {
        ...everything,
        fromState,
        toState: (snapshot) => snapshot.hasTag("signed in"),
      });
      expect(Math.min(...paths.map(({ weight }) => weight))).toBeLessThanOrEqual(3);
    },
  );

  test("whatever is waited for, running out of patience ends the wait", () => {
    const waits = edges.filter(({ event }) => event.type.endsWith("takes too long"));
    expect(new Set(waits.map(({ state }) => pathOf(state.value)))).toEqual(
      new Set([
        "restoring",
        "signing in with email",
        "exchanging",
        "signed in.renewing quietly",
        "clearing session",
        "signing out",
      ]),
    );
    for (const { state, nextState } of waits) expect(pathOf(nextState.value)).not.toBe(pathOf(state.value));
  });
});

describe("§4, D17–D19, P1: what holds along every path", () => {
  test.each([
    { kind: "shortest", paths: shortest, atLeast: 30 },
    { kind: "simple", paths: simple, atLeast: 500 },
  ])("the $kind paths, walked from their beginning, end where they say and keep every invariant", (kind) => {
    expect(kind.paths.length).toBeGreaterThan(kind.atLeast);
    for (const { arrival, story, end } of kind.paths) {
      const way = snapshotsAlong(arrival, story);
      expect(way.slice(-1).map(serializeState)).toEqual([end]);
      expect(way.flatMap(broken)).toEqual([]);
      expect(countsUp(way)).toBe(true);
    }
  });

  test("over every edge every invariant holds", () => {
    expect(edges.flatMap(({ nextState }) => broken(nextState))).toEqual([]);
  });

  test.prop([fc.constantFrom(...arrivals), fc.array(fc.nat(), { minLength: 1, maxLength: 60, size: "max" })])(
    "on long walks that turn anywhere every invariant holds, and generations only count up",
    (arrival, turns) => {
      const way = [firstStep(arrival.sessionIsLikely).snapshot];
      for (const turn of turns) {
        const here = last(way);
        const moves = movesFrom(happenings)(here);
        const move = moves[turn % moves.length];
        if (move !== undefined) way.push(after(here, move.type));
      }
      expect(way.flatMap(broken)).toEqual([]);
      expect(countsUp(way)).toBe(true);
    },
  );
});
