import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as ManagedRuntime from "effect/ManagedRuntime";
import { credentialsInMemory } from "./adapters/browser/credentials.ts";
import { incidentsInConsole } from "./adapters/browser/incidents.ts";
import { wouldLeavingLose } from "./adapters/browser/leaving.ts";
import { isOutdated, reloadOnce } from "./adapters/browser/new-version.ts";
import { liveSessionsByLocks } from "./adapters/browser/live-sessions.ts";
import { tellOtherTabs, watchOtherTabs } from "./adapters/browser/other-tabs.ts";
import { passwordsGenerated } from "./adapters/browser/generated-passwords.ts";
import { unfinishedSignOut } from "./adapters/browser/unfinished-sign-out.ts";
import { firebaseConfiguration } from "./adapters/firebase/configuration.ts";
import { identityProviderFirebase } from "./adapters/firebase/identity-provider.ts";
import { newAccountsFirebase } from "./adapters/firebase/new-accounts.ts";
import { fetchBegun } from "./adapters/remote/fetch-begun.ts";
import { Reads } from "./adapters/remote/reads.ts";
import { forgetSession, remote } from "./adapters/remote/remote.ts";
import { takeHandover } from "./composition.handover.ts";
import { incidentReport, type ReportFate } from "./domain/incident-report.ts";
import { Credentials } from "./domain/ports/credentials.ts";
import { IdentityProvider } from "./domain/ports/identity-provider.ts";
import { Incidents } from "./domain/ports/incidents.ts";
import { LiveSessions } from "./domain/ports/live-sessions.ts";
import type { RemoteFailure } from "./domain/remote-failure.ts";
import type { Identity } from "./domain/session.ts";
import type { App } from "./machines/app.ts";
import type { Runner } from "./machines/effect-actor.ts";
import { createUser } from "./machines/use-cases/signing-in/create-user.ts";
import { exchangeIdentity, pageTime } from "./machines/use-cases/signing-in/exchange-identity.ts";
import { reportingIncidents } from "./machines/use-cases/messages/report-incident.ts";
import {
  registerWithEmail,
  restoreIdentity,
  signInWithEmail,
  signInWithGoogle,
  signOutOfIdentity,
  undoAttempt,
} from "./machines/use-cases/signing-in/sign-in.ts";

// What else the first screen has no room for, behind the same door: every door is a request more.
export { composeSignedIn } from "./composition.signed-in.ts";
export { areaTexts } from "./ui/locales/area-texts.ts";

const configuration = firebaseConfiguration(import.meta.env);
const early = takeHandover();

const session = Layer.mergeAll(
  credentialsInMemory,
  liveSessionsByLocks,
  newAccountsFirebase(configuration),
  passwordsGenerated(import.meta.env.VITE_GENERATED_PASSWORD_SUFFIX),
).pipe(
  Layer.provideMerge(identityProviderFirebase(configuration, unfinishedSignOut, isOutdated, early?.kept)),
  Layer.provideMerge(incidentsInConsole),
);

const services = remote.pipe(Layer.provideMerge(session), Layer.provideMerge(fetchBegun(early?.exchange)));

const runtime = ManagedRuntime.make(services);

type Services = Layer.Success<typeof services>;

/** Runs an effect with every port of the console; a failure comes back as a value. */
export const run: Runner<Services> = (effect, signal) =>
  runtime.runPromise(Effect.result(effect), { signal });

/**
 * Reads for a page. What is given up has no answer, not even a failure: what was left may be shown a moment longer, until
 * what was asked for instead is drawn.
 */
export const read: App["read"] = (reading, signal) =>
  run(reading, signal).catch((cause: unknown) =>
    signal.aborted ? new Promise(() => undefined) : Promise.reject(cause),
  );

/** The programs that fill the auth chart's slots. */
export const authUseCases = {
  restoreIdentity,
  signInWithEmail,
  signInWithGoogle,
  registerWithEmail,
  createUser,
  exchangeIdentity,
  signOutOfIdentity,
  undoAttempt,
};

/** Tells the other tabs on whose session this one counts. */
export const countOn = (uid: string | undefined): void => {
  runtime.runFork(LiveSessions.use((sessions) => sessions.hold(uid)));
};

const team = reportingIncidents();

/** Lets go of the session's token, of everything that was read with it, of which endpoints answered and what was reported. */
export const endSession = (): void => {
  team.forget();
  runtime.runFork(
    Effect.gen(function* () {
      yield* (yield* Credentials).release();
      yield* forgetSession;
    }),
  );
};

/** Logs that signing out did not work; nothing else comes of it. */
export const logSignOutFailure = (): void => {
  runtime.runFork(Incidents.use((incidents) => incidents.log({ _tag: "SignOutFailed" })));
};

/** Calls back whenever a call is refused with the session's own token, and whenever what it allows is in doubt. */
export const watchSession = (expired: () => void, doubted: (at: number) => void): void => {
  runtime.runFork(
    Credentials.use((credentials) => credentials.watch(expired, () => doubted(runtime.runSync(pageTime)))),
  );
};

/** Whoever reads from now on asks anew, and waits for no answer that others wait for. */
export const askAnew = (): void => {
  runtime.runFork(Reads.use((reads) => reads.askAnew()));
};

/** Calls back whenever something could not be read, also where a page makes do without it. */
export const watchReads = (failed: (failure: RemoteFailure) => void): void => {
  runtime.runFork(Reads.use((reads) => reads.watch(failed, tellOtherTabs)));
};

/** Calls back when another tab has changed records, which are read anew from then on. */
export const watchChangesElsewhere = (changed: () => void): void =>
  watchOtherTabs((groups) => {
    runtime.runFork(Reads.use((reads) => reads.outdate(groups)));
    changed();
  });

/** Calls back whenever the identity provider sees somebody come or go, with the page's time. */
export const watchIdentity = (changed: (identity: Identity | undefined, at: number) => void): void => {
  runtime.runFork(
    IdentityProvider.use((provider) =>
      provider.watch((identity) => changed(identity, runtime.runSync(pageTime))),
    ),
  );
};

/** Another tab signed somebody out, or everybody. */
export const noteSignOutElsewhere = (uid: string | undefined): void => {
  runtime.runFork(IdentityProvider.use((provider) => provider.signedOutElsewhere(uid)));
};

/** Tells where the server has a newer version of the page: whoever needed a part that has gone with the older one may say nothing. */
export const lookForNewVersion = async (came: () => void): Promise<void> => {
  if (await isOutdated()) came();
};

/** A part that has gone from the server may be in a newer version of the page: it is loaded where nothing is lost by it. */
export const changeVersion = async (): Promise<void> => {
  if ((await isOutdated()) && !wouldLeavingLose()) reloadOnce();
};

/** Tells the team of a bug that broke the page at a path; gives what became of that. */
export const reportIncident = (cause: unknown, path: string): Promise<ReportFate> =>
  runtime.runPromise(team.report(incidentReport(cause, path)));

/** Tells the team of what was kept; gives whether all of it is told now. */
export const tellKeptReports = (): Promise<boolean> => runtime.runPromise(team.tellKept);
