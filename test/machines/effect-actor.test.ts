import { setImmediate as nextTurn } from "node:timers/promises";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import { createActor, setup, toPromise } from "xstate";
import { actorSlot, effectActor, type Runner } from "../../src/machines/effect-actor.ts";

/** Runs effects as the console does, without any service. */
const run: Runner<never> = (effect, signal) => Effect.runPromise(Effect.result(effect), { signal });

const actorOf = <A, E>(effect: Effect.Effect<A, E>) =>
  effectActor<A, E, never, void>(
    async () => run,
    async () => () => effect,
  );

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

  test("a defect is a rejection", async () => {
    const bug = new Error("the oven is on fire");
    const actor = createActor(actorOf(Effect.die(bug)), { input: undefined });
    const outcome = toPromise(actor);
    actor.start();
    await expect(outcome).rejects.toBe(bug);
    expect(actor.getSnapshot().status).toBe("error");
  });

  test("a program that throws before it is an effect is a rejection", async () => {
    const bug = new Error("no dough");
    const logic = effectActor<string, never, never, void>(
      async () => run,
      async () => () => {
        throw bug;
      },
    );
    const actor = createActor(logic, { input: undefined });
    const outcome = toPromise(actor);
    actor.start();
    await expect(outcome).rejects.toBe(bug);
  });

  test("a program that cannot be loaded is a rejection", async () => {
    const bug = new Error("the program was not found");
    const logic = effectActor<string, never, never, void>(
      async () => run,
      () => Promise.reject(bug),
    );
    const actor = createActor(logic, { input: undefined });
    const outcome = toPromise(actor);
    actor.start();
    await expect(outcome).rejects.toBe(bug);
  });

  test("in a chart, failures arrive in onDone and defects in onError", async () => {
    const chart = setup({
      actors: { bake: actorSlot<string, { readonly _tag: "SoldOut" }, void>() },
    }).createMachine({
      initial: "baking",
      states: {
        baking: { invoke: { src: "bake", onDone: "answered", onError: "broken" } },
        answered: { type: "final" },
        broken: { type: "final" },
      },
    });
    const endOf = async (effect: Effect.Effect<string, { readonly _tag: "SoldOut" }>) => {
      const actor = createActor(chart.provide({ actors: { bake: actorOf(effect) } })).start();
      await toPromise(actor);
      return actor.getSnapshot().value;
    };
    expect(await endOf(Effect.succeed("bread"))).toBe("answered");
    expect(await endOf(Effect.fail({ _tag: "SoldOut" }))).toBe("answered");
    expect(await endOf(Effect.die(new Error("fire")))).toBe("broken");
  });
});

describe("what the chart gives an effect", () => {
  test("the input", async () => {
    const logic = effectActor(
      async () => run,
      async () => (loaves: number) => Effect.succeed(loaves * 2),
    );
    const actor = createActor(logic, { input: 21 }).start();
    expect(await toPromise(actor)).toEqual(Result.succeed(42));
  });

  test("runner and program are asked for when the actor starts, once, and neither waits for the other", async () => {
    const asked: Array<string> = [];
    const logic = effectActor<string, never, never, void>(
      () => {
        asked.push("runner");
        return new Promise(() => undefined);
      },
      () => {
        asked.push("program");
        return new Promise(() => undefined);
      },
    );
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
    const logic = effectActor(
      async () => run,
      () => loaded.promise,
    );
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
