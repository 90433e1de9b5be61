import * as Effect from "effect/Effect";
import type { Kitchen } from "../../../src/domain/kitchen.ts";
import { Kitchens } from "../../../src/domain/ports/kitchens.ts";
import { Search } from "../../../src/domain/ports/search.ts";
import { Votes } from "../../../src/domain/ports/votes.ts";
import { id } from "../../domain/generators.ts";
import { jsonAnswer } from "../fixtures-http.ts";
import type { PortCall } from "./port-call.ts";

export const CASA: Kitchen = {
  kitchenId: id("9"),
  nombre: "Casa Ñam",
  logo: "https://images.example/casa.png",
  banned: true,
  positivo: 7,
  negativo: 2,
  userChef: { userId: id("7"), profile: { nombre: "Ana Ñandú" } },
  tribe: { tribeId: id("5") },
};

/** The kitchen as a backend may send it: numbers as ids, whole records where a reference would do (D34). */
const SENT_CASA = {
  ...CASA,
  kitchenId: 9,
  userChef: { userId: 7, email: "ana@kitchen.example", profile: { nombre: "Ana Ñandú", edad: 40 } },
  tribe: { tribeId: 5, name: "Vegans", description: null },
  extra: [1],
};

const CASA_TEXT =
  '{"kitchenId":"9","nombre":"Casa Ñam","logo":"https://images.example/casa.png","tribe":{"tribeId":"5"},"banned":true,"positivo":7,"negativo":2,"userChef":{"userId":"7","profile":{"nombre":"Ana Ñandú"}}}';

const VOTE = {
  user: { userId: id<"user">("7") },
  kitchen: { kitchenId: id<"kitchen">("9") },
  positive: false,
};
const SENT_VOTE = { user: { userId: 7, email: "x" }, kitchen: SENT_CASA, positive: false, at: "yesterday" };

const reading = { method: "GET", body: "", bearer: true } as const;
const removing = {
  method: "DELETE",
  body: "",
  bearer: true,
  answer: () => new Response(null, { status: 204 }),
  value: undefined,
} as const;
const CASAS = { answer: () => jsonAnswer([SENT_CASA]), value: { items: [CASA], unreadable: 0 } };
const VOTES = { answer: () => jsonAnswer([SENT_VOTE]), value: { items: [VOTE], unreadable: 0 } };

export const SEARCH_KITCHENS: PortCall = {
  ...reading,
  operation: "search.kitchens",
  call: Effect.flatMap(Search, ({ kitchens }) => kitchens("ñ & a=b?", { first: 30, max: 10 })),
  path: "/api/v1/search/kitchens?query=%C3%B1+%26+a%3Db%3F&max=10&first=30",
  answer: () => jsonAnswer([SENT_CASA], { headers: { "x-total-count": "31" } }),
  value: { items: [CASA], unreadable: 0, total: 31 },
};

/** §7, Kitchens. A page is `{first}/{max}` here (D29). */
export const KITCHEN_CALLS: ReadonlyArray<PortCall> = [
  {
    ...reading,
    ...CASAS,
    operation: "kitchens.all",
    call: Effect.flatMap(Kitchens, ({ all }) => all()),
    path: "/api/v1/kitchen",
  },
  {
    ...reading,
    operation: "kitchens.count",
    call: Effect.flatMap(Kitchens, ({ count }) => count()),
    path: "/api/v1/kitchen/count",
    answer: () => jsonAnswer(300),
    value: 300,
  },
  {
    ...reading,
    ...CASAS,
    operation: "kitchens.page",
    call: Effect.flatMap(Kitchens, ({ page }) => page({ first: 30, max: 10 })),
    path: "/api/v1/kitchen/30/10",
  },
  {
    ...reading,
    operation: "kitchens.byId",
    call: Effect.flatMap(Kitchens, ({ byId }) => byId(id("a_b-9"))),
    path: "/api/v1/kitchen/a_b-9",
    answer: () => jsonAnswer(SENT_CASA),
    value: CASA,
  },
  {
    operation: "kitchens.create",
    call: Effect.flatMap(Kitchens, ({ create }) =>
      create({ nombre: "Casa Ñam", logo: undefined, userChef: { userId: id("7") }, tribe: undefined }),
    ),
    method: "POST",
    path: "/api/v1/kitchen/createKitchen",
    body: '{"nombre":"Casa Ñam","userChef":{"userId":"7"}}',
    bearer: true,
    answer: () => jsonAnswer(SENT_CASA),
    value: CASA,
  },
  {
    operation: "kitchens.edit",
    call: Effect.flatMap(Kitchens, ({ edit }) => edit(CASA)),
    method: "POST",
    path: "/api/v1/kitchen/editKitchen",
    body: CASA_TEXT,
    bearer: true,
    answer: () => jsonAnswer(SENT_CASA),
    value: CASA,
  },
  {
    ...removing,
    operation: "kitchens.remove",
    call: Effect.flatMap(Kitchens, ({ remove }) => remove(CASA.kitchenId)),
    path: "/api/v1/kitchen/destroyKitchen/9",
  },
];

/** §7, Kitchen votes. */
export const VOTE_CALLS: ReadonlyArray<PortCall> = [
  {
    ...reading,
    ...VOTES,
    operation: "votes.ofKitchen",
    call: Effect.flatMap(Votes, ({ ofKitchen }) => ofKitchen(id("9"))),
    path: "/api/v1/kitchenvote/kitchen/9",
  },
  {
    ...reading,
    ...VOTES,
    operation: "votes.ofUser",
    call: Effect.flatMap(Votes, ({ ofUser }) => ofUser(id("7"))),
    path: "/api/v1/kitchenvote/user/7",
  },
  {
    operation: "votes.vote",
    call: Effect.flatMap(Votes, ({ vote }) => vote(VOTE)),
    method: "POST",
    path: "/api/v1/kitchenvote/vote",
    body: '{"user":{"userId":"7"},"kitchen":{"kitchenId":"9"},"positive":false}',
    bearer: true,
    answer: () => jsonAnswer(SENT_VOTE),
    value: VOTE,
  },
  {
    ...removing,
    operation: "votes.withdraw",
    call: Effect.flatMap(Votes, ({ withdraw }) => withdraw(id("7"), id("9"))),
    path: "/api/v1/kitchenvote/user/7/kitchen/9",
  },
];
