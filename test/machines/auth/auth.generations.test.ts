import { setImmediate as nextTurn } from "node:timers/promises";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Result from "effect/Result";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { createActor } from "xstate";
import { Confidential } from "../../../src/domain/confidential.ts";
import { Authentication, type Exchanged } from "../../../src/domain/ports/authentication.ts";
import { Credentials } from "../../../src/domain/ports/credentials.ts";
import { IdentityProvider } from "../../../src/domain/ports/identity-provider.ts";
import { authMachine } from "../../../src/machines/auth/auth.machine.ts";
import type { AuthEvent } from "../../../src/machines/auth/auth.types.ts";
import { effectActors, type Runner } from "../../../src/machines/effect-actor.ts";
import { exchangeIdentity } from "../../../src/machines/use-cases/signing-in/exchange-identity.ts";
import {
  ANA,
  ANA_AS_USER,
  ANA_WITH_PASSWORD,
  ANAS_DETAILS,
  ANAS_PASSWORD,
  answerExchange,
  appeared,
  BEN,
  BEN_AS_USER,
  BIRTH_DATE,
  exchangingChart,
  HALF_PAST,
  last,
  letIn,
  NETWORK_FAILED,
  NOON,
  pathOf,
  refused,
  renewingChart,
  runningChart,
  signedInChart,
  UNKNOWN,
  SIGN_IN_FAILED,
  type Asked,
  type RunningChart,
} from "./auth-fixtures.ts";

const SETTLED = { "signed in": "settled" };
const RENEWING = { "signed in": "renewing quietly" };
const FOLLOWING = { following: "exchanging" };

const open = <Input, Output>(asked: ReadonlyArray<Asked<Input, Output>>): number =>
  asked.filter(({ isOpen }) => isOpen()).length;

describe("D18: every exchange has a generation of its own", () => {
  test("D18: which its request carries and the context remembers", async () => {
    const running = await exchangingChart();
    const seen = [last(running.exchanges).input.generation];
    running.send(appeared(BEN, NOON));
    seen.push(last(running.exchanges).input.generation);
    await answerExchange(running, "lets in");
    running.send(appeared(BEN, HALF_PAST));
    seen.push(last(running.exchanges).input.generation);
    running.send({ type: "sign out" });
    await last(running.signOuts).answer(Result.succeed(undefined));
    running.send(appeared(ANA, HALF_PAST));
    seen.push(last(running.exchanges).input.generation);

    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(new Set(seen).size).toBe(4);
    expect(running.context().generation).toBe(seen.at(-1));
  });
});

describe("D18: an answer of an earlier generation is dropped", () => {
  const outcomes = {
    "that lets in": (generation: number) => letIn(ANA_AS_USER, generation),
    "that refuses": (generation: number) => refused(SIGN_IN_FAILED, generation),
  };

  test.each(Object.entries(outcomes))("D18: in exchanging, one %s", async (_, answerOf) => {
    const running = await exchangingChart();
    const before = running.actor.getSnapshot();
    await last(running.exchanges).answer(answerOf(before.context.generation - 1));
    expect([running.value(), running.context(), running.lately()]).toEqual([
      "exchanging",
      before.context,
      [],
    ]);
  });

  test.each(Object.entries(outcomes))("D18: in renewing quietly, one %s", async (_, answerOf) => {
    const running = await renewingChart();
    const before = running.actor.getSnapshot();
    await last(running.exchanges).answer(answerOf(before.context.generation - 1));
    expect([running.value(), running.context(), running.lately()]).toEqual([RENEWING, before.context, []]);
  });

  test.each(Object.entries(outcomes))(
    "D18: an exchange that somebody else replaced, one %s",
    async (_, answerOf) => {
      const running = await exchangingChart();
      const [anas] = running.exchanges;
      running.send(appeared(BEN, NOON));
      const before = running.context();
      await anas?.answer(answerOf(anas.input.generation));
      expect([running.value(), running.context()]).toEqual([FOLLOWING, before]);
      await answerExchange(running, "lets in");
      expect([running.value(), running.context().user]).toEqual([SETTLED, BEN_AS_USER]);
    },
  );

  const departures: Record<string, AuthEvent> = {
    "signing out": { type: "sign out" },
    "a sign-out in another tab": { type: "signed out elsewhere" },
    "the identity vanishing": { type: "identity vanished" },
  };
  const exchangingCharts = {
    "in exchanging": exchangingChart,
    "in renewing quietly": renewingChart,
  };
  const ways = Object.entries(departures).flatMap(([how, event]) =>
    Object.entries(exchangingCharts).flatMap(([where, start]) =>
      Object.entries(outcomes).map(([what, answerOf]) => ({ how, event, where, start, what, answerOf })),
    ),
  );

  test.each(ways)("D18: $where, after $how, one $what", async ({ event, start, answerOf }) => {
    const running = await start();
    running.send(event);
    const before = running.actor.getSnapshot();
    running.lately();
    const exchange = last(running.exchanges);
    await exchange.answer(answerOf(exchange.input.generation));
    expect([running.value(), running.context(), running.lately()]).toEqual([
      before.value,
      before.context,
      [],
    ]);
  });

  test("D18: the renewal of a person who was replaced does not bring them back", async () => {
    const running = await renewingChart();
    const renewal = last(running.exchanges);
    running.send(appeared(BEN, HALF_PAST));
    await renewal.answer(letIn(ANA_AS_USER, renewal.input.generation, HALF_PAST));
    expect([running.value(), running.context().user, running.context().identity]).toEqual([
      FOLLOWING,
      undefined,
      BEN,
    ]);
  });
});

describe("D18: when an answer was dropped, the chart goes on waiting, and at last runs out of patience", () => {
  test("D18: in exchanging, which fails", async () => {
    const running = await exchangingChart();
    const [anas] = running.exchanges;
    running.send(appeared(BEN, NOON));
    await anas?.answer(letIn(ANA_AS_USER, anas.input.generation));
    await running.pass(15_000);
    expect([running.value(), running.context().failure]).toEqual([
      { following: "no verdict" },
      NETWORK_FAILED,
    ]);
  });

  test("D18: in signing in again, which leaves the session as it was", async () => {
    const running = await renewingChart();
    const renewal = last(running.exchanges);
    running.send({ type: "session expired" });
    await renewal.answer(letIn(BEN_AS_USER, renewal.input.generation));
    await running.pass(15_000);
    expect([running.value(), running.context().user]).toEqual([{ "signed in": "expired" }, ANA_AS_USER]);
  });
});

describe("D18: what is stopped is aborted", () => {
  const leavings = [
    { name: "sign out", event: { type: "sign out" }, to: "signing out" },
    {
      name: "a sign-out in another tab",
      event: { type: "signed out elsewhere" },
      to: "signed out elsewhere",
    },
    { name: "the identity vanishing", event: { type: "identity vanished" }, to: "session ended" },
    { name: "another uid", event: appeared(BEN, HALF_PAST), to: FOLLOWING },
  ] as const satisfies ReadonlyArray<{ name: string; event: AuthEvent; to: unknown }>;

  test.each(leavings)("D18: an exchange, on $name", async ({ event, to }) => {
    const running = await exchangingChart();
    const exchange = last(running.exchanges);
    expect(exchange.signal.aborted).toBe(false);
    running.send(event);
    expect([running.value(), exchange.signal.aborted]).toEqual([to, true]);
  });

  test.each(leavings)("D18: a quiet renewal, on $name", async ({ event, to }) => {
    const running = await renewingChart();
    const renewal = last(running.exchanges);
    expect(renewal.signal.aborted).toBe(false);
    running.send(event);
    expect([running.value(), renewal.signal.aborted]).toEqual([to, true]);
  });

  test("D18: restoring, on sign-out and when another tab signs out", () => {
    for (const event of [{ type: "sign out" }, { type: "signed out elsewhere" }] as const) {
      const running = runningChart({ sessionIsLikely: true });
      running.send(event);
      expect(last(running.restores).signal.aborted).toBe(true);
    }
  });

  test("D18: an e-mail sign-in, on sign-out", () => {
    const running = runningChart({ sessionIsLikely: false });
    running.send({ type: "sign in with email", ...ANAS_PASSWORD });
    running.send({ type: "sign out" });
    expect(last(running.signIns).signal.aborted).toBe(true);
  });

  test("D18: whatever runs, when patience runs out", async () => {
    const restoring = runningChart({ sessionIsLikely: true });
    await restoring.pass(15_000);
    expect(last(restoring.restores).signal.aborted).toBe(true);

    const signingIn = runningChart({ sessionIsLikely: false });
    signingIn.send({ type: "sign in with email", ...ANAS_PASSWORD });
    await signingIn.pass(15_000);
    expect(last(signingIn.signIns).signal.aborted).toBe(true);

    for (const start of [exchangingChart, renewingChart]) {
      const running = await start();
      await running.pass(15_000);
      expect(last(running.exchanges).signal.aborted).toBe(true);
    }

    const signingOut = await signedInChart();
    signingOut.send({ type: "sign out" });
    await signingOut.pass(15_000);
    expect(last(signingOut.signOuts).signal.aborted).toBe(true);
  });

  test("D18, D24: so the program behind it is interrupted, and keeps no token", async () => {
    const answer = Promise.withResolvers<Exchanged>();
    const asked: Array<string> = [];
    const held: Array<string> = [];
    const unused = () => Effect.die(new Error("an exchange does not need this"));
    const ports = Layer.mergeAll(
      Layer.succeed(IdentityProvider, {
        idToken: () => Effect.succeed({ uid: ANA.uid, token: new Confidential("token-of-ana") }),
        restore: () => Effect.succeed(ANA),
        signInWithEmail: unused,
        signInWithGoogle: unused,
        register: unused,
        signOut: unused,
        signedOutElsewhere: unused,
        account: () => Effect.die("Nobody asks that here"),
        changePassword: () => Effect.die("Nobody asks that here"),
        resetPassword: unused,
        verifyAddress: unused,
        watch: unused,
      }),
      Layer.succeed(Authentication, {
        exchange: (token) => {
          asked.push(token.revealed);
          return Effect.promise(() => answer.promise);
        },
        endEarlier: () => Effect.die("Nobody asks that here"),
        createUser: unused,
      }),
      Layer.succeed(Credentials, {
        hold: (token) => Effect.sync(() => void held.push(token.revealed)),
        release: unused,
        bearer: unused,
        refuse: unused,
        doubt: unused,
        watch: unused,
      }),
    );
    const run: Runner<IdentityProvider | Authentication | Credentials> = (effect, signal) =>
      Effect.runPromise(Effect.result(Effect.provide(effect, ports)), { signal });
    const actor = createActor(
      authMachine.provide({
        actors: {
          "exchange identity": effectActors(async () => run, unused)(async () => exchangeIdentity),
        },
      }),
    ).start();
    const ana: Exchanged = {
      accessToken: new Confidential("access-of-ana"),
      user: {
        userId: ANA_AS_USER.userId,
        email: "ana@kitchen.example",
        profile: { nombre: "Ana" },
        role: "viewer",
      },
    };

    actor.send(appeared(ANA, NOON));
    await nextTurn();
    expect(asked).toEqual(["token-of-ana"]);
    actor.send({ type: "signed out elsewhere" });
    answer.resolve(ana);
    await nextTurn();
    expect([actor.getSnapshot().value, held]).toEqual(["signed out elsewhere", []]);

    actor.send(appeared(ANA, NOON));
    await nextTurn();
    expect([actor.getSnapshot().value, held]).toEqual([SETTLED, ["access-of-ana"]]);
    actor.stop();
  });

  test("D18: an exchange that answered is not aborted", async () => {
    const running = await signedInChart();
    expect(last(running.exchanges).signal.aborted).toBe(false);
  });
});

describe("D18: at most one exchange is in flight", () => {
  test("D18: when people come and go faster than exchanges answer", async () => {
    const running = await exchangingChart();
    for (const identity of [BEN, ANA, BEN, BEN, ANA]) {
      running.send(appeared(identity, NOON));
      expect(open(running.exchanges)).toBe(1);
    }
    expect(running.exchanges.map(({ input }) => input.identity)).toEqual([ANA, BEN, ANA, BEN, ANA]);
  });

  /** Whatever a person, the provider or the clock may do next. */
  const moves = {
    "Ana submits the form": (running: RunningChart) =>
      running.send({ type: "sign in with email", ...ANAS_PASSWORD }),
    "Ana asks for Google": (running: RunningChart) => running.send({ type: "sign in with Google" }),
    "Ana registers": (running: RunningChart) => running.send({ type: "register", ...ANAS_DETAILS }),
    "Ana gives her birth date": (running: RunningChart) =>
      running.send({ type: "give birth date", birthDate: BIRTH_DATE }),
    "Ana's details change": (running: RunningChart) => running.send({ type: "details changed" }),
    "the session expires": (running: RunningChart) => running.send({ type: "session expired" }),
    "Ana signs in again": (running: RunningChart) => running.send({ type: "sign in again" }),
    "Google lets in": (running: RunningChart) => running.googles.at(-1)?.answer(Result.succeed(ANA)),
    "the account is created": (running: RunningChart) =>
      running.registrations.at(-1)?.answer(Result.succeed(ANA_WITH_PASSWORD)),
    "the user is created": (running: RunningChart) =>
      running.creations.at(-1)?.answer(Result.succeed(undefined)),
    "the user is refused": (running: RunningChart) =>
      running.creations.at(-1)?.answer(Result.fail(NETWORK_FAILED)),
    "the exchange does not know them": (running: RunningChart) => {
      const exchange = running.exchanges.at(-1);
      return exchange?.answer(refused(UNKNOWN, exchange.input.generation));
    },
    "sign out is asked for": (running: RunningChart) => running.send({ type: "sign out" }),
    "another tab signs out": (running: RunningChart) => running.send({ type: "signed out elsewhere" }),
    "the identity vanishes": (running: RunningChart) => running.send({ type: "identity vanished" }),
    "Ana appears": (running: RunningChart) => running.send(appeared(ANA, NOON + 9_999)),
    "Ana appears later": (running: RunningChart) => running.send(appeared(ANA, HALF_PAST)),
    "Ben appears": (running: RunningChart) => running.send(appeared(BEN, NOON)),
    "somebody is restored": (running: RunningChart) => running.restores.at(-1)?.answer(Result.succeed(ANA)),
    "nobody is restored": (running: RunningChart) =>
      running.restores.at(-1)?.answer(Result.succeed(undefined)),
    "the address is accepted": (running: RunningChart) => running.signIns.at(-1)?.answer(Result.succeed(ANA)),
    "the exchange lets in": (running: RunningChart) =>
      running.exchanges.length > 0 ? answerExchange(running, "lets in") : undefined,
    "the exchange refuses": (running: RunningChart) =>
      running.exchanges.length > 0 ? answerExchange(running, "refuses") : undefined,
    "the exchange breaks": (running: RunningChart) => running.exchanges.at(-1)?.fail(new Error("a bug")),
    "the provider signs out": (running: RunningChart) =>
      running.signOuts.at(-1)?.answer(Result.succeed(undefined)),
    "the attempt is undone": (running: RunningChart) =>
      running.undoings.at(-1)?.answer(Result.succeed(undefined)),
    "the exchange gets no verdict": (running: RunningChart) =>
      running.exchanges.length > 0 ? answerExchange(running, "gets no verdict") : undefined,
    "the network comes": (running: RunningChart) => running.send({ type: "network came" }),
    "Ana tries again": (running: RunningChart) => running.send({ type: "try again" }),
    "a second passes": (running: RunningChart) => running.pass(1_000),
    "15 seconds pass": (running: RunningChart) => running.pass(15_000),
  } as const satisfies Record<string, (running: RunningChart) => unknown>;

  /** How many of each actor run in each state. */
  const running = (chart: RunningChart) => ({
    restores: open(chart.restores),
    signIns: open(chart.signIns),
    googles: open(chart.googles),
    registrations: open(chart.registrations),
    creations: open(chart.creations),
    exchanges: open(chart.exchanges),
    signOuts: open(chart.signOuts),
    undoings: open(chart.undoings),
  });
  const NONE = {
    restores: 0,
    signIns: 0,
    googles: 0,
    registrations: 0,
    creations: 0,
    exchanges: 0,
    signOuts: 0,
    undoings: 0,
  };
  const RUNNING: Readonly<Record<string, typeof NONE>> = {
    "arriving.restoring": { ...NONE, restores: 1 },
    "arriving.exchanging": { ...NONE, exchanges: 1 },
    "arriving.no verdict": NONE,
    "following.exchanging": { ...NONE, exchanges: 1 },
    "following.no verdict": NONE,
    "exchanging again": { ...NONE, exchanges: 1 },
    "signing up.of no use": NONE,
    "undoing the attempt": { ...NONE, undoings: 1 },
    "signed out": NONE,
    "signed out elsewhere": NONE,
    "session ended": NONE,
    "signing in with email": { ...NONE, signIns: 1 },
    "turned away": NONE,
    "signing in with Google.in the popup": { ...NONE, googles: 1 },
    "signing in with Google.popup left open": { ...NONE, googles: 1 },
    "registering.creating the account": { ...NONE, registrations: 1 },
    "registering.creating the user": { ...NONE, creations: 1 },
    "signing up.awaiting birth date": NONE,
    "signing up.creating the user": { ...NONE, creations: 1 },
    "signed in.expired": NONE,
    "signed in.ended": NONE,
    "signed in.signing in again": { ...NONE, exchanges: 1 },
    exchanging: { ...NONE, exchanges: 1 },
    "signed in.settled": NONE,
    "signed in.renewing quietly": { ...NONE, exchanges: 1 },
    "clearing session": { ...NONE, signOuts: 1 },
    "signing out": { ...NONE, signOuts: 1 },
  };

  test.prop([
    fc.boolean(),
    fc.array(fc.constantFrom(...Object.entries(moves)), { minLength: 1, maxLength: 40, size: "max" }),
  ])("D18: whatever happens, exactly the actor that the state waits for runs", async (likely, story) => {
    const chart = runningChart({ sessionIsLikely: likely });
    for (const [, move] of story) {
      await move(chart);
      expect(running(chart)).toEqual(RUNNING[pathOf(chart.value())]);
    }
    expect(chart.actor.getSnapshot().status).toBe("active");
  });
});
