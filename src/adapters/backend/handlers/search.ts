import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { withHeaders } from "effect/http-api/HttpApiSchema";
import { MAX_PAGE_SIZE } from "../../../domain/paging.ts";
import { Search } from "../../../domain/ports/search.ts";
import { Api } from "../../contract/api.ts";
import { TOTAL_HEADER } from "../../contract/search.ts";
import { answered } from "../answered.ts";
import { window } from "../window.ts";

/** §7, Search. */
export const searchHandlers = HttpApiBuilder.group(
  Api,
  "search",
  Effect.fnUntraced(function* (handlers) {
    const search = yield* Search;
    return handlers.handleAll({
      users: ({ query }) =>
        answered(search.users(query.query, window(query.first ?? 0, query.max ?? MAX_PAGE_SIZE))).pipe(
          Effect.map(({ total, ...body }) => withHeaders({ body, headers: { [TOTAL_HEADER]: total } })),
        ),
      tribes: ({ query }) =>
        answered(search.tribes(query.query, window(query.first ?? 0, query.max ?? MAX_PAGE_SIZE))).pipe(
          Effect.map(({ total, ...body }) => withHeaders({ body, headers: { [TOTAL_HEADER]: total } })),
        ),
    });
  }),
);
