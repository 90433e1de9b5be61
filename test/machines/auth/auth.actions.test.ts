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
  pathOf,
  PUT_OFF,
  OUTSIDE_ACTIONS,
  refused,
  UNKNOWN,
  renewingChart,
  runningChart,
  SESSION_ENDED,
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

const undoingChart = async () => {
  const running = await exchangingChart();
  await answerExchange(running, "refuses");
  running.lately();
  return running;
};

const arrivingChart = async () => {
  const running = await restoringChart();
  await last(running.restores).answer(Result.succeed(ANA));
  return running;
};

const clearingChart = async () => {
  const running = await arrivingChart();
  await answerExchange(running, "refuses");
  running.lately();
  return running;
};

const followingChart = async () => {
  const running = await signedOutChart();
  running.send(appeared(ANA, NOON));
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

  test("§4: it expects nobody the next time when nobody is there, and tells no other tab so", async () => {
    const running = await restoringChart();
    await last(running.restores).answer(Result.succeed(undefined));
    expect([running.value(), running.lately()]).toEqual(["session ended", ["expect nobody next time"]]);
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
    expect([running.value(), running.lately()]).toEqual([
      { following: "exchanging" },
      ["forget credentials"],
    ]);
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

  test("D19, D56: from an attempt to sign in, the attempt is given up, and what it may still bring is not let in", async () => {
    for (const start of [signingInChart, askingGoogleChart, creatingAccountChart]) {
      const running = await start();
      running.send({ type: "sign out" });
      running.send(appeared(ANA, NOON));
      expect([
        running.value(),
        running.context().failure,
        running.lately(),
        running.exchanges.length,
        running.signOuts.length,
        running.undoings.length,
      ]).toEqual(["turned away", undefined, [], 0, 0, 0]);
    }
  });

  test("D56: a registration that got as far as the provider is undone there, for nobody but them", async () => {
    const running = await creatingUserChart();
    running.send({ type: "sign out" });
    expect([running.value(), running.lately(), running.undoings.map(({ input }) => input)]).toEqual([
      "undoing the attempt",
      ["forget credentials"],
      [{ uid: ANA.uid }],
    ]);
    await last(running.undoings).answer(Result.succeed(undefined));
    running.send(appeared(ANA, NOON));
    expect([running.value(), running.context(), running.exchanges.length]).toMatchObject([
      "turned away",
      { identity: undefined, failure: undefined },
      0,
    ]);
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

  const undoingGoesWrong: Record<string, (running: RunningChart) => unknown> = {
    "is refused": (running) => last(running.undoings).answer(Result.fail(NETWORK_FAILED)),
    breaks: (running) => last(running.undoings).fail(BUG),
    "takes too long": (running) => running.pass(15_000),
  };

  test.each([
    ...Object.entries(failures).map(([what, goesWrong]) => ({ start: clearingChart, what, goesWrong })),
    ...Object.entries(undoingGoesWrong).map(([what, goesWrong]) => ({
      start: undoingChart,
      what,
      goesWrong,
    })),
  ])(
    "§8, P1: when taking back what a failed exchange began $what, that is only logged too, and the person is told of the exchange",
    async ({ start, what, goesWrong }) => {
      const running = await start();
      await goesWrong(running);
      expect([running.value(), running.context().failure, running.lately()]).toEqual([
        "turned away",
        start === clearingChart ? SESSION_ENDED : SIGN_IN_FAILED,
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
  const ENDINGS = [
    { event: { type: "signed out elsewhere" }, to: "signed out elsewhere" },
    { event: { type: "identity vanished" }, to: "session ended" },
  ] as const;

  const passive = ["another tab signs out", "the identity vanishes"] as const;
  const everywhere = situationNames.flatMap((where) => passive.map((name) => ({ where, name })));

  test.each(everywhere)("D28: in $where, when $name, the marker stays that tab's", ({ where, name }) => {
    const types = nextStep(situations[where], name).deeds.map(({ type }) => type);
    expect(types).not.toContain("forget that a session is likely");
    expect(types).not.toContain("remember that a session is likely");
  });

  test.each(ENDINGS)(
    "D24, D28: $event.type ends the session here, and asks the provider nothing",
    async ({ event, to }) => {
      for (const start of [signedInChart, renewingChart, exchangingChart]) {
        const running = await start();
        running.send(event);
        expect([running.value(), running.lately(), running.signOuts.length]).toEqual([
          to,
          ["forget credentials"],
          0,
        ]);
      }
    },
  );

  test.each(ENDINGS)(
    "D18, D24: $event.type forgets the token of an exchange whose answer is still on the way",
    async ({ event, to }) => {
      const running = await exchangingChart();
      const { answer, input } = last(running.exchanges);
      // The exchange has answered, and so holds its token, but the chart has not heard.
      const heard = answer(letIn(ANA_AS_USER, input.generation));
      running.send(event);
      await heard;
      expect([running.value(), running.context().user, running.lately()]).toEqual([
        to,
        undefined,
        ["forget credentials"],
      ]);
    },
  );
});

describe("D55: a refusal ends everything, an exchange without a verdict nothing", () => {
  test("D55: a refused arrival: user, token, marker and the provider's session of theirs", async () => {
    const running = await arrivingChart();
    await answerExchange(running, "refuses");
    expect([running.value(), running.context().user, running.lately()]).toEqual([
      "clearing session",
      undefined,
      ["forget credentials", "forget that a session is likely"],
    ]);
    expect(running.signOuts.map(({ input, isOpen }) => [input, isOpen()])).toEqual([
      [{ uid: ANA.uid }, true],
    ]);
  });

  const silences: Record<string, (running: RunningChart) => unknown> = {
    "is not answered": (running) => answerExchange(running, "gets no verdict"),
    "takes too long": (running) => running.pass(15_000),
    breaks: (running) => last(running.exchanges).fail(BUG),
  };
  const awaited = { "an arrival": arrivingChart, "a person in another tab": followingChart };
  const awaitedSilences = Object.entries(silences).flatMap(([what, falls]) =>
    Object.entries(awaited).map(([whose, start]) => ({ what, falls, whose, start })),
  );

  test.each(awaitedSilences)(
    "D55: when the exchange for $whose $what, nothing outside ends, and it is tried again after 1, 2, 4, 8, 16, 30 and 30 s",
    async ({ what, falls, start }) => {
      const running = await start();
      for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
        const before = running.exchanges.length;
        await falls(running);
        expect([pathOf(running.value()).split(".")[1], running.lately()]).toEqual([
          "no verdict",
          what === "breaks" ? ["log the bug"] : [],
        ]);
        await running.pass(wait - 1);
        expect(pathOf(running.value())).toMatch(/no verdict$/u);
        await running.pass(1);
        await running.restores.findLast(({ isOpen }) => isOpen())?.answer(Result.succeed(ANA));
        expect([pathOf(running.value()).split(".")[1], running.exchanges.length]).toEqual([
          "exchanging",
          before + 1,
        ]);
      }
      await answerExchange(running, "lets in");
      expect([running.value(), running.context().tries, running.signOuts.length]).toEqual([SETTLED, 0, 0]);
    },
  );

  test("D55: a backend that wants to be left alone is", async () => {
    const running = await followingChart();
    const { answer, input } = last(running.exchanges);
    await answer(refused(PUT_OFF, input.generation));
    await running.pass(89_999);
    expect(running.value()).toEqual({ following: "no verdict" });
    await running.pass(1);
    expect(running.value()).toEqual({ following: "exchanging" });
  });

  test("D55: it is tried at once when the network comes, and when somebody asks for it; one try at a time", async () => {
    for (const event of [{ type: "network came" }, { type: "try again" }] as const) {
      const running = await followingChart();
      await answerExchange(running, "gets no verdict");
      running.send(event);
      running.send(event);
      await running.pass(14_999);
      expect([running.value(), running.exchanges.filter(({ isOpen }) => isOpen()).length]).toEqual([
        { following: "exchanging" },
        1,
      ]);
    }
  });

  const attempted: Record<string, (running: RunningChart) => unknown> = {
    ...silences,
    "is refused": (running) => answerExchange(running, "refuses"),
  };

  test.each(Object.entries(attempted))(
    "D56: when the exchange of an attempt %s, what the attempt did is undone, and the marker stays whose it was",
    async (what, goesWrong) => {
      const running = await exchangingChart();
      await goesWrong(running);
      expect([running.value(), running.context().user, running.lately()]).toEqual([
        "undoing the attempt",
        undefined,
        [...(what === "breaks" ? ["log the bug"] : []), "forget credentials"],
      ]);
      expect([running.signOuts.length, running.undoings.map(({ input }) => input)]).toEqual([
        0,
        [{ uid: ANA.uid }],
      ]);
    },
  );

  test("§8: a wrong password ends nothing: nobody was signed in anywhere", async () => {
    const running = await signingInChart();
    await last(running.signIns).answer(Result.fail({ _tag: "InvalidCredentials" }));
    expect([running.value(), running.lately(), running.signOuts.length]).toEqual(["turned away", [], 0]);
    expect(running.context().failure).toEqual({ _tag: "InvalidCredentials" });
  });

  test("D55, D56: a bug while restoring or signing in ends nothing: nobody came in by it", async () => {
    const restoring = await restoringChart();
    await last(restoring.restores).fail(BUG);
    const signingIn = await signingInChart();
    await last(signingIn.signIns).fail(BUG);
    expect(
      [restoring, signingIn].map((running) => [running.value(), running.context().failure, running.lately()]),
    ).toEqual([
      [{ arriving: "no verdict" }, NETWORK_FAILED, ["log the bug"]],
      ["turned away", SIGN_IN_FAILED, ["log the bug"]],
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
      where: "restoring",
      start: restoringChart,
      from: { arriving: "restoring" },
      to: { arriving: "no verdict" },
      failure: NETWORK_FAILED,
      does: [],
    },
    {
      where: "signing in with email",
      start: signingInChart,
      from: "signing in with email",
      to: "turned away",
      failure: NETWORK_FAILED,
      does: [],
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
      to: "turned away",
      failure: NETWORK_FAILED,
      does: [],
    },
    {
      where: "creating the registered user",
      start: creatingUserChart,
      from: { registering: "creating the user" },
      to: "undoing the attempt",
      failure: NETWORK_FAILED,
      does: ["forget credentials"],
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
      to: "undoing the attempt",
      failure: NETWORK_FAILED,
      does: ["forget credentials"],
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
      where: "undoing the attempt",
      start: undoingChart,
      from: "undoing the attempt",
      to: "turned away",
      failure: SIGN_IN_FAILED,
      does: ["log that signing out failed"],
    },
    {
      where: "clearing session",
      start: clearingChart,
      from: "clearing session",
      to: "turned away",
      failure: SESSION_ENDED,
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
    expect(running.value()).toEqual({ arriving: "no verdict" });
  });

  test("D18: is new for every generation: the exchange of somebody else has 15 000 ms of its own", async () => {
    const running = await exchangingChart();
    await running.pass(14_000);
    running.send(appeared(BEN, NOON));
    await running.pass(14_999);
    expect([running.value(), running.context().identity]).toEqual([{ following: "exchanging" }, BEN]);
    await running.pass(1);
    expect(running.value()).toEqual({ following: "no verdict" });
  });

  test("D17: ignored repeats do not make it longer", async () => {
    const running = await exchangingChart();
    await running.pass(14_000);
    running.send(appeared(ANA, NOON));
    await running.pass(1_000);
    expect(running.value()).toBe("undoing the attempt");
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
