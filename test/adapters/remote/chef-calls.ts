import type { BusinessProfile } from "../../../src/domain/business.ts";
import { Analytics } from "../../../src/domain/ports/analytics.ts";
import { Business } from "../../../src/domain/ports/business.ts";
import { Google } from "../../../src/domain/ports/google.ts";
import { Subscriptions } from "../../../src/domain/ports/subscriptions.ts";
import { id } from "../../domain/generators.ts";
import { ANA } from "./ana.ts";
import { DONE, good, listed, type Calls } from "./port-call.ts";
/** A chef's side as a backend may send it, and what is made of it (D34). */
const BUSINESS: BusinessProfile = {
  businessId: id("5"),
  name: "Casa Ana",
  description: undefined,
  phone: "+1 555 0100",
  website: undefined,
  picture: undefined,
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

const ME = ANA.userId;
const BUSINESS_TEXT = '{"businessId":"5","name":"Casa Ana","phone":"+1 555 0100"}';
const figures = (growth: number) => good({ ...SENT_TAKINGS, growth }, { ...TAKINGS, growth });
const PROFILE = good(SENT_BUSINESS, BUSINESS);
const SUBSCRIBED = good(SENT_SUBSCRIPTION, SUBSCRIPTION);
const CONNECTED = good(SENT_CONNECTION, CONNECTION);
const TO_PLUS = '{"planId":"plus"}';

/** The second forms of a chain (D33), which no call asks for by itself. */
type SecondForm = "business.profileOf" | "business.metricsOf";

/** §7, Business, Subscriptions, Google and Analytics. */
export const CHEF_CALLS: Omit<Calls<"business" | "subscriptions" | "google" | "analytics">, SecondForm> = {
  "business.profile": [
    "business/profile",
    Business.use((port) => port.profile(ME)),
    good(SENT_BUSINESS, { ...BUSINESS, owner: 7 }),
  ],
  "business.edit": [
    "business/profile",
    Business.use((port) => port.edit(ME, BUSINESS)),
    PROFILE,
    BUSINESS_TEXT,
  ],
  "business.metrics": [
    "business/metrics",
    Business.use((port) => port.metrics(ME, undefined)),
    good({ ...SENT_TAKINGS, locations: 2 }, { ...TAKINGS, locations: 2 }),
  ],
  "business.connected": [
    "business/connected",
    Business.use((port) => port.connected(ME)),
    good({ connected: true, since: 3 }, true),
  ],
  "business.connectGoogle": [
    "business/connect/google",
    Business.use((port) => port.connectGoogle(ME, "a code")),
    CONNECTED,
    '{"authCode":"a code"}',
  ],
  "business.analytics": [
    "business/analytics?timeframe=90d",
    Business.use((port) => port.analytics(ME, "90d")),
    figures(-0.5),
  ],
  "subscriptions.info": ["subscription/info", Subscriptions.use((port) => port.info(ME)), SUBSCRIBED],
  "subscriptions.update": [
    "subscription/update",
    Subscriptions.use((port) => port.update(ME, id("plus"))),
    SUBSCRIBED,
    TO_PLUS,
  ],
  "subscriptions.plans": [
    "subscriptions/plans",
    Subscriptions.use((port) => port.plans()),
    good([SENT_PLAN, { planId: 4 }], { items: [PLAN], unreadable: 1 }),
  ],
  "subscriptions.ofCustomer": [
    "subscriptions/customers/7",
    Subscriptions.use((port) => port.ofCustomer(ME)),
    SUBSCRIBED,
  ],
  "subscriptions.updateOfCustomer": [
    "subscriptions/customers/7",
    Subscriptions.use((port) => port.updateOfCustomer(ME, id("plus"))),
    SUBSCRIBED,
    TO_PLUS,
  ],
  "google.authorize": [
    "google/oauth/authorize",
    Google.use((port) => port.authorize(ME)),
    good({ ...AUTHORIZATION, expires: 600 }, AUTHORIZATION),
  ],
  "google.status": ["google/oauth/status", Google.use((port) => port.status(ME)), CONNECTED],
  "google.disconnect": ["google/oauth/disconnect", Google.use((port) => port.disconnect(ME)), DONE],
  "google.sync": [
    "google/locations/sync",
    Google.use((port) => port.sync(ME)),
    good({ success: true, message: "Done" }),
  ],
  "google.locations": [
    "google/locations",
    Google.use((port) => port.locations(ME)),
    good({ locations: [SENT_LOCATION, {}] }, { items: [LOCATION], unreadable: 1 }),
  ],
  "analytics.userActivity": [
    "analytics/users/activity?days=7",
    Analytics.use((port) => port.userActivity(7)),
    listed(
      { date: "2031-01-02", joined: 3, active: 5, weekday: 4 },
      { date: "2031-01-02", joined: 3, active: 5 },
    ),
  ],
  "analytics.popularKitchens": [
    "analytics/kitchens/popular?limit=3",
    Analytics.use((port) => port.popularKitchens(3)),
    listed(SENT_KITCHEN, KITCHEN),
  ],
  "analytics.activeTribes": [
    "analytics/tribes/active?limit=3",
    Analytics.use((port) => port.activeTribes(3)),
    listed(
      { tribeId: 6, name: "Vegans", description: null, members: 4 },
      { tribeId: "6", name: "Vegans", description: "" },
    ),
  ],
  "analytics.ofCustomer": [
    "analytics/customers/7/dashboard?period=7d",
    Analytics.use((port) => port.ofCustomer(ME, "7d")),
    figures(2),
  ],
  "analytics.ofLocation": [
    "analytics/customers/7/locations/3?period=365d",
    Analytics.use((port) => port.ofLocation(ME, id("3"), "365d")),
    figures(0),
  ],
  "analytics.total": [
    "analytics/kitchens",
    Analytics.use((port) => port.total("kitchens")),
    good({ name: "kitchens", total: 12, since: 3 }, { name: "kitchens", total: 12 }),
  ],
};
