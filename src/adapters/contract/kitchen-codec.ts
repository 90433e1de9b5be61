import * as Schema from "effect/Schema";
import * as Transformation from "effect/SchemaTransformation";
import { id } from "./ids.ts";
import { absent, KitchenRefCodec, TribeRefCodec, UserRefCodec } from "./reference-codecs.ts";

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

/** A kitchen that is to be added: what may be written of one, and nothing else. */
export const NewKitchenCodec = Schema.Struct({
  nombre: Schema.String,
  logo: absent(Schema.String),
  userChef: absent(UserRefCodec),
  tribe: absent(TribeRefCodec),
}).annotate({ identifier: "NewKitchen" });

/** An image of a kitchen on the wire (§3, D34). */
export const KitchenImageCodec = Schema.Struct({
  kitchenImageId: id<"kitchen image">(),
  kitchen: KitchenRefCodec,
  imageUrl: Schema.String,
  description: absent(Schema.String).pipe(
    Schema.decodeTo(
      Schema.String,
      Transformation.transform({
        decode: (text: string | undefined) => text ?? "",
        encode: (text: string): string | undefined => text,
      }),
    ),
  ),
}).annotate({ identifier: "KitchenImage" });
