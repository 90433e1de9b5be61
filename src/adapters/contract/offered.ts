import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";

/** The names of what there is beyond §7 (D57), unknown ones among them; whatever is no such list says nothing. */
export const Offered = Schema.optionalKey(
  Schema.UndefinedOr(Schema.Array(Schema.String)).pipe(
    Schema.catchDecoding(() => Effect.succeed(Option.some(undefined))),
  ),
);
