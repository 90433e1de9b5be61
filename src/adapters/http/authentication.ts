import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Authentication } from "../../domain/ports/authentication.ts";
import { Call } from "./call.ts";

/** `Authentication` over HTTP; the refresh token is dropped here (D24). */
export const authenticationHttp = Layer.effect(
  Authentication,
  Effect.map(Call, (call) =>
    Authentication.of({
      exchange: (idToken) =>
        call("authentication.exchange", (api) => api.authentication.exchange({ payload: { idToken } })).pipe(
          Effect.map(({ accessToken, user }) => ({ accessToken, user })),
        ),
    }),
  ),
);
