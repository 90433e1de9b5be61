import * as Schema from "effect/Schema";
import * as kinds from "./field-kinds.ts";
import * as fields from "./fields.ts";
import type { Revised } from "./revision.ts";

/** What somebody says of a business; §7 names no fields. */
export const profileFields = {
  name: kinds.name,
  description: kinds.maybeText,
  phone: kinds.maybePhone,
  website: kinds.maybeUrl,
  picture: kinds.maybeUrl,
  hours: kinds.maybeText,
};

/** What a chef says of the business. Without `businessId` it has not been saved yet. */
export const BusinessProfile = Schema.Struct({
  businessId: fields.optional(fields.id<"business">()),
  ...kinds.read(profileFields),
}).annotate({ identifier: "BusinessProfile" });
export interface BusinessProfile extends Schema.Schema.Type<typeof BusinessProfile>, Revised {}

/** What is kept of it. */
export const NewBusinessProfile = Schema.Struct(kinds.written(profileFields));

export const ChangedBusinessProfile = Schema.Struct({
  ...BusinessProfile.fields,
  ...NewBusinessProfile.fields,
});

/** What was taken, of whom and how often. */
const takings = { revenue: Schema.Finite, customers: Schema.Finite, orders: Schema.Finite };

/** What a business has on record since it began; §7 names no fields. `revenue` as in `BusinessAnalytics`. */
export const BusinessMetrics = Schema.Struct({
  ...takings,
  locations: Schema.Finite,
}).annotate({ identifier: "BusinessMetrics" });
export interface BusinessMetrics extends Schema.Schema.Type<typeof BusinessMetrics> {}

/** A place where a business sells. `syncedAt` is when Google's listing last told of it, as the backend sent it (D42). */
export const BusinessLocation = Schema.Struct({
  locationId: fields.id<"business location">(),
  name: Schema.String,
  address: fields.optional(Schema.String),
  syncedAt: fields.optional(fields.time),
}).annotate({ identifier: "BusinessLocation" });
export interface BusinessLocation extends Schema.Schema.Type<typeof BusinessLocation> {}

/** What was taken on a day, `YYYY-MM-DD`; `revenue` as in `BusinessAnalytics`. */
export const DayFigures = Schema.Struct({
  date: fields.day,
  ...takings,
}).annotate({ identifier: "DayFigures" });
export interface DayFigures extends Schema.Schema.Type<typeof DayFigures> {}

/**
 * How a chef's business does (§3). `revenue` is in the currency's main unit: 12.5 is twelve and a half. `growth` is a
 * fraction of revenue: 0.1 is ten per cent more than the period before.
 */
export const BusinessAnalytics = Schema.Struct({
  ...takings,
  growth: Schema.Finite,
  /** The days that are on record of the period and the one before, oldest first (D71). */
  series: fields.carried(Schema.Array(DayFigures)),
}).annotate({ identifier: "BusinessAnalytics" });
export interface BusinessAnalytics extends Schema.Schema.Type<typeof BusinessAnalytics> {}

/** The state of the Google listing's connection (§3). `expiresAt` is kept as the backend sent it (D42). */
export const GoogleIntegration = Schema.Struct({
  connected: Schema.Boolean,
  googleEmail: fields.optional(Schema.String),
  expiresAt: fields.optional(fields.time),
});
export interface GoogleIntegration extends Schema.Schema.Type<typeof GoogleIntegration> {}

/** Where a connection to Google begins (§7): the page of consent, and the state that has to come back from it (D8). */
export const GoogleAuthorization = Schema.Struct({
  authUrl: Schema.String,
  state: Schema.NonEmptyString,
  scopes: Schema.Array(Schema.String),
}).annotate({ identifier: "GoogleAuthorization" });
export interface GoogleAuthorization extends Schema.Schema.Type<typeof GoogleAuthorization> {}

/** How a sync of Google locations went (§7, §8). `missed` are the places it could not take, by name or address. */
export interface SyncOutcome {
  readonly success: boolean;
  readonly message: string;
  readonly missed?: ReadonlyArray<string> | undefined;
}

/** What a sync of Google locations says when it fails without saying why (§8). */
export const SYNC_FAILED = "Failed to sync Google Business locations";

/** What can be subscribed to; §7 names no fields. The price is for a month, in the currency's smallest unit. */
export const Plan = Schema.Struct({
  planId: fields.id<"plan">(),
  name: Schema.String,
  priceCents: Schema.Int,
  currency: Schema.String,
  features: Schema.Array(Schema.String),
}).annotate({ identifier: "Plan" });
export interface Plan extends Schema.Schema.Type<typeof Plan> {}

/** A chef's subscription (§3). `plan` is the plan's id. `status` is shown as it is, never guessed. */
export const SubscriptionInfo = Schema.Struct({
  plan: Schema.String,
  status: Schema.String,
  nextBillingDate: fields.optional(fields.time),
  /** On a free plan, the day on which one that costs something would be due again (P45). */
  keptBillingDate: fields.carried(fields.time),
  features: Schema.Array(Schema.String),
}).annotate({ identifier: "SubscriptionInfo" });
export interface SubscriptionInfo extends Schema.Schema.Type<typeof SubscriptionInfo> {}
