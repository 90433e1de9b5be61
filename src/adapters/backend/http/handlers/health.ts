import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Health } from "../../../../domain/ports/health.ts";
import { Api } from "../../../contract/api.ts";
import { offered } from "./offered.ts";

/** Whatever is wrong is the server's own fault. */
export const healthHandlers = HttpApiBuilder.group(
  Api,
  "health",
  Effect.fnUntraced(function* (handlers) {
    const health = yield* Health;
    const capabilities = yield* offered;
    return handlers.handle("check", () =>
      health.check().pipe(Effect.orDie, Effect.as({ status: "up", ...capabilities })),
    );
  }),
);
