import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Authorization } from "./access.ts";
import {
  BusinessAnalyticsCodec,
  BusinessMetricsCodec,
  BusinessProfileCodec,
  GoogleIntegrationCodec,
  TimeFrameCodec,
} from "./business-codecs.ts";
import { FAILURES } from "./failures.ts";
import { idText } from "./ids.ts";

const error = FAILURES;

/** §7, Business. */
export const BusinessGroup = HttpApiGroup.make("business")
  .add(
    HttpApiEndpoint.get("profile", "/business/profile", { success: BusinessProfileCodec, error }),
    HttpApiEndpoint.get("profileOf", "/business/user/:id", {
      params: { id: idText<"user">() },
      success: BusinessProfileCodec,
      error,
    }),
    HttpApiEndpoint.put("edit", "/business/profile", {
      payload: BusinessProfileCodec,
      success: BusinessProfileCodec,
      error,
    }),
    HttpApiEndpoint.get("metrics", "/business/metrics", { success: BusinessMetricsCodec, error }),
    HttpApiEndpoint.get("metricsOf", "/business/:id/metrics", {
      params: { id: idText<"business">() },
      success: BusinessMetricsCodec,
      error,
    }),
    HttpApiEndpoint.get("connected", "/business/connected", {
      success: Schema.Struct({ connected: Schema.Boolean }),
      error,
    }),
    HttpApiEndpoint.post("connectGoogle", "/business/connect/google", {
      payload: Schema.Struct({ authCode: Schema.String }),
      success: GoogleIntegrationCodec,
      error,
    }),
    HttpApiEndpoint.get("analytics", "/business/analytics", {
      query: { timeframe: TimeFrameCodec },
      success: BusinessAnalyticsCodec,
      error,
    }),
  )
  .middleware(Authorization);
