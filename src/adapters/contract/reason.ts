import * as Schema from "effect/Schema";
import { Text } from "../../domain/rules.ts";

/** The header that says why a change is made, encoded as a part of an address is (capability `activity`, D66). */
export const REASON_HEADER = "x-reason";

export const WireReason = Schema.StringFromUriComponent.pipe(Schema.decodeTo(Text));
