import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { CAPABILITIES } from "../../../../domain/capability.ts";
import { Capabilities } from "../../../../domain/ports/capabilities.ts";
import { Health } from "../../../../domain/ports/health.ts";
import { Api } from "../../../contract/api.ts";

/** Whatever is wrong is the server's own fault. */
export const healthHandlers = HttpApiBuilder.group(
  Api,
  "health",
  Effect.fnUntraced(function* (handlers) {
    const health = yield* Health;
    const { offers } = yield* Capabilities;
    const capabilities = yield* Effect.filter(CAPABILITIES, offers);
    return handlers.handle("check", () =>
      health
        .check()
        .pipe(Effect.orDie, Effect.as({ status: "up", ...(capabilities.length > 0 && { capabilities }) })),
    );
  }),
);
