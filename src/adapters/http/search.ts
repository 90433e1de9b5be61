import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { PageWindow } from "../../domain/paging.ts";
import { Search } from "../../domain/ports/search.ts";
import type { Found, Records } from "../../domain/records.ts";
import { TOTAL_HEADER } from "../contract/search.ts";
import { Call } from "./call.ts";

interface Answer<A> {
  readonly body: Records<A>;
  readonly headers: { readonly [TOTAL_HEADER]?: number | undefined };
}

const asked = (query: string, { first, max }: PageWindow) => ({ query: { query, first, max } });

const found = <A>({ body, headers }: Answer<A>): Found<A> => ({ ...body, total: headers[TOTAL_HEADER] });

/** `Search` over HTTP. */
export const searchHttp = Layer.effect(
  Search,
  Effect.map(Call, (call) =>
    Search.of({
      users: (query, range) =>
        call("search.users", ({ search }) => search.users(asked(query, range))).pipe(Effect.map(found)),
      kitchens: (query, range) =>
        call("search.kitchens", ({ search }) => search.kitchens(asked(query, range))).pipe(Effect.map(found)),
      tribes: (query, { first, max }) =>
        call("search.tribes", ({ search }) => search.tribes({ query: { query, first, max } })).pipe(
          Effect.map(({ body, headers }) => ({ ...body, total: headers[TOTAL_HEADER] })),
        ),
    }),
  ),
);
