/** How a chef's business does (§3). `growth` is a fraction: 0.1 is ten per cent more than the period before. */
export interface BusinessAnalytics {
  readonly revenue: number;
  readonly customers: number;
  readonly orders: number;
  readonly growth: number;
}

/** The time frames of analytics, in days as the backend spells them (§7, §9). */
export const TIME_FRAMES = ["7d", "30d", "90d", "365d"] as const;
export type TimeFrame = (typeof TIME_FRAMES)[number];
export const DEFAULT_TIME_FRAME: TimeFrame = "30d";

/** Any text as a time frame that is offered; what is not offered is the default (§9). */
export const timeFrame = (text: string | undefined): TimeFrame =>
  TIME_FRAMES.find((frame) => frame === text) ?? DEFAULT_TIME_FRAME;

/** The state of the Google listing's connection (§3). `expiresAt` is kept as the backend sent it (D42). */
export interface GoogleIntegration {
  readonly connected: boolean;
  readonly googleEmail: string | undefined;
  readonly expiresAt: string | undefined;
}

/** What a sync of Google locations says when it fails without saying why (§8). */
export const SYNC_FAILED = "Failed to sync Google Business locations";

/** A chef's subscription (§3). `status` is shown as it is, never guessed. */
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
