import { describe, expect, test } from "vitest";
import { authMachine } from "../../../src/machines/auth/auth.machine.ts";
import type { Identity } from "../../../src/domain/session.ts";
import { SIGNED_OUT_ELSEWHERE } from "../../../src/domain/sign-in-failure.ts";
import type { AuthContext } from "../../../src/machines/auth/auth.types.ts";
import {
  ANA,
  ANA_AS_USER,
  ANA_WITH_PASSWORD,
  ANA_WITHOUT_PASSWORD,
  ANAS_DETAILS,
  ANAS_PASSWORD,
  BEN,
  does,
  eventTypeOf,
  firstStep,
  HALF_PAST,
  happenings,
  INVALID_CREDENTIALS,
  NETWORK_FAILED,
  nextStep,
  NOBODY_PENDING,
  NOON,
  POPUP_BLOCKED,
  SESSION_ENDED,
  SIGN_IN_FAILED,
  situationNames,
  situations,
  starts,
  stops,
  triesAgainNoMore,
  waitsToTryAgain,
  waitsForThePopup,
  waitsForThePopupNoMore,
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

type Area = "arriving" | "following";

const EXCHANGING: Readonly<Record<Area, AuthSnapshot["value"]>> = {
  arriving: { arriving: "exchanging" },
  following: { following: "exchanging" },
};
const NO_VERDICT: Readonly<Record<Area, AuthSnapshot["value"]>> = {
  arriving: { arriving: "no verdict" },
  following: { following: "no verdict" },
};
const SETTLED: AuthSnapshot["value"] = { "signed in": "settled" };
const RENEWING: AuthSnapshot["value"] = { "signed in": "renewing quietly" };
const EXPIRED: AuthSnapshot["value"] = { "signed in": "expired" };
const AGAIN: AuthSnapshot["value"] = { "signed in": "signing in again" };
const PAST_RENEWAL: AuthSnapshot["value"] = { "signed in": "ended" };
const IN_THE_POPUP: AuthSnapshot["value"] = { "signing in with Google": "in the popup" };
const CREATING_ACCOUNT: AuthSnapshot["value"] = { registering: "creating the account" };
const CREATING_REGISTERED: AuthSnapshot["value"] = { registering: "creating the user" };
const AWAITING: AuthSnapshot["value"] = { "signing up": "awaiting birth date" };
const CREATING_NEW: AuthSnapshot["value"] = { "signing up": "creating the user" };

/** What is known of Ana before the provider says who is there. */
const ANA_LAST_TIME: Identity = { uid: ANA.uid, email: "" };

// Where every situation starts from, written out.
const STARTS: Readonly<Record<Situation, Pick<Expectation, "to" | "context">>> = {
  restoring: {
    to: { arriving: "restoring" },
    context: {
      identity: ANA_LAST_TIME,
      user: undefined,
      failure: undefined,
      generation: 1,
      exchangedAt: 0,
      tries: 0,
      retryAfterMs: 0,
    },
  },
  "signed out": {
    to: "signed out",
    context: {
      identity: undefined,
      user: undefined,
      failure: undefined,
      generation: 1,
      exchangedAt: 0,
      tries: 0,
      retryAfterMs: 0,
    },
  },
  "signed out elsewhere": {
    to: "signed out elsewhere",
    context: {
      identity: undefined,
      user: undefined,
      failure: { _tag: "SignedOutElsewhere" },
      generation: 2,
      exchangedAt: 0,
      tries: 0,
      retryAfterMs: 0,
    },
  },
  "session ended": {
    to: "session ended",
    context: {
      identity: undefined,
      user: undefined,
      failure: { _tag: "SessionEnded" },
      generation: 2,
      exchangedAt: 0,
      tries: 0,
      retryAfterMs: 0,
    },
  },
  "turned away": {
    to: "turned away",
    context: {
      identity: undefined,
      user: undefined,
      failure: { _tag: "InvalidCredentials" },
      generation: 2,
      exchangedAt: 0,
      tries: 0,
      retryAfterMs: 0,
    },
  },
  "signing in with email": {
    to: "signing in with email",
    context: {
      identity: undefined,
      user: undefined,
      failure: undefined,
      generation: 1,
      exchangedAt: 0,
      tries: 0,
      retryAfterMs: 0,
    },
  },
  "signing in with Google": {
    to: IN_THE_POPUP,
    context: {
      identity: undefined,
      user: undefined,
      failure: undefined,
      generation: 1,
      exchangedAt: 0,
      tries: 0,
      retryAfterMs: 0,
    },
  },
  "a popup left open": {
    to: { "signing in with Google": "popup left open" },
    context: {
      identity: undefined,
      user: undefined,
      failure: undefined,
      generation: 1,
      exchangedAt: 0,
      tries: 0,
      retryAfterMs: 0,
    },
  },
  "creating the account": {
    to: CREATING_ACCOUNT,
    context: {
      identity: undefined,
      user: undefined,
      failure: undefined,
      generation: 1,
      exchangedAt: 0,
      tries: 0,
      retryAfterMs: 0,
    },
  },
  "creating the registered user": {
    to: CREATING_REGISTERED,
    context: {
      identity: ANA,
      user: undefined,
      failure: undefined,
      generation: 1,
      exchangedAt: 0,
      tries: 0,
      retryAfterMs: 0,
    },
  },
  "exchanging on arrival": {
    to: { arriving: "exchanging" },
    context: {
      identity: { uid: "uid-ana", email: "ana@kitchen.example" },
      user: undefined,
      failure: undefined,
      generation: 2,
      exchangedAt: 0,
      tries: 0,
      retryAfterMs: 0,
    },
  },
  "no verdict on arrival": {
    to: { arriving: "no verdict" },
    context: {
      identity: ANA,
      user: undefined,
      failure: NETWORK_FAILED,
      generation: 2,
      exchangedAt: 0,
      tries: 1,
      retryAfterMs: 0,
    },
  },
  following: {
    to: { following: "exchanging" },
    context: {
      identity: ANA,
      user: undefined,
      failure: undefined,
      generation: 2,
      exchangedAt: 0,
      tries: 0,
      retryAfterMs: 0,
    },
  },
  "no verdict behind the form": {
    to: { following: "no verdict" },
    context: {
      identity: ANA,
      user: undefined,
      failure: NETWORK_FAILED,
      generation: 2,
      exchangedAt: 0,
      tries: 1,
      retryAfterMs: 0,
    },
  },
  "exchanging again": {
    to: "exchanging again",
    context: {
      identity: ANA,
      user: undefined,
      failure: undefined,
      generation: 2,
      exchangedAt: 0,
      tries: 0,
      retryAfterMs: 0,
    },
  },
  "of no use": {
    to: { "signing up": "of no use" },
    context: {
      identity: ANA,
      user: undefined,
      failure: undefined,
      generation: 2,
      exchangedAt: 0,
      tries: 0,
      retryAfterMs: 0,
    },
  },
  "undoing the attempt": {
    to: "undoing the attempt",
    context: {
      identity: ANA,
      user: undefined,
      failure: SIGN_IN_FAILED,
      generation: 2,
      exchangedAt: 0,
      tries: 0,
      retryAfterMs: 0,
    },
  },
  "exchanging by hand": {
    to: "exchanging",
    context: {
      identity: { uid: "uid-ana", email: "ana@kitchen.example" },
      user: undefined,
      failure: undefined,
      generation: 2,
      exchangedAt: 0,
      tries: 0,
      retryAfterMs: 0,
    },
  },
  settled: {
    to: { "signed in": "settled" },
    context: {
      identity: { uid: "uid-ana", email: "ana@kitchen.example" },
      user: ANA_AS_USER,
      failure: undefined,
      generation: 2,
      exchangedAt: NOON,
      tries: 0,
      retryAfterMs: 0,
    },
  },
  "renewing quietly": {
    to: { "signed in": "renewing quietly" },
    context: {
      identity: { uid: "uid-ana", email: "ana@kitchen.example" },
      user: ANA_AS_USER,
      failure: undefined,
      generation: 3,
      exchangedAt: NOON,
      tries: 0,
      retryAfterMs: 0,
    },
  },
  expired: {
    to: EXPIRED,
    context: {
      identity: ANA,
      user: ANA_AS_USER,
      failure: undefined,
      generation: 2,
      exchangedAt: NOON,
      tries: 0,
      retryAfterMs: 0,
    },
  },
  "signing in again": {
    to: AGAIN,
    context: {
      identity: ANA,
      user: ANA_AS_USER,
      failure: undefined,
      generation: 3,
      exchangedAt: NOON,
      tries: 0,
      retryAfterMs: 0,
    },
  },
  "past renewal": {
    to: PAST_RENEWAL,
    context: {
      identity: ANA,
      user: ANA_AS_USER,
      failure: { _tag: "SessionEnded" },
      generation: 3,
      exchangedAt: 0,
      tries: 0,
      retryAfterMs: 0,
    },
  },
  "awaiting birth date": {
    to: AWAITING,
    context: {
      identity: ANA,
      user: undefined,
      failure: undefined,
      generation: 2,
      exchangedAt: 0,
      tries: 0,
      retryAfterMs: 0,
    },
  },
  "creating the new user": {
    to: CREATING_NEW,
    context: {
      identity: ANA,
      user: undefined,
      failure: undefined,
      generation: 2,
      exchangedAt: 0,
      tries: 0,
      retryAfterMs: 0,
    },
  },
  "clearing session": {
    to: "clearing session",
    context: {
      identity: ANA,
      user: undefined,
      failure: { _tag: "SessionEnded" },
      generation: 2,
      exchangedAt: 0,
      tries: 0,
      retryAfterMs: 0,
    },
  },
  "signing out": {
    to: "signing out",
    context: {
      identity: ANA,
      user: undefined,
      failure: undefined,
      generation: 2,
      exchangedAt: 0,
      tries: 0,
      retryAfterMs: 0,
    },
  },
};

/** Nobody is there. */
const nobody = (generation: number, failure?: AuthContext["failure"]): AuthContext => ({
  identity: undefined,
  user: undefined,
  failure,
  generation,
  exchangedAt: 0,
  tries: 0,
  retryAfterMs: 0,
});

/** Nobody is let in, and who it was is known until the provider has let go of them. */
const leaving = (generation: number, failure?: AuthContext["failure"]): AuthContext => ({
  ...nobody(generation, failure),
  identity: ANA,
});

const restores = starts("arriving.restoring", "restore identity");
const signsIn = starts("signing in with email", "sign in with email", ANAS_PASSWORD);
const exchanges = (identity: AuthContext["identity"], generation: number) =>
  starts("exchanging", "exchange identity", { identity, generation });
const renews = (generation: number) =>
  starts("signed in.renewing quietly", "exchange identity", { identity: ANA, generation });

const signsInAgain = (generation: number) =>
  starts("signed in.signing in again", "exchange identity", { identity: ANA, generation });
const asksGoogle = [starts("signing in with Google", "sign in with Google"), waitsForThePopup];
const registers = [starts("registering.creating the account", "register with email", ANAS_DETAILS)];

/** What entering the states that sign out of the identity provider does: of whom is said, where it is known. */
const clears = [
  does("forget credentials"),
  does("forget that a session is likely"),
  starts("clearing session", "sign out of identity", { uid: ANA.uid }),
];
const undoes = [
  does("forget credentials"),
  starts("undoing the attempt", "undo the attempt", { uid: ANA.uid }),
];
const signsOut = [
  does("forget credentials"),
  does("forget that a session is likely"),
  starts("signing out", "sign out of identity", { uid: ANA.uid }),
];

const whileRestoring = [stops("arriving.restoring")];
const whileSigningIn = [stops("signing in with email")];
const whileInThePopup = [waitsForThePopupNoMore, stops("signing in with Google")];
const whileLeftOpen = [stops("signing in with Google")];
const whileCreatingAccount = [stops("registering.creating the account")];
const whileCreatingRegistered = [stops("registering.creating the user")];
const whileCreatingNew = [stops("signing up.creating the user")];
const whileSigningInAgain = [stops("signed in.signing in again")];
const whileExchanging = [stops("exchanging")];
const whileRenewing = [stops("signed in.renewing quietly")];
const whileUndoing = [stops("undoing the attempt")];
const whileClearing = [stops("clearing session")];
const whileSigningOut = [stops("signing out")];
const logs = does("log that signing out failed");

// What somebody who is not signed in can do about it, from wherever they can.
const acts = (
  generation: number,
  first: ReadonlyArray<Deed> = [],
): Partial<Record<Happening, Expectation>> => ({
  "Ana submits the form": {
    to: "signing in with email",
    context: nobody(generation),
    deeds: [...first, signsIn],
  },
  "Ana asks for Google": { to: IN_THE_POPUP, context: nobody(generation), deeds: [...first, ...asksGoogle] },
  "Ana registers": { to: CREATING_ACCOUNT, context: nobody(generation), deeds: [...first, ...registers] },
});

// What Google's popup may answer, while the page waits for it and after.
const fromGoogle = (first: ReadonlyArray<Deed>): Partial<Record<Happening, Expectation>> => ({
  "sign out is asked for": { to: "turned away", context: nobody(2), deeds: first },
  "Google lets in": {
    to: "exchanging",
    context: { ...nobody(2), identity: ANA },
    deeds: [...first, exchanges(ANA, 2)],
  },
  "Google refuses": { to: "turned away", context: nobody(2, POPUP_BLOCKED), deeds: first },
  "Google breaks": { to: "turned away", context: nobody(2, SIGN_IN_FAILED), deeds: first },
});

// Whoever is exchanged, for whatever reason, comes and goes alike.
const whoeverItIs = (
  context: AuthContext,
  first: ReadonlyArray<Deed>,
): Partial<Record<Happening, Expectation>> => {
  const deeds = [...first, does("forget credentials")];
  const goneElsewhere = {
    to: "signed out elsewhere",
    context: nobody(context.generation + 1, SIGNED_OUT_ELSEWHERE),
    deeds,
  } as const;
  return {
    "sign out is asked for": {
      to: "signing out",
      context: { ...leaving(context.generation), tries: context.tries },
      deeds: [...first, ...signsOut],
    },
    "another tab signs out": goneElsewhere,
    "another tab signs everybody out": goneElsewhere,
    "the identity vanishes": {
      to: "session ended",
      context: nobody(context.generation + 1, SESSION_ENDED),
      deeds,
    },
  };
};

const benInstead = (
  to: AuthSnapshot["value"],
  generation: number,
  first: ReadonlyArray<Deed>,
): Partial<Record<Happening, Expectation>> => ({
  "Ben appears": {
    to,
    context: { ...nobody(generation + 1), identity: BEN },
    deeds: [...first, does("forget credentials"), exchanges(BEN, generation + 1)],
  },
});

const lettingIn = (context: AuthContext): Partial<Record<Happening, Expectation>> => ({
  "the exchange lets in": {
    to: SETTLED,
    context: { ...context, user: ANA_AS_USER, exchangedAt: NOON },
    deeds: [...whileExchanging, does("remember that a session is likely")],
  },
});

// On arrival, and when somebody came in another tab: only a verdict ends it.
const fromAwaited = (area: Area, context: AuthContext): Partial<Record<Happening, Expectation>> => {
  const waiting = (failure: AuthContext["failure"], retryAfterMs: number, delay: number): Expectation => ({
    to: NO_VERDICT[area],
    context: { ...context, failure, tries: 1, retryAfterMs },
    deeds: [...whileExchanging, waitsToTryAgain(`${area}.no verdict`, delay)],
  });
  return {
    ...whoeverItIs(context, whileExchanging),
    ...benInstead(EXCHANGING[area], context.generation, whileExchanging),
    ...lettingIn(context),
    "the exchange does not know them": { to: AWAITING, context, deeds: whileExchanging },
    "the exchange refuses": {
      to: "clearing session",
      context: leaving(context.generation, SESSION_ENDED),
      deeds: [...whileExchanging, ...clears],
    },
    "the exchange gets no verdict": waiting(NETWORK_FAILED, 0, 1_000),
    "the exchange is put off": waiting(SIGN_IN_FAILED, 90_000, 90_000),
    "the exchange takes too long": waiting(NETWORK_FAILED, 0, 1_000),
    "the exchange breaks": waiting(NETWORK_FAILED, 0, 1_000),
  };
};

// By an act of the person's own: whatever lets nobody in is undone.
const fromAttempt = (
  context: AuthContext,
  unknown: AuthSnapshot["value"],
): Partial<Record<Happening, Expectation>> => {
  const undone = (failure: AuthContext["failure"]): Expectation => ({
    to: "undoing the attempt",
    context: leaving(context.generation, failure),
    deeds: [...whileExchanging, ...undoes],
  });
  return {
    ...whoeverItIs(context, whileExchanging),
    ...benInstead(EXCHANGING.following, context.generation, whileExchanging),
    ...lettingIn(context),
    "the exchange does not know them": { to: unknown, context, deeds: whileExchanging },
    "the exchange refuses": undone(SIGN_IN_FAILED),
    "the exchange gets no verdict": undone(NETWORK_FAILED),
    "the exchange is put off": undone(SIGN_IN_FAILED),
    "the exchange takes too long": undone(NETWORK_FAILED),
    "the exchange breaks": undone(SIGN_IN_FAILED),
  };
};

// The chart tells itself, so that the password is in no context (§5).
const tellsOfTheAccount: Deed = {
  type: "xstate.raise",
  params: {
    event: { type: "account created", newUser: ANA_WITH_PASSWORD },
    id: undefined,
    delay: undefined,
  },
};
const createsRegistered = [starts("registering.creating the user", "create user", ANA_WITH_PASSWORD)];

const follows = (who: Identity, generation: number): Expectation => ({
  to: { following: "exchanging" },
  context: { ...nobody(generation), identity: who },
  deeds: [exchanges(who, generation)],
});

/** What becomes of a page that nobody is signed in on, and that whoever appears is let in on. */
const openToAll = (generation: number): Partial<Record<Happening, Expectation>> => ({
  ...acts(generation),
  "Ana gives her birth date": {
    to: "turned away",
    context: nobody(generation + 1, NOBODY_PENDING),
    deeds: [],
  },
  "Ana appears within 10 s": follows(ANA, generation + 1),
  "Ana appears after 10 s": follows(ANA, generation + 1),
  "Ben appears": follows(BEN, generation + 1),
});

const whileSigningUp = (first: ReadonlyArray<Deed>): Partial<Record<Happening, Expectation>> => ({
  "sign out is asked for": { to: "signing out", context: leaving(2), deeds: [...first, ...signsOut] },
  "another tab signs out": {
    to: "signed out elsewhere",
    context: nobody(3, SIGNED_OUT_ELSEWHERE),
    deeds: first,
  },
  "another tab signs everybody out": {
    to: "signed out elsewhere",
    context: nobody(3, SIGNED_OUT_ELSEWHERE),
    deeds: first,
  },
  "the identity vanishes": { to: "session ended", context: nobody(3, SESSION_ENDED), deeds: first },
  "Ben appears": {
    to: { following: "exchanging" },
    context: { ...nobody(3), identity: BEN },
    deeds: [...first, exchanges(BEN, 3)],
  },
});

const fromSignedIn = (
  generation: number,
  first: ReadonlyArray<Deed>,
): Partial<Record<Happening, Expectation>> => {
  const out = [...first, does("forget credentials")];
  return {
    ...whoeverItIs(nobody(generation), first),
    ...benInstead(EXCHANGING.following, generation, first),
    "sign out is asked for": {
      to: "signing out",
      context: leaving(generation),
      deeds: [...out, ...signsOut],
    },
  };
};

// A provider that does not even say who was there.
const notRestored: Expectation = {
  to: { arriving: "no verdict" },
  context: { ...nobody(1, NETWORK_FAILED), identity: ANA_LAST_TIME, tries: 1 },
  deeds: [...whileRestoring, waitsToTryAgain("arriving.no verdict", 1_000)],
};

/** What everybody who waits for a next try may do. */
const fromWaiting = (area: Area, retried: Expectation): Partial<Record<Happening, Expectation>> => {
  const context =
    STARTS[area === "arriving" ? "no verdict on arrival" : "no verdict behind the form"].context;
  const first = [triesAgainNoMore(`${area}.no verdict`)];
  return {
    ...whoeverItIs(context, first),
    ...benInstead(EXCHANGING[area], context.generation, first),
    "the network comes": retried,
    "Ana tries again": retried,
    [`the next try ${area === "arriving" ? "on arrival" : "behind the form"} is due`]: retried,
  };
};

// Where the chart goes from where, and what it asks for on the way; what is not listed changes nothing.
const TABLE: Readonly<Record<Situation, Partial<Record<Happening, Expectation>>>> = {
  restoring: {
    "sign out is asked for": {
      to: "signing out",
      context: STARTS.restoring.context,
      deeds: [...whileRestoring, ...signsOut],
    },
    "another tab signs out": {
      to: "signed out elsewhere",
      context: nobody(2, SIGNED_OUT_ELSEWHERE),
      deeds: whileRestoring,
    },
    "another tab signs everybody out": {
      to: "signed out elsewhere",
      context: nobody(2, SIGNED_OUT_ELSEWHERE),
      deeds: whileRestoring,
    },
    "Ana is restored": {
      to: { arriving: "exchanging" },
      context: { ...STARTS.restoring.context, identity: ANA, generation: 2 },
      deeds: [...whileRestoring, exchanges(ANA, 2)],
    },
    "nobody is restored": {
      to: "session ended",
      context: nobody(2, SESSION_ENDED),
      deeds: [...whileRestoring, does("expect nobody next time")],
    },
    "restoring breaks": notRestored,
    "restoring takes too long": notRestored,
  },
  "signed out": {
    ...openToAll(1),
    "somebody was here last time": {
      to: { arriving: "restoring" },
      context: STARTS.restoring.context,
      deeds: [restores],
    },
  },
  "signed out elsewhere": openToAll(2),
  "session ended": openToAll(2),
  "turned away": {
    ...acts(2),
    "Ana gives her birth date": { to: "turned away", context: nobody(2, NOBODY_PENDING), deeds: [] },
  },
  "signing in with email": {
    "sign out is asked for": { to: "turned away", context: nobody(2), deeds: whileSigningIn },
    "the address is accepted": {
      to: "exchanging",
      context: { ...nobody(2), identity: ANA },
      deeds: [...whileSigningIn, exchanges(ANA, 2)],
    },
    "the address is refused": {
      to: "turned away",
      context: nobody(2, INVALID_CREDENTIALS),
      deeds: whileSigningIn,
    },
    "signing in breaks": { to: "turned away", context: nobody(2, SIGN_IN_FAILED), deeds: whileSigningIn },
    "signing in takes too long": {
      to: "turned away",
      context: nobody(2, NETWORK_FAILED),
      deeds: whileSigningIn,
    },
  },
  "signing in with Google": {
    ...fromGoogle(whileInThePopup),
    "the popup takes too long": {
      to: { "signing in with Google": "popup left open" },
      context: nobody(1),
      deeds: [waitsForThePopupNoMore],
    },
  },
  "a popup left open": { ...fromGoogle(whileLeftOpen), ...acts(1, whileLeftOpen) },
  "creating the account": {
    "sign out is asked for": { to: "turned away", context: nobody(2), deeds: whileCreatingAccount },
    "the account is created": {
      to: CREATING_REGISTERED,
      context: { ...nobody(1), identity: ANA },
      deeds: [tellsOfTheAccount, ...whileCreatingAccount, ...createsRegistered],
    },
    "an account is told of": {
      to: CREATING_REGISTERED,
      context: { ...nobody(1), identity: ANA },
      deeds: [...whileCreatingAccount, ...createsRegistered],
    },
    "the account is refused": {
      to: "turned away",
      context: nobody(2, SIGN_IN_FAILED),
      deeds: whileCreatingAccount,
    },
    "creating the account breaks": {
      to: "turned away",
      context: nobody(2, SIGN_IN_FAILED),
      deeds: whileCreatingAccount,
    },
    "creating the account takes too long": {
      to: "turned away",
      context: nobody(2, NETWORK_FAILED),
      deeds: whileCreatingAccount,
    },
  },
  "creating the registered user": {
    "sign out is asked for": {
      to: "undoing the attempt",
      context: leaving(1),
      deeds: [...whileCreatingRegistered, ...undoes],
    },
    "another tab signs out": {
      to: "signed out elsewhere",
      context: nobody(2, SIGNED_OUT_ELSEWHERE),
      deeds: whileCreatingRegistered,
    },
    "another tab signs everybody out": {
      to: "signed out elsewhere",
      context: nobody(2, SIGNED_OUT_ELSEWHERE),
      deeds: whileCreatingRegistered,
    },
    "the identity vanishes": {
      to: "session ended",
      context: nobody(2, SESSION_ENDED),
      deeds: whileCreatingRegistered,
    },
    "the registered user is created": {
      to: "exchanging again",
      context: { ...nobody(2), identity: ANA },
      deeds: [...whileCreatingRegistered, exchanges(ANA, 2)],
    },
    "the registered user is refused": {
      to: "undoing the attempt",
      context: leaving(1, SIGN_IN_FAILED),
      deeds: [...whileCreatingRegistered, ...undoes],
    },
    "creating the registered user breaks": {
      to: "undoing the attempt",
      context: leaving(1, SIGN_IN_FAILED),
      deeds: [...whileCreatingRegistered, ...undoes],
    },
    "creating the registered user takes too long": {
      to: "undoing the attempt",
      context: leaving(1, NETWORK_FAILED),
      deeds: [...whileCreatingRegistered, ...undoes],
    },
  },
  "awaiting birth date": {
    ...whileSigningUp([]),
    "Ana gives her birth date": {
      to: CREATING_NEW,
      context: STARTS["creating the new user"].context,
      deeds: [starts("signing up.creating the user", "create user", ANA_WITHOUT_PASSWORD)],
    },
  },
  "creating the new user": {
    ...whileSigningUp(whileCreatingNew),
    "the new user is created": {
      to: "exchanging again",
      context: { ...nobody(3), identity: ANA },
      deeds: [...whileCreatingNew, exchanges(ANA, 3)],
    },
    "the new user is refused": {
      to: AWAITING,
      context: { ...nobody(2, NETWORK_FAILED), identity: ANA },
      deeds: whileCreatingNew,
    },
    "the new user is not pending": {
      to: "turned away",
      context: nobody(3, NOBODY_PENDING),
      deeds: whileCreatingNew,
    },
    "creating the new user breaks": {
      to: AWAITING,
      context: { ...nobody(2, SIGN_IN_FAILED), identity: ANA },
      deeds: [...whileCreatingNew],
    },
    "creating the new user takes too long": {
      to: AWAITING,
      context: { ...nobody(2, NETWORK_FAILED), identity: ANA },
      deeds: whileCreatingNew,
    },
  },
  "of no use": whileSigningUp([]),
  "exchanging on arrival": fromAwaited("arriving", STARTS["exchanging on arrival"].context),
  "no verdict on arrival": fromWaiting("arriving", {
    to: { arriving: "restoring" },
    context: STARTS["no verdict on arrival"].context,
    deeds: [triesAgainNoMore("arriving.no verdict"), restores],
  }),
  following: {
    ...fromAwaited("following", STARTS.following.context),
    "the identity vanishes": {
      to: "signed out",
      context: nobody(3),
      deeds: [...whileExchanging, does("forget credentials")],
    },
  },
  "no verdict behind the form": {
    ...fromWaiting("following", {
      to: { following: "exchanging" },
      context: { ...STARTS["no verdict behind the form"].context, generation: 3 },
      deeds: [triesAgainNoMore("following.no verdict"), exchanges(ANA, 3)],
    }),
    ...acts(2, [triesAgainNoMore("following.no verdict")]),
    "the identity vanishes": {
      to: "signed out",
      context: nobody(3),
      deeds: [triesAgainNoMore("following.no verdict"), does("forget credentials")],
    },
  },
  "exchanging by hand": fromAttempt(STARTS["exchanging by hand"].context, AWAITING),
  "exchanging again": fromAttempt(STARTS["exchanging again"].context, { "signing up": "of no use" }),
  settled: {
    ...fromSignedIn(2, []),
    "Ana appears after 10 s": {
      to: RENEWING,
      context: { ...STARTS.settled.context, generation: 3 },
      deeds: [renews(3)],
    },
    "Ana's details change": {
      to: RENEWING,
      context: { ...STARTS.settled.context, generation: 3 },
      deeds: [renews(3)],
    },
    "the session expires": { to: EXPIRED, context: STARTS.settled.context, deeds: [] },
  },
  "renewing quietly": {
    ...fromSignedIn(3, whileRenewing),
    "Ana's details change": {
      to: RENEWING,
      context: { ...STARTS["renewing quietly"].context, generation: 4 },
      deeds: [...whileRenewing, renews(4)],
    },
    "the session expires": {
      to: AGAIN,
      context: { ...STARTS["renewing quietly"].context, generation: 4 },
      deeds: [...whileRenewing, signsInAgain(4)],
    },
    "the renewal lets in": {
      to: SETTLED,
      context: { ...STARTS["renewing quietly"].context, exchangedAt: HALF_PAST },
      deeds: whileRenewing,
    },
    "the renewal does not know them": {
      to: AWAITING,
      context: { ...nobody(3), identity: ANA },
      deeds: [...whileRenewing, does("forget credentials")],
    },
    "the renewal refuses": {
      to: SETTLED,
      context: { ...STARTS["renewing quietly"].context, exchangedAt: 0 },
      deeds: whileRenewing,
    },
    "the renewal breaks": {
      to: SETTLED,
      context: { ...STARTS["renewing quietly"].context, exchangedAt: 0 },
      deeds: [...whileRenewing],
    },
    "the renewal takes too long": {
      to: SETTLED,
      context: { ...STARTS["renewing quietly"].context, exchangedAt: 0 },
      deeds: whileRenewing,
    },
  },
  expired: {
    ...fromSignedIn(2, []),
    "Ana appears after 10 s": {
      to: AGAIN,
      context: { ...STARTS.expired.context, generation: 3 },
      deeds: [signsInAgain(3)],
    },
    "Ana signs in again": {
      to: AGAIN,
      context: { ...STARTS.expired.context, generation: 3 },
      deeds: [signsInAgain(3)],
    },
  },
  "signing in again": {
    ...fromSignedIn(3, whileSigningInAgain),
    "signing in again lets in": {
      to: SETTLED,
      context: { ...STARTS["signing in again"].context, exchangedAt: HALF_PAST },
      deeds: whileSigningInAgain,
    },
    "signing in again finds no user": {
      to: AWAITING,
      context: { ...nobody(3), identity: ANA },
      deeds: [...whileSigningInAgain, does("forget credentials")],
    },
    "signing in again gets no verdict": {
      to: EXPIRED,
      context: { ...STARTS["signing in again"].context, exchangedAt: 0, failure: NETWORK_FAILED },
      deeds: whileSigningInAgain,
    },
    "signing in again is refused": {
      to: PAST_RENEWAL,
      context: STARTS["past renewal"].context,
      deeds: whileSigningInAgain,
    },
    "signing in again breaks": {
      to: EXPIRED,
      context: { ...STARTS["signing in again"].context, exchangedAt: 0, failure: SIGN_IN_FAILED },
      deeds: [...whileSigningInAgain],
    },
    "signing in again takes too long": {
      to: EXPIRED,
      context: { ...STARTS["signing in again"].context, exchangedAt: 0, failure: NETWORK_FAILED },
      deeds: whileSigningInAgain,
    },
  },
  "past renewal": {
    ...fromSignedIn(3, []),
    "sign out is asked for": {
      to: "signing out",
      context: leaving(3),
      deeds: [does("forget credentials"), ...signsOut],
    },
    // No exchange of theirs is as young as that.
    "Ana appears within 10 s": {
      to: AGAIN,
      context: { ...STARTS["past renewal"].context, generation: 4, failure: undefined },
      deeds: [signsInAgain(4)],
    },
    "Ana appears after 10 s": {
      to: AGAIN,
      context: { ...STARTS["past renewal"].context, generation: 4, failure: undefined },
      deeds: [signsInAgain(4)],
    },
    "Ana signs in again": {
      to: "clearing session",
      context: leaving(3, SESSION_ENDED),
      deeds: [does("forget credentials"), ...clears],
    },
  },
  "undoing the attempt": {
    "the attempt is undone": {
      to: "turned away",
      context: nobody(3, SIGN_IN_FAILED),
      deeds: whileUndoing,
    },
    "the attempt is not undone": {
      to: "turned away",
      context: nobody(3, SIGN_IN_FAILED),
      deeds: [...whileUndoing, logs],
    },
    "undoing breaks": {
      to: "turned away",
      context: nobody(3, SIGN_IN_FAILED),
      deeds: [...whileUndoing, logs],
    },
    "undoing takes too long": {
      to: "turned away",
      context: nobody(3, SIGN_IN_FAILED),
      deeds: [...whileUndoing, logs],
    },
  },
  "clearing session": {
    "the session is cleared": {
      to: "turned away",
      context: nobody(3, SESSION_ENDED),
      deeds: whileClearing,
    },
    "the session is not cleared": {
      to: "turned away",
      context: nobody(3, SESSION_ENDED),
      deeds: [...whileClearing, logs],
    },
    "clearing breaks": {
      to: "turned away",
      context: nobody(3, SESSION_ENDED),
      deeds: [...whileClearing, logs],
    },
    "clearing takes too long": {
      to: "turned away",
      context: nobody(3, SESSION_ENDED),
      deeds: [...whileClearing, logs],
    },
  },
  "signing out": {
    "signing out succeeds": { to: "signed out", context: nobody(3), deeds: whileSigningOut },
    "signing out fails": { to: "turned away", context: nobody(3), deeds: [...whileSigningOut, logs] },
    "signing out breaks": { to: "turned away", context: nobody(3), deeds: [...whileSigningOut, logs] },
    "signing out takes too long": {
      to: "turned away",
      context: nobody(3),
      deeds: [...whileSigningOut, logs],
    },
  },
};

const outcome = (from: Situation, name: Happening) => {
  const { snapshot, deeds } = nextStep(situations[from], name);
  return { status: snapshot.status, to: snapshot.value, context: snapshot.context, deeds };
};

const pairs = situationNames.flatMap((from) => happenings.map((name) => ({ from, name })));
const listed = pairs.flatMap(({ from, name }) => {
  const expectation = TABLE[from][name];
  return expectation === undefined ? [] : [{ from, name, expectation }];
});
const ignored = pairs.filter(({ from, name }) => TABLE[from][name] === undefined);

describe("§4: where a page begins", () => {
  test("§4: with a session likely, it looks for who was there last time", () => {
    const { snapshot, deeds } = firstStep(true);
    expect([snapshot.value, snapshot.context, deeds]).toEqual([
      { arriving: "restoring" },
      STARTS.restoring.context,
      [restores],
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

  test("of 2214 pairs 210 do something, and 2004 do nothing", () => {
    expect([pairs.length, listed.length, ignored.length]).toEqual([2214, 210, 2004]);
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
