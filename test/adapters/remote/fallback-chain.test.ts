import { expect, it } from "@effect/vitest";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import { describe } from "vitest";
import { fallbackChains, FallbackChains } from "../../../src/adapters/remote/fallback-chain.ts";
import type { RemoteFailure } from "../../../src/domain/remote-failure.ts";

type Answer = ReadonlyArray<string> | RemoteFailure;

const isFailure = (answer: Answer): answer is RemoteFailure => "_tag" in answer;

/** Two sources and a last resort whose answers the test may change, and who was asked. */
const sources = (answers: { a: Answer; b: Answer; last?: Answer }) => {
  const asked: Array<string> = [];
  const source = (name: "a" | "b" | "last") => (text: string) =>
    Effect.suspend((): Effect.Effect<ReadonlyArray<string>, RemoteFailure> => {
      asked.push(`${name} ${text}`);
      const answer = answers[name] ?? [];
      return isFailure(answer) ? Effect.fail(answer) : Effect.succeed(answer);
    });
  const isEmpty = (answer: ReadonlyArray<string>) => answer.length === 0;
  const chain = { sources: [source("a"), source("b")], lastResort: source("last"), isEmpty };
  return { answers, asked, chain, withoutLast: { sources: chain.sources, isEmpty } };
};

const MISSING: ReadonlyArray<RemoteFailure> = [
  { _tag: "NotFound", message: "" },
  { _tag: "NotOffered" },
  { _tag: "Unreadable" },
];
const OTHERS: ReadonlyArray<RemoteFailure> = [
  { _tag: "Unreachable" },
  { _tag: "TimedOut" },
  { _tag: "Unauthorized" },
  { _tag: "Forbidden" },
  { _tag: "NotAcceptable" },
  { _tag: "Refused", message: "" },
  { _tag: "RateLimited", retryAfterSeconds: 1 },
  { _tag: "ServerFailed", serialization: false },
];

describe("D33: a chain of sources", () => {
  it.effect("D33: the first that answers is the only one that is asked", () => {
    const { asked, chain } = sources({ a: ["A"], b: ["B"], last: ["L"] });
    return Effect.gen(function* () {
      const read = (yield* FallbackChains).chain(chain);
      expect([yield* read("1"), yield* read("2")]).toEqual([["A"], ["A"]]);
      expect(asked).toEqual(["a 1", "a 2"]);
    }).pipe(Effect.provide(fallbackChains));
  });

  it.effect.each([...MISSING, [] as const].map((a) => ({ what: JSON.stringify(a), a })))(
    "D33: $what falls through to the next, which is asked first from then on",
    ({ a }) => {
      const { asked, chain } = sources({ a, b: ["B"], last: ["L"] });
      return Effect.gen(function* () {
        const read = (yield* FallbackChains).chain(chain);
        expect([yield* read("1"), yield* read("2")]).toEqual([["B"], ["B"]]);
        expect(asked).toEqual(["a 1", "b 1", "b 2"]);
      }).pipe(Effect.provide(fallbackChains));
    },
  );

  it.effect.each(OTHERS.map((failure) => ({ what: failure._tag, failure })))(
    "D33: $what is the chain's failure, wherever it comes from",
    ({ failure }) => {
      const first = sources({ a: failure, b: ["B"], last: ["L"] });
      const second = sources({ a: [], b: failure, last: ["L"] });
      const third = sources({ a: [], b: [], last: failure });
      return Effect.gen(function* () {
        const { chain } = yield* FallbackChains;
        for (const each of [first, second, third])
          expect(yield* Effect.flip(chain(each.chain)("1"))).toEqual(failure);
        expect([first.asked, second.asked, third.asked]).toEqual([
          ["a 1"],
          ["a 1", "b 1"],
          ["a 1", "b 1", "last 1"],
        ]);
      }).pipe(Effect.provide(fallbackChains));
    },
  );

  it.effect(
    "D33: one record without anything does not decide about the others: a last resort is not kept",
    () => {
      const { answers, asked, chain } = sources({ a: [], b: [], last: ["L"] });
      return Effect.gen(function* () {
        const read = (yield* FallbackChains).chain(chain);
        expect(yield* read("bare")).toEqual(["L"]);
        answers.a = ["A"];
        expect(yield* read("rich")).toEqual(["A"]);
        expect(asked).toEqual(["a bare", "b bare", "last bare", "a rich"]);
      }).pipe(Effect.provide(fallbackChains));
    },
  );

  it.effect("D33: nor does one make the source forgotten that answered before", () => {
    const { answers, asked, chain } = sources({ a: [], b: ["B"], last: ["L"] });
    return Effect.gen(function* () {
      const read = (yield* FallbackChains).chain(chain);
      yield* read("rich");
      answers.b = [];
      expect(yield* read("bare")).toEqual(["L"]);
      answers.b = ["B"];
      expect(yield* read("rich again")).toEqual(["B"]);
      expect(asked.slice(2)).toEqual(["b bare", "a bare", "last bare", "b rich again"]);
    }).pipe(Effect.provide(fallbackChains));
  });

  it.effect("D33: the source that is remembered is asked first, and the others where it has nothing", () => {
    const { answers, asked, chain } = sources({ a: [], b: ["B"], last: [] });
    return Effect.gen(function* () {
      const read = (yield* FallbackChains).chain(chain);
      yield* read("1");
      answers.b = [];
      answers.a = ["A"];
      expect([yield* read("2"), yield* read("3")]).toEqual([["A"], ["A"]]);
      expect(asked).toEqual(["a 1", "b 1", "b 2", "a 2", "a 3"]);
    }).pipe(Effect.provide(fallbackChains));
  });

  it.effect.each([
    { a: [], b: MISSING[0], last: MISSING[1], gives: { _tag: "Success", success: [] } },
    { a: MISSING[0], b: [], last: [], gives: { _tag: "Success", success: [] } },
    { a: MISSING[1], b: MISSING[2], last: MISSING[0], gives: { _tag: "Failure", failure: MISSING[0] } },
  ])(
    "D33: when nobody has anything: empty if one said so, else the last failure: $gives",
    ({ a, b, last, gives }) => {
      const { chain } = sources({ a: a ?? [], b: b ?? [], last: last ?? [] });
      return Effect.gen(function* () {
        const read = (yield* FallbackChains).chain(chain);
        expect(yield* Effect.result(read("1"))).toMatchObject(gives);
      }).pipe(Effect.provide(fallbackChains));
    },
  );

  it.effect("D33: without a last resort the sources are all there is", () => {
    const { asked, withoutLast } = sources({ a: { _tag: "NotOffered" }, b: [] });
    return Effect.gen(function* () {
      expect(yield* (yield* FallbackChains).chain(withoutLast)("1")).toEqual([]);
      expect(asked).toEqual(["a 1", "b 1"]);
    }).pipe(Effect.provide(fallbackChains));
  });

  it.effect("D33: each chain remembers for itself", () => {
    const one = sources({ a: [], b: ["B"] });
    const other = sources({ a: ["A"], b: ["B"] });
    return Effect.gen(function* () {
      const { chain } = yield* FallbackChains;
      const [first, second] = [chain(one.chain), chain(other.chain)];
      expect([yield* first("1"), yield* second("1")]).toEqual([["B"], ["A"]]);
    }).pipe(Effect.provide(fallbackChains));
  });

  it.effect(
    "D33: with the session, what answered is forgotten; an answer that comes later does not bring it back",
    () => {
      const { answers, asked, chain } = sources({ a: [], b: ["B"] });
      return Effect.gen(function* () {
        const chains = yield* FallbackChains;
        const held = yield* Deferred.make<ReadonlyArray<string>>();
        const [a, b] = chain.sources;
        if (a === undefined || b === undefined) throw new Error("there are two sources");
        const late = (text: string) => (text === "late" ? Deferred.await(held) : b(text));
        const read = chains.chain({ ...chain, sources: [a, late] });
        yield* read("1");
        const reading = yield* Effect.forkChild(read("late"));
        yield* Effect.yieldNow;
        yield* chains.forget();
        yield* Deferred.succeed(held, ["late"]);
        expect(yield* Fiber.join(reading)).toEqual(["late"]);
        answers.a = ["A"];
        expect(yield* read("2")).toEqual(["A"]);
        expect(asked).toEqual(["a 1", "b 1", "a 2"]);
      }).pipe(Effect.provide(fallbackChains));
    },
  );
});
