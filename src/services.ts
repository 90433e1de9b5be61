import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as ManagedRuntime from "effect/ManagedRuntime";
import * as Result from "effect/Result";
import { credentialsInMemory } from "./adapters/browser/credentials.ts";
import { incidentsInConsole } from "./adapters/browser/incidents.ts";
import { healthCached } from "./adapters/cache/health.ts";
import { notificationsCached } from "./adapters/cache/notifications.ts";
import { profileImagesCached } from "./adapters/cache/profile-images.ts";
import { reads, Reads } from "./adapters/cache/reads.ts";
import { rolesCached } from "./adapters/cache/roles.ts";
import { searchCached } from "./adapters/cache/search.ts";
import { usersCached } from "./adapters/cache/users.ts";
import { firebaseConfiguration } from "./adapters/firebase/configuration.ts";
import { identityProviderFirebase } from "./adapters/firebase/identity-provider.ts";
import { authenticationHttp } from "./adapters/http/authentication.ts";
import { call } from "./adapters/http/call.ts";
import { healthHttp } from "./adapters/http/health.ts";
import { notificationsHttp } from "./adapters/http/notifications.ts";
import { profileImagesHttp } from "./adapters/http/profile-images.ts";
import { rolesHttp } from "./adapters/http/roles.ts";
import { searchHttp } from "./adapters/http/search.ts";
import { usersHttp } from "./adapters/http/users.ts";
import { Credentials } from "./domain/ports/credentials.ts";
import { IdentityProvider } from "./domain/ports/identity-provider.ts";
import { Incidents } from "./domain/ports/incidents.ts";
import { Unreachable } from "./domain/remote-failure.ts";
import type { Identity } from "./domain/session.ts";
import type { EmailAndPassword } from "./machines/auth/auth.types.ts";
import type { Console } from "./machines/console.ts";
import type { Runner } from "./machines/kernel/effect-actor.ts";
import { exchangeIdentity } from "./machines/programs/exchange-identity.ts";

const session = credentialsInMemory.pipe(
  Layer.provideMerge(identityProviderFirebase(firebaseConfiguration(import.meta.env))),
  Layer.provideMerge(incidentsInConsole),
);

const remembered = Layer.mergeAll(
  usersCached.pipe(Layer.provide(usersHttp)),
  rolesCached.pipe(Layer.provide(rolesHttp)),
  searchCached.pipe(Layer.provide(searchHttp)),
  notificationsCached.pipe(Layer.provide(notificationsHttp)),
  profileImagesCached.pipe(Layer.provide(profileImagesHttp)),
  healthCached.pipe(Layer.provide(healthHttp)),
);

const services = Layer.mergeAll(remembered, authenticationHttp).pipe(
  Layer.provide(call),
  Layer.provideMerge(reads),
  Layer.provideMerge(session),
);

const runtime = ManagedRuntime.make(services);

type Services = Layer.Success<typeof services>;

/** Runs an effect with every port of the console; a failure comes back as a value. */
export const run: Runner<Services> = (effect, signal) =>
  runtime.runPromise(Effect.result(effect), { signal });

const givenUp = Result.fail(Unreachable);

/** Reads for a page. A page that was left has no use for the answer any more, so giving up is no error. */
export const read: Console["read"] = (reading, signal) =>
  run(reading, signal).catch((cause: unknown) => (signal.aborted ? givenUp : Promise.reject(cause)));

/** The programs that fill the auth chart's slots. */
export const authPrograms = {
  restoreIdentity: () => IdentityProvider.use((provider) => provider.restore()),
  signInWithEmail: ({ email, password }: EmailAndPassword) =>
    IdentityProvider.use((provider) => provider.signInWithEmail(email, password)),
  exchangeIdentity,
  signOutOfIdentity: () => IdentityProvider.use((provider) => provider.signOut()),
};

/** Lets go of the session's token and of everything that was read with it. */
export const endSession = (): void => {
  runtime.runFork(
    Effect.gen(function* () {
      yield* (yield* Credentials).release();
      yield* (yield* Reads).forget();
    }),
  );
};

/** Logs that signing out did not work; nothing else comes of it (§8). */
export const logSignOutFailure = (): void => {
  runtime.runFork(Incidents.use((incidents) => incidents.log({ _tag: "SignOutFailed" })));
};

/** Calls back whenever the identity provider sees somebody come or go. */
export const watchIdentity = (changed: (identity: Identity | undefined) => void): void => {
  runtime.runFork(IdentityProvider.use((provider) => provider.watch(changed)));
};
