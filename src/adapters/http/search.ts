import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Search } from "../../domain/ports/search.ts";
import { TOTAL_HEADER } from "../contract/search.ts";
import { Call } from "./call.ts";

/** `Search` over HTTP. */
export const searchHttp = Layer.effect(
  Search,
  Effect.map(Call, (call) =>
    Search.of({
      users: (query, { first, max }) =>
        call("search.users", ({ search }) => search.users({ query: { query, first, max } })).pipe(
          Effect.map(({ body, headers }) => ({ ...body, total: headers[TOTAL_HEADER] })),
        ),
      tribes: (query, { first, max }) =>
        call("search.tribes", ({ search }) => search.tribes({ query: { query, first, max } })).pipe(
          Effect.map(({ body, headers }) => ({ ...body, total: headers[TOTAL_HEADER] })),
        ),
    }),
  ),
);
