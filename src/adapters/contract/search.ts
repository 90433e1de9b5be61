import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { Authorization } from "./access.ts";
import { FAILURES } from "./failures.ts";
import { records } from "./records.ts";
import { TribeCodec } from "./tribe-codec.ts";
import { UserCodec } from "./user-codec.ts";

/** How many records match in all; absent where a backend does not count them. */
export const TOTAL_HEADER = "x-total-count";

/** §7, Search. `max` and `first` ask for a window of the matches; a backend may ignore them. */
export const SearchGroup = HttpApiGroup.make("search")
  .add(
    HttpApiEndpoint.get("users", "/search/users", {
      query: { query: Schema.String, max: Schema.optional(Schema.Int), first: Schema.optional(Schema.Int) },
      success: HttpApiSchema.WithHeaders(records(UserCodec), {
        [TOTAL_HEADER]: Schema.optional(Schema.Finite),
      }),
      error: FAILURES,
    }),
    HttpApiEndpoint.get("tribes", "/search/tribes", {
      query: { query: Schema.String, max: Schema.optional(Schema.Int), first: Schema.optional(Schema.Int) },
      success: HttpApiSchema.WithHeaders(records(TribeCodec), {
        [TOTAL_HEADER]: Schema.optional(Schema.Finite),
      }),
      error: FAILURES,
    }),
  )
  .middleware(Authorization);
