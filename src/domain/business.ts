import type { BusinessId, BusinessLocationId, PlanId } from "./id.ts";

/** What a chef says of the business; §7 names no fields. Without `businessId` it has not been saved yet. */
export interface BusinessProfile {
  readonly businessId: BusinessId | undefined;
  readonly name: string;
  readonly description: string | undefined;
  readonly phone: string | undefined;
  readonly website: string | undefined;
  readonly hours: string | undefined;
}

/** What a business has on record since it began; §7 names no fields. `revenue` as in `BusinessAnalytics`. */
export interface BusinessMetrics {
  readonly revenue: number;
  readonly customers: number;
  readonly orders: number;
  readonly locations: number;
}

/** A place where a business sells. `syncedAt` is when Google's listing last told of it, as the backend sent it (D42). */
export interface BusinessLocation {
  readonly locationId: BusinessLocationId;
  readonly name: string;
  readonly address: string | undefined;
  readonly syncedAt: string | undefined;
}

/**
 * How a chef's business does (§3). `revenue` is in the currency's main unit: 12.5 is twelve and a half. `growth` is a
 * fraction of revenue: 0.1 is ten per cent more than the period before.
 */
export interface BusinessAnalytics {
  readonly revenue: number;
  readonly customers: number;
  readonly orders: number;
  readonly growth: number;
}

/** The currency that revenue is in; §7 names none with it. */
export const REVENUE_CURRENCY = "USD";

/** What revenue was in the period before, from what it is and how it grew; nothing where growth cannot say. */
export const revenueBefore = ({
  revenue,
  growth,
}: Pick<BusinessAnalytics, "revenue" | "growth">): number | undefined =>
  growth > -1 && growth !== 0 ? revenue / (1 + growth) : undefined;

/** How much more `now` is than `before`, as a fraction; 0 where there is nothing to compare with. */
export const growthOf = (now: number, before: number): number => (before === 0 ? 0 : (now - before) / before);

/** The time frames of analytics, in days as the backend spells them (§7, §9). */
export const TIME_FRAMES = ["7d", "30d", "90d", "365d"] as const;
export type TimeFrame = (typeof TIME_FRAMES)[number];
export const DEFAULT_TIME_FRAME: TimeFrame = "30d";

/** How many days a time frame has, today among them. */
export const daysOf = (frame: TimeFrame): number => Number.parseInt(frame, 10);

/** Any text as a time frame that is offered; what is not offered is the default (§9). */
export const timeFrame = (text: string | undefined): TimeFrame =>
  TIME_FRAMES.find((frame) => frame === text) ?? DEFAULT_TIME_FRAME;

/** The state of the Google listing's connection (§3). `expiresAt` is kept as the backend sent it (D42). */
export interface GoogleIntegration {
  readonly connected: boolean;
  readonly googleEmail: string | undefined;
  readonly expiresAt: string | undefined;
}

/** Where a connection to Google begins (§7): the page of consent, and the state that has to come back from it (D8). */
export interface GoogleAuthorization {
  readonly authUrl: string;
  readonly state: string;
  readonly scopes: ReadonlyArray<string>;
}

/** How a sync of Google locations went (§7, §8). */
export interface SyncOutcome {
  readonly success: boolean;
  readonly message: string;
}

/** What a sync of Google locations says when it fails without saying why (§8). */
export const SYNC_FAILED = "Failed to sync Google Business locations";

/** What can be subscribed to; §7 names no fields. The price is for a month, in the currency's smallest unit. */
export interface Plan {
  readonly planId: PlanId;
  readonly name: string;
  readonly priceCents: number;
  readonly currency: string;
  readonly features: ReadonlyArray<string>;
}

/** A chef's subscription (§3). `plan` is the plan's id. `status` is shown as it is, never guessed. */
export interface SubscriptionInfo {
  readonly plan: string;
  readonly status: string;
  readonly nextBillingDate: string | undefined;
  readonly features: ReadonlyArray<string>;
}

/** What is shown when the subscription cannot be read (§4, §9); always marked as a fallback. */
export const SUBSCRIPTION_FALLBACK: SubscriptionInfo = {
  plan: "free",
  status: "active",
  nextBillingDate: undefined,
  features: [],
};
