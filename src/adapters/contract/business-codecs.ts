import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import * as Getter from "effect/SchemaGetter";
import * as Transformation from "effect/SchemaTransformation";
import { carried, optional, time } from "../../domain/fields.ts";
import { BusinessAnalytics, DayFigures, GoogleIntegration, SYNC_FAILED } from "../../domain/business.ts";
import { TIME_FRAMES } from "../../domain/time-frame.ts";
import { readable } from "./records.ts";

/** A time frame of analytics in a query (§7, §9); what is not offered is refused. */
export const TimeFrameCodec = Schema.optional(Schema.Literals(TIME_FRAMES));

/** Whether the days of a time frame are told too, by a backend with the capability `series` (D71). */
export const SeriesCodec = Schema.optional(Schema.Literals(["true", "false"]));

/** How a business does; a day that cannot be read is not known (D71). */
export const BusinessAnalyticsCodec = Schema.Struct({
  ...BusinessAnalytics.fields,
  series: carried(readable(DayFigures)),
}).annotate({ identifier: "BusinessAnalytics" });

const Integration = Schema.Struct({
  connected: Schema.Boolean,
  integration: optional(Schema.Struct({ googleEmail: optional(Schema.String), expiresAt: optional(time) })),
});

/** The state of the connection: §3's three fields, of which §7 nests two. */
export const GoogleIntegrationCodec = Integration.pipe(
  Schema.decodeTo(
    Schema.toType(GoogleIntegration),
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
  missed: carried(Schema.Array(Schema.String)),
}).annotate({ identifier: "SyncOutcome" });
