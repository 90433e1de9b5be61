import { setImmediate as nextTurn } from "node:timers/promises";
import * as Result from "effect/Result";
import { vi } from "vitest";
import {
  createActor,
  initialTransition,
  SimulatedClock,
  transition,
  type DoneActorEvent,
  type ExecutableActionObject,
  type SnapshotFrom,
  type StateValue,
} from "xstate";
import { Confidential } from "../../../src/domain/confidential.ts";
import type { AppUser, Identity } from "../../../src/domain/session.ts";
import type { Registration } from "../../../src/domain/signing-up/registration.ts";
import { TimedOut, Unreadable } from "../../../src/domain/remote-failure.ts";
import { NO_ANSWER, type ExchangeFailure, type SignInFailure } from "../../../src/domain/sign-in-failure.ts";
import { authMachine, type AuthMachine } from "../../../src/machines/auth/auth.machine.ts";
import type {
  AuthContext,
  AuthEvent,
  EmailAndPassword,
  ExchangeAnswer,
  ExchangeRequest,
  Leaving,
  NewUser,
} from "../../../src/machines/auth/auth.types.ts";
import type { Answer } from "../../../src/machines/answer.ts";
import { answering, LONGEST_MS, PATIENCE_MS, workActor } from "../../../src/machines/effect-actor.ts";
import { calendarDate, id } from "../../domain/generators.ts";

export type AuthSnapshot = SnapshotFrom<AuthMachine>;

// Who is there.

export const ANA: Identity = { uid: "uid-ana", email: "ana@kitchen.example" };
export const BEN: Identity = { uid: "uid-ben", email: "ben@kitchen.example" };

export const CAL: Identity = { uid: "uid-cal", email: "cal@kitchen.example" };

export const ANA_AS_USER: AppUser = {
  uid: "uid-ana",
  userId: id<"user">("7"),
  email: "ana@kitchen.example",
  displayName: "Ana",
  role: "viewer",
  roleSource: "backend",
  permissions: ["users.read"],
};
export const BEN_AS_USER: AppUser = {
  uid: "uid-ben",
  userId: id<"user">("8"),
  email: "ben@kitchen.example",
  displayName: "Ben",
  role: "chef",
  roleSource: "email",
  permissions: ["business.read"],
};

export const CAL_AS_USER: AppUser = {
  ...ANA_AS_USER,
  uid: "uid-cal",
  userId: id<"user">("9"),
  email: CAL.email,
};

export const ANAS_PASSWORD: EmailAndPassword = {
  email: "ana@kitchen.example",
  password: new Confidential("correct horse"),
};

/** A day on which Ana was born, as the domain lets it through (D20). */
export const BIRTH_DATE = new Confidential(calendarDate("1990-02-28"));

export const ANAS_DETAILS: Registration = {
  ...ANAS_PASSWORD,
  birthDate: BIRTH_DATE,
  username: "Ana",
};

/** What the backend is told of Ana, who registered, and who came by Google and has no password here. */
export const ANA_WITH_PASSWORD: NewUser = {
  identity: ANA,
  birthDate: BIRTH_DATE,
  password: ANAS_PASSWORD.password,
};
export const ANA_WITHOUT_PASSWORD: NewUser = { identity: ANA, birthDate: BIRTH_DATE, password: undefined };

/** When exchanges answer, and when renewals do, in epoch milliseconds. */
export const NOON = Date.UTC(2026, 4, 4, 12);
export const HALF_PAST = NOON + 1_800_000;

export const INVALID_CREDENTIALS: SignInFailure = { _tag: "InvalidCredentials" };
export const NETWORK_FAILED: SignInFailure = { _tag: "NetworkFailed" };
export const SIGN_IN_FAILED: SignInFailure = { _tag: "SignInFailed" };
export const SESSION_ENDED: SignInFailure = { _tag: "SessionEnded" };
export const POPUP_BLOCKED: SignInFailure = { _tag: "PopupBlocked" };
export const NOBODY_PENDING: SignInFailure = { _tag: "NoPendingGoogleUser" };
export const UNKNOWN: ExchangeFailure = { _tag: "UserUnknown" };
/** Nobody said whether somebody may come in: no answer, and a backend that wants to be left alone for a while (D55). */
export const NO_VERDICT: ExchangeFailure = NO_ANSWER;
export const PUT_OFF: ExchangeFailure = {
  _tag: "NoVerdict",
  reason: SIGN_IN_FAILED,
  retryAfterSeconds: 90,
};

export const appeared = (identity: Identity, at: number): AuthEvent => ({
  type: "identity appeared",
  identity,
  at,
});

export const letIn = (user: AppUser, generation: number, at = NOON): Result.Result<ExchangeAnswer> =>
  Result.succeed({ generation, at, outcome: Result.succeed(user) });

export const refused = (
  failure: ExchangeFailure,
  generation: number,
  at = NOON,
): Result.Result<ExchangeAnswer> => Result.succeed({ generation, at, outcome: Result.fail(failure) });

// What XState itself tells the chart.

/** The states that wait for an actor, and the id that each gives it. */
const ACTORS = {
  "arriving.restoring": "restoring",
  "signing in with email": "signing in with email",
  "signing in with Google": "signing in with Google",
  "registering.creating the account": "creating the account",
  "registering.creating the user": "creating the registered user",
  "signing up.creating the user": "creating the new user",
  exchanging: "exchanging",
  "arriving.exchanging": "exchanging",
  "following.exchanging": "exchanging",
  "exchanging again": "exchanging",
  "signed in.renewing quietly": "renewing quietly",
  "signed in.signing in again": "signing in again",
  "undoing the attempt": "undoing the attempt",
  "clearing session": "clearing session",
  "signing out": "signing out",
} as const;

type WaitingState = keyof typeof ACTORS;

/** An actor's answer, or that the popup is left open: XState accepts these, but leaves them out of its types. */
type Report = DoneActorEvent | { readonly type: `xstate.after.${string}` };

const done = (state: WaitingState, output: unknown): Report => ({
  type: `xstate.done.actor.${ACTORS[state]}`,
  output,
  actorId: ACTORS[state],
});

/** What an actor that breaks says. */
export const BUG = new Error("a bug in an actor");

const broke = (state: WaitingState): Report => done(state, Result.fail(Unreadable));

const tooLate = (state: WaitingState): Report => done(state, Result.fail(TimedOut));

const LEFT_OPEN = {
  type: "xstate.after.the popup has been open for long.auth.signing in with Google.in the popup",
} as const;

/** A next try, due in the state that waits for it. */
const dueIn = <Waiting extends string>(waiting: Waiting) =>
  ({ type: `xstate.after.the next try is due.auth.${waiting}` }) as const;

// Everything that can happen, by name.

const userOf = ({ identity }: AuthContext): AppUser =>
  identity?.uid === BEN.uid ? BEN_AS_USER : ANA_AS_USER;

const restored = (identity: Identity | undefined): Report =>
  done("arriving.restoring", Result.succeed(identity));

const emailAnswer = (answer: Result.Result<Identity, SignInFailure>): Report =>
  done("signing in with email", answer);

const createAnswer = (
  state: "registering.creating the user" | "signing up.creating the user",
  answer: Result.Result<void, SignInFailure>,
): Report => done(state, answer);

const signOutAnswer = (
  state: "clearing session" | "signing out" | "undoing the attempt",
  answer: Result.Result<void, SignInFailure>,
): Report => done(state, answer);

/** Every event and report of the chart; those that depend on what went before are made from the context. */
const HAPPENINGS = {
  "somebody was here last time": () => ({ type: "restore the session", uid: ANA.uid }),
  "Ana submits the form": () => ({ type: "sign in with email", ...ANAS_PASSWORD }),
  "Ana asks for Google": () => ({ type: "sign in with Google" }),
  "Ana registers": () => ({ type: "register", ...ANAS_DETAILS }),
  "Ana gives her birth date": () => ({ type: "give birth date", birthDate: BIRTH_DATE }),
  "Ana signs in again": () => ({ type: "sign in again" }),
  "Ana's details change": () => ({ type: "details changed" }),
  "the session expires": () => ({ type: "session expired" }),
  "sign out is asked for": () => ({ type: "sign out" }),
  "another tab signs out": () => ({ type: "signed out elsewhere", uid: ANA.uid }),
  "another tab signs Ben out": () => ({ type: "signed out elsewhere", uid: BEN.uid }),
  "another tab signs everybody out": () => ({ type: "signed out elsewhere", uid: undefined }),
  "the network comes": () => ({ type: "network came" }),
  "Ana tries again": () => ({ type: "try again" }),
  "the next try on arrival is due": () => dueIn("arriving.no verdict"),
  "the next try behind the form is due": () => dueIn("following.no verdict"),
  "Ana appears within 10 s": ({ exchangedAt }) => appeared(ANA, exchangedAt + 9_999),
  "Ana appears after 10 s": ({ exchangedAt }) => appeared(ANA, exchangedAt + 10_000),
  "Ben appears": ({ exchangedAt }) => appeared(BEN, exchangedAt + 1),
  "the identity vanishes": () => ({ type: "identity vanished" }),

  "Ana is restored": () => restored(ANA),
  "nobody is restored": () => restored(undefined),
  "restoring breaks": () => broke("arriving.restoring"),
  "restoring takes too long": () => tooLate("arriving.restoring"),

  "the address is accepted": () => emailAnswer(Result.succeed(ANA)),
  "the address is refused": () => emailAnswer(Result.fail(INVALID_CREDENTIALS)),
  "signing in breaks": () => broke("signing in with email"),
  "signing in takes too long": () => tooLate("signing in with email"),

  "Google lets in": () => done("signing in with Google", Result.succeed(ANA)),
  "Google refuses": () => done("signing in with Google", Result.fail(POPUP_BLOCKED)),
  "Google breaks": () => broke("signing in with Google"),
  "the popup takes too long": () => LEFT_OPEN,

  "the account is created": () => done("registering.creating the account", Result.succeed(ANA_WITH_PASSWORD)),
  "the account is refused": () => done("registering.creating the account", Result.fail(SIGN_IN_FAILED)),
  "creating the account breaks": () => broke("registering.creating the account"),
  "creating the account takes too long": () => tooLate("registering.creating the account"),
  "an account is told of": () => ({ type: "account created", newUser: ANA_WITH_PASSWORD }),

  "the registered user is created": () =>
    createAnswer("registering.creating the user", Result.succeed(undefined)),
  "the registered user is refused": () =>
    createAnswer("registering.creating the user", Result.fail(SIGN_IN_FAILED)),
  "creating the registered user breaks": () => broke("registering.creating the user"),
  "creating the registered user takes too long": () => tooLate("registering.creating the user"),

  "the new user is created": () => createAnswer("signing up.creating the user", Result.succeed(undefined)),
  "the new user is refused": () => createAnswer("signing up.creating the user", Result.fail(NETWORK_FAILED)),
  "the new user is not pending": () =>
    createAnswer("signing up.creating the user", Result.fail(NOBODY_PENDING)),
  "creating the new user breaks": () => broke("signing up.creating the user"),
  "creating the new user takes too long": () => tooLate("signing up.creating the user"),

  "the exchange lets in": (context) => done("exchanging", letIn(userOf(context), context.generation)),
  "the exchange refuses": ({ generation }) => done("exchanging", refused(SIGN_IN_FAILED, generation)),
  "the exchange does not know them": ({ generation }) => done("exchanging", refused(UNKNOWN, generation)),
  "an earlier exchange lets in": (context) =>
    done("exchanging", letIn(userOf(context), context.generation - 1)),
  "an earlier exchange refuses": ({ generation }) =>
    done("exchanging", refused(SIGN_IN_FAILED, generation - 1)),
  "the exchange gets no verdict": ({ generation }) => done("exchanging", refused(NO_VERDICT, generation)),
  "the exchange is put off": ({ generation }) => done("exchanging", refused(PUT_OFF, generation)),
  "the exchange breaks": () => broke("exchanging"),
  "the exchange takes too long": () => tooLate("exchanging"),

  "the renewal lets in": (context) =>
    done("signed in.renewing quietly", letIn(userOf(context), context.generation, HALF_PAST)),
  "the renewal refuses": ({ generation }) =>
    done("signed in.renewing quietly", refused(SIGN_IN_FAILED, generation, HALF_PAST)),
  "the renewal does not know them": ({ generation }) =>
    done("signed in.renewing quietly", refused(UNKNOWN, generation, HALF_PAST)),
  "an earlier renewal lets in": (context) =>
    done("signed in.renewing quietly", letIn(userOf(context), context.generation - 1, HALF_PAST)),
  "an earlier renewal refuses": ({ generation }) =>
    done("signed in.renewing quietly", refused(SIGN_IN_FAILED, generation - 1, HALF_PAST)),
  "the renewal breaks": () => broke("signed in.renewing quietly"),
  "the renewal takes too long": () => tooLate("signed in.renewing quietly"),

  "signing in again lets in": (context) =>
    done("signed in.signing in again", letIn(userOf(context), context.generation, HALF_PAST)),
  "signing in again is refused": ({ generation }) =>
    done("signed in.signing in again", refused(SIGN_IN_FAILED, generation, HALF_PAST)),
  "signing in again gets no verdict": ({ generation }) =>
    done("signed in.signing in again", refused(NO_VERDICT, generation, HALF_PAST)),
  "signing in again finds no user": ({ generation }) =>
    done("signed in.signing in again", refused(UNKNOWN, generation, HALF_PAST)),
  "an earlier signing in again lets in": (context) =>
    done("signed in.signing in again", letIn(userOf(context), context.generation - 1, HALF_PAST)),
  "an earlier signing in again is refused": ({ generation }) =>
    done("signed in.signing in again", refused(SIGN_IN_FAILED, generation - 1, HALF_PAST)),
  "signing in again breaks": () => broke("signed in.signing in again"),
  "signing in again takes too long": () => tooLate("signed in.signing in again"),

  "the attempt is undone": () => signOutAnswer("undoing the attempt", Result.succeed(undefined)),
  "the attempt is not undone": () => signOutAnswer("undoing the attempt", Result.fail(NETWORK_FAILED)),
  "undoing breaks": () => broke("undoing the attempt"),
  "undoing takes too long": () => tooLate("undoing the attempt"),

  "the session is cleared": () => signOutAnswer("clearing session", Result.succeed(undefined)),
  "the session is not cleared": () => signOutAnswer("clearing session", Result.fail(NETWORK_FAILED)),
  "clearing breaks": () => broke("clearing session"),
  "clearing takes too long": () => tooLate("clearing session"),

  "signing out succeeds": () => signOutAnswer("signing out", Result.succeed(undefined)),
  "signing out fails": () => signOutAnswer("signing out", Result.fail(NETWORK_FAILED)),
  "signing out breaks": () => broke("signing out"),
  "signing out takes too long": () => tooLate("signing out"),
} as const satisfies Record<string, (context: AuthContext) => AuthEvent | Report>;

export type Happening = keyof typeof HAPPENINGS;

const isHappening = (name: string): name is Happening => Object.hasOwn(HAPPENINGS, name);

export const happenings: ReadonlyArray<Happening> = Object.keys(HAPPENINGS).filter(isHappening);

/** The states inside each other that a chart is in, outermost first. */
export const pathOf = (value: StateValue): string =>
  typeof value === "string"
    ? value
    : Object.entries(value)
        .map(([state, inner]) => (inner === undefined ? state : `${state}.${pathOf(inner)}`))
        .join(" and ");

/** What XState is told of a happening. */
export const eventOf = (name: Happening, context: AuthContext): AuthEvent | Report =>
  HAPPENINGS[name](context);

/** The type that XState knows a happening by. */
export const eventTypeOf = (name: Happening, context: AuthContext): string => eventOf(name, context).type;

// The chart as a pure function.

/** An action that a step asks for, without the live actors that XState puts into it. */
export interface Deed {
  readonly type: string;
  readonly params: unknown;
}

export interface Step {
  readonly snapshot: AuthSnapshot;
  readonly deeds: ReadonlyArray<Deed>;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const deedOf = ({ type, params }: ExecutableActionObject): Deed => {
  if (type === "xstate.stopChild" && isObject(params) && "id" in params) return { type, params: params.id };
  if (type === "xstate.spawnChild" && isObject(params) && "id" in params && "src" in params)
    return {
      type,
      params: { id: params.id, src: params.src, input: "input" in params ? params.input : undefined },
    };
  return { type, params };
};

const stepOf = ([snapshot, actions]: [AuthSnapshot, Array<ExecutableActionObject>]): Step => ({
  snapshot,
  deeds: actions.map(deedOf),
});

/** A method, because only a method's parameter may be wider than what XState's own type of it admits. */
interface Chart {
  next(snapshot: AuthSnapshot, event: AuthEvent | Report): Step;
}

const chart: Chart = {
  next: (snapshot, event: AuthEvent) => stepOf(transition(authMachine, snapshot, event)),
};

/** What a page begins with, whether or not somebody was signed in last time. */
export const firstStep = (sessionIsLikely: boolean): Step => {
  const first = stepOf(initialTransition(authMachine));
  return sessionIsLikely ? chart.next(first.snapshot, { type: "restore the session", uid: ANA.uid }) : first;
};

export const nextStep = (snapshot: AuthSnapshot, name: Happening): Step =>
  chart.next(snapshot, HAPPENINGS[name](snapshot.context));

/** What a chart does with an event as it is, for what no name above says. */
export const stepBy = (snapshot: AuthSnapshot, event: AuthEvent): Step => chart.next(snapshot, event);

/** Whether a state can receive an event of a type: actors and the popup's wait report only to the state that started them. */
const canArriveIn = (state: string, type: string): boolean => {
  if (type.startsWith("xstate.after.")) return type.endsWith(`.auth.${state}`);
  const reportsTo = Object.entries(ACTORS).filter(([, actor]) => type === `xstate.done.actor.${actor}`);
  return reportsTo.length === 0 || reportsTo.some(([waiting]) => `${state}.`.startsWith(`${waiting}.`));
};

/** Whether something can happen now. */
export const canHappen = ({ value, context }: AuthSnapshot, name: Happening): boolean =>
  canArriveIn(pathOf(value), eventTypeOf(name, context));

/** Everything that can happen now. */
export const possible = (snapshot: AuthSnapshot): ReadonlyArray<AuthEvent | Report> =>
  happenings.filter((name) => canHappen(snapshot, name)).map((name) => HAPPENINGS[name](snapshot.context));

export const after = (start: AuthSnapshot, ...names: ReadonlyArray<Happening>): AuthSnapshot =>
  names.reduce((snapshot, name) => nextStep(snapshot, name).snapshot, start);

// What a step may ask for.

export const starts = (state: WaitingState, src: string, input?: unknown): Deed => ({
  type: "xstate.spawnChild",
  params: { id: ACTORS[state], src, input },
});
export const stops = (state: WaitingState): Deed => ({ type: "xstate.stopChild", params: ACTORS[state] });
export const waitsForThePopup: Deed = {
  type: "xstate.raise",
  params: { event: LEFT_OPEN, id: LEFT_OPEN.type, delay: 15_000 },
};
export const waitsForThePopupNoMore: Deed = { type: "xstate.cancel", params: { sendId: LEFT_OPEN.type } };
export const waitsToTryAgain = (
  state: "arriving.no verdict" | "following.no verdict",
  delay: number,
): Deed => {
  const event = dueIn(state);
  return { type: "xstate.raise", params: { event, id: event.type, delay } };
};
export const triesAgainNoMore = (state: "arriving.no verdict" | "following.no verdict"): Deed => ({
  type: "xstate.cancel",
  params: { sendId: dueIn(state).type },
});
export const does = (type: ChartAction): Deed => ({ type, params: undefined });

/** What the chart does to the world outside. */
export const OUTSIDE_ACTIONS = [
  "forget credentials",
  "remember that a session is likely",
  "forget that a session is likely",
  "expect nobody next time",
  "log that signing out failed",
] as const;

type ChartAction = (typeof OUTSIDE_ACTIONS)[number];

/** What the chart does outside, and what its actors log. */
export type OutsideAction = ChartAction | "log the bug";

/** What a chart does with a report of one of the actors that it started, by the actor's id. */
export const stepByAnswer = (snapshot: AuthSnapshot, actor: string, output: unknown): Step =>
  chart.next(snapshot, { type: `xstate.done.actor.${actor}`, output, actorId: actor });

/** What a chart does when what its state waits for is due: the popup has been open for long, or a next try. */
export const stepByDelay = (snapshot: AuthSnapshot): Step => {
  const state = pathOf(snapshot.value);
  return chart.next(snapshot, state.endsWith("no verdict") ? dueIn(state) : LEFT_OPEN);
};

// Where the chart can be.

const arrives = (...names: ReadonlyArray<Happening>) => after(firstStep(true).snapshot, ...names);
const visits = (...names: ReadonlyArray<Happening>) => after(firstStep(false).snapshot, ...names);

/** A snapshot of every state that the chart rests in, some of them with two histories. */
export const situations = {
  restoring: arrives(),
  "signed out": visits(),
  "signed out elsewhere": arrives("another tab signs out"),
  "session ended": arrives("nobody is restored"),
  "turned away": visits("Ana submits the form", "the address is refused"),
  "signing in with email": visits("Ana submits the form"),
  "signing in with Google": visits("Ana asks for Google"),
  "a popup left open": visits("Ana asks for Google", "the popup takes too long"),
  "creating the account": visits("Ana registers"),
  "creating the registered user": visits("Ana registers", "the account is created"),
  "exchanging on arrival": arrives("Ana is restored"),
  "no verdict on arrival": arrives("Ana is restored", "the exchange gets no verdict"),
  following: visits("Ana appears after 10 s"),
  "no verdict behind the form": visits("Ana appears after 10 s", "the exchange gets no verdict"),
  "exchanging by hand": visits("Ana submits the form", "the address is accepted"),
  "exchanging again": visits("Ana registers", "the account is created", "the registered user is created"),
  settled: arrives("Ana is restored", "the exchange lets in"),
  "renewing quietly": arrives("Ana is restored", "the exchange lets in", "Ana appears after 10 s"),
  expired: arrives("Ana is restored", "the exchange lets in", "the session expires"),
  "signing in again": arrives(
    "Ana is restored",
    "the exchange lets in",
    "the session expires",
    "Ana signs in again",
  ),
  "past renewal": arrives(
    "Ana is restored",
    "the exchange lets in",
    "the session expires",
    "Ana signs in again",
    "signing in again is refused",
  ),
  "awaiting birth date": arrives("Ana is restored", "the exchange does not know them"),
  "creating the new user": arrives(
    "Ana is restored",
    "the exchange does not know them",
    "Ana gives her birth date",
  ),
  "of no use": visits(
    "Ana registers",
    "the account is created",
    "the registered user is created",
    "the exchange does not know them",
  ),
  "undoing the attempt": visits("Ana submits the form", "the address is accepted", "the exchange refuses"),
  "clearing session": arrives("Ana is restored", "the exchange refuses"),
  "signing out": arrives("Ana is restored", "the exchange lets in", "sign out is asked for"),
} as const satisfies Record<string, AuthSnapshot>;

export type Situation = keyof typeof situations;

const isSituation = (name: string): name is Situation => Object.hasOwn(situations, name);

export const situationNames: ReadonlyArray<Situation> = Object.keys(situations).filter(isSituation);

// The chart as a running actor.

/** A question that the chart asked an actor; it is answered when a test says so. */
export interface Asked<Input, Output> {
  readonly input: Input;
  readonly signal: AbortSignal;
  /** Whether nobody has stopped or answered it yet. */
  readonly isOpen: () => boolean;
  /** Answers, and comes back once the chart has heard. */
  readonly answer: (output: Output) => Promise<void>;
  /** Breaks as a bug would, and comes back once the chart has heard. */
  readonly fail: (bug: Error) => Promise<void>;
}

const questions = <A, E, Input>(logDefect: () => void, patience = PATIENCE_MS) => {
  // Only the timers of actors' patience are the test's, until it ends: promises go on as they do.
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  type Output = Answer<A, E>;
  const asked: Array<Asked<Input, Output>> = [];
  const work = (input: Input, signal: AbortSignal): Promise<Output> => {
    const { promise, resolve, reject } = Promise.withResolvers<Output>();
    let isAnswered = false;
    asked.push({
      input,
      signal,
      isOpen: () => !isAnswered && !signal.aborted,
      answer: async (output) => {
        isAnswered = true;
        resolve(output);
        await nextTurn();
      },
      fail: async (bug) => {
        isAnswered = true;
        reject(bug);
        await nextTurn();
      },
    });
    return promise;
  };
  return { asked, logic: workActor(answering(work, logDefect, patience)) };
};

/** The chart, running: its actors wait for the test's answers, its clock for the test's hand. */
export const runningChart = ({ sessionIsLikely }: { readonly sessionIsLikely: boolean }) => {
  const did: Array<OutsideAction> = [];
  const logDefect = (): void => void did.push("log the bug");
  const restores = questions<Identity | undefined, never, void>(logDefect);
  const signIns = questions<Identity, SignInFailure, EmailAndPassword>(logDefect);
  const googles = questions<Identity, SignInFailure, void>(logDefect, LONGEST_MS);
  const registrations = questions<NewUser, SignInFailure, Registration>(logDefect);
  const creations = questions<void, SignInFailure, NewUser>(logDefect);
  const exchanges = questions<ExchangeAnswer, never, ExchangeRequest>(logDefect);
  const signOuts = questions<void, SignInFailure, Leaving>(logDefect);
  const undoings = questions<void, SignInFailure, Leaving>(logDefect);
  const clock = new SimulatedClock();

  const actor = createActor(
    authMachine.provide({
      actors: {
        "restore identity": restores.logic,
        "sign in with email": signIns.logic,
        "sign in with Google": googles.logic,
        "register with email": registrations.logic,
        "create user": creations.logic,
        "exchange identity": exchanges.logic,
        "sign out of identity": signOuts.logic,
        "undo the attempt": undoings.logic,
      },
      actions: {
        "forget credentials": () => void did.push("forget credentials"),
        "remember that a session is likely": () => void did.push("remember that a session is likely"),
        "forget that a session is likely": () => void did.push("forget that a session is likely"),
        "expect nobody next time": () => void did.push("expect nobody next time"),
        "log that signing out failed": () => void did.push("log that signing out failed"),
      },
    }),
    { clock },
  ).start();
  if (sessionIsLikely) actor.send({ type: "restore the session", uid: ANA.uid });

  return {
    actor,
    /** Lets time go by, and comes back once the chart has heard of it. */
    pass: async (milliseconds: number) => {
      vi.advanceTimersByTime(milliseconds);
      clock.increment(milliseconds);
      await nextTurn();
    },
    /** What reached outside since the last time that somebody looked. */
    lately: (): ReadonlyArray<OutsideAction> => did.splice(0),
    restores: restores.asked,
    signIns: signIns.asked,
    googles: googles.asked,
    registrations: registrations.asked,
    creations: creations.asked,
    exchanges: exchanges.asked,
    signOuts: signOuts.asked,
    undoings: undoings.asked,
    send: (event: AuthEvent) => actor.send(event),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
};

export type RunningChart = ReturnType<typeof runningChart>;

/** The last of a list that a test knows not to be empty. */
export const last = <A>(list: ReadonlyArray<A>): A => {
  const found = list.at(-1);
  if (found === undefined) throw new Error("nothing was asked");
  return found;
};

/** Answers the exchange that is running, for whoever it is. */
export const answerExchange = async (
  running: RunningChart,
  outcome: "lets in" | "refuses" | "gets no verdict",
  at = NOON,
): Promise<void> => {
  const exchange = last(running.exchanges);
  const { identity, generation } = exchange.input;
  const user = identity.uid === BEN.uid ? BEN_AS_USER : ANA_AS_USER;
  const answers = {
    "lets in": letIn(user, generation, at),
    refuses: refused(SIGN_IN_FAILED, generation, at),
    "gets no verdict": refused(NO_VERDICT, generation, at),
  };
  await exchange.answer(answers[outcome]);
};

/** A running chart with Ana signed in since noon, restored on arrival. */
export const signedInChart = async (): Promise<RunningChart> => {
  const running = runningChart({ sessionIsLikely: true });
  await last(running.restores).answer(Result.succeed(ANA));
  await answerExchange(running, "lets in");
  running.lately();
  return running;
};

/** A running chart that renews Ana's token quietly, half an hour after noon. */
export const renewingChart = async (): Promise<RunningChart> => {
  const running = await signedInChart();
  running.send(appeared(ANA, HALF_PAST));
  return running;
};

/** A running chart that exchanges Ana's token after she typed her password. */
export const exchangingChart = async (): Promise<RunningChart> => {
  const running = runningChart({ sessionIsLikely: false });
  running.send({ type: "sign in with email", ...ANAS_PASSWORD });
  await last(running.signIns).answer(Result.succeed(ANA));
  running.lately();
  return running;
};
