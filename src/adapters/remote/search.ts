import * as Effect from "effect/Effect";
import { Search } from "../../domain/ports/search.ts";
import type { Found, Records } from "../../domain/records.ts";
import { TOTAL_HEADER } from "../contract/search.ts";
import { port } from "./port.ts";

interface Answer<A> {
  readonly body: Records<A>;
  readonly headers: { readonly [TOTAL_HEADER]?: number | undefined };
}

const found = <A>({ body, headers }: Answer<A>): Found<A> => ({ ...body, total: headers[TOTAL_HEADER] });

/** What is found is as fresh as the records themselves. */
export const search = port(Search)(({ cached, call }) => ({
  users: cached("users", (query, range) =>
    Effect.map(call("search.users", { query: { query, ...range } }), found),
  ),
  kitchens: cached("kitchens", (query, range) =>
    Effect.map(call("search.kitchens", { query: { query, ...range } }), found),
  ),
  tribes: cached("tribes", (query, range) =>
    Effect.map(call("search.tribes", { query: { query, ...range } }), found),
  ),
}));
