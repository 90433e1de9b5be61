import * as Effect from "effect/Effect";
import { offers } from "../../../../domain/ports/capabilities.ts";
import type { Detail } from "../../../../domain/time-frame.ts";

/** Whether days are told of figures: where that was asked for, and this backend has the capability (D71). */
export const detailing = Effect.map(
  offers("series"),
  (isOffered) =>
    (asked: "true" | "false" | undefined): Detail =>
      isOffered && asked === "true" ? "days" : "sums",
);
