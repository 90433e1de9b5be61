import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import * as Getter from "effect/SchemaGetter";
import * as Transformation from "effect/SchemaTransformation";
import { SYNC_FAILED, TIME_FRAMES, type GoogleIntegration } from "../../domain/business.ts";
import { id } from "./ids.ts";
import { absent } from "./reference-codecs.ts";

/** A time frame of analytics in a query (§7, §9); what is not offered is refused. */
export const TimeFrameCodec = Schema.optional(Schema.Literals(TIME_FRAMES));

export const BusinessProfileCodec = Schema.Struct({
  businessId: absent(id<"business">()),
  name: Schema.String,
  description: absent(Schema.String),
  phone: absent(Schema.String),
  website: absent(Schema.String),
  hours: absent(Schema.String),
}).annotate({ identifier: "BusinessProfile" });

export const BusinessMetricsCodec = Schema.Struct({
  revenue: Schema.Finite,
  customers: Schema.Finite,
  orders: Schema.Finite,
  locations: Schema.Finite,
}).annotate({ identifier: "BusinessMetrics" });

export const BusinessAnalyticsCodec = Schema.Struct({
  revenue: Schema.Finite,
  customers: Schema.Finite,
  orders: Schema.Finite,
  growth: Schema.Finite,
}).annotate({ identifier: "BusinessAnalytics" });

export const PlanCodec = Schema.Struct({
  planId: id<"plan">(),
  name: Schema.String,
  priceCents: Schema.Int,
  currency: Schema.String,
  features: Schema.Array(Schema.String),
}).annotate({ identifier: "Plan" });

export const SubscriptionInfoCodec = Schema.Struct({
  plan: Schema.String,
  status: Schema.String,
  nextBillingDate: absent(Schema.String),
  features: Schema.Array(Schema.String),
}).annotate({ identifier: "SubscriptionInfo" });

export const BusinessLocationCodec = Schema.Struct({
  locationId: id<"business location">(),
  name: Schema.String,
  address: absent(Schema.String),
  syncedAt: absent(Schema.String),
}).annotate({ identifier: "BusinessLocation" });

export const GoogleAuthorizationCodec = Schema.Struct({
  authUrl: Schema.String,
  state: Schema.NonEmptyString,
  scopes: Schema.Array(Schema.String),
}).annotate({ identifier: "GoogleAuthorization" });

const Integration = Schema.Struct({
  connected: Schema.Boolean,
  integration: absent(
    Schema.Struct({ googleEmail: absent(Schema.String), expiresAt: absent(Schema.String) }),
  ),
});

/** The state of the connection: §3's three fields, of which §7 nests two. */
export const GoogleIntegrationCodec = Integration.pipe(
  Schema.decodeTo(
    Schema.Struct({
      connected: Schema.Boolean,
      googleEmail: Schema.UndefinedOr(Schema.String),
      expiresAt: Schema.UndefinedOr(Schema.String),
    }),
    Transformation.transform({
      decode: ({ connected, integration }): GoogleIntegration => ({
        connected,
        googleEmail: integration?.googleEmail,
        expiresAt: integration?.expiresAt,
      }),
      encode: ({ connected, googleEmail, expiresAt }: GoogleIntegration): typeof Integration.Type => ({
        connected,
        integration:
          googleEmail === undefined && expiresAt === undefined ? undefined : { googleEmail, expiresAt },
      }),
    }),
  ),
  Schema.annotate({ identifier: "GoogleIntegration" }),
);

/** A backend that does not say how a sync went has said §8's sentence. */
export const SyncOutcomeCodec = Schema.Struct({
  success: Schema.Boolean,
  message: Schema.optionalKey(Schema.NullishOr(Schema.String)).pipe(
    Schema.decodeTo(Schema.String, {
      decode: Getter.transformOptional((sent: Option.Option<string | null | undefined>) =>
        Option.some(Option.getOrNull(sent) ?? SYNC_FAILED),
      ),
      encode: Getter.passthrough(),
    }),
  ),
}).annotate({ identifier: "SyncOutcome" });
