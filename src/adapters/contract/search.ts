import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { Kitchen } from "../../domain/kitchen.ts";
import { Tribe } from "../../domain/tribe.ts";
import { Authorization } from "./access.ts";
import { FAILURES } from "./failures.ts";
import { records } from "./records.ts";
import { UserCodec } from "./user-codec.ts";

/** How many records match in all; absent where a backend does not count them. */
export const TOTAL_HEADER = "x-total-count";

const search = <const Name extends string, const P extends `/${string}`, A, I>(
  name: Name,
  path: P,
  item: Schema.Codec<A, I>,
) =>
  HttpApiEndpoint.get(name, path, {
    query: { query: Schema.String, max: Schema.optional(Schema.Int), first: Schema.optional(Schema.Int) },
    success: HttpApiSchema.WithHeaders(records(item), { [TOTAL_HEADER]: Schema.optional(Schema.Finite) }),
    error: FAILURES,
  });

/** §7, Search. `max` and `first` ask for a window of the matches; a backend may ignore them. */
export const SearchGroup = HttpApiGroup.make("search")
  .add(
    search("users", "/search/users", UserCodec),
    search("kitchens", "/search/kitchens", Kitchen),
    search("tribes", "/search/tribes", Tribe),
  )
  .middleware(Authorization);
