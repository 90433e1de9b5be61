import * as Effect from "effect/Effect";
import { Authentication } from "../../../domain/ports/authentication.ts";
import { offers } from "../../../domain/ports/capabilities.ts";
import { Credentials } from "../../../domain/ports/credentials.ts";
import { IdentityProvider } from "../../../domain/ports/identity-provider.ts";
import type { Identity } from "../../../domain/session.ts";
import type { PasswordChange, SessionsElsewhere } from "../../password-change/password-change.machine.ts";

/** Ends somebody's sessions elsewhere. The one here goes on with a token of the session that the new password began. */
const endElsewhere = Effect.fnUntraced(function* ({ uid }: Identity) {
  const authentication = yield* Authentication;
  const idToken = yield* IdentityProvider.use((provider) => provider.idToken());
  if (idToken?.uid !== uid) return "going on" as const;
  // Held before the earlier ones end: a call under way with the old token must not be one of them.
  const { accessToken } = yield* authentication.exchange(idToken.token);
  yield* Credentials.use((credentials) => credentials.hold(accessToken));
  yield* authentication.endEarlier(idToken.token);
  return "ended" as const;
});

/** Changes one's own password; what the backend then makes of sessions elsewhere does not undo that. */
export const changePassword = Effect.fnUntraced(function* ({ current, next }: PasswordChange) {
  const identity = yield* IdentityProvider.use((provider) => provider.changePassword(current, next));
  const isOffered = yield* offers("sessions");
  if (!isOffered) return "going on" satisfies SessionsElsewhere;
  return yield* Effect.orElseSucceed(endElsewhere(identity), (): SessionsElsewhere => "going on");
});
