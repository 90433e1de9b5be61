import * as Effect from "effect/Effect";
import { Health } from "../../../../domain/ports/health.ts";
import { group } from "../group.ts";
import { offered } from "./offered.ts";

/** Whatever is wrong is the server's own fault. */
export const healthHandlers = group("health", function* () {
  const health = yield* Health;
  const capabilities = yield* offered;
  return (handlers) =>
    handlers.handle("check", () =>
      health.check().pipe(Effect.orDie, Effect.as({ status: "up", ...capabilities })),
    );
});
