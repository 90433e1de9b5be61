import * as Effect from "effect/Effect";
import { identity } from "effect/Function";
import * as Schema from "effect/Schema";
import * as SchemaAST from "effect/SchemaAST";
import { offers } from "../../../../domain/ports/capabilities.ts";
import type { SearchedCollection } from "../../../../domain/ports/collection.ts";
import type { Records } from "../../../../domain/records.ts";
import type { RemoteFailure } from "../../../../domain/remote-failure.ts";
import type { Revised } from "../../../../domain/revision.ts";
import { User } from "../../../../domain/user.ts";

export interface Written<A, New, Id> extends SearchedCollection<A, Id> {
  readonly create: (draft: New) => Effect.Effect<A, RemoteFailure>;
  readonly edit: (record: A) => Effect.Effect<A, RemoteFailure>;
}

export type Entity = Schema.Struct<Schema.Struct.Fields>;

/** A record, or a new one, without the fields that it may lack (`carried` by its schema), and without its state. */
const bareOf = (entity: Entity) => {
  const optional = Schema.toType(entity)
    .ast.propertySignatures.filter(({ type }) => SchemaAST.isOptional(type))
    .map(({ name }) => name);
  return <A extends object>(record: A): A => {
    const bare = { ...record };
    for (const name of [...optional, "revision"]) Reflect.deleteProperty(bare, name);
    return bare;
  };
};

export const bareUser = bareOf(User);

const eachBare = (entity: Entity) => {
  const bare = bareOf(entity);
  return <Found extends Records<object>>(found: Found): Found => ({ ...found, items: found.items.map(bare) });
};

/** Records as they are told: whole where optional fields are kept, else bare (D59). */
export const telling = (entity: Entity) =>
  Effect.map(offers("fields"), (isWhole): ReturnType<typeof eachBare> =>
    isWhole ? identity : eachBare(entity),
  );

/** What is read of records, all of them bare. */
export const readWithout = <A extends object, Id>(
  records: SearchedCollection<A, Id>,
  entity: Entity,
): SearchedCollection<A, Id> => {
  const each = eachBare(entity);
  return {
    ...records,
    all: () => Effect.map(records.all(), each),
    page: (range) => Effect.map(records.page(range), each),
    list: (range, arrangement) => Effect.map(records.list(range, arrangement), each),
    find: (query, range) => Effect.map(records.find(query, range), each),
    byId: (id) => Effect.map(records.byId(id), bareOf(entity)),
    remove: (id) => records.remove(id),
  };
};

/** Records as a backend has them that keeps no optional fields (D59): it tells none of them, and nothing sent changes them. */
export const without = <A extends Revised, New extends object, Id>(
  records: Written<A, New, Id>,
  entity: Entity,
  idOf: (record: A) => Id,
): Written<A, New, Id> => {
  const bare = bareOf(entity);
  return {
    ...readWithout(records, entity),
    create: (draft) => Effect.map(records.create(bare(draft)), bare),
    edit: (sent) =>
      Effect.flatMap(records.byId(idOf(sent)), (kept) =>
        Effect.map(records.edit({ ...kept, ...bare(sent), revision: undefined }), bare),
      ),
  };
};
