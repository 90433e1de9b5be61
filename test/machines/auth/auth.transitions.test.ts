import { describe, expect, test } from "vitest";
import { authMachine } from "../../../src/machines/auth/auth.machine.ts";
import type { AuthContext } from "../../../src/machines/auth/auth.types.ts";
import {
  ANA,
  ANA_AS_USER,
  ANAS_PASSWORD,
  BEN,
  does,
  logsTheBug,
  eventTypeOf,
  firstStep,
  HALF_PAST,
  happenings,
  INVALID_CREDENTIALS,
  NETWORK_FAILED,
  nextStep,
  NOON,
  SIGN_IN_FAILED,
  situationNames,
  situations,
  starts,
  stops,
  waits,
  waitsNoMore,
  type AuthSnapshot,
  type Deed,
  type Happening,
  type Situation,
} from "./auth-fixtures.ts";

interface Expectation {
  readonly to: AuthSnapshot["value"];
  readonly context: AuthContext;
  readonly deeds: ReadonlyArray<Deed>;
}

const SETTLED: AuthSnapshot["value"] = { "signed in": "settled" };
const RENEWING: AuthSnapshot["value"] = { "signed in": "renewing quietly" };

// Where every situation starts from, written out.
const STARTS: Readonly<Record<Situation, Pick<Expectation, "to" | "context">>> = {
  restoring: {
    to: "restoring",
    context: {
      isArriving: true,
      identity: undefined,
      user: undefined,
      failure: undefined,
      generation: 0,
      exchangedAt: 0,
    },
  },
  "signed out": {
    to: "signed out",
    context: {
      isArriving: false,
      identity: undefined,
      user: undefined,
      failure: undefined,
      generation: 1,
      exchangedAt: 0,
    },
  },
  "signed out and told why": {
    to: "signed out",
    context: {
      isArriving: false,
      identity: undefined,
      user: undefined,
      failure: { _tag: "InvalidCredentials" },
      generation: 2,
      exchangedAt: 0,
    },
  },
  "signing in with email": {
    to: "signing in with email",
    context: {
      isArriving: false,
      identity: undefined,
      user: undefined,
      failure: undefined,
      generation: 1,
      exchangedAt: 0,
    },
  },
  "exchanging on arrival": {
    to: "exchanging",
    context: {
      isArriving: true,
      identity: { uid: "uid-ana", email: "ana@kitchen.example" },
      user: undefined,
      failure: undefined,
      generation: 1,
      exchangedAt: 0,
    },
  },
  "exchanging by hand": {
    to: "exchanging",
    context: {
      isArriving: false,
      identity: { uid: "uid-ana", email: "ana@kitchen.example" },
      user: undefined,
      failure: undefined,
      generation: 2,
      exchangedAt: 0,
    },
  },
  settled: {
    to: { "signed in": "settled" },
    context: {
      isArriving: false,
      identity: { uid: "uid-ana", email: "ana@kitchen.example" },
      user: ANA_AS_USER,
      failure: undefined,
      generation: 1,
      exchangedAt: NOON,
    },
  },
  "renewing quietly": {
    to: { "signed in": "renewing quietly" },
    context: {
      isArriving: false,
      identity: { uid: "uid-ana", email: "ana@kitchen.example" },
      user: ANA_AS_USER,
      failure: undefined,
      generation: 2,
      exchangedAt: NOON,
    },
  },
  "clearing session": {
    to: "clearing session",
    context: {
      isArriving: false,
      identity: undefined,
      user: undefined,
      failure: { _tag: "SignInFailed" },
      generation: 2,
      exchangedAt: 0,
    },
  },
  "signing out": {
    to: "signing out",
    context: {
      isArriving: false,
      identity: undefined,
      user: undefined,
      failure: undefined,
      generation: 2,
      exchangedAt: 0,
    },
  },
};

/** Nobody is there, and nothing is waited for on arrival any more. */
const nobody = (generation: number, failure?: AuthContext["failure"]): AuthContext => ({
  isArriving: false,
  identity: undefined,
  user: undefined,
  failure,
  generation,
  exchangedAt: 0,
});

const restores = starts("restoring", "restore identity");
const signsIn = starts("signing in with email", "sign in with email", ANAS_PASSWORD);
const exchanges = (identity: AuthContext["identity"], generation: number) =>
  starts("exchanging", "exchange identity", { identity, generation });
const renews = (generation: number) =>
  starts("signed in.renewing quietly", "exchange identity", { identity: ANA, generation });

/** What entering the states that sign out of the identity provider does. */
const clears = [
  does("forget credentials"),
  does("forget that a session is likely"),
  waits("clearing session"),
  starts("clearing session", "sign out of identity"),
];
const signsOut = [
  does("forget credentials"),
  does("forget that a session is likely"),
  waits("signing out"),
  starts("signing out", "sign out of identity"),
];

const whileRestoring = [waitsNoMore("restoring"), stops("restoring")];
const whileSigningIn = [waitsNoMore("signing in with email"), stops("signing in with email")];
const whileExchanging = [waitsNoMore("exchanging"), stops("exchanging")];
const whileRenewing = [waitsNoMore("signed in.renewing quietly"), stops("signed in.renewing quietly")];
const whileClearing = [waitsNoMore("clearing session"), stops("clearing session")];
const whileSigningOut = [waitsNoMore("signing out"), stops("signing out")];
const logs = does("log that signing out failed");

// From both: the exchange asks for the same, whether Ana was restored or typed her password.
const fromExchanging = (context: AuthContext): Partial<Record<Happening, Expectation>> => ({
  "sign out is asked for": {
    to: "signing out",
    context: nobody(context.generation + 1),
    deeds: [...whileExchanging, ...signsOut],
  },
  "another tab signs out": {
    to: "signed out",
    context: nobody(context.generation + 1),
    deeds: [...whileExchanging, does("forget credentials")],
  },
  "the identity vanishes": {
    to: "signed out",
    context: nobody(context.generation + 1),
    deeds: [...whileExchanging, does("forget credentials")],
  },
  "Ben appears": {
    to: "exchanging",
    context: { ...context, identity: BEN, generation: context.generation + 1 },
    deeds: [...whileExchanging, waits("exchanging"), exchanges(BEN, context.generation + 1)],
  },
  "the exchange lets in": {
    to: SETTLED,
    context: { ...context, isArriving: false, user: ANA_AS_USER, exchangedAt: NOON },
    deeds: [...whileExchanging, does("remember that a session is likely")],
  },
  "the exchange refuses": {
    to: "clearing session",
    context: nobody(context.generation + 1, SIGN_IN_FAILED),
    deeds: [...whileExchanging, ...clears],
  },
  "the exchange breaks": {
    to: "clearing session",
    context: nobody(context.generation + 1, SIGN_IN_FAILED),
    deeds: [...whileExchanging, logsTheBug, ...clears],
  },
  "the exchange takes too long": {
    to: "clearing session",
    context: nobody(context.generation + 1, NETWORK_FAILED),
    deeds: [...whileExchanging, ...clears],
  },
});

// Where the chart goes from where, and what it asks for on the way; what is not listed changes nothing.
const TABLE: Readonly<Record<Situation, Partial<Record<Happening, Expectation>>>> = {
  restoring: {
    "sign out is asked for": {
      to: "signing out",
      context: nobody(1),
      deeds: [...whileRestoring, ...signsOut],
    },
    "another tab signs out": { to: "signed out", context: nobody(1), deeds: whileRestoring },
    "Ana is restored": {
      to: "exchanging",
      context: { ...STARTS.restoring.context, identity: ANA, generation: 1 },
      deeds: [...whileRestoring, waits("exchanging"), exchanges(ANA, 1)],
    },
    "nobody is restored": {
      to: "signed out",
      context: nobody(1),
      deeds: [...whileRestoring, does("forget that a session is likely")],
    },
    "restoring breaks": {
      to: "clearing session",
      context: nobody(1, SIGN_IN_FAILED),
      deeds: [...whileRestoring, logsTheBug, ...clears],
    },
    "restoring takes too long": {
      to: "signed out",
      context: nobody(1, NETWORK_FAILED),
      deeds: whileRestoring,
    },
  },
  "signed out": {
    "Ana submits the form": {
      to: "signing in with email",
      context: nobody(1),
      deeds: [waits("signing in with email"), signsIn],
    },
    "Ana appears within 10 s": {
      to: "exchanging",
      context: { ...nobody(2), identity: ANA },
      deeds: [waits("exchanging"), exchanges(ANA, 2)],
    },
    "Ana appears after 10 s": {
      to: "exchanging",
      context: { ...nobody(2), identity: ANA },
      deeds: [waits("exchanging"), exchanges(ANA, 2)],
    },
    "Ben appears": {
      to: "exchanging",
      context: { ...nobody(2), identity: BEN },
      deeds: [waits("exchanging"), exchanges(BEN, 2)],
    },
  },
  "signed out and told why": {
    "Ana submits the form": {
      to: "signing in with email",
      context: nobody(2),
      deeds: [waits("signing in with email"), signsIn],
    },
    "Ana appears within 10 s": {
      to: "exchanging",
      context: { ...nobody(3), identity: ANA },
      deeds: [waits("exchanging"), exchanges(ANA, 3)],
    },
    "Ana appears after 10 s": {
      to: "exchanging",
      context: { ...nobody(3), identity: ANA },
      deeds: [waits("exchanging"), exchanges(ANA, 3)],
    },
    "Ben appears": {
      to: "exchanging",
      context: { ...nobody(3), identity: BEN },
      deeds: [waits("exchanging"), exchanges(BEN, 3)],
    },
  },
  "signing in with email": {
    "sign out is asked for": {
      to: "signing out",
      context: nobody(2),
      deeds: [...whileSigningIn, ...signsOut],
    },
    "the address is accepted": {
      to: "exchanging",
      context: { ...nobody(2), identity: ANA },
      deeds: [...whileSigningIn, waits("exchanging"), exchanges(ANA, 2)],
    },
    "the address is refused": {
      to: "signed out",
      context: nobody(2, INVALID_CREDENTIALS),
      deeds: whileSigningIn,
    },
    "signing in breaks": {
      to: "clearing session",
      context: nobody(2, SIGN_IN_FAILED),
      deeds: [...whileSigningIn, logsTheBug, ...clears],
    },
    "signing in takes too long": {
      to: "clearing session",
      context: nobody(2, NETWORK_FAILED),
      deeds: [...whileSigningIn, ...clears],
    },
  },
  "exchanging on arrival": fromExchanging(STARTS["exchanging on arrival"].context),
  "exchanging by hand": fromExchanging(STARTS["exchanging by hand"].context),
  settled: {
    "sign out is asked for": {
      to: "signing out",
      context: nobody(2),
      deeds: [does("forget credentials"), ...signsOut],
    },
    "another tab signs out": {
      to: "signed out",
      context: nobody(2),
      deeds: [does("forget credentials")],
    },
    "the identity vanishes": {
      to: "signed out",
      context: nobody(2),
      deeds: [does("forget credentials")],
    },
    "Ana appears after 10 s": {
      to: RENEWING,
      context: { ...STARTS.settled.context, generation: 2 },
      deeds: [waits("signed in.renewing quietly"), renews(2)],
    },
    "Ben appears": {
      to: "exchanging",
      context: { ...nobody(2), identity: BEN },
      deeds: [does("forget credentials"), waits("exchanging"), exchanges(BEN, 2)],
    },
  },
  "renewing quietly": {
    "sign out is asked for": {
      to: "signing out",
      context: nobody(3),
      deeds: [...whileRenewing, does("forget credentials"), ...signsOut],
    },
    "another tab signs out": {
      to: "signed out",
      context: nobody(3),
      deeds: [...whileRenewing, does("forget credentials")],
    },
    "the identity vanishes": {
      to: "signed out",
      context: nobody(3),
      deeds: [...whileRenewing, does("forget credentials")],
    },
    "Ben appears": {
      to: "exchanging",
      context: { ...nobody(3), identity: BEN },
      deeds: [...whileRenewing, does("forget credentials"), waits("exchanging"), exchanges(BEN, 3)],
    },
    "the renewal lets in": {
      to: SETTLED,
      context: { ...STARTS["renewing quietly"].context, exchangedAt: HALF_PAST },
      deeds: whileRenewing,
    },
    "the renewal refuses": {
      to: SETTLED,
      context: STARTS["renewing quietly"].context,
      deeds: whileRenewing,
    },
    "the renewal breaks": {
      to: SETTLED,
      context: STARTS["renewing quietly"].context,
      deeds: [...whileRenewing, logsTheBug],
    },
    "the renewal takes too long": {
      to: SETTLED,
      context: STARTS["renewing quietly"].context,
      deeds: whileRenewing,
    },
  },
  "clearing session": {
    "the session is cleared": {
      to: "signed out",
      context: nobody(3, SIGN_IN_FAILED),
      deeds: whileClearing,
    },
    "the session is not cleared": {
      to: "signed out",
      context: nobody(3, SIGN_IN_FAILED),
      deeds: [...whileClearing, logs],
    },
    "clearing breaks": {
      to: "signed out",
      context: nobody(3, SIGN_IN_FAILED),
      deeds: [...whileClearing, logs],
    },
    "clearing takes too long": {
      to: "signed out",
      context: nobody(3, SIGN_IN_FAILED),
      deeds: [...whileClearing, logs],
    },
  },
  "signing out": {
    "signing out succeeds": { to: "signed out", context: nobody(3), deeds: whileSigningOut },
    "signing out fails": { to: "signed out", context: nobody(3), deeds: [...whileSigningOut, logs] },
    "signing out breaks": { to: "signed out", context: nobody(3), deeds: [...whileSigningOut, logs] },
    "signing out takes too long": {
      to: "signed out",
      context: nobody(3),
      deeds: [...whileSigningOut, logs],
    },
  },
};

const outcome = (from: Situation, name: Happening) => {
  const { snapshot, deeds } = nextStep(situations[from], name);
  return { status: snapshot.status, to: snapshot.value, context: snapshot.context, deeds };
};

const isBug = (name: Happening) => eventTypeOf(name, situations.settled.context).startsWith("xstate.error.");

const pairs = situationNames.flatMap((from) => happenings.map((name) => ({ from, name })));
const listed = pairs.flatMap(({ from, name }) => {
  const expectation = TABLE[from][name];
  return expectation === undefined ? [] : [{ from, name, expectation }];
});
const unlisted = pairs.filter(({ from, name }) => TABLE[from][name] === undefined);
const ignored = unlisted.filter(({ name }) => !isBug(name));
const strayBugs = unlisted.filter(({ name }) => isBug(name));

describe("§4: where a page begins", () => {
  test("§4: with a session likely, it looks for who was there last time", () => {
    const { snapshot, deeds } = firstStep(true);
    expect([snapshot.value, snapshot.context, deeds]).toEqual([
      "restoring",
      STARTS.restoring.context,
      [waits("restoring"), restores],
    ]);
  });

  test("§4: with none likely, it is signed out at once and asks nobody", () => {
    const { snapshot, deeds } = firstStep(false);
    expect([snapshot.value, snapshot.context, deeds]).toEqual([
      "signed out",
      STARTS["signed out"].context,
      [],
    ]);
  });
});

describe("the tests' own ground", () => {
  test.each(situationNames)("%s: value and context", (name) => {
    const { value, context } = situations[name];
    expect({ to: value, context }).toEqual(STARTS[name]);
  });

  test("every event that the chart knows is among the happenings, and no other", () => {
    const types = new Set(happenings.map((name) => eventTypeOf(name, situations.settled.context)));
    expect([...types].toSorted()).toEqual([...authMachine.events].toSorted());
  });

  test("of 350 pairs 56 do something, 241 do nothing, and 53 are bugs of actors that do not run", () => {
    expect([pairs.length, listed.length, ignored.length, strayBugs.length]).toEqual([350, 56, 241, 53]);
  });
});

describe("§4, D17–D19, D28, P1: every pair of the table", () => {
  test.each(listed)("$from: when $name", ({ from, name, expectation }) => {
    expect(outcome(from, name)).toStrictEqual({ status: "active", ...expectation });
  });
});

describe("every pair that is not in the table stays put and asks for nothing", () => {
  test.each(ignored)("$from: when $name", ({ from, name }) => {
    expect(outcome(from, name)).toStrictEqual({ status: "active", ...STARTS[from], deeds: [] });
  });
});

// XState gives a chart up when nothing catches an actor's bug. Only a running actor reports one, so it is enough
// that each state which starts an actor catches its bugs; the table above says that each does.
describe("a bug that no state catches leaves state and context, and ends the chart", () => {
  test.each(strayBugs)("$from: when $name", ({ from, name }) => {
    const { status, to, context } = outcome(from, name);
    expect({ status, to, context }).toStrictEqual({ status: "error", ...STARTS[from] });
  });
});
