import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import { IdentityProvider } from "../../domain/ports/identity-provider.ts";
import type { Identity } from "../../domain/session.ts";
import type { SignInFailure } from "../../domain/sign-in-failure.ts";
import type { EmailAndPassword, NewUser, RegistrationDetails } from "../auth/auth.types.ts";

type Provider = IdentityProvider["Service"];

/** Lets somebody in at the provider. When the attempt is given up, a success that comes later is undone there. */
const attempt = Effect.fnUntraced(function* (
  letIn: (provider: Provider) => Effect.Effect<Identity, SignInFailure>,
) {
  const provider = yield* IdentityProvider;
  const running = yield* Effect.forkDetach(letIn(provider));
  const undone = Effect.ignore(Effect.andThen(Fiber.join(running), provider.signOut()));
  return yield* Effect.onInterrupt(Fiber.join(running), () => Effect.forkDetach(undone));
});

/** Signs in with an address and a password. */
export const signInWithEmail = ({ email, password }: EmailAndPassword) =>
  attempt((provider) => provider.signInWithEmail(email, password));

/** Signs in with Google's popup. */
export const signInWithGoogle = () => attempt((provider) => provider.signInWithGoogle());

/** Makes an account at the provider; gives what the backend has to be told next. */
export const registerWithEmail = ({ email, password, birthDate, username }: RegistrationDetails) =>
  Effect.map(
    attempt((provider) => provider.register(email, password, username)),
    (identity): NewUser => ({ identity, birthDate, password }),
  );
