import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Google } from "../../domain/ports/google.ts";
import { Call } from "./call.ts";

/** `Google` over HTTP; the token says whose connection it is. */
export const googleHttp = Layer.effect(
  Google,
  Effect.map(Call, (call) =>
    Google.of({
      authorize: () => call("google.authorize", ({ google }) => google.authorize({})),
      status: () => call("google.status", ({ google }) => google.status({})),
      disconnect: () => call("google.disconnect", ({ google }) => google.disconnect({})),
      sync: () => call("google.sync", ({ google }) => google.sync({})),
      locations: () =>
        call("google.locations", ({ google }) =>
          Effect.map(google.locations({}), ({ locations }) => locations),
        ),
    }),
  ),
);
