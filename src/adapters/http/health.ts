import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Health } from "../../domain/ports/health.ts";
import { Call } from "./call.ts";

/** `Health` over HTTP: that there is an answer says all, whatever stands in it. */
export const healthHttp = Layer.effect(
  Health,
  Effect.map(Call, (call) =>
    Health.of({
      check: () =>
        call("health.check", ({ health }) => health.check({ responseMode: "response-only" })).pipe(
          Effect.asVoid,
        ),
    }),
  ),
);
