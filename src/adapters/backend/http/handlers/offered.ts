import * as Effect from "effect/Effect";
import { CAPABILITIES } from "../../../../domain/capability.ts";
import { offers } from "../../../../domain/ports/capabilities.ts";

/** What this backend has beyond §7 (D57), as its answers say it; where there is nothing, they do not speak of it. */
export const offered = Effect.gen(function* () {
  const capabilities = yield* Effect.filter(CAPABILITIES, offers);
  return capabilities.length > 0 ? { capabilities } : {};
});
