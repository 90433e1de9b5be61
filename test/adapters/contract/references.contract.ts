import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import type * as Layer from "effect/Layer";
import type { NamedKitchen, NamedTribe, NamedUser } from "../../../src/domain/fields.ts";
import { knownChef } from "../../../src/domain/kitchen.ts";
import { Blocks } from "../../../src/domain/ports/blocks.ts";
import { Comments } from "../../../src/domain/ports/comments.ts";
import { Dates } from "../../../src/domain/ports/dates.ts";
import { Favorites } from "../../../src/domain/ports/favorites.ts";
import { Kitchens } from "../../../src/domain/ports/kitchens.ts";
import { ProfileImages } from "../../../src/domain/ports/profile-images.ts";
import { Reports } from "../../../src/domain/ports/reports.ts";
import { TribeImages } from "../../../src/domain/ports/tribe-images.ts";
import { Tribes } from "../../../src/domain/ports/tribes.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { Votes } from "../../../src/domain/ports/votes.ts";
import { Refused } from "../../../src/domain/remote-failure.ts";
import { id } from "../../domain/generators.ts";

const itemsOf = <A>({ items }: { readonly items: ReadonlyArray<A> }): ReadonlyArray<A> => items;

/** Every reference that any record makes, by what it points at. */
const everyReference = Effect.gen(function* () {
  const kitchens = itemsOf(yield* (yield* Kitchens).all());
  const tribes = itemsOf(yield* (yield* Tribes).all());
  const comments = itemsOf(yield* (yield* Comments).all());
  const favorites = itemsOf(yield* (yield* Favorites).all());
  const blocks = itemsOf(yield* (yield* Blocks).all());
  const dates = itemsOf(yield* (yield* Dates).all());
  const reports = itemsOf(yield* (yield* Reports).all());
  const { ofKitchen } = yield* Votes;
  const votes = (yield* Effect.forEach(kitchens, ({ kitchenId }) => ofKitchen(kitchenId))).flatMap(itemsOf);
  const there = <A>(references: ReadonlyArray<A | undefined>): ReadonlyArray<A> =>
    references.filter((reference) => reference !== undefined);
  return {
    users: [
      there(kitchens.map(knownChef)),
      there(tribes.map(({ leader }) => leader)),
      comments.map(({ user }) => user),
      favorites.map(({ profile }) => profile),
      blocks.map(({ sourceProfileId }) => sourceProfileId),
      dates.map(({ sourceProfileId }) => sourceProfileId),
      dates.map(({ targetProfileId }) => targetProfileId),
      there(reports.map(({ reporter }) => reporter)),
      votes.map(({ user }) => user),
    ] satisfies ReadonlyArray<ReadonlyArray<NamedUser>>,
    kitchens: [
      there(comments.map(({ kitchen }) => kitchen)),
      favorites.map(({ kitchen }) => kitchen),
      there(blocks.map(({ kitchen }) => kitchen)),
      there(dates.map(({ kitchen }) => kitchen)),
      there(reports.map(({ kitchen }) => kitchen)),
      votes.map(({ kitchen }) => kitchen),
    ] satisfies ReadonlyArray<ReadonlyArray<NamedKitchen>>,
    tribes: [
      there(kitchens.map(({ tribe }) => tribe)),
      there(comments.map(({ tribe }) => tribe)),
    ] satisfies ReadonlyArray<ReadonlyArray<NamedTribe>>,
  };
});

type Ports =
  | Users
  | Kitchens
  | Tribes
  | Comments
  | Favorites
  | Blocks
  | Dates
  | Reports
  | Votes
  | ProfileImages
  | TribeImages;

/** What references tell of the records they point at, whoever implements the ports (D59). */
export const referencesContract = <E>(name: string, ports: Layer.Layer<Ports, E>): void =>
  layer(ports, { excludeTestServices: true })(`${name}: references`, (it) => {
    it.effect("D59: a user, a kitchen and a tribe are named and pictured wherever they are pointed at", () =>
      Effect.gen(function* () {
        const { create, edit } = yield* Tribes;
        yield* create({ name: "Led", description: "", leader: { userId: id("4") } });
        const [kitchen] = itemsOf(yield* (yield* Kitchens).all());
        if (kitchen === undefined) throw new Error("there are kitchens");
        yield* (yield* Kitchens).edit({
          ...kitchen,
          logo: "/api/v1/images/logo",
          userChef: { userId: id("4") },
        });
        const users = new Map(itemsOf(yield* (yield* Users).all()).map((user) => [user.userId, user]));
        const kitchens = new Map(
          itemsOf(yield* (yield* Kitchens).all()).map((each) => [each.kitchenId, each]),
        );
        const tribes = new Map(itemsOf(yield* (yield* Tribes).all()).map((tribe) => [tribe.tribeId, tribe]));
        const references = yield* everyReference;
        for (const group of Object.values(references).flat()) expect(group.length).toBeGreaterThan(0);
        for (const reference of references.users.flat())
          expect(reference.profile).toEqual(users.get(reference.userId)?.profile);
        for (const { kitchenId, nombre, logo } of references.kitchens.flat())
          expect([nombre, logo]).toEqual([kitchens.get(kitchenId)?.nombre, kitchens.get(kitchenId)?.logo]);
        for (const tribe of references.tribes.flat())
          expect([tribe.name, tribe.imageUrl]).toEqual([
            tribes.get(tribe.tribeId)?.name,
            tribes.get(tribe.tribeId)?.imageUrl,
          ]);
        expect(
          yield* Effect.flip(
            edit({ tribeId: id("1"), name: "A", description: "", leader: { userId: id("999999") } }),
          ),
        ).toEqual(Refused("There is no such leader", "leader"));
      }),
    );

    it.effect("D59: a person's picture is the one they added last, a tribe's the first that it has", () =>
      Effect.gen(function* () {
        const users = yield* Users;
        const tribes = yield* Tribes;
        const { ofUser } = yield* ProfileImages;
        const { ofTribe } = yield* TribeImages;
        for (const { userId, profile } of itemsOf(yield* users.all()))
          expect(profile.imageUrl).toBe(itemsOf(yield* ofUser(userId)).at(-1)?.imageUrl);
        for (const { tribeId, imageUrl } of itemsOf(yield* tribes.all()))
          expect(imageUrl).toBe(itemsOf(yield* ofTribe(tribeId)).at(0)?.imageUrl);
      }),
    );

    it.effect("D59: a tribe counts its members, whoever comes and goes", () =>
      Effect.gen(function* () {
        const { addMember, all, byId, create, members, removeMember } = yield* Tribes;
        const { remove } = yield* Users;
        for (const { tribeId, memberCount } of itemsOf(yield* all()))
          expect(memberCount).toBe(itemsOf(yield* members(tribeId)).length);
        const { tribeId } = yield* create({ name: "Counted", description: "", leader: { userId: id("31") } });
        const counted = Effect.map(byId(tribeId), ({ memberCount }) => memberCount);
        expect(yield* counted).toBe(0);
        for (const user of ["30", "31", "31", "32"]) yield* addMember(tribeId, id(user));
        expect(yield* counted).toBe(3);
        yield* removeMember(tribeId, id("30"));
        expect(yield* counted).toBe(2);
        yield* remove(id("31"));
        const left = yield* byId(tribeId);
        expect([left.memberCount, left.leader]).toEqual([1, undefined]);
      }),
    );
  });
