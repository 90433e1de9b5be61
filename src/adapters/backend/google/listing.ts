import type * as Layer from "effect/Layer";
import type { SqlClient } from "effect/sql/SqlClient";
import { googleListing, type GoogleClient, type GoogleOrigins } from "./google-listing.ts";
import { googleReturn } from "./google-return.ts";
import { googleSandbox } from "./google-sandbox.ts";
import type { ListingService } from "./listing-service.ts";
import { sandboxListing } from "../sql/sandbox-listing.ts";

/** Where businesses are listed, and the pages by which a browser consents to that. */
export interface Listing {
  readonly service: Layer.Layer<ListingService, never, SqlClient>;
  readonly pages: typeof googleSandbox | typeof googleReturn;
}

/** The sandbox, all of it on this machine. */
export const SANDBOX: Listing = { service: sandboxListing, pages: googleSandbox };

/** Google, to a client that it knows. */
export const google = (client: GoogleClient, origins?: GoogleOrigins): Listing => ({
  service: googleListing(client, origins),
  pages: googleReturn,
});
