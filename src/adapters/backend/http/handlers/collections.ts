import * as Effect from "effect/Effect";
import { withHeaders } from "effect/http-api/HttpApiSchema";
import type { Input } from "effect/http/Headers";
import { type HttpServerResponse, jsonUnsafe } from "effect/http/HttpServerResponse";
import type { Id as IdOf } from "../../../../domain/id.ts";
import { MAX_PAGE_SIZE, type PageWindow } from "../../../../domain/paging.ts";
import type {
  Collection,
  CountedCollection,
  SearchedCollection,
} from "../../../../domain/ports/collection.ts";
import { offers } from "../../../../domain/ports/capabilities.ts";
import type { Found, Records } from "../../../../domain/records.ts";
import type { RemoteFailure } from "../../../../domain/remote-failure.ts";
import type { Revised } from "../../../../domain/revision.ts";
import {
  AT_LEAST_HEADER,
  ONCE_HEADER,
  ONLY_ONTO_HEADER,
  REVISION_HEADER,
  TOTAL_HEADER,
} from "../../../contract/endpoints.ts";
import { arrangementOf } from "../../../contract/list-query.ts";
import { Creations } from "../../policy/creations.ts";
import { asCaller, withAnsweredFailures } from "../answered-failure.ts";
import { servableWindow } from "../page-window.ts";
import { type Entity, without, type Written } from "./without-optional.ts";

export interface ById<Id> {
  readonly params: { readonly id: Id };
}

interface Searching {
  readonly query: {
    readonly query: string;
    readonly first?: number | undefined;
    readonly max?: number | undefined;
  };
}

/** Which state a record has to be in, where that is said. */
interface Onto {
  readonly headers: { readonly [ONLY_ONTO_HEADER]?: string | undefined };
}

interface Changing<A> extends Onto {
  readonly payload: A;
}

interface Paging {
  readonly params: PageWindow;
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** Records as they were read, which are the contract's JSON already: they are not gone through again. */
export const told = <A>({ items }: Records<A>, headers: Input = {}): HttpServerResponse =>
  jsonUnsafe(items, { headers });

/** The same of what was found, and how much of it there is. */
export const counted = <A>({ total, atLeast, ...found }: Found<A>): HttpServerResponse =>
  told(found, { [TOTAL_HEADER]: total?.toString(), [AT_LEAST_HEADER]: atLeast?.toString() });

/** What a call that asks for records answers. */
export const allTold = <A, R>(records: Effect.Effect<Records<A>, RemoteFailure, R>) =>
  Effect.map(withAnsweredFailures(records), (found) => told(found));

/** A record, and which state it is in where that is told. */
export const revised = <A extends Revised>({ revision, ...body }: A) =>
  withHeaders({ body, headers: { [REVISION_HEADER]: revision } });

/** What is sent of a record that was changed, with the state that it is to change. */
export const asOf = <A extends object>({ payload, headers }: Changing<A>): A & Revised => ({
  ...payload,
  revision: headers[ONLY_ONTO_HEADER],
});

/** The handlers of what can be asked of most kinds of record. */
export const collectionHandlers = Effect.fnUntraced(function* <A, Id>(records: Collection<A, Id>) {
  const isListed = yield* offers("lists");
  // Where that is not offered, an address asks for no more than a window, as of any backend that knows §7 only.
  const inWindow = (range: PageWindow, query: Paging["query"]) =>
    isListed
      ? records.list(range, arrangementOf(query))
      : Effect.map(records.page(range), (page) => ({ ...page, total: undefined }));
  return {
    all: () => allTold(records.all()),
    page: ({ params: { first, max }, query }: Paging) =>
      Effect.map(withAnsweredFailures(inWindow(servableWindow(first, max), query)), counted),
    byId: ({ params }: ById<Id>) => withAnsweredFailures(records.byId(params.id)),
    remove: ({ params }: ById<Id>) => withAnsweredFailures(records.remove(params.id)),
  };
});

/** Those of records that are counted. */
export const countedHandlers = Effect.fnUntraced(function* <A, Id>(records: CountedCollection<A, Id>) {
  return {
    ...(yield* collectionHandlers(records)),
    count: () => withAnsweredFailures(records.count()),
  };
});

/** Those of records that are searched. */
export const searchedHandlers = Effect.fnUntraced(function* <A extends Revised, Id>(
  records: SearchedCollection<A, Id>,
) {
  return {
    ...(yield* countedHandlers(records)),
    byId: ({ params }: ById<Id>) => Effect.map(withAnsweredFailures(records.byId(params.id)), revised),
    remove: ({ params, headers }: ById<Id> & Onto) =>
      withAnsweredFailures(records.remove(params.id, headers[ONLY_ONTO_HEADER])),
    find: ({ query: { query, first = 0, max = MAX_PAGE_SIZE } }: Searching) =>
      Effect.map(withAnsweredFailures(records.find(query, servableWindow(first, max))), counted),
  };
});

interface Creating<New> {
  readonly payload: New;
  readonly headers: { readonly [ONCE_HEADER]?: string | undefined };
}

/** Those of records that are written whole; bare where no optional fields are kept (D59). */
export const writtenHandlers = Effect.fnUntraced(function* <
  A extends Revised,
  New extends object,
  Of extends string,
>(kind: Of, kept: Written<A, New, IdOf<Of>>, entity: Entity, idOf: (record: A) => IdOf<Of>) {
  const creations = yield* Creations;
  const isOnce = yield* offers("once");
  const records = (yield* offers("fields")) ? kept : without(kept, entity, idOf);
  return {
    ...(yield* searchedHandlers(records)),
    create: ({ payload, headers: { [ONCE_HEADER]: key } }: Creating<New>) =>
      asCaller(({ userId }) =>
        key === undefined || !isOnce
          ? records.create(payload)
          : creations.once(
              { by: userId, kind, key },
              { make: records.create(payload), idOf, byId: records.byId },
            ),
      ),
    edit: (asked: Changing<A>) => withAnsweredFailures(records.edit(asOf(asked))),
  };
});
