import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import { idText } from "../../domain/fields.ts";
import { BusinessMetrics, BusinessProfile, ChangedBusinessProfile } from "../../domain/business.ts";
import { authorized } from "./access.ts";
import {
  BusinessAnalyticsCodec,
  GoogleIntegrationCodec,
  SeriesCodec,
  TimeFrameCodec,
} from "./business-codecs.ts";
import { ONLY_ONTO, revised, whole } from "./endpoints.ts";

/** §7, Business. */
export const businessGroup = () =>
  authorized(
    "business",
    HttpApiEndpoint.get("profile", "/business/profile", { success: revised(BusinessProfile) }),
    HttpApiEndpoint.get("profileOf", "/business/user/:id", {
      params: { id: idText<"user">() },
      success: revised(BusinessProfile),
    }),
    HttpApiEndpoint.put("edit", "/business/profile", {
      headers: ONLY_ONTO,
      payload: whole(ChangedBusinessProfile),
      success: BusinessProfile,
    }),
    HttpApiEndpoint.get("metrics", "/business/metrics", { success: BusinessMetrics }),
    HttpApiEndpoint.get("metricsOf", "/business/:id/metrics", {
      params: { id: idText<"business">() },
      success: BusinessMetrics,
    }),
    HttpApiEndpoint.get("connected", "/business/connected", {
      success: Schema.Struct({ connected: Schema.Boolean }),
    }),
    HttpApiEndpoint.post("connectGoogle", "/business/connect/google", {
      payload: Schema.Struct({ authCode: Schema.String }),
      success: GoogleIntegrationCodec,
    }),
    HttpApiEndpoint.get("analytics", "/business/analytics", {
      query: { timeframe: TimeFrameCodec, series: SeriesCodec },
      success: BusinessAnalyticsCodec,
    }),
  );
