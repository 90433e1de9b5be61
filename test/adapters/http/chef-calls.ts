import * as Effect from "effect/Effect";
import type { BusinessProfile } from "../../../src/domain/business.ts";
import { Analytics } from "../../../src/domain/ports/analytics.ts";
import { Business } from "../../../src/domain/ports/business.ts";
import { Google } from "../../../src/domain/ports/google.ts";
import { Subscriptions } from "../../../src/domain/ports/subscriptions.ts";
import { id } from "../../domain/generators.ts";
import { jsonAnswer } from "../fixtures-http.ts";
import { ANA } from "./ana.ts";
import type { PortCall } from "./port-call.ts";

/** A chef's side as a backend may send it, and what is made of it (D34). */
const BUSINESS: BusinessProfile = {
  businessId: id("5"),
  name: "Casa Ana",
  description: undefined,
  phone: "+1 555 0100",
  website: undefined,
  hours: undefined,
};
const SENT_BUSINESS = { businessId: 5, name: "Casa Ana", phone: "+1 555 0100", website: null, owner: 7 };
const TAKINGS = { revenue: 12.5, customers: 3, orders: 4 };
const SENT_TAKINGS = { ...TAKINGS, currency: "USD" };
const CONNECTION = { connected: true, googleEmail: "ana@google.example", expiresAt: "2031-01-01T00:00:00Z" };
const SENT_CONNECTION = {
  connected: true,
  integration: { googleEmail: "ana@google.example", expiresAt: "2031-01-01T00:00:00Z", id: 3 },
};
const SUBSCRIPTION = { plan: "plus", status: "past due", nextBillingDate: undefined, features: ["A", "B"] };
const SENT_SUBSCRIPTION = { ...SUBSCRIPTION, nextBillingDate: null, id: 3 };
const PLAN = { planId: "3", name: "Plus", priceCents: 1_900, currency: "USD", features: ["A"] };
const SENT_PLAN = { ...PLAN, planId: 3, rank: 2 };
const AUTHORIZATION = { authUrl: "https://google.example/consent", state: "s", scopes: ["business"] };
const LOCATION = { locationId: "3", name: "Old Town", address: undefined, syncedAt: undefined };
const KITCHEN = {
  kitchenId: "9",
  nombre: "Casa Ana",
  logo: undefined,
  banned: false,
  positivo: 8,
  negativo: 3,
  userChef: { userId: "7", profile: { nombre: "Ana Ñandú" } },
  tribe: undefined,
};
const SENT_KITCHEN = { ...KITCHEN, kitchenId: 9, logo: null, userChef: { ...ANA, userId: 7 } };
const SENT_LOCATION = { locationId: 3, name: "Old Town", address: null, placeId: "p" };

/** The calls of the chef's side. */
export const CHEF_CALLS: ReadonlyArray<PortCall> = [
  {
    operation: "business.profile",
    call: Effect.flatMap(Business, ({ profile }) => profile(ANA.userId)),
    method: "GET",
    path: "/api/v1/business/profile",
    body: "",
    bearer: true,
    answer: () => jsonAnswer(SENT_BUSINESS),
    value: BUSINESS,
  },
  {
    operation: "business.edit",
    call: Effect.flatMap(Business, ({ edit }) => edit(ANA.userId, BUSINESS)),
    method: "PUT",
    path: "/api/v1/business/profile",
    body: '{"businessId":"5","name":"Casa Ana","phone":"+1 555 0100"}',
    bearer: true,
    answer: () => jsonAnswer(SENT_BUSINESS),
    value: BUSINESS,
  },
  {
    operation: "business.metrics",
    call: Effect.flatMap(Business, ({ metrics }) => metrics(ANA.userId, undefined)),
    method: "GET",
    path: "/api/v1/business/metrics",
    body: "",
    bearer: true,
    answer: () => jsonAnswer({ ...SENT_TAKINGS, locations: 2 }),
    value: { ...TAKINGS, locations: 2 },
  },
  {
    operation: "business.connected",
    call: Effect.flatMap(Business, ({ connected }) => connected(ANA.userId)),
    method: "GET",
    path: "/api/v1/business/connected",
    body: "",
    bearer: true,
    answer: () => jsonAnswer({ connected: true, since: 3 }),
    value: true,
  },
  {
    operation: "business.connectGoogle",
    call: Effect.flatMap(Business, ({ connectGoogle }) => connectGoogle(ANA.userId, "a code")),
    method: "POST",
    path: "/api/v1/business/connect/google",
    body: '{"authCode":"a code"}',
    bearer: true,
    answer: () => jsonAnswer(SENT_CONNECTION),
    value: CONNECTION,
  },
  {
    operation: "business.analytics",
    call: Effect.flatMap(Business, ({ analytics }) => analytics(ANA.userId, "90d")),
    method: "GET",
    path: "/api/v1/business/analytics?timeframe=90d",
    body: "",
    bearer: true,
    answer: () => jsonAnswer({ ...SENT_TAKINGS, growth: -0.5 }),
    value: { ...TAKINGS, growth: -0.5 },
  },
  {
    operation: "subscriptions.info",
    call: Effect.flatMap(Subscriptions, ({ info }) => info(ANA.userId)),
    method: "GET",
    path: "/api/v1/subscription/info",
    body: "",
    bearer: true,
    answer: () => jsonAnswer(SENT_SUBSCRIPTION),
    value: SUBSCRIPTION,
  },
  {
    operation: "subscriptions.update",
    call: Effect.flatMap(Subscriptions, ({ update }) => update(ANA.userId, id("plus"))),
    method: "POST",
    path: "/api/v1/subscription/update",
    body: '{"planId":"plus"}',
    bearer: true,
    answer: () => jsonAnswer(SENT_SUBSCRIPTION),
    value: SUBSCRIPTION,
  },
  {
    operation: "subscriptions.plans",
    call: Effect.flatMap(Subscriptions, ({ plans }) => plans()),
    method: "GET",
    path: "/api/v1/subscriptions/plans",
    body: "",
    bearer: true,
    answer: () => jsonAnswer([SENT_PLAN, { planId: 4 }]),
    value: { items: [PLAN], unreadable: 1 },
  },
  {
    operation: "subscriptions.ofCustomer",
    call: Effect.flatMap(Subscriptions, ({ ofCustomer }) => ofCustomer(ANA.userId)),
    method: "GET",
    path: "/api/v1/subscriptions/customers/7",
    body: "",
    bearer: true,
    answer: () => jsonAnswer(SENT_SUBSCRIPTION),
    value: SUBSCRIPTION,
  },
  {
    operation: "subscriptions.updateOfCustomer",
    call: Effect.flatMap(Subscriptions, (port) => port.updateOfCustomer(ANA.userId, id("plus"))),
    method: "POST",
    path: "/api/v1/subscriptions/customers/7",
    body: '{"planId":"plus"}',
    bearer: true,
    answer: () => jsonAnswer(SENT_SUBSCRIPTION),
    value: SUBSCRIPTION,
  },
  {
    operation: "google.authorize",
    call: Effect.flatMap(Google, ({ authorize }) => authorize(ANA.userId)),
    method: "GET",
    path: "/api/v1/google/oauth/authorize",
    body: "",
    bearer: true,
    answer: () => jsonAnswer({ ...AUTHORIZATION, expires: 600 }),
    value: AUTHORIZATION,
  },
  {
    operation: "google.status",
    call: Effect.flatMap(Google, ({ status }) => status(ANA.userId)),
    method: "GET",
    path: "/api/v1/google/oauth/status",
    body: "",
    bearer: true,
    answer: () => jsonAnswer(SENT_CONNECTION),
    value: CONNECTION,
  },
  {
    operation: "google.disconnect",
    call: Effect.flatMap(Google, ({ disconnect }) => disconnect(ANA.userId)),
    method: "POST",
    path: "/api/v1/google/oauth/disconnect",
    body: "",
    bearer: true,
    answer: () => new Response(null, { status: 204 }),
    value: undefined,
  },
  {
    operation: "google.sync",
    call: Effect.flatMap(Google, ({ sync }) => sync(ANA.userId)),
    method: "POST",
    path: "/api/v1/google/locations/sync",
    body: "",
    bearer: true,
    answer: () => jsonAnswer({ success: true, message: "Done" }),
    value: { success: true, message: "Done" },
  },
  {
    operation: "google.locations",
    call: Effect.flatMap(Google, ({ locations }) => locations(ANA.userId)),
    method: "GET",
    path: "/api/v1/google/locations",
    body: "",
    bearer: true,
    answer: () => jsonAnswer({ locations: [SENT_LOCATION, {}] }),
    value: { items: [LOCATION], unreadable: 1 },
  },
  {
    operation: "analytics.userActivity",
    call: Effect.flatMap(Analytics, ({ userActivity }) => userActivity(7)),
    method: "GET",
    path: "/api/v1/analytics/users/activity?days=7",
    body: "",
    bearer: true,
    answer: () => jsonAnswer([{ date: "2031-01-02", joined: 3, active: 5, weekday: 4 }]),
    value: { items: [{ date: "2031-01-02", joined: 3, active: 5 }], unreadable: 0 },
  },
  {
    operation: "analytics.popularKitchens",
    call: Effect.flatMap(Analytics, ({ popularKitchens }) => popularKitchens(3)),
    method: "GET",
    path: "/api/v1/analytics/kitchens/popular?limit=3",
    body: "",
    bearer: true,
    answer: () => jsonAnswer([SENT_KITCHEN]),
    value: { items: [KITCHEN], unreadable: 0 },
  },
  {
    operation: "analytics.activeTribes",
    call: Effect.flatMap(Analytics, ({ activeTribes }) => activeTribes(3)),
    method: "GET",
    path: "/api/v1/analytics/tribes/active?limit=3",
    body: "",
    bearer: true,
    answer: () => jsonAnswer([{ tribeId: 6, name: "Vegans", description: null, members: 4 }]),
    value: { items: [{ tribeId: "6", name: "Vegans", description: "" }], unreadable: 0 },
  },
  {
    operation: "analytics.ofCustomer",
    call: Effect.flatMap(Analytics, ({ ofCustomer }) => ofCustomer(ANA.userId, "7d")),
    method: "GET",
    path: "/api/v1/analytics/customers/7/dashboard?period=7d",
    body: "",
    bearer: true,
    answer: () => jsonAnswer({ ...SENT_TAKINGS, growth: 2 }),
    value: { ...TAKINGS, growth: 2 },
  },
  {
    operation: "analytics.ofLocation",
    call: Effect.flatMap(Analytics, ({ ofLocation }) => ofLocation(ANA.userId, id("3"), "365d")),
    method: "GET",
    path: "/api/v1/analytics/customers/7/locations/3?period=365d",
    body: "",
    bearer: true,
    answer: () => jsonAnswer({ ...SENT_TAKINGS, growth: 0 }),
    value: { ...TAKINGS, growth: 0 },
  },
  {
    operation: "analytics.total",
    call: Effect.flatMap(Analytics, ({ total }) => total("kitchens")),
    method: "GET",
    path: "/api/v1/analytics/kitchens",
    body: "",
    bearer: true,
    answer: () => jsonAnswer({ name: "kitchens", total: 12, since: 3 }),
    value: { name: "kitchens", total: 12 },
  },
];
