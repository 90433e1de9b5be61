import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { TracerDisabledWhen } from "effect/http/HttpClient";
import { Authentication } from "../../domain/ports/authentication.ts";
import { Call } from "./call.ts";
import { failureOfExchange, ReadingOfFailures } from "./failure-of-answer.ts";
import { segments } from "./path-segments.ts";

// The browser forgets addresses all at once or not at all.
const forgetAddresses = Effect.sync(() => performance.clearResourceTimings());

/** `Authentication` over HTTP; the refresh token is dropped here (D24), and `createUser` leaves no trace (D21). */
export const authenticationHttp = Layer.effect(
  Authentication,
  Effect.map(Call, (call) =>
    Authentication.of({
      exchange: (idToken) =>
        call("authentication.exchange", (api) => api.authentication.exchange({ payload: { idToken } })).pipe(
          Effect.map(({ accessToken, user }) => ({ accessToken, user })),
          Effect.provideService(ReadingOfFailures, failureOfExchange),
        ),
      createUser: ({ birthDate: dob, email, password, roleId, idToken: tokenId }) => {
        const params = { dob, email, password, roleId: String(roleId), tokenId };
        const asked = call("authentication.createUser", (api) =>
          api.authentication.createUser({ params, responseMode: "response-only" }),
        );
        return segments(Object.values(params)).pipe(
          Effect.andThen(Effect.ensuring(asked, forgetAddresses)),
          Effect.provideService(TracerDisabledWhen, () => true),
          Effect.asVoid,
        );
      },
    }),
  ),
);
