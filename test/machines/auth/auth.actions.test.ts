import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import {
  BUG,
  ANA,
  ANA_AS_USER,
  ANA_WITH_PASSWORD,
  ANAS_DETAILS,
  ANAS_PASSWORD,
  BIRTH_DATE,
  answerExchange,
  appeared,
  BEN,
  exchangingChart,
  HALF_PAST,
  happenings,
  last,
  letIn,
  NETWORK_FAILED,
  nextStep,
  NOON,
  OUTSIDE_ACTIONS,
  refused,
  UNKNOWN,
  renewingChart,
  runningChart,
  SIGN_IN_FAILED,
  signedInChart,
  situationNames,
  situations,
  type OutsideAction,
  type RunningChart,
} from "./auth-fixtures.ts";

const SETTLED = { "signed in": "settled" };

const restoringChart = async () => runningChart({ sessionIsLikely: true });

const signedOutChart = async () => runningChart({ sessionIsLikely: false });

const signingInChart = async () => {
  const running = await signedOutChart();
  running.send({ type: "sign in with email", ...ANAS_PASSWORD });
  return running;
};

const askingGoogleChart = async () => {
  const running = await signedOutChart();
  running.send({ type: "sign in with Google" });
  return running;
};

const creatingAccountChart = async () => {
  const running = await signedOutChart();
  running.send({ type: "register", ...ANAS_DETAILS });
  return running;
};

const creatingUserChart = async () => {
  const running = await creatingAccountChart();
  await last(running.registrations).answer(Result.succeed(ANA_WITH_PASSWORD));
  return running;
};

const awaitingBirthDateChart = async () => {
  const running = await exchangingChart();
  const exchange = last(running.exchanges);
  await exchange.answer(refused(UNKNOWN, exchange.input.generation));
  running.lately();
  return running;
};

const creatingNewUserChart = async () => {
  const running = await awaitingBirthDateChart();
  running.send({ type: "give birth date", birthDate: BIRTH_DATE });
  return running;
};

const signingInAgainChart = async () => {
  const running = await signedInChart();
  running.send({ type: "session expired" });
  running.send({ type: "sign in again" });
  return running;
};

const clearingChart = async () => {
  const running = await exchangingChart();
  await answerExchange(running, "refuses");
  running.lately();
  return running;
};

const signingOutChart = async () => {
  const running = await signedInChart();
  running.send({ type: "sign out" });
  running.lately();
  return running;
};

describe("§4, D24, D28: what a page's arrival does outside", () => {
  test("§4: nothing while it looks for who was there, or when no session is likely", async () => {
    expect((await restoringChart()).lately()).toEqual([]);
    expect((await signedOutChart()).lately()).toEqual([]);
  });

  test("§4: it forgets that a session is likely when nobody is there", async () => {
    const running = await restoringChart();
    await last(running.restores).answer(Result.succeed(undefined));
    expect([running.value(), running.lately()]).toEqual(["signed out", ["forget that a session is likely"]]);
  });

  test("§4: it remembers that a session is likely once the exchange let them in, and not before", async () => {
    const running = await restoringChart();
    await last(running.restores).answer(Result.succeed(ANA));
    expect([running.value(), running.lately()]).toEqual([{ arriving: "exchanging" }, []]);
    await answerExchange(running, "lets in");
    expect([running.value(), running.lately()]).toEqual([SETTLED, ["remember that a session is likely"]]);
  });

  test("D24: a quiet renewal does nothing outside, whatever comes of it, but log a bug", async () => {
    for (const outcome of ["lets in", "refuses"] as const) {
      const running = await renewingChart();
      await answerExchange(running, outcome, HALF_PAST);
      expect([running.value(), running.lately()]).toEqual([SETTLED, []]);
    }
    const breaking = await renewingChart();
    await last(breaking.exchanges).fail(BUG);
    expect([breaking.value(), breaking.lately()]).toEqual([SETTLED, ["log the bug"]]);
  });

  test("D18, D24: when somebody else comes, the first one's credentials go before the second one's exchange", async () => {
    const running = await signedInChart();
    running.send(appeared(BEN, NOON));
    expect([running.value(), running.lately()]).toEqual(["exchanging", ["forget credentials"]]);
    await answerExchange(running, "lets in");
    expect(running.lately()).toEqual(["remember that a session is likely"]);
  });
});

describe("§4, D28: signing out", () => {
  const starts: ReadonlyArray<{
    where: string;
    start: () => Promise<RunningChart>;
    does: Array<OutsideAction>;
  }> = [
    {
      where: "restoring",
      start: restoringChart,
      does: ["forget credentials", "forget that a session is likely"],
    },
    {
      where: "exchanging",
      start: exchangingChart,
      does: ["forget credentials", "forget that a session is likely"],
    },
    {
      // Once on leaving the session, once on signing out: forgetting twice forgets as well.
      where: "signed in",
      start: signedInChart,
      does: ["forget credentials", "forget credentials", "forget that a session is likely"],
    },
    {
      where: "renewing quietly",
      start: renewingChart,
      does: ["forget credentials", "forget credentials", "forget that a session is likely"],
    },
  ];

  test.each(starts)(
    "§4, D28: from $where, credentials and marker go before the provider is asked",
    async (row) => {
      const running = await row.start();
      running.send({ type: "sign out" });
      expect([running.value(), running.lately(), running.signOuts.length]).toEqual([
        "signing out",
        row.does,
        1,
      ]);
      await last(running.signOuts).answer(Result.succeed(undefined));
      expect([running.value(), running.lately()]).toEqual(["signed out", []]);
    },
  );

  test("D19, P1: from an attempt to sign in, the attempt is given up, and what it may still bring is not let in", async () => {
    for (const start of [signingInChart, askingGoogleChart, creatingAccountChart, creatingUserChart]) {
      const running = await start();
      running.send({ type: "sign out" });
      expect([running.value(), running.lately(), running.signOuts.length]).toEqual([
        "clearing session",
        ["forget credentials", "forget that a session is likely"],
        1,
      ]);
      await last(running.signOuts).answer(Result.succeed(undefined));
      running.send(appeared(ANA, NOON));
      expect([running.value(), running.context().failure, running.exchanges.length]).toEqual([
        "turned away",
        undefined,
        0,
      ]);
    }
  });

  const failures: Record<string, (running: RunningChart) => unknown> = {
    "is refused": (running) => last(running.signOuts).answer(Result.fail(NETWORK_FAILED)),
    breaks: (running) => last(running.signOuts).fail(BUG),
    "takes too long": (running) => running.pass(15_000),
  };

  test.each(Object.entries(failures))("§8: when it %s, that is only logged", async (what, goesWrong) => {
    const running = await signingOutChart();
    await goesWrong(running);
    expect([running.value(), running.context().failure, running.lately()]).toEqual([
      "turned away",
      undefined,
      [...(what === "breaks" ? ["log the bug"] : []), "log that signing out failed"],
    ]);
  });

  test.each(Object.entries(failures))(
    "§8, P1: when clearing a failed session %s, that is only logged too, and the person is told of the exchange",
    async (what, goesWrong) => {
      const running = await clearingChart();
      await goesWrong(running);
      expect([running.value(), running.context().failure, running.lately()]).toEqual([
        "turned away",
        SIGN_IN_FAILED,
        [...(what === "breaks" ? ["log the bug"] : []), "log that signing out failed"],
      ]);
    },
  );

  test("§8: a sign-out that worked logs nothing", async () => {
    for (const [start, to] of [
      [signingOutChart, "signed out"],
      [clearingChart, "turned away"],
    ] as const) {
      const running = await start();
      await last(running.signOuts).answer(Result.succeed(undefined));
      expect([running.value(), running.lately()]).toEqual([to, []]);
    }
  });
});

describe("D28: what happened in another tab", () => {
  const passive = ["another tab signs out", "the identity vanishes"] as const;
  const everywhere = situationNames.flatMap((where) => passive.map((name) => ({ where, name })));

  test.each(everywhere)("D28: in $where, when $name, the marker stays that tab's", ({ where, name }) => {
    const types = nextStep(situations[where], name).deeds.map(({ type }) => type);
    expect(types).not.toContain("forget that a session is likely");
    expect(types).not.toContain("remember that a session is likely");
  });

  test.each([{ event: { type: "signed out elsewhere" } }, { event: { type: "identity vanished" } }] as const)(
    "D24, D28: $event.type ends the session here, and asks the provider nothing",
    async ({ event }) => {
      for (const start of [signedInChart, renewingChart, exchangingChart]) {
        const running = await start();
        running.send(event);
        expect([running.value(), running.lately(), running.signOuts.length]).toEqual([
          "signed out",
          ["forget credentials"],
          0,
        ]);
      }
    },
  );

  test.each([{ event: { type: "signed out elsewhere" } }, { event: { type: "identity vanished" } }] as const)(
    "D18, D24: $event.type forgets the token of an exchange whose answer is still on the way",
    async ({ event }) => {
      const running = await exchangingChart();
      const { answer, input } = last(running.exchanges);
      // The exchange has answered, and so holds its token, but the chart has not heard.
      const heard = answer(letIn(ANA_AS_USER, input.generation));
      running.send(event);
      await heard;
      expect([running.value(), running.context().user, running.lately()]).toEqual([
        "signed out",
        undefined,
        ["forget credentials"],
      ]);
    },
  );
});

describe("P1: a failed exchange ends everything", () => {
  const failures: Record<string, (running: RunningChart) => unknown> = {
    "is refused": (running) => answerExchange(running, "refuses"),
    breaks: (running) => last(running.exchanges).fail(BUG),
    "takes too long": (running) => running.pass(15_000),
  };

  test.each(Object.entries(failures))(
    "P1: when it %s: user, token, marker and the provider's session",
    async (what, goesWrong) => {
      const running = await exchangingChart();
      await goesWrong(running);
      expect([running.value(), running.context().user, running.context().identity]).toEqual([
        "clearing session",
        undefined,
        undefined,
      ]);
      expect(running.lately()).toEqual([
        ...(what === "breaks" ? ["log the bug"] : []),
        "forget credentials",
        "forget that a session is likely",
      ]);
      expect([running.signOuts.length, last(running.signOuts).isOpen()]).toEqual([1, true]);
    },
  );

  test("§8: a wrong password ends nothing: nobody was signed in anywhere", async () => {
    const running = await signingInChart();
    await last(running.signIns).answer(Result.fail({ _tag: "InvalidCredentials" }));
    expect([running.value(), running.lately(), running.signOuts.length]).toEqual(["turned away", [], 0]);
    expect(running.context().failure).toEqual({ _tag: "InvalidCredentials" });
  });

  test("P1: a bug while restoring or signing in clears as well, because who is there is unknown", async () => {
    const restoring = await restoringChart();
    await last(restoring.restores).fail(BUG);
    const signingIn = await signingInChart();
    await last(signingIn.signIns).fail(BUG);
    for (const running of [restoring, signingIn])
      expect([running.value(), running.context().failure, running.lately()]).toEqual([
        "clearing session",
        SIGN_IN_FAILED,
        ["log the bug", "forget credentials", "forget that a session is likely"],
      ]);
  });
});

describe("patience", () => {
  const waits: ReadonlyArray<{
    where: string;
    start: () => Promise<RunningChart>;
    from: unknown;
    to: unknown;
    failure: unknown;
    does: Array<OutsideAction>;
  }> = [
    {
      // The marker stays: the provider was slow, and may still remember somebody.
      where: "restoring",
      start: restoringChart,
      from: { arriving: "restoring" },
      to: "turned away",
      failure: NETWORK_FAILED,
      does: [],
    },
    {
      where: "signing in with email",
      start: signingInChart,
      from: "signing in with email",
      to: "clearing session",
      failure: NETWORK_FAILED,
      does: ["forget credentials", "forget that a session is likely"],
    },
    {
      // The popup may be open still, but the form is the person's again.
      where: "signing in with Google",
      start: askingGoogleChart,
      from: { "signing in with Google": "in the popup" },
      to: { "signing in with Google": "popup left open" },
      failure: undefined,
      does: [],
    },
    {
      where: "creating the account",
      start: creatingAccountChart,
      from: { registering: "creating the account" },
      to: "clearing session",
      failure: NETWORK_FAILED,
      does: ["forget credentials", "forget that a session is likely"],
    },
    {
      where: "creating the registered user",
      start: creatingUserChart,
      from: { registering: "creating the user" },
      to: "clearing session",
      failure: NETWORK_FAILED,
      does: ["forget credentials", "forget that a session is likely"],
    },
    {
      where: "creating the new user",
      start: creatingNewUserChart,
      from: { "signing up": "creating the user" },
      to: { "signing up": "awaiting birth date" },
      failure: NETWORK_FAILED,
      does: [],
    },
    {
      where: "signing in again",
      start: signingInAgainChart,
      from: { "signed in": "signing in again" },
      to: { "signed in": "expired" },
      failure: NETWORK_FAILED,
      does: [],
    },
    {
      where: "exchanging",
      start: exchangingChart,
      from: "exchanging",
      to: "clearing session",
      failure: NETWORK_FAILED,
      does: ["forget credentials", "forget that a session is likely"],
    },
    {
      where: "renewing quietly",
      start: renewingChart,
      from: { "signed in": "renewing quietly" },
      to: SETTLED,
      failure: undefined,
      does: [],
    },
    {
      where: "clearing session",
      start: clearingChart,
      from: "clearing session",
      to: "turned away",
      failure: SIGN_IN_FAILED,
      does: ["log that signing out failed"],
    },
    {
      where: "signing out",
      start: signingOutChart,
      from: "signing out",
      to: "turned away",
      failure: undefined,
      does: ["log that signing out failed"],
    },
  ];

  test.each(waits)(
    "runs out in $where after exactly 15 000 ms",
    async ({ start, from, to, failure, does }) => {
      const running = await start();
      await running.pass(14_999);
      expect([running.value(), running.lately()]).toEqual([from, []]);
      await running.pass(1);
      expect([running.value(), running.context().failure, running.lately()]).toEqual([to, failure, does]);
    },
  );

  test("is new in every state that waits: the time before does not count", async () => {
    const running = await restoringChart();
    await running.pass(14_000);
    await last(running.restores).answer(Result.succeed(ANA));
    await running.pass(14_999);
    expect(running.value()).toEqual({ arriving: "exchanging" });
    await running.pass(1);
    expect(running.value()).toBe("clearing session");
  });

  test("D18: is new for every generation: the exchange of somebody else has 15 000 ms of its own", async () => {
    const running = await exchangingChart();
    await running.pass(14_000);
    running.send(appeared(BEN, NOON));
    await running.pass(14_999);
    expect([running.value(), running.context().identity]).toEqual(["exchanging", BEN]);
    await running.pass(1);
    expect(running.value()).toBe("clearing session");
  });

  test("D17: ignored repeats do not make it longer", async () => {
    const running = await exchangingChart();
    await running.pass(14_000);
    running.send(appeared(ANA, NOON));
    await running.pass(1_000);
    expect(running.value()).toBe("clearing session");
  });

  test("is not needed where nothing is waited for: a day later everything is as it was", async () => {
    for (const start of [signedOutChart, signedInChart, awaitingBirthDateChart]) {
      const running = await start();
      const { value, context } = running.actor.getSnapshot();
      await running.pass(86_400_000);
      expect([running.value(), running.context(), running.lately()]).toEqual([value, context, []]);
    }
  });
});

describe("the tests' own ground", () => {
  test("the four are all that the chart ever does outside", () => {
    const types = situationNames.flatMap((where) =>
      happenings.flatMap((name) => nextStep(situations[where], name).deeds.map(({ type }) => type)),
    );
    expect(new Set(types.filter((type) => !type.startsWith("xstate.")))).toEqual(new Set(OUTSIDE_ACTIONS));
  });
});
