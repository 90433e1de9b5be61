import { createActor, type InspectionEvent } from "xstate";
import { allowed } from "./adapters/browser/allowed.ts";
import { takeAuthorizationState } from "./adapters/browser/authorization-state.ts";
import { askBeforeLeaving, wouldLeavingLose } from "./adapters/browser/leaving.ts";
import { watchNetwork } from "./adapters/browser/network.ts";
import { watchReturns, watchVisibility } from "./adapters/browser/page-visibility.ts";
import { logDefect } from "./adapters/browser/incident-log.ts";
import { takeKeptReports } from "./adapters/browser/kept-reports.ts";
import { preloading } from "./adapters/browser/preloading.ts";
import { keptViewsIn } from "./adapters/browser/kept-views.ts";
import { recentsIn } from "./adapters/browser/recents.ts";
import { reachServer } from "./adapters/remote/server-reach.ts";
import { watchVersion } from "./adapters/browser/version-watch.ts";
import * as storage from "./adapters/browser/preferences-storage.ts";
import { tellRoleChange } from "./composition.role-change.ts";
import { withoutTargets } from "./domain/recent-records.ts";
import type { GoogleReturn } from "./domain/google-connection.ts";
import { type Announcement, goneBy } from "./domain/announcement.ts";
import { isRecord } from "./domain/deletion.ts";
import { formOf } from "./domain/drafts.ts";
import type { Drafts } from "./domain/ports/drafts.ts";
import type { Id } from "./domain/id.ts";
import { missingFor, type RemoteFailure } from "./domain/remote-failure.ts";
import { NotSent } from "./domain/saving-failure.ts";
import { announcementsMachine } from "./machines/announcements/announcements.machine.ts";
import type { App, ConnectionRef, SignedInActors } from "./machines/app.ts";
import { changeMachine } from "./machines/deletion/change.machine.ts";
import { deletionMachine } from "./machines/deletion/deletion.machine.ts";
import { hasUnfinished } from "./machines/deletion/deletion.view.ts";
import { pendingDeletionMachine } from "./machines/deletion/pending-deletion.machine.ts";
import { startSelection } from "./machines/list/selection.ts";
import { leavingMachine } from "./machines/leaving/leaving.machine.ts";
import { answering, LONGEST_MS, PATIENCE_MS, READ_FIRST_MS, workActor } from "./machines/effect-actor.ts";
import { recoveryMachine } from "./machines/recovery/recovery.machine.ts";
import { queuePlaceLogic } from "./machines/report-queue/queue-place.ts";
import { sessionWrites } from "./machines/session-writes.ts";
import { shellMachine } from "./machines/shell/shell.machine.ts";
import { whenNeeded } from "./machines/use-cases/when-needed.ts";

/** Whose session it is, and how it is ended. */
interface SessionOfTab {
  readonly uid: () => string | undefined;
  readonly signOut: () => void;
}

export interface SignedInPart {
  readonly actors: SignedInActors;
  /** Stops what began in a session, and forgets what was said in it. */
  readonly endSession: () => void;
  /** Notes what could not be read: it may be read again by itself. */
  readonly noteFailure: (failure: RemoteFailure) => void;
  /** Notes that another tab changed something: the page is read again once somebody comes back to it. */
  readonly noteChange: () => void;
}

/** What a session's part needs of the rest of the page. */
interface Around {
  readonly auth: App["auth"];
  readonly drafts: Drafts;
  readonly newVersionCame: () => void;
  readonly askAnew: App["askAnew"];
  /** Has what the page shows read again. */
  readonly readAgain: () => void;
  /** Tells the team of what it could not be told before. */
  readonly tellKept: () => void;
}

const deleteTarget = whenNeeded(
  async () => (await import("./machines/use-cases/changes/delete-target.ts")).deleteTarget,
  NotSent,
);
const applyEdit = whenNeeded(
  async () => (await import("./machines/use-cases/changes/apply-edit.ts")).applyEdit,
  NotSent,
);

/** What signed-in pages work with and the first screen has no room for. */
export const composeSignedIn = (
  actorOf: App["actorOf"],
  returned: GoogleReturn | undefined,
  session: SessionOfTab,
  { auth, drafts, newVersionCame, askAnew, readAgain, tellKept }: Around,
  inspection: { readonly inspect?: (event: InspectionEvent) => void },
): SignedInPart => {
  const recents = recentsIn(() => localStorage);
  const announcements = createActor(announcementsMachine, inspection);
  const deletions = createActor(
    deletionMachine.provide({
      actors: {
        "pending deletion": pendingDeletionMachine.provide({
          // Every report about a kitchen is a call that has an end of its own.
          actors: { "delete target": actorOf(deleteTarget, LONGEST_MS) },
        }),
        change: changeMachine.provide({ actors: { "apply the edit": actorOf(applyEdit, READ_FIRST_MS) } }),
      },
    }),
    inspection,
  );
  deletions.on("deletion ended", ({ announcement }) => {
    announcements.send({ type: "announce", announcement });
    if (announcement._tag === "DeletionFailed" || announcement._tag === "ChangeFailed")
      leaving.send({ type: "a deletion failed" });
    forget(announcement);
    if (isOfOwnPicture(announcement)) auth.send({ type: "details changed" });
    readAgain();
  });
  deletions.on("records changed", readAgain);
  /** The session shows one's own picture. */
  const isOfOwnPicture = (announcement: Announcement): boolean =>
    announcement._tag === "ItemsDeleted" &&
    announcement.targets.some(
      (target) => target._tag === "ProfileImage" && target.owner === auth.getSnapshot().context.user?.userId,
    );
  /** What is gone takes what was typed into its forms along, and is not offered again. */
  const forget = (announcement: Announcement): void => {
    const uid = session.uid();
    const gone = goneBy(announcement);
    if (uid === undefined || gone.length === 0) return;
    recents.keep(uid, withoutTargets(recents.of(uid), gone));
    for (const { _tag, id } of gone.filter(isRecord)) drafts.forget(uid, formOf(_tag, id));
  };
  const selection = startSelection(deletions);
  const queuePlace = createActor(queuePlaceLogic, inspection).start();
  const shell = createActor(
    shellMachine.provide({
      actions: { "remember the width": (_, isCollapsed) => storage.rememberSidebar(isCollapsed) },
    }),
    inspection,
  );
  const recovery = createActor(
    recoveryMachine.provide({
      actors: { "reach the server": workActor(answering(reachServer, logDefect, PATIENCE_MS)) },
    }),
    inspection,
  );
  recovery.on("read again", askAnew);
  recovery.on("read again", readAgain);
  recovery.on("read again", tellKept);
  recovery.start();
  const recover = (event: { readonly type: "network came" | "session came" }): void => {
    recovery.send(event);
    tellKept();
  };
  tellKept();
  shell.start();
  if (storage.wasSidebarCollapsed()) shell.send({ type: "the sidebar was left collapsed" });
  watchVersion(newVersionCame);
  announcements.start();
  deletions.start();
  watchNetwork((isThere) => {
    deletions.send({ type: isThere ? "network came" : "network went" });
    if (isThere) recover({ type: "network came" });
  });
  tellRoleChange(auth, drafts, { announcements, deletions });
  let wasExpired = false;
  auth.subscribe((snapshot) => {
    const isExpired = snapshot.hasTag("expired");
    if (wasExpired && !isExpired && snapshot.hasTag("signed in")) recover({ type: "session came" });
    wasExpired = isExpired;
  });
  watchReturns(() => recovery.send({ type: "somebody came back" }));
  watchVisibility((isShown) => deletions.send({ type: isShown ? "page showed" : "page hid" }));
  const leaving = createActor(leavingMachine, inspection);
  leaving.on("asked", () => deletions.send({ type: "leaving was asked" }));
  leaving.on("answered", () => deletions.send({ type: "leaving was answered" }));
  leaving.on("leave", () => {
    const uid = session.uid();
    if (uid !== undefined) {
      drafts.discard(uid);
      // Names of people: whoever logs out may leave the device to somebody else.
      recents.keep(uid, []);
    }
    // Before the session ends, which keeps what waits: this was discarded.
    deletions.send({ type: "session ended" });
    session.signOut();
  });
  leaving.start();
  let keepUnsent: (() => void) | undefined;
  const watchUnsent = (): void =>
    void import("./composition.unsent.ts").then(
      (loaded) => (keepUnsent ??= loaded.watchUnsent(auth, deletions, announcements)),
      () => undefined,
    );
  if (allowed(() => sessionStorage.length)) watchUnsent();
  deletions.subscribe((snapshot) => {
    if (hasUnfinished(snapshot)) {
      // Every second changes what waits.
      if (keepUnsent === undefined) watchUnsent();
      return;
    }
    const uid = session.uid();
    if (uid !== undefined && drafts.has(uid)) return;
    leaving.send({ type: "nothing is left to lose" });
  });
  askBeforeLeaving(() => hasUnfinished(deletions.getSnapshot()));

  const writes = sessionWrites();
  let arrived = returned;
  let connection: Promise<ConnectionRef> | undefined;
  const connect = async (owner: Id<"user">): Promise<ConnectionRef> => {
    const { startConnection } = await import("./composition.google.ts");
    const once = arrived;
    arrived = undefined;
    return startConnection(actorOf, owner, once, { announcements, deletions });
  };
  const connectOnce = (owner: Id<"user">): Promise<ConnectionRef> => {
    const asked = (connection ??= connect(owner));
    asked.catch(() => {
      // Without a network it did not come; the next one who needs it asks again.
      if (connection === asked) connection = undefined;
    });
    return asked;
  };
  return {
    actors: {
      announcements,
      deletions,
      selection,
      queuePlace,
      shell,
      recovery,
      preloading,
      reload: () => {
        // The address of a page that is on its way is there by the next turn.
        if (!wouldLeavingLose()) setTimeout(() => location.reload());
      },
      recents,
      views: keptViewsIn(() => localStorage),
      leaving,
      connection: connectOnce,
      goingOn: writes.goingOn,
    },
    noteFailure: (failure) => {
      const type = missingFor(failure);
      if (type !== undefined) recovery.send({ type });
    },
    noteChange: () => recovery.send({ type: "another tab changed something" }),
    endSession: () => {
      writes.end();
      keepUnsent?.();
      for (const memory of [deletions, leaving, selection, queuePlace, shell])
        memory.send({ type: "session ended" });
      announcements.send({ type: "forget" });
      takeKeptReports();
      arrived = undefined;
      takeAuthorizationState();
      void connection?.then(
        (started) => started.stop(),
        () => undefined,
      );
      connection = undefined;
    },
  };
};
