import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import * as Transformation from "effect/SchemaTransformation";
import type { Records } from "../../domain/records.ts";

/**
 * A list of records, tolerant at the border (D34): what cannot be read is counted instead of failing the whole
 * answer. As JSON it is a plain array.
 */
export const records = <A, I>(item: Schema.Codec<A, I>): Schema.Codec<Records<A>, ReadonlyArray<I | null>> =>
  Schema.Array(Schema.NullOr(item).pipe(Schema.catchDecoding(() => Effect.succeed(Option.some(null))))).pipe(
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
