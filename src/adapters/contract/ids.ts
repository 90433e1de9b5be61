import * as Schema from "effect/Schema";
import * as Transformation from "effect/SchemaTransformation";
import { isId, type Id } from "../../domain/id.ts";

const TextOrNumber = Schema.Union([Schema.String, Schema.Finite]).pipe(
  Schema.decodeTo(
    Schema.String,
    Transformation.transform({
      decode: (value: string | number) => String(value),
      encode: (text: string): string | number => text,
    }),
  ),
);

const guard =
  <Of extends string>() =>
  (text: string): text is Id<Of> =>
    isId(text);

/** The id of one kind of record, already text (D35): in a path, or inside the program. */
export const idText = <Of extends string>() => Schema.String.pipe(Schema.refine(guard<Of>()));

/** The id of one kind of record in a body: a number or a text on the wire (D34). */
export const id = <Of extends string>() => TextOrNumber.pipe(Schema.refine(guard<Of>()));
