import { describe, expect, it } from "@effect/vitest";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import { sessionWrites } from "../../src/machines/session-writes.ts";

/** A write that waits for its answer, and what became of it. */
const writing = () => {
  const told: Array<string> = [];
  const answer = Deferred.makeUnsafe<string, string>();
  const interrupted = Deferred.makeUnsafe<void>();
  const begun = Deferred.makeUnsafe<void>();
  const write = Deferred.succeed(begun, undefined).pipe(
    Effect.andThen(Deferred.await(answer)),
    Effect.tap((text) => Effect.sync(() => told.push(text))),
    Effect.onInterrupt(() => Deferred.succeed(interrupted, undefined)),
  );
  return { told, answer, begun, write, interrupted };
};

describe("a write of a session", () => {
  it.effect("goes on when whoever waited for it is gone", () =>
    Effect.gen(function* () {
      const { told, answer, begun, write } = writing();
      const waiting = yield* Effect.forkChild(sessionWrites().goingOn(write));
      yield* Deferred.await(begun);
      yield* Fiber.interrupt(waiting);
      yield* Deferred.succeed(answer, "done");
      yield* Effect.yieldNow;
      expect(told).toEqual(["done"]);
    }),
  );

  it.effect("tells why it failed by itself only where whoever waited for it is gone", () =>
    Effect.gen(function* () {
      const { goingOn } = sessionWrites();
      const unseen: Array<string> = [];
      const tell = (failure: string) => void unseen.push(failure);
      yield* Effect.flip(goingOn(Effect.fail("seen"), tell));
      const { answer, begun, write } = writing();
      const refused = Effect.flatMap(write, () => Effect.fail("unseen"));
      const waiting = yield* Effect.forkChild(goingOn(refused, tell));
      yield* Deferred.await(begun);
      yield* Fiber.interrupt(waiting);
      yield* Deferred.succeed(answer, "done");
      yield* Effect.yieldNow;
      expect(unseen).toEqual(["unseen"]);
    }),
  );

  it.effect("answers whoever still waits, with what came of it", () =>
    Effect.gen(function* () {
      const { goingOn } = sessionWrites();
      expect(yield* goingOn(Effect.succeed(7))).toBe(7);
      expect(yield* Effect.flip(goingOn(Effect.fail("refused")))).toBe("refused");
    }),
  );

  it.effect("ends with its session, and tells nobody; one of the next session goes on", () =>
    Effect.gen(function* () {
      const { goingOn, end } = sessionWrites();
      const { begun, write, interrupted } = writing();
      const waiting = yield* Effect.forkChild(goingOn(write));
      yield* Deferred.await(begun);
      end();
      yield* Deferred.await(interrupted);
      yield* Effect.yieldNow;
      expect(waiting.pollUnsafe()).toBeUndefined();
      expect(yield* goingOn(Effect.succeed("of the next one"))).toBe("of the next one");
    }),
  );
});
