import { describe, expect, it } from "@effect/vitest";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Fiber from "effect/Fiber";
import * as TestClock from "effect/testing/TestClock";
import { Reads, reads } from "../../../src/adapters/remote/reads.ts";
import { BypassCache } from "../../../src/domain/ports/bypass-cache.ts";
import { ReadOnce } from "../../../src/domain/ports/read-once.ts";
import type { RemoteFailure } from "../../../src/domain/remote-failure.ts";

const FIVE_MINUTES = 300_000;

/** A call that says how often it was made; what it answers may depend on that. */
const counting = <A>(answer: (time: number) => Effect.Effect<A, RemoteFailure>) => {
  const made = { times: 0 };
  const call = (..._args: ReadonlyArray<unknown>) =>
    Effect.suspend(() => {
      made.times += 1;
      return answer(made.times);
    });
  return { made, call };
};

const answeringItsNumber = () => counting((time) => Effect.succeed(time));

const failing = (failure: RemoteFailure) => counting(() => Effect.fail(failure));

/** A call whose answers come when the test lets them. */
const held = Effect.gen(function* () {
  const answer = yield* Deferred.make<string, RemoteFailure>();
  const stopped = { times: 0 };
  const { made, call } = counting(() =>
    Deferred.await(answer).pipe(
      Effect.onInterrupt(() =>
        Effect.sync(() => {
          stopped.times += 1;
        }),
      ),
    ),
  );
  return { answer, call, made, stopped };
});

const FAILURES: ReadonlyArray<readonly [failure: RemoteFailure, tries: number]> = [
  [{ _tag: "Unreachable" }, 2],
  [{ _tag: "TimedOut" }, 2],
  [{ _tag: "ServerFailed", serialization: false }, 2],
  [{ _tag: "ServerFailed", serialization: true }, 2],
  [{ _tag: "Unauthorized" }, 1],
  [{ _tag: "Forbidden" }, 1],
  [{ _tag: "NotFound", message: "Gone" }, 1],
  [{ _tag: "NotOffered" }, 1],
  [{ _tag: "NotAcceptable" }, 1],
  [{ _tag: "Refused", message: "No" }, 1],
  [{ _tag: "RateLimited", retryAfterSeconds: 1 }, 1],
  [{ _tag: "Unreadable" }, 1],
];
const failures = FAILURES.map(([failure, tries]) => ({ failure, tries }));

describe("what a tab changes", () => {
  it.effect("is told, with the log, whatever came of the write", () =>
    Effect.gen(function* () {
      const { invalidating, watch } = yield* Reads;
      const told: Array<ReadonlyArray<string>> = [];
      yield* watch(
        () => undefined,
        (groups) => told.push(groups),
      );
      yield* invalidating(["kitchens"], answeringItsNumber().call)();
      yield* Effect.exit(invalidating(["users", "tribes"], failing({ _tag: "TimedOut" }).call)());
      expect(told).toEqual([
        ["kitchens", "activities"],
        ["users", "tribes", "activities"],
      ]);
    }).pipe(Effect.provide(reads)),
  );

  it.effect("is read anew in another one, and nothing else is", () =>
    Effect.gen(function* () {
      const { cached, outdate } = yield* Reads;
      const users = cached("users", answeringItsNumber().call);
      const tribes = cached("tribes", answeringItsNumber().call);
      const both = Effect.all([users(), tribes()]);
      yield* both;
      yield* outdate(["users", "nothing that is known"]);
      expect(yield* both).toEqual([2, 1]);
    }).pipe(Effect.provide(reads)),
  );
});

describe("what could not be read", () => {
  it.effect.each(failures)("is told once, whatever is made of it: $failure._tag", ({ failure }) =>
    Effect.gen(function* () {
      const { cached, watch } = yield* Reads;
      const told: Array<RemoteFailure> = [];
      yield* watch(
        (failed) => told.push(failed),
        () => undefined,
      );
      expect(yield* Effect.orElseSucceed(cached("users", failing(failure).call)(), () => "made do")).toBe(
        "made do",
      );
      expect(told).toEqual([failure]);
    }).pipe(Effect.provide(reads)),
  );

  it.effect("what was read is not", () =>
    Effect.gen(function* () {
      const { cached, watch } = yield* Reads;
      const told: Array<RemoteFailure> = [];
      yield* watch(
        (failed) => told.push(failed),
        () => undefined,
      );
      yield* cached("users", answeringItsNumber().call)();
      expect(told).toEqual([]);
    }).pipe(Effect.provide(reads)),
  );
});

describe("D31: how long an answer is fresh", () => {
  it.effect("§7, §9, D31: for exactly five minutes", () =>
    Effect.gen(function* () {
      const { cached } = yield* Reads;
      const read = cached("users", answeringItsNumber().call);
      expect(yield* read()).toBe(1);
      yield* TestClock.adjust(FIVE_MINUTES - 1);
      expect(yield* read()).toBe(1);
      yield* TestClock.adjust(1);
      expect(yield* read()).toBe(2);
      yield* TestClock.adjust(FIVE_MINUTES - 1);
      expect(yield* read()).toBe(2);
      yield* TestClock.adjust(1);
      expect(yield* read()).toBe(3);
    }).pipe(Effect.provide(reads)),
  );

  it.effect("a record that is gone when it is asked for again takes the lists that have it along", () =>
    Effect.gen(function* () {
      const { cached } = yield* Reads;
      const byId = cached("users", failing({ _tag: "NotFound", message: "Gone" }).call);
      const list = cached("users", answeringItsNumber().call);
      const others = cached("tribes", answeringItsNumber().call);
      const all = Effect.all([list(), others()]);
      yield* all;
      yield* Effect.flip(byId(7));
      expect(yield* all).toEqual([1, 1]);
      yield* Effect.flip(Effect.provideService(byId(7), BypassCache, true));
      expect(yield* all).toEqual([2, 1]);
    }).pipe(Effect.provide(reads)),
  );

  it.effect("D31: reading an answer again does not keep it any longer", () =>
    Effect.gen(function* () {
      const { cached } = yield* Reads;
      const read = cached("users", answeringItsNumber().call);
      for (const _ of [1, 2, 3, 4, 5]) {
        expect(yield* read()).toBe(1);
        yield* TestClock.adjust(FIVE_MINUTES / 5);
      }
      expect(yield* read()).toBe(2);
    }).pipe(Effect.provide(reads)),
  );

  it.effect("D31: the five minutes begin when the answer comes", () =>
    Effect.gen(function* () {
      const { cached } = yield* Reads;
      const { call, made } = counting((time) => Effect.delay(Effect.succeed(time), 8_000));
      const read = cached("users", call);
      const first = yield* Effect.forkChild(read());
      yield* TestClock.adjust(8_000);
      expect(yield* Fiber.join(first)).toBe(1);
      yield* TestClock.adjust(FIVE_MINUTES - 1);
      expect([yield* read(), made.times]).toEqual([1, 1]);
    }).pipe(Effect.provide(reads)),
  );

  it.effect("D31: equal questions have one answer, different ones have their own", () =>
    Effect.gen(function* () {
      const { cached } = yield* Reads;
      const { call } = answeringItsNumber();
      const page = cached("users", (window: { readonly first: number; readonly max: number }) =>
        call(window),
      );
      expect([
        yield* page({ first: 3, max: 7 }),
        yield* page({ max: 7, first: 3 }),
        yield* page({ first: 7, max: 3 }),
        yield* page({ first: 3, max: 7 }),
      ]).toEqual([1, 1, 2, 1]);
    }).pipe(Effect.provide(reads)),
  );

  it.effect("D31: two reads of one resource with the same question are two", () =>
    Effect.gen(function* () {
      const { cached } = yield* Reads;
      const all = cached("users", () => Effect.succeed("everybody"));
      const count = cached("users", () => Effect.succeed(2_000));
      expect([yield* all(), yield* count(), yield* all()]).toEqual(["everybody", 2_000, "everybody"]);
    }).pipe(Effect.provide(reads)),
  );

  it.effect(
    "D31: of one read, 512 answers are kept and the one that was not asked for longest goes first",
    () =>
      Effect.gen(function* () {
        const { cached } = yield* Reads;
        const { call, made } = answeringItsNumber();
        const byId = cached("users", (id: number) => call(id));
        yield* Effect.forEach(
          Array.from({ length: 512 }, (_, id) => id),
          (id) => byId(id),
        );
        yield* byId(0);
        expect(made.times).toBe(512);
        yield* byId(512);
        yield* byId(0);
        expect(made.times).toBe(513);
        yield* byId(1);
        expect(made.times).toBe(514);
      }).pipe(Effect.provide(reads)),
  );
});

describe("D31: what is read once", () => {
  it.effect("is asked for, also where an answer is kept, and neither kept nor changes what is", () =>
    Effect.gen(function* () {
      const { cached } = yield* Reads;
      const { call } = answeringItsNumber();
      const page = cached("users", call);
      const once = (first: number) => Effect.provideService(page(first), ReadOnce, true);
      expect([yield* page(1), yield* once(1), yield* page(1)]).toEqual([1, 2, 1]);
      expect([yield* once(2), yield* once(2), yield* page(2), yield* page(2)]).toEqual([3, 4, 5, 5]);
    }).pipe(Effect.provide(reads)),
  );

  it.effect("is tried once more like any other read", () =>
    Effect.gen(function* () {
      const { cached } = yield* Reads;
      const { call, made } = failing({ _tag: "Unreachable" });
      yield* Effect.exit(Effect.provideService(cached("users", call)(), ReadOnce, true));
      expect(made.times).toBe(2);
    }).pipe(Effect.provide(reads)),
  );
});

describe("D31: callers at the same time", () => {
  it.effect("D31: share one call and its answer", () =>
    Effect.gen(function* () {
      const { cached } = yield* Reads;
      const { answer, call, made } = yield* held;
      const read = cached("users", call);
      const callers = yield* Effect.forEach([1, 2, 3], () => Effect.forkChild(read()));
      yield* Effect.yieldNow;
      expect(made.times).toBe(1);
      yield* Deferred.succeed(answer, "everybody");
      expect(yield* Effect.forEach(callers, Fiber.join)).toEqual(["everybody", "everybody", "everybody"]);
      expect([yield* read(), made.times]).toEqual(["everybody", 1]);
    }).pipe(Effect.provide(reads)),
  );

  it.effect("D31: share a failure as well", () =>
    Effect.gen(function* () {
      const { cached } = yield* Reads;
      const { answer, call, made } = yield* held;
      const read = cached("users", call);
      const callers = yield* Effect.forEach([1, 2], () => Effect.forkChild(Effect.flip(read())));
      yield* Effect.yieldNow;
      yield* Deferred.fail(answer, { _tag: "Forbidden" });
      expect(yield* Effect.forEach(callers, Fiber.join)).toEqual([
        { _tag: "Forbidden" },
        { _tag: "Forbidden" },
      ]);
      expect(made.times).toBe(1);
    }).pipe(Effect.provide(reads)),
  );

  it.effect.each([0, 1])("D31: when caller %i goes away, the other still gets the answer", (goes) =>
    Effect.gen(function* () {
      const { cached } = yield* Reads;
      const { answer, call, made, stopped } = yield* held;
      const read = cached("users", call);
      const callers = yield* Effect.forEach([0, 1], (caller) =>
        Effect.map(Effect.forkChild(read()), (fiber) => ({ caller, fiber })),
      );
      yield* Effect.yieldNow;
      const [leaving] = callers.filter(({ caller }) => caller === goes);
      const [staying] = callers.filter(({ caller }) => caller !== goes);
      if (leaving === undefined || staying === undefined) throw new Error("there are two callers");
      yield* Fiber.interrupt(leaving.fiber);
      yield* Deferred.succeed(answer, "everybody");
      expect(yield* Fiber.join(staying.fiber)).toBe("everybody");
      expect([yield* read(), made.times, stopped.times]).toEqual(["everybody", 1, 0]);
    }).pipe(Effect.provide(reads)),
  );

  it.effect("D18, D31: when all of them go away, the call is stopped and the next caller begins anew", () =>
    Effect.gen(function* () {
      const { cached } = yield* Reads;
      const { answer, call, made, stopped } = yield* held;
      const read = cached("users", call);
      const callers = yield* Effect.forEach([1, 2], () => Effect.forkChild(read()));
      yield* Effect.yieldNow;
      yield* Effect.forEach(callers, Fiber.interrupt);
      expect([made.times, stopped.times]).toEqual([1, 1]);
      yield* Deferred.succeed(answer, "everybody");
      expect([yield* read(), made.times]).toEqual(["everybody", 2]);
    }).pipe(Effect.provide(reads)),
  );
});

describe("D31: trying again", () => {
  it.effect("asks anew where an answer does not come, and keeps that which came then", () =>
    Effect.gen(function* () {
      const { askAnew, cached } = yield* Reads;
      const late = yield* Deferred.make<string>();
      const { call, made } = counting((time) =>
        time === 1 ? Deferred.await(late) : Effect.succeed(`answer ${time}`),
      );
      const read = cached("users", call);
      const waiting = yield* Effect.forkChild(read());
      yield* Effect.yieldNow;
      yield* askAnew();
      expect([yield* read(), made.times]).toEqual(["answer 2", 2]);
      yield* askAnew();
      expect([yield* read(), made.times]).toEqual(["answer 2", 2]);
      yield* Deferred.succeed(late, "late");
      expect([yield* Fiber.join(waiting), yield* read()]).toEqual(["late", "answer 2"]);
    }).pipe(Effect.provide(reads)),
  );

  it.effect.each(failures)(
    "D31: a read that fails with $failure is made $tries times",
    ({ failure, tries }) =>
      Effect.gen(function* () {
        const { cached } = yield* Reads;
        const { call, made } = failing(failure);
        const read = cached("users", call);
        expect([yield* Effect.flip(read()), made.times]).toEqual([failure, tries]);
      }).pipe(Effect.provide(reads)),
  );

  it.effect.each(failures)("D31: a write that fails with $failure is made once", ({ failure }) =>
    Effect.gen(function* () {
      const { invalidating } = yield* Reads;
      const { call, made } = failing(failure);
      expect([yield* Effect.flip(invalidating(["users"], call)()), made.times]).toEqual([failure, 1]);
    }).pipe(Effect.provide(reads)),
  );

  it.effect("D31: the second try of a read counts, for better or worse", () =>
    Effect.gen(function* () {
      const { cached } = yield* Reads;
      const better = counting((time) =>
        time === 1 ? Effect.fail<RemoteFailure>({ _tag: "TimedOut" }) : Effect.succeed("everybody"),
      );
      const worse = counting((time) =>
        Effect.fail<RemoteFailure>({ _tag: time === 1 ? "Unreachable" : "Forbidden" }),
      );
      const readBetter = cached("users", better.call);
      const readWorse = cached("users", worse.call);
      expect([yield* readBetter(), yield* readBetter(), better.made.times]).toEqual([
        "everybody",
        "everybody",
        2,
      ]);
      expect([yield* Effect.flip(readWorse()), worse.made.times]).toEqual([{ _tag: "Forbidden" }, 2]);
    }).pipe(Effect.provide(reads)),
  );

  it.effect.each(failures)("D31: $failure is not kept", ({ failure, tries }) =>
    Effect.gen(function* () {
      const { cached } = yield* Reads;
      const { call, made } = counting((time) =>
        time <= tries ? Effect.fail(failure) : Effect.succeed("everybody"),
      );
      const read = cached("users", call);
      expect([yield* Effect.flip(read()), yield* read(), yield* read(), made.times]).toEqual([
        failure,
        "everybody",
        "everybody",
        tries + 1,
      ]);
    }).pipe(Effect.provide(reads)),
  );

  it.effect("D31: a bug is neither tried again nor kept", () =>
    Effect.gen(function* () {
      const { cached } = yield* Reads;
      const { call, made } = counting((time) => (time === 1 ? Effect.die("a bug") : Effect.succeed(time)));
      const read = cached("users", call);
      expect([yield* Effect.exit(read()), made.times]).toEqual([Exit.die("a bug"), 1]);
      expect(yield* read()).toBe(2);
    }).pipe(Effect.provide(reads)),
  );
});

describe("D31: what a write touches is read anew", () => {
  const ways: ReadonlyArray<{ readonly how: string; readonly write: Effect.Effect<string, RemoteFailure> }> =
    [
      { how: "that succeeds", write: Effect.succeed("saved") },
      { how: "whose result is unknown", write: Effect.fail({ _tag: "TimedOut" }) },
      { how: "that is refused", write: Effect.fail({ _tag: "Refused", message: "No" }) },
      { how: "that is a bug", write: Effect.die("a bug") },
      { how: "that is broken off", write: Effect.interrupt },
    ];

  it.effect.each(ways)("D31, D38: after a write $how", ({ write }) =>
    Effect.gen(function* () {
      const { cached, invalidating } = yield* Reads;
      const all = cached("users", answeringItsNumber().call);
      const page = cached("users", answeringItsNumber().call);
      const roles = cached("roles", answeringItsNumber().call);
      expect([yield* all(), yield* page(1), yield* page(2), yield* roles()]).toEqual([1, 1, 2, 1]);
      const save = invalidating(["users"], () => write);
      expect(yield* Effect.exit(save())).toEqual(yield* Effect.exit(write));
      expect([yield* all(), yield* page(1), yield* page(2), yield* roles()]).toEqual([2, 3, 4, 1]);
    }).pipe(Effect.provide(reads)),
  );

  it.effect("D31: a write passes on what it was given, and touches all that it names", () =>
    Effect.gen(function* () {
      const { cached, invalidating } = yield* Reads;
      const users = cached("users", answeringItsNumber().call);
      const roles = cached("roles", answeringItsNumber().call);
      const health = cached("health", answeringItsNumber().call);
      yield* Effect.all([users(), roles(), health()]);
      const save = invalidating(["users", "roles"], (name: string, age: number) =>
        Effect.succeed(`${name} ${age}`),
      );
      expect(yield* save("Ana", 7)).toBe("Ana 7");
      expect(yield* Effect.all([users(), roles(), health()])).toEqual([2, 2, 1]);
    }).pipe(Effect.provide(reads)),
  );

  it.effect("D31: before the write has ended, what it touches is as it was", () =>
    Effect.gen(function* () {
      const { cached, invalidating } = yield* Reads;
      const { answer, call } = yield* held;
      const read = cached("users", answeringItsNumber().call);
      expect(yield* read()).toBe(1);
      const writing = yield* Effect.forkChild(invalidating(["users"], call)());
      yield* Effect.yieldNow;
      expect(yield* read()).toBe(1);
      yield* Deferred.succeed(answer, "saved");
      yield* Fiber.join(writing);
      expect(yield* read()).toBe(2);
    }).pipe(Effect.provide(reads)),
  );

  it.effect("D31: an answer that was under way when the write ended is not kept", () =>
    Effect.gen(function* () {
      const { cached, invalidating } = yield* Reads;
      const { answer, call, made } = yield* held;
      const read = cached("users", call);
      const under = yield* Effect.forkChild(read());
      yield* Effect.yieldNow;
      yield* invalidating(["users"], () => Effect.void)();
      yield* Deferred.succeed(answer, "everybody");
      expect([yield* Fiber.join(under), made.times]).toEqual(["everybody", 1]);
      expect([yield* read(), made.times]).toEqual(["everybody", 2]);
    }).pipe(Effect.provide(reads)),
  );

  it.effect("D31: nor is one that was asked of the backend itself, where another was kept", () =>
    Effect.gen(function* () {
      const { cached, invalidating } = yield* Reads;
      const before = yield* Deferred.make<string>();
      const { call } = counting((time) =>
        time === 2 ? Deferred.await(before) : Effect.succeed(`answer ${time}`),
      );
      const read = cached("users", call);
      expect(yield* read()).toBe("answer 1");
      const under = yield* Effect.forkChild(Effect.provideService(read(), BypassCache, true));
      yield* Effect.yieldNow;
      yield* invalidating(["users"], () => Effect.void)();
      yield* Deferred.succeed(before, "as it was");
      expect([yield* Fiber.join(under), yield* read()]).toEqual(["as it was", "answer 3"]);
    }).pipe(Effect.provide(reads)),
  );
});

describe("D31: another person", () => {
  it.effect("D28, D31: forgetting empties every read of every resource", () =>
    Effect.gen(function* () {
      const { forget, cached } = yield* Reads;
      const users = cached("users", answeringItsNumber().call);
      const roles = cached("roles", answeringItsNumber().call);
      const health = cached("health", answeringItsNumber().call);
      const all = Effect.all([users(1), users(2), roles(), health()]);
      expect(yield* all).toEqual([1, 2, 1, 1]);
      expect(yield* all).toEqual([1, 2, 1, 1]);
      yield* forget();
      expect(yield* all).toEqual([3, 4, 2, 2]);
    }).pipe(Effect.provide(reads)),
  );

  it.effect("D18: an answer that was under way is not kept for whoever comes next", () =>
    Effect.gen(function* () {
      const { forget, cached } = yield* Reads;
      const { answer, call, made } = yield* held;
      const read = cached("users", call);
      const under = yield* Effect.forkChild(read());
      yield* Effect.yieldNow;
      yield* forget();
      yield* Deferred.succeed(answer, "everybody");
      yield* Fiber.join(under);
      yield* read();
      expect(made.times).toBe(2);
    }).pipe(Effect.provide(reads)),
  );
});
