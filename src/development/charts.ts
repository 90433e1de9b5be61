import type { AnyStateMachine } from "xstate";
import { actionMachine } from "../machines/action/action.machine.ts";
import { announcementsMachine } from "../machines/announcements/announcements.machine.ts";
import { authMachine } from "../machines/auth/auth.machine.ts";
import { changeMachine } from "../machines/deletion/change.machine.ts";
import { deletionMachine } from "../machines/deletion/deletion.machine.ts";
import { pendingDeletionMachine } from "../machines/deletion/pending-deletion.machine.ts";
import { undoOfferMachine } from "../machines/deletion/undo-offer.machine.ts";
import { editingMachine } from "../machines/editing/editing.machine.ts";
import { exportMachine } from "../machines/export/export.machine.ts";
import { googleConnectionMachine } from "../machines/google-connection/google-connection.machine.ts";
import { leavingMachine } from "../machines/leaving/leaving.machine.ts";
import { paletteMachine } from "../machines/palette/palette.machine.ts";
import { passwordChangeMachine } from "../machines/password-change/password-change.machine.ts";
import { sentLinkMachine } from "../machines/sent-link/sent-link.machine.ts";
import { preferencesMachine } from "../machines/preferences/preferences.machine.ts";
import { questionMachine } from "../machines/question/question.machine.ts";
import { recoveryMachine } from "../machines/recovery/recovery.machine.ts";
import { lookingMachine } from "../machines/report-queue/looking.machine.ts";
import { reportQueueMachine } from "../machines/report-queue/report-queue.machine.ts";
import { shellMachine } from "../machines/shell/shell.machine.ts";
import { shortcutsMachine } from "../machines/shortcuts/shortcuts.machine.ts";
import { subscriptionMachine } from "../machines/subscription/subscription.machine.ts";
import { waitingMachine } from "../machines/waiting/waiting.machine.ts";

/** Every chart of the console by the name of its file in `src/machines`, sign-in first. */
export const CHARTS: Readonly<Record<string, AnyStateMachine>> = {
  "auth/auth": authMachine,
  "action/action": actionMachine,
  "announcements/announcements": announcementsMachine,
  "deletion/change": changeMachine,
  "deletion/deletion": deletionMachine,
  "deletion/pending-deletion": pendingDeletionMachine,
  "deletion/undo-offer": undoOfferMachine,
  "editing/editing": editingMachine<unknown, Record<never, never>>(),
  "export/export": exportMachine,
  "google-connection/google-connection": googleConnectionMachine,
  "leaving/leaving": leavingMachine,
  "palette/palette": paletteMachine,
  "password-change/password-change": passwordChangeMachine,
  "sent-link/sent-link": sentLinkMachine,
  "preferences/preferences": preferencesMachine,
  "question/question": questionMachine(),
  "recovery/recovery": recoveryMachine,
  "report-queue/looking": lookingMachine,
  "report-queue/report-queue": reportQueueMachine,
  "shell/shell": shellMachine,
  "shortcuts/shortcuts": shortcutsMachine,
  "subscription/subscription": subscriptionMachine,
  "waiting/waiting": waitingMachine,
};
