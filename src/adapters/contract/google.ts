import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { BusinessLocation, GoogleAuthorization } from "../../domain/business.ts";
import { authorized } from "./access.ts";
import { GoogleIntegrationCodec, SyncOutcomeCodec } from "./business-codecs.ts";
import { records } from "./records.ts";

/** §7, Google business connection. */
export const googleGroup = () =>
  authorized(
    "google",
    HttpApiEndpoint.get("authorize", "/google/oauth/authorize", {
      success: GoogleAuthorization,
    }),
    HttpApiEndpoint.get("status", "/google/oauth/status", { success: GoogleIntegrationCodec }),
    HttpApiEndpoint.post("disconnect", "/google/oauth/disconnect", {
      success: HttpApiSchema.NoContent,
    }),
    HttpApiEndpoint.post("sync", "/google/locations/sync", { success: SyncOutcomeCodec }),
    HttpApiEndpoint.get("locations", "/google/locations", {
      success: Schema.Struct({ locations: records(BusinessLocation) }),
    }),
  );
