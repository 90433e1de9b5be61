import { expect, it } from "@effect/vitest";
import { fc } from "@fast-check/vitest";
import * as Effect from "effect/Effect";
import { fallbackChain } from "../../../src/adapters/http/fallback-chain.ts";
import {
  Forbidden,
  NotFound,
  NotOffered,
  Unreachable,
  Unreadable,
  type RemoteFailure,
} from "../../../src/domain/remote-failure.ts";
import { forAll } from "../fixtures-laws.ts";

type Answer = ReadonlyArray<number> | RemoteFailure;

const isFailure = (answer: Answer): answer is RemoteFailure => "_tag" in answer;
const isNothing = (answer: ReadonlyArray<number>): boolean => answer.length === 0;

/** Sources that answer as told, and what was asked of which, in order. */
const sourcesOf = (answers: ReadonlyArray<Answer>) => {
  const asked: Array<string> = [];
  const sources = answers.map((answer, index) => (what: string) => {
    asked.push(`${index} ${what}`);
    return isFailure(answer) ? Effect.fail(answer) : Effect.succeed(answer);
  });
  return { asked, sources };
};

it.effect(
  "D33: what is missing, unreadable or empty falls through; what answered is asked first from then on",
  () => {
    const { asked, sources } = sourcesOf([NotFound(), NotOffered, Unreadable, [], [1], [2]]);
    const read = fallbackChain(sources, isNothing);
    return Effect.gen(function* () {
      expect([yield* read("a"), yield* read("b")]).toEqual([[1], [1]]);
      expect(asked).toEqual(["0 a", "1 a", "2 a", "3 a", "4 a", "4 b"]);
    });
  },
);

it.effect("D33: what is remembered and then goes missing lets the others try, in their order", () => {
  const asked: Array<string> = [];
  let later: Effect.Effect<string, RemoteFailure> = Effect.succeed("later");
  const read = fallbackChain([
    () => Effect.suspend(() => (asked.push("first"), Effect.fail(NotOffered))),
    () => Effect.suspend(() => (asked.push("later"), later)),
  ]);
  return Effect.gen(function* () {
    expect(yield* read()).toBe("later");
    later = Effect.fail(NotFound("gone"));
    expect(yield* Effect.flip(read())).toEqual(NotOffered);
    expect(asked).toEqual(["first", "later", "later", "first"]);
  });
});

const answers: fc.Arbitrary<ReadonlyArray<Answer>> = fc.array(
  fc.oneof(
    fc.constantFrom<Answer>(
      NotFound("a"),
      NotFound("b"),
      NotOffered,
      Unreadable,
      Forbidden,
      Unreachable,
      [],
      [1],
      [2],
    ),
  ),
  { minLength: 1, maxLength: 6 },
);

const fallsThrough = (answer: Answer): boolean =>
  isFailure(answer) ? ["NotFound", "NotOffered", "Unreadable"].includes(answer._tag) : answer.length === 0;

it.effect(
  "D33: the outcome is that of the first source which does not fall through, else empty, else the last",
  () =>
    forAll(answers, (given) =>
      Effect.gen(function* () {
        const { asked, sources } = sourcesOf(given);
        const outcome = yield* Effect.match(fallbackChain(sources, isNothing)("x"), {
          onFailure: (failure): Answer => failure,
          onSuccess: (answer): Answer => answer,
        });
        const decisive = given.findIndex((answer) => !fallsThrough(answer));
        const empty = given.find((answer) => !isFailure(answer));
        expect(outcome).toEqual(decisive < 0 ? (empty ?? given.at(-1)) : given[decisive]);
        expect(asked).toHaveLength(decisive < 0 ? given.length : decisive + 1);
      }),
    ),
);
