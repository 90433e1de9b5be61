import type { SubscriptionInfo } from "../business.ts";

/** What is shown when the subscription cannot be read (§4, §9); always marked as a fallback. */
export const SUBSCRIPTION_FALLBACK: SubscriptionInfo = {
  plan: "free",
  status: "active",
  nextBillingDate: undefined,
  features: [],
};
