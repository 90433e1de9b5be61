import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { healthCached } from "../../../src/adapters/cache/health.ts";
import { reads } from "../../../src/adapters/cache/reads.ts";
import { rolesCached } from "../../../src/adapters/cache/roles.ts";
import { searchCached } from "../../../src/adapters/cache/search.ts";
import { usersCached } from "../../../src/adapters/cache/users.ts";
import { Health } from "../../../src/domain/ports/health.ts";
import { Roles } from "../../../src/domain/ports/roles.ts";
import { Search } from "../../../src/domain/ports/search.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { readable } from "../../../src/domain/records.ts";
import type { User } from "../../../src/domain/user.ts";
import { id } from "../../domain/generators.ts";

const ANA: User = {
  userId: id("7"),
  email: "ana@kitchen.example",
  profile: { nombre: "Ana" },
  role: "chef",
};
const everybody = readable([ANA]);

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
        all: () => noted("all", everybody),
        page: ({ first, max }) => noted(`page ${first} ${max}`, everybody),
        byId: (userId) => noted(`byId ${userId}`, ANA),
        count: () => noted("count", 1),
        edit: (user) => noted(`edit ${user.profile.nombre}`, user),
        remove: (userId) => noted(`remove ${userId}`, undefined),
      }),
    ),
    Layer.succeed(
      Search,
      Search.of({
        users: (query, { first, max }) =>
          noted(`search ${query} ${first} ${max}`, { ...everybody, total: 1 }),
        tribes: (query) => noted(`search tribes ${query}`, { ...readable([]), total: 0 }),
        kitchens: () => noted("search kitchens", { ...readable([]), total: 0 }),
      }),
    ),
    Layer.succeed(
      Roles,
      Roles.of({ all: () => noted("roles", readable([{ roleId: id("1"), name: "admin" }])) }),
    ),
    Layer.succeed(Health, Health.of({ check: () => noted("health", undefined) })),
  );
};

const cached = (log: Array<string>) =>
  Layer.mergeAll(usersCached, searchCached, rolesCached, healthCached).pipe(
    Layer.provide(reads),
    Layer.provide(noting(log)),
  );

const OF_USERS = ["all", "page 3 7", "byId 7", "count", "search ana 3 7"];
const OTHERS = ["roles", "health"];

const everyRead = Effect.gen(function* () {
  const users = yield* Users;
  return [
    yield* users.all(),
    yield* users.page({ first: 3, max: 7 }),
    yield* users.byId(ANA.userId),
    yield* users.count(),
    yield* (yield* Search).users("ana", { first: 3, max: 7 }),
    yield* (yield* Roles).all(),
    yield* (yield* Health).check(),
  ];
});

it.effect("D31: every read of the cached ports asks once and gives what was answered", () => {
  const log: Array<string> = [];
  return Effect.gen(function* () {
    const answers = [
      everybody,
      everybody,
      ANA,
      1,
      { ...everybody, total: 1 },
      readable([{ roleId: "1", name: "admin" }]),
      undefined,
    ];
    expect(yield* everyRead).toEqual(answers);
    expect(yield* everyRead).toEqual(answers);
    expect(log).toEqual([...OF_USERS, ...OTHERS]);
  }).pipe(Effect.provide(cached(log)));
});

it.effect.each([
  {
    name: "edit",
    write: Effect.flatMap(Users, (users) => users.edit({ ...ANA, profile: { nombre: "Zoe" } })),
    gives: { ...ANA, profile: { nombre: "Zoe" } },
    made: "edit Zoe",
  },
  {
    name: "remove",
    write: Effect.flatMap(Users, (users) => users.remove(ANA.userId)),
    gives: undefined,
    made: "remove 7",
  },
])(
  "D31: $name is never kept and empties what shows users, searches too, and nothing else",
  ({ gives, made, write }) => {
    const log: Array<string> = [];
    return Effect.gen(function* () {
      yield* everyRead;
      log.length = 0;
      expect(yield* write).toEqual(gives);
      yield* everyRead;
      expect(yield* write).toEqual(gives);
      expect(log).toEqual([made, ...OF_USERS, made]);
    }).pipe(Effect.provide(cached(log)));
  },
);
