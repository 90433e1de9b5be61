import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as ManagedRuntime from "effect/ManagedRuntime";
import * as Result from "effect/Result";
import { credentialsInMemory } from "./adapters/browser/credentials.ts";
import { incidentsInConsole } from "./adapters/browser/incidents.ts";
import { passwordsGenerated } from "./adapters/browser/generated-passwords.ts";
import { authenticationCached } from "./adapters/cache/authentication.ts";
import { blocksCached } from "./adapters/cache/blocks.ts";
import { commentsCached } from "./adapters/cache/comments.ts";
import { datesCached } from "./adapters/cache/dates.ts";
import { favoritesCached } from "./adapters/cache/favorites.ts";
import { analyticsCached } from "./adapters/cache/analytics.ts";
import { businessCached } from "./adapters/cache/business.ts";
import { googleCached } from "./adapters/cache/google.ts";
import { subscriptionsCached } from "./adapters/cache/subscriptions.ts";
import { healthCached } from "./adapters/cache/health.ts";
import { locationsCached } from "./adapters/cache/locations.ts";
import { kitchenImagesCached } from "./adapters/cache/kitchen-images.ts";
import { kitchensCached } from "./adapters/cache/kitchens.ts";
import { notificationsCached } from "./adapters/cache/notifications.ts";
import { profileImagesCached } from "./adapters/cache/profile-images.ts";
import { reads, Reads } from "./adapters/cache/reads.ts";
import { reportsCached } from "./adapters/cache/reports.ts";
import { rolesCached } from "./adapters/cache/roles.ts";
import { searchCached } from "./adapters/cache/search.ts";
import { tribeImagesCached } from "./adapters/cache/tribe-images.ts";
import { tribesCached } from "./adapters/cache/tribes.ts";
import { usersCached } from "./adapters/cache/users.ts";
import { votesCached } from "./adapters/cache/votes.ts";
import { firebaseConfiguration } from "./adapters/firebase/configuration.ts";
import { identityProviderFirebase } from "./adapters/firebase/identity-provider.ts";
import { newAccountsFirebase } from "./adapters/firebase/new-accounts.ts";
import { authenticationHttp } from "./adapters/http/authentication.ts";
import { blocksHttp } from "./adapters/http/blocks.ts";
import { call } from "./adapters/http/call.ts";
import { fallbackChains, FallbackChains } from "./adapters/http/fallback-chain.ts";
import { analyticsHttp } from "./adapters/http/analytics.ts";
import { businessHttp } from "./adapters/http/business.ts";
import { googleHttp } from "./adapters/http/google.ts";
import { subscriptionsHttp } from "./adapters/http/subscriptions.ts";
import { healthHttp } from "./adapters/http/health.ts";
import { locationsHttp } from "./adapters/http/locations.ts";
import { kitchenImagesHttp } from "./adapters/http/kitchen-images.ts";
import { kitchensHttp } from "./adapters/http/kitchens.ts";
import { commentsHttp } from "./adapters/http/comments.ts";
import { datesHttp } from "./adapters/http/dates.ts";
import { favoritesHttp } from "./adapters/http/favorites.ts";
import { reportsHttp } from "./adapters/http/reports.ts";
import { notificationsHttp } from "./adapters/http/notifications.ts";
import { profileImagesHttp } from "./adapters/http/profile-images.ts";
import { rolesHttp } from "./adapters/http/roles.ts";
import { searchHttp } from "./adapters/http/search.ts";
import { tribeImagesHttp } from "./adapters/http/tribe-images.ts";
import { tribesHttp } from "./adapters/http/tribes.ts";
import { usersHttp } from "./adapters/http/users.ts";
import { votesHttp } from "./adapters/http/votes.ts";
import { incidentReport } from "./domain/incident-report.ts";
import { Credentials } from "./domain/ports/credentials.ts";
import { IdentityProvider } from "./domain/ports/identity-provider.ts";
import { Incidents } from "./domain/ports/incidents.ts";
import { Unreachable } from "./domain/remote-failure.ts";
import type { Identity } from "./domain/session.ts";
import type { App } from "./machines/app.ts";
import type { Runner } from "./machines/effect-actor.ts";
import { createUser } from "./machines/use-cases/create-user.ts";
import { exchangeIdentity } from "./machines/use-cases/exchange-identity.ts";
import { reportingIncidents } from "./machines/use-cases/report-incident.ts";
import { registerWithEmail, signInWithEmail, signInWithGoogle } from "./machines/use-cases/sign-in.ts";

const configuration = firebaseConfiguration(import.meta.env);

const session = Layer.mergeAll(
  credentialsInMemory,
  newAccountsFirebase(configuration),
  passwordsGenerated(import.meta.env.VITE_GENERATED_PASSWORD_SUFFIX),
).pipe(Layer.provideMerge(identityProviderFirebase(configuration)), Layer.provideMerge(incidentsInConsole));

const remembered = Layer.mergeAll(
  authenticationCached.pipe(Layer.provide(authenticationHttp)),
  usersCached.pipe(Layer.provide(usersHttp)),
  rolesCached.pipe(Layer.provide(rolesHttp)),
  searchCached.pipe(Layer.provide(searchHttp)),
  notificationsCached.pipe(Layer.provide(notificationsHttp)),
  profileImagesCached.pipe(Layer.provide(profileImagesHttp)),
  healthCached.pipe(Layer.provide(healthHttp)),
  tribesCached.pipe(Layer.provide(tribesHttp)),
  tribeImagesCached.pipe(Layer.provide(tribeImagesHttp)),
  locationsCached.pipe(Layer.provide(locationsHttp)),
  kitchensCached.pipe(Layer.provide(kitchensHttp)),
  kitchenImagesCached.pipe(Layer.provide(kitchenImagesHttp)),
  votesCached.pipe(Layer.provide(votesHttp)),
  favoritesCached.pipe(Layer.provide(favoritesHttp)),
  blocksCached.pipe(Layer.provide(blocksHttp)),
  commentsCached.pipe(Layer.provide(commentsHttp)),
  datesCached.pipe(Layer.provide(datesHttp)),
  reportsCached.pipe(Layer.provide(reportsHttp)),
  businessCached.pipe(Layer.provide(businessHttp)),
  subscriptionsCached.pipe(Layer.provide(subscriptionsHttp)),
  googleCached.pipe(Layer.provide(googleHttp)),
  analyticsCached.pipe(Layer.provide(analyticsHttp)),
);

const services = remembered.pipe(
  Layer.provide(call),
  Layer.provideMerge(fallbackChains),
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
export const read: App["read"] = (reading, signal) =>
  run(reading, signal).catch((cause: unknown) => (signal.aborted ? givenUp : Promise.reject(cause)));

/** The programs that fill the auth chart's slots. */
export const authUseCases = {
  restoreIdentity: () => IdentityProvider.use((provider) => provider.restore()),
  signInWithEmail,
  signInWithGoogle,
  registerWithEmail,
  createUser,
  exchangeIdentity,
  signOutOfIdentity: () => IdentityProvider.use((provider) => provider.signOut()),
};

/** Lets go of the session's token, of everything that was read with it and of which endpoints answered. */
export const endSession = (): void => {
  runtime.runFork(
    Effect.gen(function* () {
      yield* (yield* Credentials).release();
      yield* (yield* Reads).forget();
      yield* (yield* FallbackChains).forget();
    }),
  );
};

/** Logs that signing out did not work; nothing else comes of it (§8). */
export const logSignOutFailure = (): void => {
  runtime.runFork(Incidents.use((incidents) => incidents.log({ _tag: "SignOutFailed" })));
};

/** Calls back whenever a call is refused with the session's own token (D25). */
export const watchSession = (expired: () => void): void => {
  runtime.runFork(Credentials.use((credentials) => credentials.watch(expired)));
};

/** Calls back whenever the identity provider sees somebody come or go. */
export const watchIdentity = (changed: (identity: Identity | undefined) => void): void => {
  runtime.runFork(IdentityProvider.use((provider) => provider.watch(changed)));
};

const tellTheTeam = reportingIncidents();

/** Tells the team of a bug that broke the page at a path (D44). */
export const reportIncident = (cause: unknown, path: string): void => {
  runtime.runFork(tellTheTeam(incidentReport(cause, path)));
};
