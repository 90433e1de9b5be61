import * as Effect from "effect/Effect";
import { Capabilities } from "../../../../domain/ports/capabilities.ts";
import type { Detail } from "../../../../domain/time-frame.ts";

/** Whether days are told of figures: where that was asked for, and this backend has the capability (D71). */
export const detailing = Capabilities.use(({ offers }) =>
  Effect.map(
    offers("series"),
    (offered) =>
      (asked: "true" | "false" | undefined): Detail =>
        offered && asked === "true" ? "days" : "sums",
  ),
);
