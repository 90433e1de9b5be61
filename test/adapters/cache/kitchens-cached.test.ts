import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { kitchenImagesCached } from "../../../src/adapters/cache/kitchen-images.ts";
import { kitchensCached } from "../../../src/adapters/cache/kitchens.ts";
import { reads } from "../../../src/adapters/cache/reads.ts";
import { searchCached } from "../../../src/adapters/cache/search.ts";
import { usersCached } from "../../../src/adapters/cache/users.ts";
import { votesCached } from "../../../src/adapters/cache/votes.ts";
import type { Kitchen, KitchenPicture } from "../../../src/domain/kitchen.ts";
import { KitchenImages } from "../../../src/domain/ports/kitchen-images.ts";
import { Kitchens } from "../../../src/domain/ports/kitchens.ts";
import { Search } from "../../../src/domain/ports/search.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { Votes } from "../../../src/domain/ports/votes.ts";
import { readable } from "../../../src/domain/records.ts";
import type { User } from "../../../src/domain/user.ts";
import type { KitchenVote } from "../../../src/domain/vote.ts";
import { id } from "../../domain/generators.ts";

const ANA: User = { userId: id("7"), email: "ana@x.example", profile: { nombre: "Ana" }, role: "chef" };
const CASA: Kitchen = {
  kitchenId: id("9"),
  nombre: "Casa",
  logo: undefined,
  banned: false,
  positivo: 1,
  negativo: 0,
  userChef: { userId: ANA.userId, profile: ANA.profile },
  tribe: undefined,
};
const VOTE: KitchenVote = {
  user: { userId: ANA.userId },
  kitchen: { kitchenId: CASA.kitchenId },
  positive: true,
};
const PICTURE: KitchenPicture = {
  kitchenImageId: undefined,
  kitchen: { kitchenId: CASA.kitchenId },
  imageUrl: "https://images.example/casa.png",
  description: "Casa",
};

/** Ports that note each call that reaches them. */
const noting = (log: Array<string>) => {
  const noted = <A>(text: string, value: A) =>
    Effect.sync(() => {
      log.push(text);
      return value;
    });
  return Layer.mergeAll(
    Layer.succeed(
      Users,
      Users.of({
        all: () => noted("users", readable([ANA])),
        page: () => noted("users page", readable([ANA])),
        byId: () => noted("user", ANA),
        count: () => noted("users count", 1),
        edit: (user) => noted("edit user", user),
        remove: () => noted("remove user", undefined),
      }),
    ),
    Layer.succeed(
      Kitchens,
      Kitchens.of({
        all: () => noted("all", readable([CASA])),
        page: ({ first, max }) => noted(`page ${first} ${max}`, readable([CASA])),
        byId: (kitchenId) => noted(`byId ${kitchenId}`, CASA),
        count: () => noted("count", 1),
        create: () => noted("create", CASA),
        edit: (kitchen) => noted("edit", kitchen),
        remove: () => noted("remove", undefined),
      }),
    ),
    Layer.succeed(
      Search,
      Search.of({
        users: () => noted("search users", { ...readable([ANA]), total: 1 }),
        kitchens: (query) => noted(`search ${query}`, { ...readable([CASA]), total: 1 }),
        tribes: () => Effect.die("nobody searches tribes here"),
      }),
    ),
    Layer.succeed(KitchenImages, KitchenImages.of({ of: () => noted("images", readable([PICTURE])) })),
    Layer.succeed(
      Votes,
      Votes.of({
        ofKitchen: () => noted("votes of kitchen", readable([VOTE])),
        ofUser: () => noted("votes of user", readable([VOTE])),
        vote: (vote) => noted("vote", vote),
        withdraw: () => noted("withdraw", undefined),
      }),
    ),
  );
};

const cached = (log: Array<string>) =>
  Layer.mergeAll(usersCached, kitchensCached, searchCached, kitchenImagesCached, votesCached).pipe(
    Layer.provide(reads),
    Layer.provide(noting(log)),
  );

const KITCHENS = ["all", "page 3 7", "byId 9", "count", "search casa"];
const IMAGES = ["images"];
const VOTES = ["votes of kitchen", "votes of user"];

const everyRead = Effect.gen(function* () {
  const kitchens = yield* Kitchens;
  const votes = yield* Votes;
  return [
    yield* kitchens.all(),
    yield* kitchens.page({ first: 3, max: 7 }),
    yield* kitchens.byId(CASA.kitchenId),
    yield* kitchens.count(),
    yield* (yield* Search).kitchens("casa", { first: 0, max: 9 }),
    yield* (yield* KitchenImages).of(CASA.kitchenId),
    yield* votes.ofKitchen(CASA.kitchenId),
    yield* votes.ofUser(ANA.userId),
  ];
});

it.effect("D31: every read of kitchens, images and votes asks once and gives what was answered", () => {
  const log: Array<string> = [];
  return Effect.gen(function* () {
    const answers = [
      readable([CASA]),
      readable([CASA]),
      CASA,
      1,
      { ...readable([CASA]), total: 1 },
      readable([PICTURE]),
      readable([VOTE]),
      readable([VOTE]),
    ];
    expect(yield* everyRead).toEqual(answers);
    expect(yield* everyRead).toEqual(answers);
    expect(log).toEqual([...KITCHENS, ...IMAGES, ...VOTES]);
  }).pipe(Effect.provide(cached(log)));
});

it.effect.each([
  {
    name: "create",
    write: Effect.flatMap(Kitchens, ({ create }) => create(CASA)),
    gives: CASA,
    readAnew: KITCHENS,
  },
  {
    name: "edit",
    write: Effect.flatMap(Kitchens, ({ edit }) => edit(CASA)),
    gives: CASA,
    readAnew: [...KITCHENS, ...IMAGES],
  },
  {
    name: "remove",
    write: Effect.flatMap(Kitchens, ({ remove }) => remove(CASA.kitchenId)),
    gives: undefined,
    readAnew: [...KITCHENS, ...IMAGES, ...VOTES],
  },
  {
    name: "vote",
    write: Effect.flatMap(Votes, ({ vote }) => vote(VOTE)),
    gives: VOTE,
    readAnew: [...KITCHENS, ...VOTES],
  },
  {
    name: "withdraw",
    write: Effect.flatMap(Votes, ({ withdraw }) => withdraw(ANA.userId, CASA.kitchenId)),
    gives: undefined,
    readAnew: [...KITCHENS, ...VOTES],
  },
  {
    name: "edit user",
    write: Effect.flatMap(Users, ({ edit }) => edit(ANA)),
    gives: ANA,
    readAnew: KITCHENS,
  },
  {
    name: "remove user",
    write: Effect.flatMap(Users, ({ remove }) => remove(ANA.userId)),
    gives: undefined,
    readAnew: [...KITCHENS, ...VOTES],
  },
])("D31: $name is never kept, and what it changes is read anew", ({ gives, name, readAnew, write }) => {
  const log: Array<string> = [];
  return Effect.gen(function* () {
    yield* everyRead;
    log.length = 0;
    expect(yield* write).toEqual(gives);
    yield* everyRead;
    expect(yield* write).toEqual(gives);
    expect(log).toEqual([name, ...readAnew, name]);
  }).pipe(Effect.provide(cached(log)));
});
