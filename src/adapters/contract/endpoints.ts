import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { type ListShape, MAX_QUERY_LENGTH } from "../../domain/list-request.ts";
import { listQuery } from "./list-query.ts";
import { records } from "./records.ts";

type Path = `/${string}`;

export const all = <const P extends Path, A, I>(path: P, item: Schema.Codec<A, I>) =>
  HttpApiEndpoint.get("all", path, { success: records(item) });

/** `page`: the records in a window; the path says in which order `:max` and `:first` stand (D29). */
export const page = <const P extends Path, A, I>(path: P, item: Schema.Codec<A, I>) =>
  HttpApiEndpoint.get("page", path, {
    params: { max: Schema.Int, first: Schema.Int },
    success: records(item),
  });

/** How many records match in all; absent where a backend does not count them, or says so in no number. */
export const TOTAL_HEADER = "x-total-count";

/** How many match at least; there where a backend stopped counting, in place of how many do. */
export const AT_LEAST_HEADER = "x-total-at-least";

const number = Schema.optional(Schema.Finite).pipe(
  Schema.catchDecoding(() => Effect.succeed(Option.some(undefined))),
);

const counted = <A, I>(item: Schema.Codec<A, I>) =>
  HttpApiSchema.WithHeaders(records(item), { [TOTAL_HEADER]: number, [AT_LEAST_HEADER]: number });

/** The same where a backend with the capability `lists` searches, sorts and filters as `shape` says (D58). */
export const listPage = <const P extends Path, A, I>(path: P, item: Schema.Codec<A, I>, shape: ListShape) =>
  HttpApiEndpoint.get("page", path, {
    params: { max: Schema.Int, first: Schema.Int },
    query: listQuery(shape),
    success: counted(item),
  });

export const count = <const P extends Path>(path: P) =>
  HttpApiEndpoint.get("count", path, { success: Schema.Finite });

export const byId = <const P extends Path, const S extends Schema.Top, Id extends string>(
  path: P,
  id: Schema.Codec<Id, string>,
  success: S,
) => HttpApiEndpoint.get("byId", path, { params: { id }, success });

/** How the state of a record is told: an answer says it, and a write may say which one it is to change. */
export const REVISION_HEADER = "etag";
export const ONLY_ONTO_HEADER = "if-match";

const revision = Schema.optional(Schema.String);

/** Whatever a field holds. The known ones pass here as well before they go their own way, also those that are no JSON. */
const Anything = Schema.declare((_): _ is unknown => true, { toCodecJson: () => undefined });
const beyond = [Schema.Record(Schema.String, Anything)] as const;

/** A record that is written whole: what an answer says of it beyond the contract goes back with it (§7, D37). */
export const whole = <const F extends Schema.Struct.Fields>(item: Schema.Struct<F>) =>
  Schema.StructWithRest(item, beyond);

/** A record that may say which state it is in. */
export const revised = <const F extends Schema.Struct.Fields>(item: Schema.Struct<F>) =>
  HttpApiSchema.WithHeaders(whole(item), { [REVISION_HEADER]: revision });

/** What a write may say beside the record: which state it changes, and no other. */
export const ONLY_ONTO = { [ONLY_ONTO_HEADER]: revision };

export const remove = <const P extends Path, Id extends string>(path: P, id: Schema.Codec<Id, string>) =>
  HttpApiEndpoint.delete("remove", path, { params: { id }, success: HttpApiSchema.NoContent });

/** The same of a record that is written whole (D37). */
export const revisedRemove = <const P extends Path, Id extends string>(
  path: P,
  id: Schema.Codec<Id, string>,
) =>
  HttpApiEndpoint.delete("remove", path, {
    params: { id },
    headers: ONLY_ONTO,
    success: HttpApiSchema.NoContent,
  });

/** `find`: the records that match (§7, Search). `max` and `first` ask for a window of them; a backend may ignore them. */
export const find = <const P extends Path, A, I>(path: P, item: Schema.Codec<A, I>) =>
  HttpApiEndpoint.get("find", path, {
    query: {
      query: Schema.String.check(Schema.isMaxLength(MAX_QUERY_LENGTH)),
      max: Schema.optional(Schema.Int),
      first: Schema.optional(Schema.Int),
    },
    success: counted(item),
  });

export const create = <const P extends Path, A, I, New, NewI>(
  path: P,
  draft: Schema.Codec<New, NewI>,
  item: Schema.Codec<A, I>,
) => HttpApiEndpoint.post("create", path, { payload: draft, success: item });

/** Under which key a record is created, where that is said: once, however often it is sent. */
export const ONCE_HEADER = "idempotency-key";

/** The same of a record that is created once under a key (P53). */
export const createOnce = <const P extends Path, A, I, New, NewI>(
  path: P,
  draft: Schema.Codec<New, NewI>,
  item: Schema.Codec<A, I>,
) =>
  HttpApiEndpoint.post("create", path, {
    headers: { [ONCE_HEADER]: Schema.optional(Schema.String.check(Schema.isPattern(/^[\w.-]{1,100}$/u))) },
    payload: draft,
    success: item,
  });

/** `edit`: saves a changed record and gives it back, by POST as most of §7 does (D30). */
export const edit = <const P extends Path, Changed, ChangedI, A, I>(
  path: P,
  changed: Schema.Codec<Changed, ChangedI>,
  item: Schema.Codec<A, I>,
) => HttpApiEndpoint.post("edit", path, { payload: changed, success: item });

/** The same of a record that is written whole (D37). */
export const revisedEdit = <const P extends Path, const F extends Schema.Struct.Fields, A, I>(
  path: P,
  changed: Schema.Struct<F>,
  item: Schema.Codec<A, I>,
) => HttpApiEndpoint.post("edit", path, { headers: ONLY_ONTO, payload: whole(changed), success: item });

/** The records that belong to another one, by that one's `:id`. */
export const listOf = <const Name extends string, const P extends Path, A, I, Id extends string>(
  name: Name,
  path: P,
  id: Schema.Codec<Id, string>,
  item: Schema.Codec<A, I>,
) => HttpApiEndpoint.get(name, path, { params: { id }, success: records(item) });
