import * as Effect from "effect/Effect";
import type { SearchedCollection } from "../../../../domain/ports/collection.ts";
import type { Records } from "../../../../domain/records.ts";
import type { RemoteFailure } from "../../../../domain/remote-failure.ts";
import type { Revised } from "../../../../domain/revision.ts";
import type { User } from "../../../../domain/user.ts";

export interface Written<A, New, Id> extends SearchedCollection<A, Id> {
  readonly create: (draft: New) => Effect.Effect<A, RemoteFailure>;
  readonly edit: (record: A) => Effect.Effect<A, RemoteFailure>;
}

export interface Bare<A, New, Id> {
  readonly idOf: (record: A) => Id;
  /** A record, or a new one, without its optional fields. */
  readonly record: (record: A) => A;
  readonly draft: (draft: New) => New;
}

export const bareUser = ({ verified: _, revision: __, ...user }: User): User => user;

/** What is read of records, without what `bare` takes away. */
export const readWithout = <A, Id>(
  records: SearchedCollection<A, Id>,
  bare: (record: A) => A,
): SearchedCollection<A, Id> => {
  const each = <Some extends Records<A>>(found: Some): Some => ({ ...found, items: found.items.map(bare) });
  return {
    ...records,
    all: () => Effect.map(records.all(), each),
    page: (range) => Effect.map(records.page(range), each),
    list: (range, arrangement) => Effect.map(records.list(range, arrangement), each),
    find: (query, range) => Effect.map(records.find(query, range), each),
    byId: (id) => Effect.map(records.byId(id), bare),
    remove: (id) => records.remove(id),
  };
};

/** Records as a backend has them that keeps no optional fields (D59): it tells none of them, and nothing sent changes them. */
export const without = <A extends Revised, New, Id>(
  records: Written<A, New, Id>,
  bare: Bare<A, New, Id>,
): Written<A, New, Id> => ({
  ...readWithout(records, bare.record),
  create: (draft) => Effect.map(records.create(bare.draft(draft)), bare.record),
  edit: (sent) =>
    Effect.flatMap(records.byId(bare.idOf(sent)), (kept) =>
      Effect.map(records.edit({ ...kept, ...bare.record(sent), revision: undefined }), bare.record),
    ),
});
