import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import * as Transformation from "effect/SchemaTransformation";
import type { Records } from "../../domain/records.ts";

/** Each of a list, and nothing in place of what cannot be read (D34). */
const eachOrNull = <A, I>(item: Schema.Codec<A, I>) =>
  Schema.Array(Schema.NullOr(item).pipe(Schema.catchDecoding(() => Effect.succeed(Option.some(null)))));

/** What of a list can be read. */
export const readable = <A, I>(item: Schema.Codec<A, I>) =>
  eachOrNull(item).pipe(
    Schema.decodeTo(
      Schema.Array(Schema.toType(item)),
      Transformation.transform({
        decode: (rows: ReadonlyArray<A | null>): ReadonlyArray<A> => rows.filter((row) => row !== null),
        encode: (rows: ReadonlyArray<A>): ReadonlyArray<A | null> => rows,
      }),
    ),
  );

/**
 * A list of records, tolerant at the border (D34): what cannot be read is counted instead of failing the whole
 * answer. As JSON it is a plain array.
 */
export const records = <A, I>(item: Schema.Codec<A, I>): Schema.Codec<Records<A>, ReadonlyArray<I | null>> =>
  eachOrNull(item).pipe(
    Schema.decodeTo(
      Schema.declare(
        (value): value is Records<A> => typeof value === "object" && value !== null && "items" in value,
      ),
      Transformation.transform({
        decode: (rows: ReadonlyArray<A | null>): Records<A> => {
          const items = rows.filter((row) => row !== null);
          return { items, unreadable: rows.length - items.length };
        },
        encode: (value: Records<A>): ReadonlyArray<A | null> => value.items,
      }),
    ),
  );
