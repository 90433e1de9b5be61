import { setImmediate as nextTurn } from "node:timers/promises";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TimedOut, Unreadable } from "../../src/domain/remote-failure.ts";
import { createActor, toPromise } from "xstate";
import {
  actorSlot,
  type EffectActor,
  effectActors,
  PATIENCE_MS,
  READ_FIRST_MS,
  type Runner,
} from "../../src/machines/effect-actor.ts";

/** Runs effects as the console does, without any service. */
const run: Runner<never> = (effect, signal) => Effect.runPromise(Effect.result(effect), { signal });

const logged: Array<unknown> = [];
beforeEach(() => void logged.splice(0));

const made = effectActors(
  async () => run,
  (cause) => void logged.push(cause),
);
const actorOf = <A, E>(effect: Effect.Effect<A, E>, patience?: number) =>
  made<A, E, void>(async () => () => effect, patience);

describe("what an effect gives the chart", () => {
  test("a success is a value", async () => {
    const actor = createActor(actorOf(Effect.succeed("fresh bread")), { input: undefined }).start();
    expect(await toPromise(actor)).toEqual(Result.succeed("fresh bread"));
    expect(actor.getSnapshot().status).toBe("done");
  });

  test("a typed failure is a value too, and no error", async () => {
    const actor = createActor(actorOf(Effect.fail({ _tag: "SoldOut" })), { input: undefined }).start();
    expect(await toPromise(actor)).toEqual(Result.fail({ _tag: "SoldOut" }));
    expect(actor.getSnapshot().status).toBe("done");
  });

  const bug = new Error("the oven is on fire");
  const broken: Record<string, EffectActor<string, never, void>> = {
    "a defect": actorOf<string, never>(Effect.die(bug)),
    "a program that throws before it is an effect": made<string, never, void>(async () => () => {
      throw bug;
    }),
    "a program that cannot be loaded": made<string, never, void>(() => Promise.reject(bug)),
    "a runner that cannot be loaded": effectActors<never>(
      () => Promise.reject(bug),
      (cause) => void logged.push(cause),
    )<string, never, void>(async () => () => Effect.succeed("bread")),
  };
  test.each(Object.entries(broken))("%s is a failure, and is logged once", async (_, logic) => {
    const actor = createActor(logic, { input: undefined }).start();
    expect(await toPromise(actor)).toEqual({ _tag: "Failure", failure: Unreadable });
    expect([logged, actor.getSnapshot().status]).toEqual([[bug], "done"]);
  });

  test("neither a success nor a failure is logged", async () => {
    await toPromise(createActor(actorOf(Effect.succeed("bread")), { input: undefined }).start());
    await toPromise(createActor(actorOf(Effect.fail("sold out")), { input: undefined }).start());
    expect(logged).toEqual([]);
  });
});

describe("patience", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  const seen: Array<string> = [];
  const baking = Effect.never.pipe(
    Effect.onInterrupt(() => Effect.sync(() => void seen.push("interrupted"))),
  );

  test.each([undefined, READ_FIRST_MS])(
    "after %s ms, 15 000 where nothing is said, the effect is interrupted, once, and nothing is logged",
    async (patience) => {
      seen.splice(0);
      const actor = createActor(actorOf(baking, patience), { input: undefined }).start();
      await nextTurn();
      vi.advanceTimersByTime((patience ?? PATIENCE_MS) - 1);
      await nextTurn();
      expect([actor.getSnapshot().status, seen]).toEqual(["active", []]);
      vi.advanceTimersByTime(1);
      expect(await toPromise(actor)).toEqual({ _tag: "Failure", failure: TimedOut });
      await nextTurn();
      expect([seen, logged]).toEqual([["interrupted"], []]);
    },
  );

  test("covers what has to be loaded first, and what comes later does not begin", async () => {
    const began: Array<string> = [];
    const loaded = Promise.withResolvers<() => Effect.Effect<void>>();
    const actor = createActor(
      made(() => loaded.promise),
      { input: undefined },
    ).start();
    vi.advanceTimersByTime(PATIENCE_MS);
    expect(await toPromise(actor)).toEqual({ _tag: "Failure", failure: TimedOut });
    loaded.resolve(() => Effect.sync(() => void began.push("began")));
    await nextTurn();
    expect([began, logged]).toEqual([[], []]);
  });

  test("nothing is left waiting after an answer or a stop", async () => {
    await toPromise(createActor(actorOf(Effect.succeed("bread")), { input: undefined }).start());
    const stopped = createActor(actorOf(baking), { input: undefined }).start();
    await nextTurn();
    stopped.stop();
    await nextTurn();
    expect([vi.getTimerCount(), logged]).toEqual([0, []]);
  });
});

describe("what the chart gives an effect", () => {
  test("the input", async () => {
    const logic = made(async () => (loaves: number) => Effect.succeed(loaves * 2));
    const actor = createActor(logic, { input: 21 }).start();
    expect(await toPromise(actor)).toEqual(Result.succeed(42));
  });

  test("runner and program are asked for when the actor starts, once, and neither waits for the other", async () => {
    const asked: Array<string> = [];
    const logic = effectActors<never>(
      () => {
        asked.push("runner");
        return new Promise(() => undefined);
      },
      (cause) => void logged.push(cause),
    )<string, never, void>(() => {
      asked.push("program");
      return new Promise(() => undefined);
    });
    const actor = createActor(logic, { input: undefined });
    expect(asked).toEqual([]);
    actor.start();
    expect(asked).toEqual(["runner", "program"]);
    await nextTurn();
    expect([asked, actor.getSnapshot().status]).toEqual([["runner", "program"], "active"]);
    actor.stop();
  });
});

describe("D18: stopping the actor", () => {
  test("D18: interrupts the effect, at once and only once", async () => {
    const seen: Array<string> = [];
    const effect = Effect.sync(() => void seen.push("began")).pipe(
      Effect.andThen(Effect.never),
      Effect.onInterrupt(() => Effect.sync(() => void seen.push("interrupted"))),
    );
    const actor = createActor(actorOf(effect), { input: undefined }).start();
    await nextTurn();
    expect(seen).toEqual(["began"]);
    actor.stop();
    await nextTurn();
    expect([seen, actor.getSnapshot().status]).toEqual([["began", "interrupted"], "stopped"]);
  });

  test("D18: what the effect would have done later, it does not do", async () => {
    const seen: Array<string> = [];
    const answer = Promise.withResolvers<string>();
    const effect = Effect.promise(() => answer.promise).pipe(
      Effect.andThen((text) => Effect.sync(() => void seen.push(text))),
    );
    const actor = createActor(actorOf(effect), { input: undefined }).start();
    await nextTurn();
    actor.stop();
    answer.resolve("too late");
    await nextTurn();
    expect([seen, actor.getSnapshot().output]).toEqual([[], undefined]);
  });

  test("D18: while its program is still being loaded, the effect never begins", async () => {
    const seen: Array<string> = [];
    const loaded = Promise.withResolvers<() => Effect.Effect<void>>();
    const logic = made(() => loaded.promise);
    const actor = createActor(logic, { input: undefined }).start();
    actor.stop();
    loaded.resolve(() => Effect.sync(() => void seen.push("began")));
    await nextTurn();
    expect([seen, actor.getSnapshot().status]).toEqual([[], "stopped"]);
  });
});

describe("an empty slot", () => {
  test("is a bug that the chart hears of", async () => {
    const actor = createActor(actorSlot<string, never, void>(), { input: undefined });
    const outcome = toPromise(actor);
    actor.start();
    await expect(outcome).rejects.toEqual(new Error("An actor of the chart was not provided"));
  });
});
