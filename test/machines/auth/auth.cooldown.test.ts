import * as Result from "effect/Result";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import {
  ANA,
  ANA_AS_USER,
  ANAS_PASSWORD,
  answerExchange,
  appeared,
  BEN,
  exchangingChart,
  HALF_PAST,
  last,
  nextStep,
  NOON,
  renewingChart,
  runningChart,
  signedInChart,
  situations,
  stepBy,
} from "./auth-fixtures.ts";

const SETTLED = { "signed in": "settled" };
const RENEWING = { "signed in": "renewing quietly" };
const FOLLOWING = { following: "exchanging" };

describe("§4, §9, D17: a passive repeat of the same uid after its exchange", () => {
  test.each([
    { after: 0, to: SETTLED, exchanges: 1 },
    { after: 9_999, to: SETTLED, exchanges: 1 },
    { after: 10_000, to: RENEWING, exchanges: 2 },
    { after: 10_001, to: RENEWING, exchanges: 2 },
  ])("D17: after $after ms there have been $exchanges exchanges", async ({ after, to, exchanges }) => {
    const running = await signedInChart();
    running.send(appeared(ANA, NOON + after));
    expect([running.value(), running.exchanges.length]).toEqual([to, exchanges]);
  });

  test.prop([fc.integer({ min: 0, max: 86_400_000 })])(
    "D17: within 10 s nothing at all changes, from 10 s on it is renewed",
    (after) => {
      const { snapshot, deeds } = stepBy(situations.settled, appeared(ANA, NOON + after));
      if (after < 10_000)
        expect([snapshot.value, snapshot.context, deeds]).toEqual([SETTLED, situations.settled.context, []]);
      else
        expect([snapshot.value, snapshot.context]).toEqual([
          RENEWING,
          { ...situations.settled.context, generation: situations.settled.context.generation + 1 },
        ]);
    },
  );

  test("D17: another address of the same uid is a repeat too", () => {
    const { snapshot } = stepBy(
      situations.settled,
      appeared({ ...ANA, email: "new@kitchen.example" }, NOON + 9_999),
    );
    expect([snapshot.value, snapshot.context]).toEqual([SETTLED, situations.settled.context]);
  });

  test("D17: a repeat that happened before the exchange answered, and is heard after it, is ignored", () => {
    const { snapshot } = stepBy(situations.settled, appeared(ANA, NOON - 500));
    expect([snapshot.value, snapshot.context]).toEqual([SETTLED, situations.settled.context]);
  });

  test("D17: ignored repeats do not make the 10 s longer", async () => {
    const running = await signedInChart();
    running.send(appeared(ANA, NOON + 5_000));
    running.send(appeared(ANA, NOON + 9_999));
    running.send(appeared(ANA, NOON + 10_000));
    expect(running.value()).toEqual(RENEWING);
  });
});

describe("D17: while its exchange is running", () => {
  test("D17: a repeat is ignored, however late it comes", async () => {
    const running = await exchangingChart();
    const before = running.actor.getSnapshot();
    for (const after of [0, 9_999, 10_000, 14_000]) running.send(appeared(ANA, NOON + after));
    expect([running.value(), running.context()]).toEqual([before.value, before.context]);
    expect([running.exchanges.length, last(running.exchanges).isOpen()]).toEqual([1, true]);
  });

  test("D17: so is one while its quiet renewal is running", async () => {
    const running = await renewingChart();
    const before = running.actor.getSnapshot();
    for (const after of [0, 9_999, 10_000, 14_000]) running.send(appeared(ANA, HALF_PAST + after));
    expect([running.value(), running.context()]).toEqual([before.value, before.context]);
    expect([running.exchanges.length, last(running.exchanges).isOpen()]).toEqual([2, true]);
  });

  test("D17: and one while the person is being restored or is signing in by hand", async () => {
    const arriving = runningChart({ sessionIsLikely: true });
    arriving.send(appeared(ANA, NOON));
    expect([arriving.value(), arriving.exchanges.length]).toEqual([{ arriving: "restoring" }, 0]);

    const byHand = runningChart({ sessionIsLikely: false });
    byHand.send({ type: "sign in with email", ...ANAS_PASSWORD });
    byHand.send(appeared(ANA, NOON));
    expect([byHand.value(), byHand.exchanges.length]).toEqual(["signing in with email", 0]);
  });
});

describe("D17: the 10 s after a quiet renewal", () => {
  test("D17: begin anew when it succeeds", async () => {
    const running = await renewingChart();
    await answerExchange(running, "lets in", HALF_PAST);
    running.send(appeared(ANA, HALF_PAST + 9_999));
    expect(running.value()).toEqual(SETTLED);
    running.send(appeared(ANA, HALF_PAST + 10_000));
    expect(running.value()).toEqual(RENEWING);
  });

  test("D17: do not begin when it fails: the next event asks again at once", async () => {
    const running = await renewingChart();
    await answerExchange(running, "refuses", HALF_PAST);
    expect(running.value()).toEqual(SETTLED);
    running.send(appeared(ANA, HALF_PAST + 1));
    expect([running.value(), running.exchanges.length]).toEqual([RENEWING, 3]);
  });
});

test("D17: a renewal that failed ends them also while the page is younger than that", async () => {
  const running = await exchangingChart();
  await answerExchange(running, "lets in", 2_000);
  running.send({ type: "details changed" });
  await answerExchange(running, "refuses", 3_000);
  running.send(appeared(ANA, 6_000));
  expect([running.value(), running.exchanges.length]).toEqual([RENEWING, 3]);
});

describe("D17: a different uid", () => {
  test("D17, D18: within 10 s it starts a new generation at once", async () => {
    const running = await signedInChart();
    running.send(appeared(BEN, NOON + 1));
    expect([running.value(), running.context()]).toEqual([
      FOLLOWING,
      {
        identity: BEN,
        user: undefined,
        failure: undefined,
        generation: 3,
        exchangedAt: 0,
        tries: 0,
        retryAfterMs: 0,
      },
    ]);
    expect(last(running.exchanges).input).toEqual({ identity: BEN, generation: 3 });
  });

  test.prop([fc.constantFrom("settled", "expired"), fc.integer({ min: 0, max: 86_400_000 })])(
    "D17: is exchanged whenever it comes, not renewed",
    (from, after) => {
      const { snapshot } = stepBy(situations[from], appeared(BEN, NOON + after));
      expect([snapshot.value, snapshot.context.identity]).toEqual([FOLLOWING, BEN]);
    },
  );

  test("D17: the address does not make it the same person", async () => {
    const running = await signedInChart();
    running.send(appeared({ uid: "uid-other", email: ANA.email }, NOON + 1));
    expect(running.value()).toEqual(FOLLOWING);
  });

  test("D17: clears the cooldown of the first: one second later they are exchanged again", async () => {
    const running = await signedInChart();
    running.send(appeared(BEN, NOON + 500));
    running.send(appeared(ANA, NOON + 1_000));
    expect([running.value(), last(running.exchanges).input]).toEqual([
      FOLLOWING,
      { identity: ANA, generation: 4 },
    ]);
    await answerExchange(running, "lets in", NOON + 1_500);
    expect([running.value(), running.context().user]).toEqual([SETTLED, ANA_AS_USER]);
  });
});

describe("D17: what clears the cooldown; one second after it, signing in works", () => {
  const partings = {
    "a sign-out": async () => {
      const running = await signedInChart();
      running.send({ type: "sign out" });
      await last(running.signOuts).answer(Result.succeed(undefined));
      return running;
    },
    "a sign-out in another tab": async () => {
      const running = await signedInChart();
      running.send({ type: "signed out elsewhere" });
      return running;
    },
    "an identity that vanished": async () => {
      const running = await signedInChart();
      running.send({ type: "identity vanished" });
      return running;
    },
  };
  // These say that something failed, or may have: nobody is let in by an event alone.
  const failures = {
    "a sign-out that failed": async () => {
      const running = await signedInChart();
      running.send({ type: "sign out" });
      await last(running.signOuts).answer(Result.fail({ _tag: "NetworkFailed" }));
      return running;
    },
    "a failed exchange": async () => {
      const running = await exchangingChart();
      await answerExchange(running, "refuses");
      await last(running.undoings).answer(Result.succeed(undefined));
      return running;
    },
    "a failed exchange of somebody else": async () => {
      const running = await signedInChart();
      running.send(appeared(BEN, NOON + 1));
      await answerExchange(running, "refuses");
      await last(running.signOuts).answer(Result.succeed(undefined));
      return running;
    },
  };

  const clearings = { ...partings, ...failures };

  test.each(Object.entries(failures))(
    "P1: %s, and the same uid appears by itself, late",
    async (_, clear) => {
      const running = await clear();
      const before = running.exchanges.length;
      running.send(appeared(ANA, NOON + 1_000));
      expect([running.value(), running.context().exchangedAt, running.exchanges.length]).toEqual([
        "turned away",
        0,
        before,
      ]);
    },
  );

  test.each(Object.entries(partings))("D17: %s, and the same uid appears by itself", async (_, clear) => {
    const running = await clear();
    expect([running.context().user, running.context().exchangedAt]).toEqual([undefined, 0]);
    const before = running.exchanges.length;
    running.send(appeared(ANA, NOON + 1_000));
    expect([running.value(), running.exchanges.length]).toEqual([FOLLOWING, before + 1]);
    await answerExchange(running, "lets in", NOON + 1_200);
    expect([running.value(), running.context().user]).toEqual([SETTLED, ANA_AS_USER]);
  });

  test.each(Object.entries(clearings))("D17: %s, and the same person signs in by hand", async (_, clear) => {
    const running = await clear();
    const before = running.exchanges.length;
    running.send({ type: "sign in with email", ...ANAS_PASSWORD });
    await last(running.signIns).answer(Result.succeed(ANA));
    expect([running.value(), running.exchanges.length]).toEqual(["exchanging", before + 1]);
    await answerExchange(running, "lets in", NOON + 1_200);
    expect([running.value(), running.context().user, running.context().failure]).toEqual([
      SETTLED,
      ANA_AS_USER,
      undefined,
    ]);
  });

  test("D17: the identity event that follows signing in by hand is a repeat, and makes no second exchange", async () => {
    const running = await exchangingChart();
    running.send(appeared(ANA, NOON - 10));
    await answerExchange(running, "lets in");
    running.send(appeared(ANA, NOON + 10));
    expect([running.value(), running.exchanges.length]).toEqual([SETTLED, 1]);
  });

  test("D17: the cooldown is set exactly while somebody is signed in, until they are not renewed", () => {
    for (const snapshot of Object.values(situations))
      expect(snapshot.context.exchangedAt > 0).toBe(
        snapshot.hasTag("signed in") && snapshot !== situations["past renewal"],
      );
    expect(nextStep(situations.settled, "Ben appears").snapshot.context.exchangedAt).toBe(0);
  });
});
