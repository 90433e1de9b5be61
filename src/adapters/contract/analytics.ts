import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import { idText } from "../../domain/fields.ts";
import { Kitchen } from "../../domain/kitchen.ts";
import { Tribe } from "../../domain/tribe.ts";
import { authorized } from "./access.ts";
import { BusinessAnalyticsCodec, SeriesCodec, TimeFrameCodec } from "./business-codecs.ts";
import { records } from "./records.ts";

const limited = { limit: Schema.optional(Schema.Int) };
const during = { period: TimeFrameCodec };
const customer = idText<"user">();

const TotalCodec = Schema.Struct({ name: Schema.String, total: Schema.Finite }).annotate({
  identifier: "Total",
});

const UserActivityCodec = Schema.Struct({
  date: Schema.String,
  joined: Schema.Finite,
  active: Schema.Finite,
}).annotate({ identifier: "UserActivity" });

/** §7, Analytics. */
export const analyticsGroup = () =>
  authorized(
    "analytics",
    HttpApiEndpoint.get("userActivity", "/analytics/users/activity", {
      query: { days: Schema.optional(Schema.Int) },
      success: records(UserActivityCodec),
    }),
    HttpApiEndpoint.get("popularKitchens", "/analytics/kitchens/popular", {
      query: limited,
      success: records(Kitchen),
    }),
    HttpApiEndpoint.get("activeTribes", "/analytics/tribes/active", {
      query: limited,
      success: records(Tribe),
    }),
    HttpApiEndpoint.get("ofCustomer", "/analytics/customers/:id/dashboard", {
      params: { id: customer },
      query: during,
      success: BusinessAnalyticsCodec,
    }),
    HttpApiEndpoint.get("ofLocation", "/analytics/customers/:id/locations/:locationId", {
      params: { id: customer, locationId: idText<"business location">() },
      query: { ...during, series: SeriesCodec },
      success: BusinessAnalyticsCodec,
    }),
    HttpApiEndpoint.get("total", "/analytics/:name", {
      params: { name: Schema.String },
      success: TotalCodec,
    }),
  );
