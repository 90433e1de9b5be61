import * as Effect from "effect/Effect";
import type { Place } from "../../../src/domain/place.ts";
import { Locations } from "../../../src/domain/ports/locations.ts";
import { Search } from "../../../src/domain/ports/search.ts";
import { TribeImages } from "../../../src/domain/ports/tribe-images.ts";
import { Tribes } from "../../../src/domain/ports/tribes.ts";
import type { Tribe, TribeImage } from "../../../src/domain/tribe.ts";
import { id } from "../../domain/generators.ts";
import { jsonAnswer } from "../fixtures-http.ts";
import { ANA, SENT_ANA } from "./ana.ts";
import type { PortCall } from "./port-call.ts";

const TRIBE: Tribe = { tribeId: id("5"), name: "Los de la Paella", description: "Arroz" };

/** The tribe as a backend may send it (D34). */
const SENT_TRIBE = { ...TRIBE, tribeId: 5, leader: null };

const IMAGE: TribeImage = {
  tribeImageId: id("8"),
  tribe: { tribeId: id("5") },
  imageUrl: "/a.jpg",
  description: "",
};

/** The picture as a backend may send it (D34). */
const SENT_IMAGE = { tribeImageId: 8, tribe: { tribeId: 5, name: "Los de la Paella" }, imageUrl: "/a.jpg" };

const PLACE: Place = {
  ubicacionId: id("9"),
  nombre: "Mercado",
  lat: 40.4,
  lng: -3.7,
  kitchen: { kitchenId: id("6") },
};

/** The place as a backend may send it (D34). */
const SENT_PLACE = { ...PLACE, ubicacionId: 9, kitchen: { kitchenId: 6, nombre: "Casa Ana" }, altitude: 667 };

export const SEARCH_TRIBES: PortCall = {
  operation: "search.tribes",
  call: Effect.flatMap(Search, ({ tribes }) => tribes("ñ & a=b? #/%+", { first: 30, max: 10 })),
  method: "GET",
  path: "/api/v1/search/tribes?query=%C3%B1+%26+a%3Db%3F+%23%2F%25%2B&max=10&first=30",
  body: "",
  bearer: true,
  answer: () => jsonAnswer([SENT_TRIBE], { headers: { "x-total-count": "31" } }),
  value: { items: [TRIBE], unreadable: 0, total: 31 },
};

export const TRIBE_CALLS: ReadonlyArray<PortCall> = [
  {
    operation: "tribes.all",
    call: Effect.flatMap(Tribes, ({ all }) => all()),
    method: "GET",
    path: "/api/v1/tribe",
    body: "",
    bearer: true,
    answer: () => jsonAnswer([SENT_TRIBE]),
    value: { items: [TRIBE], unreadable: 0 },
  },
  {
    operation: "tribes.count",
    call: Effect.flatMap(Tribes, ({ count }) => count()),
    method: "GET",
    path: "/api/v1/tribe/count",
    body: "",
    bearer: true,
    answer: () => jsonAnswer(40),
    value: 40,
  },
  {
    operation: "tribes.page",
    call: Effect.flatMap(Tribes, ({ page }) => page({ first: 30, max: 10 })),
    method: "GET",
    path: "/api/v1/tribe/10/30",
    body: "",
    bearer: true,
    answer: () => jsonAnswer([SENT_TRIBE]),
    value: { items: [TRIBE], unreadable: 0 },
  },
  {
    operation: "tribes.byId",
    call: Effect.flatMap(Tribes, ({ byId }) => byId(id("a_b-5"))),
    method: "GET",
    path: "/api/v1/tribe/a_b-5",
    body: "",
    bearer: true,
    answer: () => jsonAnswer(SENT_TRIBE),
    value: TRIBE,
  },
  {
    operation: "tribes.create",
    call: Effect.flatMap(Tribes, ({ create }) => create({ name: "Los de la Paella", description: "Arroz" })),
    method: "POST",
    path: "/api/v1/tribe/createTribe",
    body: '{"name":"Los de la Paella","description":"Arroz"}',
    bearer: true,
    answer: () => jsonAnswer(SENT_TRIBE),
    value: TRIBE,
  },
  {
    operation: "tribes.edit",
    call: Effect.flatMap(Tribes, ({ edit }) => edit(TRIBE)),
    method: "POST",
    path: "/api/v1/tribe/editTribe",
    body: '{"tribeId":"5","name":"Los de la Paella","description":"Arroz"}',
    bearer: true,
    answer: () => jsonAnswer(SENT_TRIBE),
    value: TRIBE,
  },
  {
    operation: "tribes.remove",
    call: Effect.flatMap(Tribes, ({ remove }) => remove(TRIBE.tribeId)),
    method: "DELETE",
    path: "/api/v1/tribe/destroy/5",
    body: "",
    bearer: true,
    answer: () => new Response(null, { status: 204 }),
    value: undefined,
  },
  {
    operation: "tribes.members",
    call: Effect.flatMap(Tribes, ({ members }) => members(TRIBE.tribeId)),
    method: "GET",
    path: "/api/v1/tribe/findTribeMembers/5",
    body: "",
    bearer: true,
    answer: () => jsonAnswer([SENT_ANA]),
    value: { items: [ANA], unreadable: 0 },
  },
  {
    operation: "tribes.addMember",
    call: Effect.flatMap(Tribes, ({ addMember }) => addMember(TRIBE.tribeId, ANA.userId)),
    method: "POST",
    path: "/api/v1/tribe/5/members/7",
    body: "",
    bearer: true,
    answer: () => new Response(null, { status: 204 }),
    value: undefined,
  },
  {
    operation: "tribes.removeMember",
    call: Effect.flatMap(Tribes, ({ removeMember }) => removeMember(TRIBE.tribeId, ANA.userId)),
    method: "DELETE",
    path: "/api/v1/tribe/5/members/7",
    body: "",
    bearer: true,
    answer: () => new Response(null, { status: 204 }),
    value: undefined,
  },
  {
    operation: "tribeImages.ofTribe",
    call: Effect.flatMap(TribeImages, ({ ofTribe }) => ofTribe(TRIBE.tribeId)),
    method: "GET",
    path: "/api/v1/tribeimage/5",
    body: "",
    bearer: true,
    answer: () => jsonAnswer([SENT_IMAGE]),
    value: { items: [IMAGE], unreadable: 0 },
  },
  {
    operation: "tribeImages.create",
    call: Effect.flatMap(TribeImages, ({ create }) =>
      create({ tribe: { tribeId: id("5") }, imageUrl: "/a.jpg", description: "" }),
    ),
    method: "POST",
    path: "/api/v1/tribeimage",
    body: '{"tribe":{"tribeId":"5"},"imageUrl":"/a.jpg","description":""}',
    bearer: true,
    answer: () => jsonAnswer(SENT_IMAGE),
    value: IMAGE,
  },
  {
    operation: "tribeImages.remove",
    call: Effect.flatMap(TribeImages, ({ remove }) => remove(IMAGE.tribeImageId)),
    method: "DELETE",
    path: "/api/v1/tribeimage/8",
    body: "",
    bearer: true,
    answer: () => new Response(null, { status: 204 }),
    value: undefined,
  },
  {
    operation: "locations.all",
    call: Effect.flatMap(Locations, ({ all }) => all()),
    method: "GET",
    path: "/api/v1/ubicacion",
    body: "",
    bearer: true,
    answer: () => jsonAnswer([SENT_PLACE]),
    value: { items: [PLACE], unreadable: 0 },
  },
  {
    operation: "locations.nearby",
    call: Effect.flatMap(Locations, ({ nearby }) => nearby({ lat: 40.5, lng: -3.25 }, 7.5)),
    method: "GET",
    path: "/api/v1/ubicacion/nearby?lat=40.5&lng=-3.25&radius=7.5",
    body: "",
    bearer: true,
    answer: () => jsonAnswer([SENT_PLACE]),
    value: { items: [PLACE], unreadable: 0 },
  },
  {
    operation: "locations.byId",
    call: Effect.flatMap(Locations, ({ byId }) => byId(PLACE.ubicacionId)),
    method: "GET",
    path: "/api/v1/ubicacion/9",
    body: "",
    bearer: true,
    answer: () => jsonAnswer({ ...SENT_PLACE, kitchen: null }),
    value: { ...PLACE, kitchen: undefined },
  },
  {
    operation: "locations.create",
    call: Effect.flatMap(Locations, ({ create }) =>
      create({ nombre: "Mercado", lat: 40.4, lng: -3.7, kitchen: { kitchenId: id("6") } }),
    ),
    method: "POST",
    path: "/api/v1/ubicacion/create",
    body: '{"nombre":"Mercado","lat":40.4,"lng":-3.7,"kitchen":{"kitchenId":"6"}}',
    bearer: true,
    answer: () => jsonAnswer(SENT_PLACE),
    value: PLACE,
  },
  {
    operation: "locations.edit",
    call: Effect.flatMap(Locations, ({ edit }) => edit(PLACE)),
    method: "PUT",
    path: "/api/v1/ubicacion/edit",
    body: '{"ubicacionId":"9","nombre":"Mercado","lat":40.4,"lng":-3.7,"kitchen":{"kitchenId":"6"}}',
    bearer: true,
    answer: () => jsonAnswer(SENT_PLACE),
    value: PLACE,
  },
  {
    operation: "locations.remove",
    call: Effect.flatMap(Locations, ({ remove }) => remove(PLACE.ubicacionId)),
    method: "DELETE",
    path: "/api/v1/ubicacion/9",
    body: "",
    bearer: true,
    answer: () => new Response(null, { status: 204 }),
    value: undefined,
  },
];
