import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { locationsCached } from "../../../src/adapters/cache/locations.ts";
import { reads } from "../../../src/adapters/cache/reads.ts";
import { searchCached } from "../../../src/adapters/cache/search.ts";
import { tribeImagesCached } from "../../../src/adapters/cache/tribe-images.ts";
import { tribesCached } from "../../../src/adapters/cache/tribes.ts";
import { usersCached } from "../../../src/adapters/cache/users.ts";
import type { Place } from "../../../src/domain/place.ts";
import { Locations } from "../../../src/domain/ports/locations.ts";
import { Search } from "../../../src/domain/ports/search.ts";
import { TribeImages } from "../../../src/domain/ports/tribe-images.ts";
import { Tribes } from "../../../src/domain/ports/tribes.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { readable } from "../../../src/domain/records.ts";
import type { RemoteFailure } from "../../../src/domain/remote-failure.ts";
import type { Tribe, TribeImage } from "../../../src/domain/tribe.ts";
import type { User } from "../../../src/domain/user.ts";
import { id } from "../../domain/generators.ts";

const TRIBE: Tribe = { tribeId: id("5"), name: "Paella", description: "" };
const IMAGE: TribeImage = {
  tribeImageId: id("8"),
  tribe: { tribeId: id("5") },
  imageUrl: "/a.jpg",
  description: "",
};
const PLACE: Place = { ubicacionId: id("9"), nombre: "Market", lat: 1, lng: 2, kitchen: undefined };
const ANA: User = { userId: id("7"), email: "ana@kitchen.example", profile: { nombre: "Ana" }, role: "chef" };
const WINDOW = { first: 3, max: 7 };

type Ports = Tribes | TribeImages | Locations | Search | Users;

/** Ports that note each call that reaches them. */
const noting = (log: Array<string>) => {
  const noted = <A>(text: string, value: A) =>
    Effect.sync(() => {
      log.push(text);
      return value;
    });
  return Layer.mergeAll(
    Layer.succeed(
      Tribes,
      Tribes.of({
        all: () => noted("tribes", readable([TRIBE])),
        page: ({ first, max }) => noted(`tribes ${first} ${max}`, readable([TRIBE])),
        byId: (tribeId) => noted(`tribe ${tribeId}`, TRIBE),
        count: () => noted("tribe count", 1),
        members: (tribeId) => noted(`members ${tribeId}`, readable([ANA])),
        create: () => noted("create tribe", TRIBE),
        edit: () => noted("edit tribe", TRIBE),
        remove: () => noted("remove tribe", undefined),
        addMember: () => noted("add member", undefined),
        removeMember: () => noted("remove member", undefined),
      }),
    ),
    Layer.succeed(
      TribeImages,
      TribeImages.of({
        ofTribe: (tribeId) => noted(`images ${tribeId}`, readable([IMAGE])),
        create: () => noted("create image", IMAGE),
        remove: () => noted("remove image", undefined),
      }),
    ),
    Layer.succeed(
      Locations,
      Locations.of({
        all: () => noted("places", readable([PLACE])),
        byId: (ubicacionId) => noted(`place ${ubicacionId}`, PLACE),
        nearby: ({ lat, lng }, radiusKm) => noted(`nearby ${lat} ${lng} ${radiusKm}`, readable([PLACE])),
        create: () => noted("create place", PLACE),
        edit: () => noted("edit place", PLACE),
        remove: () => noted("remove place", undefined),
      }),
    ),
    Layer.succeed(
      Search,
      Search.of({
        users: (query) => noted(`search users ${query}`, { ...readable([ANA]), total: 1 }),
        kitchens: () => Effect.die("nobody searches kitchens here"),
        tribes: (query) => noted(`search tribes ${query}`, { ...readable([TRIBE]), total: 1 }),
      }),
    ),
    Layer.succeed(
      Users,
      Users.of({
        all: () => noted("users", readable([ANA])),
        page: () => noted("users page", readable([ANA])),
        byId: () => noted("user", ANA),
        count: () => noted("user count", 1),
        edit: () => noted("edit user", ANA),
        remove: () => noted("remove user", undefined),
      }),
    ),
  );
};

const cached = (log: Array<string>) =>
  Layer.mergeAll(tribesCached, tribeImagesCached, locationsCached, searchCached, usersCached).pipe(
    Layer.provide(reads),
    Layer.provide(noting(log)),
  );

const OF_TRIBES = ["tribes", "tribes 3 7", "tribe 5", "tribe count", "search tribes paella"];
const OF_USERS = ["members 5", "users"];
const OF_IMAGES = ["images 5"];
const OF_PLACES = ["places", "place 9", "nearby 1 2 3"];

const everyRead = Effect.gen(function* () {
  const tribes = yield* Tribes;
  const locations = yield* Locations;
  return [
    yield* tribes.all(),
    yield* tribes.page(WINDOW),
    yield* tribes.byId(TRIBE.tribeId),
    yield* tribes.count(),
    yield* (yield* Search).tribes("paella", WINDOW),
    yield* tribes.members(TRIBE.tribeId),
    yield* (yield* Users).all(),
    yield* (yield* TribeImages).ofTribe(TRIBE.tribeId),
    yield* locations.all(),
    yield* locations.byId(PLACE.ubicacionId),
    yield* locations.nearby({ lat: 1, lng: 2 }, 3),
  ];
});

it.effect("D31: every read of tribes, images and places asks once and gives what was answered", () => {
  const log: Array<string> = [];
  return Effect.gen(function* () {
    const answers = [
      readable([TRIBE]),
      readable([TRIBE]),
      TRIBE,
      1,
      { ...readable([TRIBE]), total: 1 },
      readable([ANA]),
      readable([ANA]),
      readable([IMAGE]),
      readable([PLACE]),
      PLACE,
      readable([PLACE]),
    ];
    expect(yield* everyRead).toEqual(answers);
    expect(yield* everyRead).toEqual(answers);
    expect(log).toEqual([...OF_TRIBES, ...OF_USERS, ...OF_IMAGES, ...OF_PLACES]);
  }).pipe(Effect.provide(cached(log)));
});

interface Write {
  readonly made: string;
  readonly write: Effect.Effect<unknown, RemoteFailure, Ports>;
  readonly empties: ReadonlyArray<string>;
}

const WRITES: ReadonlyArray<Write> = [
  { made: "create tribe", write: Tribes.use(({ create }) => create(TRIBE)), empties: OF_TRIBES },
  { made: "edit tribe", write: Tribes.use(({ edit }) => edit(TRIBE)), empties: OF_TRIBES },
  {
    made: "remove tribe",
    write: Tribes.use(({ remove }) => remove(TRIBE.tribeId)),
    empties: [...OF_TRIBES, ...OF_USERS, ...OF_IMAGES],
  },
  {
    made: "add member",
    write: Tribes.use(({ addMember }) => addMember(TRIBE.tribeId, ANA.userId)),
    empties: OF_USERS,
  },
  {
    made: "remove member",
    write: Tribes.use(({ removeMember }) => removeMember(TRIBE.tribeId, ANA.userId)),
    empties: OF_USERS,
  },
  { made: "edit user", write: Users.use(({ edit }) => edit(ANA)), empties: OF_USERS },
  { made: "create image", write: TribeImages.use(({ create }) => create(IMAGE)), empties: OF_IMAGES },
  {
    made: "remove image",
    write: TribeImages.use(({ remove }) => remove(IMAGE.tribeImageId)),
    empties: OF_IMAGES,
  },
  { made: "create place", write: Locations.use(({ create }) => create(PLACE)), empties: OF_PLACES },
  { made: "edit place", write: Locations.use(({ edit }) => edit(PLACE)), empties: OF_PLACES },
  {
    made: "remove place",
    write: Locations.use(({ remove }) => remove(PLACE.ubicacionId)),
    empties: OF_PLACES,
  },
];

it.effect.each(WRITES)("D31: $made is never kept and empties what it touched, and nothing else", (row) => {
  const log: Array<string> = [];
  return Effect.gen(function* () {
    yield* everyRead;
    log.length = 0;
    yield* row.write;
    yield* everyRead;
    yield* row.write;
    expect(log).toEqual([row.made, ...row.empties, row.made]);
  }).pipe(Effect.provide(cached(log)));
});
