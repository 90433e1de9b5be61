import * as Effect from "effect/Effect";
import { Authentication } from "../../../src/domain/ports/authentication.ts";
import { Health } from "../../../src/domain/ports/health.ts";
import { Roles } from "../../../src/domain/ports/roles.ts";
import { Search } from "../../../src/domain/ports/search.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { id } from "../../domain/generators.ts";
import { jsonAnswer } from "../fixtures-http.ts";
import { ACCOUNT_CALLS } from "./account-calls.ts";
import { ANA, IDENTITY_TOKEN, SENT_ANA } from "./ana.ts";
import { CHEF_CALLS } from "./chef-calls.ts";
import { KITCHEN_CALLS, SEARCH_KITCHENS, VOTE_CALLS } from "./kitchen-calls.ts";
import type { PortCall } from "./port-call.ts";
import { RECORD_CALLS } from "./record-calls.ts";
import { SEARCH_TRIBES, TRIBE_CALLS } from "./tribe-calls.ts";

/** Every operation of the contract but those of `SECOND_FORMS`. */
export const EVERY_CALL: ReadonlyArray<PortCall> = [
  {
    operation: "authentication.exchange",
    call: Effect.flatMap(Authentication, ({ exchange }) => exchange(IDENTITY_TOKEN)),
    method: "POST",
    path: "/api/v1/authentication/exchange",
    body: `{"idToken":"${IDENTITY_TOKEN}"}`,
    bearer: false,
    answer: () => jsonAnswer({ accessToken: "access", refreshToken: "refresh", user: SENT_ANA }),
    value: { accessToken: "access", user: ANA },
  },
  {
    operation: "users.all",
    call: Effect.flatMap(Users, ({ all }) => all()),
    method: "GET",
    path: "/api/v1/user",
    body: "",
    bearer: true,
    answer: () => jsonAnswer([SENT_ANA]),
    value: { items: [ANA], unreadable: 0 },
  },
  {
    operation: "users.count",
    call: Effect.flatMap(Users, ({ count }) => count()),
    method: "GET",
    path: "/api/v1/user/count",
    body: "",
    bearer: true,
    answer: () => jsonAnswer(2_000),
    value: 2_000,
  },
  {
    operation: "users.page",
    call: Effect.flatMap(Users, ({ page }) => page({ first: 30, max: 10 })),
    method: "GET",
    path: "/api/v1/user/10/30",
    body: "",
    bearer: true,
    answer: () => jsonAnswer([SENT_ANA]),
    value: { items: [ANA], unreadable: 0 },
  },
  {
    operation: "users.byId",
    call: Effect.flatMap(Users, ({ byId }) => byId(id("a_b-7"))),
    method: "GET",
    path: "/api/v1/user/a_b-7",
    body: "",
    bearer: true,
    answer: () => jsonAnswer(SENT_ANA),
    value: ANA,
  },
  {
    operation: "users.edit",
    call: Effect.flatMap(Users, ({ edit }) => edit(ANA)),
    method: "PUT",
    path: "/api/v1/user/editUser",
    body: '{"userId":"7","email":"ana@kitchen.example","profile":{"nombre":"Ana Ñandú"},"role":"chef"}',
    bearer: true,
    answer: () => jsonAnswer(SENT_ANA),
    value: ANA,
  },
  {
    operation: "users.remove",
    call: Effect.flatMap(Users, ({ remove }) => remove(ANA.userId)),
    method: "DELETE",
    path: "/api/v1/user/destroy/7",
    body: "",
    bearer: true,
    answer: () => new Response(null, { status: 204 }),
    value: undefined,
  },
  {
    operation: "roles.all",
    call: Effect.flatMap(Roles, ({ all }) => all()),
    method: "GET",
    path: "/api/v1/role",
    body: "",
    bearer: true,
    answer: () => jsonAnswer([{ roleId: 1, name: "admin" }]),
    value: { items: [{ roleId: "1", name: "admin" }], unreadable: 0 },
  },
  {
    operation: "search.users",
    call: Effect.flatMap(Search, ({ users }) => users("ñ & a=b? #/%+", { first: 30, max: 10 })),
    method: "GET",
    path: "/api/v1/search/users?query=%C3%B1+%26+a%3Db%3F+%23%2F%25%2B&max=10&first=30",
    body: "",
    bearer: true,
    answer: () => jsonAnswer([SENT_ANA], { headers: { "x-total-count": "31" } }),
    value: { items: [ANA], unreadable: 0, total: 31 },
  },
  SEARCH_KITCHENS,
  SEARCH_TRIBES,
  {
    operation: "health.check",
    call: Effect.flatMap(Health, ({ check }) => check()),
    method: "GET",
    path: "/api/v1/health",
    body: "",
    bearer: false,
    answer: () => jsonAnswer({ status: "up" }),
    value: undefined,
  },
  ...KITCHEN_CALLS,
  ...VOTE_CALLS,
  ...TRIBE_CALLS,
  ...RECORD_CALLS,
  ...CHEF_CALLS,
  ...ACCOUNT_CALLS,
];

/** Calls that ask for the second form when the first is missing (D33): more than one request, tried apart. */
const CHAINED: ReadonlyArray<string> = ["business.profile"];

/** Every call that is one request, whatever is answered. */
export const SINGLE_CALLS = EVERY_CALL.filter(({ operation }) => !CHAINED.includes(operation));

/** The forms of a chain (D33) that no call asks for by itself; they are tried apart. */
export const SECOND_FORMS: ReadonlyArray<string> = [
  "business.profileOf",
  "business.metricsOf",
  "kitchenImages.fromKitchenImage",
  "kitchenImages.fromImages",
];
