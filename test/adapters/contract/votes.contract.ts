import { fc } from "@fast-check/vitest";
import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import type * as Layer from "effect/Layer";
import { Kitchens } from "../../../src/domain/ports/kitchens.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { Votes } from "../../../src/domain/ports/votes.ts";
import { NotFound } from "../../../src/domain/remote-failure.ts";
import type { KitchenVote } from "../../../src/domain/vote.ts";
import { id } from "../../domain/generators.ts";
import { forAll } from "../fixtures-laws.ts";

const noSuchUser = NotFound("User not found");
const noSuchKitchen = NotFound("Kitchen not found");
const noSuchVote = NotFound("Vote not found");

const voteOf = (userId: string, kitchenId: string, positive: boolean): KitchenVote => ({
  user: { userId: id(userId) },
  kitchen: { kitchenId: id(kitchenId) },
  positive,
});

const keyOf = ({ kitchen, user }: KitchenVote): string => `${user.userId} on ${kitchen.kitchenId}`;

const kitchens = Effect.flatMap(Kitchens, ({ all }) => all()).pipe(Effect.map(({ items }) => items));

/** The law of this port (§3): a kitchen counts exactly the votes that there are, at most one of each person. */
const countsAreTheVotes = Effect.gen(function* () {
  const { ofKitchen } = yield* Votes;
  const all = yield* kitchens;
  const votes = yield* Effect.forEach(all, ({ kitchenId }) => ofKitchen(kitchenId));
  expect(all.map(({ positivo, negativo }) => [positivo, negativo])).toEqual(
    votes.map(({ items }) => [
      items.filter(({ positive }) => positive).length,
      items.filter(({ positive }) => !positive).length,
    ]),
  );
  const everyVote = votes.flatMap(({ items }) => items);
  expect(new Set(everyVote.map(keyOf)).size).toBe(everyVote.length);
  return everyVote;
});

/** A vote, or one that is taken back. */
interface Step {
  readonly user: string;
  readonly kitchen: string;
  readonly positive: boolean | undefined;
}

const steps: fc.Arbitrary<Step> = fc.record({
  user: fc.constantFrom("1", "2", "5", "6", "7", "999999"),
  kitchen: fc.constantFrom("1", "2", "3", "999999"),
  positive: fc.constantFrom(true, false, undefined),
});

/** Makes a step; what does not exist is not found, and nothing else may go wrong. */
const made = ({ kitchen, positive, user }: Step) =>
  Effect.flatMap(Votes, (votes) =>
    positive === undefined
      ? votes.withdraw(id(user), id(kitchen))
      : Effect.asVoid(votes.vote(voteOf(user, kitchen, positive))),
  ).pipe(Effect.catchTag("NotFound", () => Effect.void));

/** What the port Votes promises, whoever implements it (§7). Takes a layer over a freshly seeded database. */
export const votesContract = <E>(name: string, ports: Layer.Layer<Votes | Kitchens | Users, E>): void =>
  layer(ports, { excludeTestServices: true })(`${name}: votes`, (it) => {
    it.effect("§3: the sample's counts are its votes, and some kitchens are liked", () =>
      Effect.gen(function* () {
        expect((yield* countsAreTheVotes).length).toBeGreaterThan(0);
      }),
    );

    it.effect("§7: a vote is among those of the kitchen and of the user, and voting again replaces it", () =>
      Effect.gen(function* () {
        const { ofKitchen, ofUser, vote, withdraw } = yield* Votes;
        const { byId } = yield* Kitchens;
        const { kitchenId } = yield* (yield* Kitchens).create({
          nombre: "Casa",
          logo: undefined,
          userChef: undefined,
          tribe: undefined,
        });
        const counted = Effect.map(byId(kitchenId), ({ positivo, negativo }) => [positivo, negativo]);
        const of = (positive: boolean) => voteOf("2", kitchenId, positive);
        const mine = Effect.map(ofUser(id("2")), ({ items }) =>
          items.filter(({ kitchen }) => kitchen.kitchenId === kitchenId),
        );
        for (const positive of [true, true, false, false, true]) {
          expect(yield* vote(of(positive))).toEqual(of(positive));
          expect(yield* ofKitchen(kitchenId)).toMatchObject({ items: [of(positive)], unreadable: 0 });
          expect(yield* mine).toMatchObject([of(positive)]);
          expect(yield* counted).toEqual(positive ? [1, 0] : [0, 1]);
        }
        expect(yield* vote(voteOf("3", kitchenId, false))).toEqual(voteOf("3", kitchenId, false));
        expect(yield* counted).toEqual([1, 1]);
        yield* withdraw(id("2"), kitchenId);
        expect(yield* mine).toEqual([]);
        expect(yield* counted).toEqual([0, 1]);
        expect(yield* Effect.flip(withdraw(id("2"), kitchenId))).toEqual(noSuchVote);
        expect(yield* counted).toEqual([0, 1]);
      }),
    );

    it.effect.each(["0", "999999", "9".repeat(64), "01", "nobody", "__proto__"])(
      "D34, D35: a user or a kitchen that does not exist, %s, has no votes and gets none",
      (stranger) =>
        Effect.gen(function* () {
          const { ofKitchen, ofUser, vote, withdraw } = yield* Votes;
          const before = yield* countsAreTheVotes;
          expect([yield* ofKitchen(id(stranger)), yield* ofUser(id(stranger))]).toEqual([
            { items: [], unreadable: 0 },
            { items: [], unreadable: 0 },
          ]);
          expect([
            yield* Effect.flip(vote(voteOf(stranger, "1", true))),
            yield* Effect.flip(vote(voteOf("1", stranger, true))),
            yield* Effect.flip(withdraw(id(stranger), id("1"))),
            yield* Effect.flip(withdraw(id("1"), id(stranger))),
          ]).toEqual([noSuchUser, noSuchKitchen, noSuchUser, noSuchKitchen]);
          expect(yield* countsAreTheVotes).toEqual(before);
        }),
    );

    it.effect("§3: whatever is voted and taken back, one after the other, the counts are the votes", () =>
      forAll(
        fc.array(steps, { minLength: 1, maxLength: 12 }),
        (sequence) =>
          Effect.gen(function* () {
            const expected = new Map((yield* countsAreTheVotes).map((vote) => [keyOf(vote), vote.positive]));
            for (const step of sequence) {
              yield* made(step);
              if (step.user === "999999" || step.kitchen === "999999") continue;
              const key = `${step.user} on ${step.kitchen}`;
              if (step.positive === undefined) expected.delete(key);
              else expected.set(key, step.positive);
            }
            const votes = yield* countsAreTheVotes;
            expect(new Map(votes.map((vote) => [keyOf(vote), vote.positive]))).toEqual(expected);
          }),
        { numRuns: 15 },
      ),
    );

    it.effect("§3: whatever is voted and taken back in the same moment, the counts are the votes", () =>
      forAll(
        fc.array(steps, { minLength: 8, maxLength: 24 }),
        (sequence) =>
          Effect.gen(function* () {
            yield* Effect.forEach(sequence, made, { concurrency: "unbounded", discard: true });
            yield* countsAreTheVotes;
          }),
        { numRuns: 15 },
      ),
    );

    it.effect("§3: the votes of somebody who is removed go along, and the counts follow", () =>
      Effect.gen(function* () {
        const { vote } = yield* Votes;
        const users = yield* Users;
        for (const kitchen of ["1", "2", "3", "4"]) {
          yield* vote(voteOf("20", kitchen, kitchen !== "2"));
          yield* vote(voteOf("21", kitchen, kitchen === "2"));
        }
        const before = yield* countsAreTheVotes;
        // Both at once, and others vote on the same kitchens in that moment; nobody waits for anybody in a circle.
        yield* Effect.all(
          [
            users.remove(id("20")),
            users.remove(id("21")),
            ...["4", "3", "2", "1"].map((kitchen) => vote(voteOf("22", kitchen, true))),
          ],
          { concurrency: "unbounded", discard: true },
        );
        const after = yield* countsAreTheVotes;
        const gone = new Set(["20", "21", "22"]);
        const others = ({ user }: KitchenVote) => !gone.has(user.userId);
        expect(after.filter(others)).toEqual(before.filter(others));
        expect(after.filter(({ user }) => user.userId === "20" || user.userId === "21")).toEqual([]);
        expect(after.filter(({ user }) => user.userId === "22").length).toBeGreaterThanOrEqual(4);
      }),
    );

    it.effect("§7: the votes on a kitchen that is removed go along", () =>
      Effect.gen(function* () {
        const { ofKitchen, ofUser, vote } = yield* Votes;
        yield* vote(voteOf("2", "4", true));
        yield* (yield* Kitchens).remove(id("4"));
        expect(yield* ofKitchen(id("4"))).toEqual({ items: [], unreadable: 0 });
        const { items } = yield* ofUser(id("2"));
        expect(items.filter(({ kitchen }) => kitchen.kitchenId === "4")).toEqual([]);
        yield* countsAreTheVotes;
      }),
    );
  });
