import { part } from "../../parts/opening/part.ts";

export const deletionOverlays = part(async () =>
  (await import("../deletion/Deletions.tsx")).wholeDeletions(),
);
export const leavingQuestion = part(
  async () => (await import("../session/LeavingQuestion.tsx")).LeavingQuestion,
);
export const expiredSession = part(
  async () => (await import("../../parts/overlay/ExpiredSession.tsx")).ExpiredSession,
);
export const commandPalette = part(
  async () => (await import("../palette/CommandPalette.tsx")).CommandPalette,
);
export const shortcutSheet = part(async () => (await import("../shortcuts/ShortcutSheet.tsx")).ShortcutSheet);
export const inboxDrawer = part(async () => (await import("../inbox/InboxDrawer.tsx")).InboxDrawer);
export const menuDrawer = part(async () => (await import("./MenuDrawer.tsx")).MenuDrawer);
export const userMenuDropdown = part(async () => (await import("./UserMenuDropdown.tsx")).UserMenuDropdown);
export const tooltips = part(async () => (await import("./Tooltips.tsx")).Tooltips);
export const continuation = part(async () => (await import("./Continuation.tsx")).Continuation);

/** What the frame opens at a press, or where the session ended: it should be there by then, whatever the network does. */
export const OVERLAY_PARTS = [
  commandPalette,
  deletionOverlays,
  leavingQuestion,
  expiredSession,
  userMenuDropdown,
  inboxDrawer,
  shortcutSheet,
  menuDrawer,
];
