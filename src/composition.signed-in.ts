import { createActor, type InspectionEvent } from "xstate";
import { logDefect } from "./adapters/browser/incident-log.ts";
import { askBeforeLeaving } from "./adapters/browser/leaving.ts";
import { watchNetwork } from "./adapters/browser/network.ts";
import * as storage from "./adapters/browser/preferences-storage.ts";
import type { RemoteFailure } from "./domain/remote-failure.ts";
import type { Target } from "./domain/deletion.ts";
import { announcementsMachine } from "./machines/announcements/announcements.machine.ts";
import type { SignedInActors } from "./machines/app.ts";
import { deletionMachine } from "./machines/deletion/deletion.machine.ts";
import { hasPendingDeletions } from "./machines/deletion/deletion.view.ts";
import { pendingDeletionMachine } from "./machines/deletion/pending-deletion.machine.ts";
import type { EffectActor } from "./machines/effect-actor.ts";
import { shellMachine } from "./machines/shell/shell.machine.ts";

/** What signed-in pages work with and the first screen has no room for. */
export const composeSignedIn = (
  deleteTarget: EffectActor<void, RemoteFailure, Target>,
  onDeletionEnded: () => void,
  inspection: { readonly inspect?: (event: InspectionEvent) => void },
): SignedInActors => {
  const announcements = createActor(announcementsMachine, inspection);
  const deletions = createActor(
    deletionMachine.provide({
      actors: {
        "pending deletion": pendingDeletionMachine.provide({
          actors: { "delete target": deleteTarget },
          actions: { "log the bug": (_, cause) => logDefect(cause) },
        }),
      },
    }),
    inspection,
  );
  deletions.on("deletion ended", ({ announcement }) => {
    announcements.send({ type: "announce", announcement });
    onDeletionEnded();
  });
  const shell = createActor(
    shellMachine.provide({
      actions: { "remember the width": (_, isCollapsed) => storage.rememberSidebar(isCollapsed) },
    }),
    { ...inspection, input: { isCollapsed: storage.wasSidebarCollapsed() } },
  );
  shell.start();
  watchNetwork((isThere) => shell.send({ type: isThere ? "network came" : "network went" }));
  announcements.start();
  deletions.start();
  askBeforeLeaving(() => hasPendingDeletions(deletions.getSnapshot()));
  return { announcements, deletions, shell };
};
