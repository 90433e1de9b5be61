import * as Result from "effect/Result";
import type {
  BusinessAnalytics,
  BusinessLocation,
  BusinessProfile,
  Plan,
} from "../../../../src/domain/business.ts";
import type { RemoteFailure } from "../../../../src/domain/remote-failure.ts";
import type { Subscription } from "../../../../src/machines/use-cases/business/subscription.ts";
import { id } from "../../../domain/generators.ts";

export const told = <A>(value: A): Promise<Result.Result<A, RemoteFailure>> =>
  Promise.resolve(Result.succeed(value));

export const failed = (failure: RemoteFailure): Promise<Result.Result<never, RemoteFailure>> =>
  Promise.resolve(Result.fail(failure));

export const PROFILE: BusinessProfile = {
  businessId: id("b1"),
  name: "Casa Ana",
  description: undefined,
  phone: "+1 555 0104",
  website: undefined,
  picture: undefined,
  hours: "Tue–Sun",
};

export const OLD_TOWN: BusinessLocation = {
  locationId: id("l1"),
  name: "Old Town",
  address: "11 Market Street",
  syncedAt: "2026-05-04T11:00:00Z",
};
export const RIVERSIDE: BusinessLocation = {
  ...OLD_TOWN,
  locationId: id("l2"),
  name: "Riverside",
  address: undefined,
};

export const FIGURES: BusinessAnalytics = { revenue: 1_234.5, customers: 80, orders: 95, growth: 0.25 };

export const FREE: Plan = {
  planId: id("free"),
  name: "Free",
  priceCents: 0,
  currency: "USD",
  features: ["Business profile"],
};
export const PLUS: Plan = {
  ...FREE,
  planId: id("plus"),
  name: "Plus",
  priceCents: 1_900,
  features: ["Business profile", "Analytics"],
};

/** A subscription to Plus, billed in June. */
export const SUBSCRIPTION: Subscription = {
  info: { plan: "plus", status: "past_due", nextBillingDate: "2026-06-01", features: PLUS.features },
  failure: undefined,
  plans: [FREE, PLUS],
};
