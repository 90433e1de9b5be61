import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { withHeaders } from "effect/http-api/HttpApiSchema";
import { MAX_PAGE_SIZE, type PageWindow } from "../../../../domain/paging.ts";
import { Search } from "../../../../domain/ports/search.ts";
import type { Found } from "../../../../domain/records.ts";
import { Api } from "../../../contract/api.ts";
import { TOTAL_HEADER } from "../../../contract/search.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { servableWindow } from "../page-window.ts";

interface Asked {
  readonly first?: number | undefined;
  readonly max?: number | undefined;
}

const windowOf = ({ first, max }: Asked): PageWindow => servableWindow(first ?? 0, max ?? MAX_PAGE_SIZE);

const counted = <A>({ total, ...body }: Found<A>) =>
  withHeaders({ body, headers: { [TOTAL_HEADER]: total } });

export const searchHandlers = HttpApiBuilder.group(
  Api,
  "search",
  Effect.fnUntraced(function* (handlers) {
    const search = yield* Search;
    return handlers.handleAll({
      users: ({ query }) =>
        withAnsweredFailures(search.users(query.query, windowOf(query))).pipe(Effect.map(counted)),
      kitchens: ({ query }) =>
        withAnsweredFailures(search.kitchens(query.query, windowOf(query))).pipe(Effect.map(counted)),
      tribes: ({ query }) =>
        withAnsweredFailures(search.tribes(query.query, windowOf(query))).pipe(Effect.map(counted)),
    });
  }),
);
