import * as Effect from "effect/Effect";
import { withHeaders } from "effect/http-api/HttpApiSchema";
import { MAX_PAGE_SIZE, type PageWindow } from "../../../../domain/paging.ts";
import type {
  Collection,
  CountedCollection,
  SearchedCollection,
} from "../../../../domain/ports/collection.ts";
import { TOTAL_HEADER } from "../../../contract/endpoints.ts";
import { withAnsweredFailures } from "../answered-failure.ts";
import { servableWindow } from "../page-window.ts";

interface ById<Id> {
  readonly params: { readonly id: Id };
}

interface InWindow {
  readonly params: PageWindow;
}

interface Searching {
  readonly query: {
    readonly query: string;
    readonly first?: number | undefined;
    readonly max?: number | undefined;
  };
}

/** The handlers of what can be asked of most kinds of record. */
export const collectionHandlers = <A, Id>(records: Collection<A, Id>) => ({
  all: () => withAnsweredFailures(records.all()),
  page: ({ params: { first, max } }: InWindow) =>
    withAnsweredFailures(records.page(servableWindow(first, max))),
  byId: ({ params }: ById<Id>) => withAnsweredFailures(records.byId(params.id)),
  remove: ({ params }: ById<Id>) => withAnsweredFailures(records.remove(params.id)),
});

/** Those of records that are counted. */
export const countedHandlers = <A, Id>(records: CountedCollection<A, Id>) => ({
  ...collectionHandlers(records),
  count: () => withAnsweredFailures(records.count()),
});

/** Those of records that are searched. */
export const searchedHandlers = <A, Id>(records: SearchedCollection<A, Id>) => ({
  ...countedHandlers(records),
  find: ({ query: { query, first = 0, max = MAX_PAGE_SIZE } }: Searching) =>
    Effect.map(withAnsweredFailures(records.find(query, servableWindow(first, max))), ({ total, ...body }) =>
      withHeaders({ body, headers: { [TOTAL_HEADER]: total } }),
    ),
});
