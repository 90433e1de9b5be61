import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import * as Getter from "effect/SchemaGetter";
import { id } from "./ids.ts";

/** Records point at others by objects that hold at least the id (§3); what else they hold is ignored (D34). */
export const UserRefCodec = Schema.Struct({ userId: id<"user">() });
export const KitchenRefCodec = Schema.Struct({ kitchenId: id<"kitchen">() });
export const TribeRefCodec = Schema.Struct({ tribeId: id<"tribe">() });

/** A field that a backend may leave out or send as `null` (D34); inside it is a value or `undefined`. */
export const absent = <A, I>(value: Schema.Codec<A, I>) =>
  Schema.optionalKey(Schema.NullishOr(value)).pipe(
    Schema.decodeTo(Schema.UndefinedOr(Schema.toType(value)), {
      decode: Getter.transformOptional((sent: Option.Option<A | null | undefined>) =>
        Option.some(Option.getOrNull(sent) ?? undefined),
      ),
      encode: Getter.transformOptional(Option.filter((kept: A | undefined) => kept !== undefined)),
    }),
  );
