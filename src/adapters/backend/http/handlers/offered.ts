import * as Effect from "effect/Effect";
import { CAPABILITIES, type Capability } from "../../../../domain/capability.ts";
import { offers } from "../../../../domain/ports/capabilities.ts";
import { NotFound } from "../../../../domain/remote-failure.ts";
import type { Detail } from "../../../../domain/time-frame.ts";

/** What this backend has beyond §7 (D57), as its answers say it; where there is nothing, they do not speak of it. */
export const offered = Effect.gen(function* () {
  const capabilities = yield* Effect.filter(CAPABILITIES, offers);
  return capabilities.length > 0 ? { capabilities } : {};
});

/** Lets calls go on where what they are part of is offered; elsewhere there are none such. */
export const whereOffered = (capability: Capability) =>
  Effect.map(offers(capability), (isOffered) =>
    isOffered ? Effect.void : Effect.fail(NotFound("Not found")),
  );

/** Whether days are told of figures: where that was asked for, and this backend has the capability (D71). */
export const detailing = Effect.map(
  offers("series"),
  (isOffered) =>
    (asked: "true" | "false" | undefined): Detail =>
      isOffered && asked === "true" ? "days" : "sums",
);
