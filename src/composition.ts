import { createActor, type InspectionEvent } from "xstate";
import { now, today } from "./adapters/browser/clock.ts";
import { afterFirstPaint } from "./adapters/browser/first-paint.ts";
import { draftsIn } from "./adapters/browser/drafts.ts";
import { logDefect } from "./adapters/browser/incident-log.ts";
import { takeGoogleReturn } from "./adapters/browser/google-return.ts";
import { isMissingPart, watchMissingParts } from "./adapters/browser/missing-parts.ts";
import * as storage from "./adapters/browser/preferences-storage.ts";
import { watchNetwork } from "./adapters/browser/network.ts";
import {
  expectNobody,
  forgetSession,
  likelySession,
  onSignedOutElsewhere,
  rememberSession,
} from "./adapters/browser/session-marker.ts";
import type { SignedInPart } from "./composition.signed-in.ts";
import { type TextArea, LOGIN } from "./domain/access.ts";
import { VISITOR } from "./domain/ports/drafts.ts";
import { Unreachable } from "./domain/remote-failure.ts";
import type { Identity } from "./domain/session.ts";
import { DONE } from "./machines/answer.ts";
import type { App } from "./machines/app.ts";
import { somebody } from "./machines/auth/auth.answers.ts";
import { authMachine } from "./machines/auth/auth.machine.ts";
import { POPUP_PATIENCE_MS } from "./machines/auth/auth.vocabulary.ts";
import { countedOn } from "./machines/auth/auth.view.ts";
import { answering, effectActors, LONGEST_MS, workActor } from "./machines/effect-actor.ts";
import { type IncidentFate, incidentsLogic } from "./machines/incidents.ts";
import { versionLogic } from "./machines/version.ts";
import { preferencesMachine } from "./machines/preferences/preferences.machine.ts";
import { showLanguage, showTextsOf } from "./ui/locales/catalogs.ts";

type Services = typeof import("./services.ts");
type AuthUseCases = Services["authUseCases"];

/** Everything that lives as long as the page. `inspect` sees what the actors do. */
export const compose = (readAgain: () => void, inspect?: (event: InspectionEvent) => void): App => {
  const inspection = inspect === undefined ? {} : { inspect };

  let asked: Promise<Services> | undefined;
  /** What talks to the outside. It weighs more than the first screen, so it is asked for when it is needed. */
  const services = (): Promise<Services> =>
    (asked ??= import("./services.ts").then(
      (loaded) => {
        loaded.watchIdentity(noticeIdentity);
        loaded.watchSession(
          () => auth.send({ type: "session expired" }),
          // Who is there is looked at anew, as when the provider tells of them again.
          (at) => noticeIdentity(auth.getSnapshot().context.identity, at),
        );
        loaded.watchReads((failure) => signedIn?.noteFailure(failure));
        loaded.watchChangesElsewhere(() => signedIn?.noteChange());
        loaded.countOn(countedOn(auth.getSnapshot()));
        return loaded;
      },
      (cause: unknown) => {
        // Without a network it did not come; the next one who needs it asks again.
        asked = undefined;
        throw cause;
      },
    ));
  /** Once they are there, where they were asked for; whoever asked is told where they do not come. */
  const later = (use: (loaded: Services) => unknown): void => void asked?.then(use, () => undefined);
  const askAnew = (): void => later((loaded) => loaded.askAnew());
  const sheets = () => import("./adapters/browser/files/save-sheet.ts");
  const loadedActor = effectActors(async () => (await services()).run, logDefect);
  const actorOf: App["actorOf"] = (started, patience) => loadedActor(async () => started, patience);
  const program =
    <Name extends keyof AuthUseCases>(name: Name) =>
    async (): Promise<AuthUseCases[Name]> =>
      (await services()).authUseCases[name];

  const drafts = draftsIn(() => sessionStorage);

  // What came back from Google is out of the address before anything else runs, and is used once.
  const returned = takeGoogleReturn();
  let signedIn: SignedInPart | undefined;
  const further = async (area: TextArea): Promise<void> => {
    const { areaTexts } = await services();
    await showTextsOf(area, preferences.getSnapshot().context.language, areaTexts);
  };
  const expected: App["expected"] = async (area) => {
    // Whoever needs them asks again, and is told when they do not come.
    void further(area).catch(() => undefined);
    await services();
  };
  const prepared: App["prepared"] = async (area) => {
    const { composeSignedIn } = await services();
    // Before the texts: what it is made of asks for them again where they do not come.
    signedIn ??= composeSignedIn(
      actorOf,
      returned,
      {
        uid: () => auth.getSnapshot().context.user?.uid,
        signOut: () => auth.send({ type: "sign out" }),
      },
      { auth, drafts, newVersionCame, askAnew, readAgain, tellKept },
      inspection,
    );
    await further(area);
    return signedIn.actors;
  };

  const auth = createActor(
    authMachine.provide({
      actors: {
        "restore identity": loadedActor(program("restoreIdentity")),
        "sign in with email": loadedActor(program("signInWithEmail")),
        "sign in with Google": loadedActor(program("signInWithGoogle"), POPUP_PATIENCE_MS),
        "register with email": loadedActor(program("registerWithEmail")),
        "create user": loadedActor(program("createUser")),
        "exchange identity": loadedActor(program("exchangeIdentity")),
        "sign out of identity": loadedActor(program("signOutOfIdentity")),
        "undo the attempt": loadedActor(program("undoAttempt")),
      },
      actions: {
        "forget credentials": () => {
          signedIn?.endSession();
          later(({ endSession }) => endSession());
        },
        "remember that a session is likely": ({ context }) => rememberSession(somebody(context).uid),
        "forget that a session is likely": ({ context }) => forgetSession(somebody(context).uid),
        "expect nobody next time": expectNobody,
        "log that signing out failed": () => later(({ logSignOutFailure }) => logSignOutFailure()),
      },
    }),
    inspection,
  );
  const noticeIdentity = (identity: Identity | undefined, at: number): void =>
    auth.send(
      identity === undefined ? { type: "identity vanished" } : { type: "identity appeared", identity, at },
    );

  const preferences = createActor(
    preferencesMachine.provide({
      actors: {
        // A catalog that comes late is shown all the same, so nobody stops waiting for it.
        "load the catalog": workActor(
          answering(
            (language) => showLanguage(language, storage.spokenLanguages()).then(() => DONE),
            logDefect,
            LONGEST_MS,
          ),
        ),
      },
      actions: {
        "remember the language": (_, language) => storage.rememberLanguage(language),
        "remember the color scheme": (_, colorScheme) => storage.rememberColorScheme(colorScheme),
        "remember the density": (_, density) => storage.rememberDensity(density),
        "remember the shortcuts": (_, areOn) => storage.rememberShortcuts(areOn),
        "remember the hidden columns": (_, { list, columns }) => storage.rememberHiddenColumns(list, columns),
      },
    }),
    {
      ...inspection,
      input: {
        language: storage.preferredLanguage(),
        colorScheme: storage.preferredColorScheme(),
        density: storage.preferredDensity(),
        hiddenColumns: storage.hiddenColumns(),
        shortcuts: storage.areShortcutsOn(),
      },
    },
  );

  const version = createActor(versionLogic, inspection).start();
  const newVersionCame = (): void => version.send({ type: "new version came" });
  // Whoever needed it may tell of it as a network that failed, or not at all.
  watchMissingParts(() => {
    if (!version.getSnapshot().context.isOutdated)
      later(({ lookForNewVersion }) => lookForNewVersion(newVersionCame));
  });
  const incidents = createActor(incidentsLogic, inspection).start();
  const ended = (cause: unknown, fate: IncidentFate): void => incidents.send({ type: "ended", cause, fate });
  const tellKept = (): void =>
    void asked
      ?.then(({ tellKeptReports }) => tellKeptReports())
      .then(
        (isTold) => isTold && incidents.send({ type: "what was kept is told" }),
        () => undefined,
      );
  const reportDefect = (cause: unknown): void => {
    if (isMissingPart(cause)) {
      ended(cause, "no incident");
      signedIn?.noteFailure(Unreachable);
      // What is typed on the way in would be lost unasked: there it is only said.
      return location.pathname === LOGIN ? undefined : later(({ changeVersion }) => changeVersion());
    }
    logDefect(cause);
    // Who is not signed in cannot tell anybody.
    if (auth.getSnapshot().context.user === undefined || asked === undefined) return ended(cause, "not told");
    void asked
      .then(({ reportIncident }) => reportIncident(cause, location.pathname))
      .then(
        (fate) => ended(cause, fate),
        () => ended(cause, "not told"),
      );
  };

  auth.subscribe((snapshot) => {
    // Whoever comes in finds nothing of what was typed on somebody's way in.
    if (snapshot.hasTag("signed in") && drafts.has(VISITOR)) drafts.discard(VISITOR);
    later(({ countOn }) => countOn(countedOn(snapshot)));
  });
  auth.start();
  const likely = likelySession();
  if (likely !== undefined) auth.send({ type: "restore the session", uid: likely });
  preferences.start();

  onSignedOutElsewhere((uid) => {
    auth.send({ type: "signed out elsewhere", uid });
    later(({ noteSignOutElsewhere }) => noteSignOutElsewhere(uid));
  });
  watchNetwork((isThere) => {
    if (isThere) auth.send({ type: "network came" });
  });
  // Whoever needs them asks again, and is told when they do not come.
  const begin = (): void => void services().catch(() => undefined);
  afterFirstPaint(begin);
  addEventListener("focusin", begin, { once: true });

  return {
    auth,
    preferences,
    drafts,
    now,
    expected,
    prepared,
    today,
    askAnew,
    read: async (reading, signal) => (await services()).read(reading, signal),
    writeRows: async (rows) => (await sheets()).writeRows(rows),
    saveFile: answering(
      async (file, signal) => {
        (await sheets()).saveFile(file, signal);
        return DONE;
      },
      logDefect,
      LONGEST_MS,
    ),
    incidents,
    version,
    reportDefect,
    actorOf,
  };
};
