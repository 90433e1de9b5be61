import * as Schema from "effect/Schema";
import * as Transformation from "effect/SchemaTransformation";
import { id } from "./ids.ts";
import { absent, TribeRefCodec } from "./reference-codecs.ts";

/** A text that may be `null`, which says as much as an empty one (D34). */
const NullableText = Schema.NullOr(Schema.String).pipe(
  Schema.decodeTo(
    Schema.String,
    Transformation.transform({
      decode: (text: string | null) => text ?? "",
      encode: (text: string): string | null => text,
    }),
  ),
);

const ChefCodec = Schema.Struct({
  userId: id<"user">(),
  profile: Schema.Struct({ nombre: NullableText }),
});

/** A kitchen on the wire (§3, D34). */
export const KitchenCodec = Schema.Struct({
  kitchenId: id<"kitchen">(),
  nombre: Schema.String,
  logo: absent(Schema.String),
  banned: Schema.Boolean,
  positivo: Schema.Int,
  negativo: Schema.Int,
  userChef: absent(ChefCodec),
  tribe: absent(TribeRefCodec),
}).annotate({ identifier: "Kitchen" });
