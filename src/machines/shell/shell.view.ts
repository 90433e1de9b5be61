import type { EventFromLogic, SnapshotFrom } from "xstate";
import type { shellMachine } from "./shell.machine.ts";

/** What the frame draws and calls. */
export interface ShellView {
  readonly isCollapsed: boolean;
  readonly isDrawerOpen: boolean;
  readonly toggleSidebar: () => void;
  readonly openDrawer: () => void;
  readonly closeDrawer: () => void;
}

export const shellView = (
  snapshot: SnapshotFrom<typeof shellMachine>,
  send: (event: EventFromLogic<typeof shellMachine>) => void,
): ShellView => ({
  isCollapsed: snapshot.hasTag("collapsed"),
  isDrawerOpen: snapshot.hasTag("drawer open"),
  toggleSidebar: () => send({ type: "toggle the sidebar" }),
  openDrawer: () => send({ type: "open the drawer" }),
  closeDrawer: () => send({ type: "close the drawer" }),
});
