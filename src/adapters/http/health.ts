import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Health } from "../../domain/ports/health.ts";
import { Call } from "./call.ts";

/** `Health` over HTTP. */
export const healthHttp = Layer.effect(
  Health,
  Effect.map(Call, (call) =>
    Health.of({ check: () => call("health.check", ({ health }) => health.check({})).pipe(Effect.asVoid) }),
  ),
);
