import * as Schema from "effect/Schema";
import * as Transformation from "effect/SchemaTransformation";
import { id } from "./ids.ts";
import { absent } from "./reference-codecs.ts";

/** A text that says nothing where a backend leaves it out or sends `null` (D34). */
const textOrNothing = absent(Schema.String).pipe(
  Schema.decodeTo(
    Schema.String,
    Transformation.transform({
      decode: (text: string | undefined) => text ?? "",
      encode: (text: string): string | undefined => text,
    }),
  ),
);

const texts = { name: Schema.String, description: textOrNothing };

/** A tribe on the wire (§3, D34). */
export const TribeCodec = Schema.Struct({ tribeId: id<"tribe">(), ...texts }).annotate({
  identifier: "Tribe",
});
