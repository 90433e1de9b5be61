import { describe, expect, test } from "vitest";
import { authMachine } from "../../../src/machines/auth/auth.machine.ts";
import { waitingFor } from "../kit/happenings.ts";
import { type Chart, explored, obeysTheLaws, type Step } from "../kit/laws.ts";
import {
  ANA,
  BEN,
  canHappen,
  happenings,
  pathOf,
  possible,
  situations,
  type AuthSnapshot,
} from "./auth-fixtures.ts";
import { broken, serializeState } from "./auth-invariants.ts";

/** Whether an exchange of this generation answered that it lets them in: its program holds a token by then. */
const letsIn = ({ before, event }: Step<AuthSnapshot>): boolean => {
  const text = JSON.stringify(event);
  return (
    text.includes('"outcome":{') &&
    text.includes(`"generation":${before?.context.generation},`) &&
    text.includes('"permissions"')
  );
};

const chart: Chart<AuthSnapshot> = {
  machine: authMachine,
  events: possible,
  writes: {
    "sign in with email": { "sign in with email": 1 },
    "sign in with Google": { "sign in with Google": 1 },
    "register with email": { register: 1 },
    "create user": { register: 1, "give birth date": 1 },
  },
  tellsApart: ({ identity, user, failure, exchangedAt }) => [
    identity?.uid,
    user?.uid,
    failure?._tag,
    exchangedAt,
  ],
  holds: (step) => {
    const { before, after, actions } = step;
    const found = broken(after);
    if (found.length > 0) expect.fail(found.join("; "));
    // A token is held exactly where somebody is signed in.
    const isForgotten = actions.some(({ type }) => type === "forget credentials");
    const wasHeld = before?.hasTag("signed in") ?? false;
    const isHeld = (wasHeld || letsIn(step)) && !isForgotten;
    if (isHeld !== after.hasTag("signed in"))
      expect.fail(`a token is held: ${isHeld}, ${serializeState(after)}`);
    // At most one exchange runs, and generations only count up.
    if (waitingFor(after).length > 1) expect.fail(`two actors run: ${serializeState(after)}`);
    if (after.context.generation < (before?.context.generation ?? 0)) expect.fail("a generation came back");
  },
};

obeysTheLaws(chart);

const { edges: found } = explored(chart);
const edges = found.map(({ from, event, to }) => ({ state: from.snapshot, event, nextState: to.snapshot }));
const situationsReached = new Map(edges.map(({ state }) => [serializeState(state), state]));
const waysOn = Map.groupBy(edges, ({ state }) => serializeState(state));

/** How many steps away the nearest of some situations is. */
const distance = (from: string, isThere: (snapshot: AuthSnapshot) => boolean): number => {
  const seen = new Set([from]);
  let ring = [from];
  for (let steps = 0; ring.length > 0; steps += 1) {
    const here = ring.flatMap((text) => situationsReached.get(text) ?? []);
    if (here.some(isThere)) return steps;
    ring = ring
      .flatMap((text) => waysOn.get(text) ?? [])
      .map(({ nextState }) => serializeState(nextState))
      .flatMap((to) => (seen.has(to) ? [] : [seen.add(to) && to]));
  }
  return Number.POSITIVE_INFINITY;
};

const isNobodyThere = ({ value }: AuthSnapshot): boolean =>
  ["signed out", "signed out elsewhere", "session ended", "turned away"].includes(pathOf(value));

describe("§4: what can be reached", () => {
  test("every happening of the model happens somewhere", () => {
    const happening = happenings.filter((name) =>
      [...situationsReached.values()].some((snapshot) => canHappen(snapshot, name)),
    );
    expect(happening).toEqual(happenings);
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
    const waits = edges.filter(
      ({ event }) =>
        event.type.startsWith("xstate.after.") ||
        JSON.stringify(event).includes('"failure":{"_tag":"TimedOut"}'),
    );
    expect(new Set(waits.map(({ state }) => pathOf(state.value)))).toEqual(
      new Set(
        [
          ...spinning,
          situations["renewing quietly"],
          situations["no verdict on arrival"],
          situations["no verdict behind the form"],
        ].map(({ value }) => pathOf(value)),
      ),
    );
    for (const { state, nextState } of waits) expect(pathOf(nextState.value)).not.toBe(pathOf(state.value));
  });

  test("D19: while it is suppressed, who signs up is not exchanged by an event alone, and nothing settled suppresses", () => {
    const suppressed = edges.filter(({ state }) => state.hasTag("suppressing"));
    const own = suppressed.filter(
      ({ state, event }) =>
        event.type === "identity appeared" &&
        JSON.stringify(event).includes(ANA.uid) &&
        state.context.identity?.uid !== BEN.uid,
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
        "signing up.of no use",
      ]),
    );
  });
});
