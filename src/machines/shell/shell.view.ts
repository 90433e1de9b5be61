import type { EventFromLogic, SnapshotFrom } from "xstate";
import type { Overlay, shellMachine } from "./shell.machine.ts";

/** What the frame draws and calls. */
export interface ShellView {
  readonly isCollapsed: boolean;
  readonly isOffline: boolean;
  readonly overlay: Overlay | undefined;
  readonly toggleSidebar: () => void;
  readonly open: (overlay: Overlay) => void;
  readonly close: () => void;
}

export const shellView = (
  snapshot: SnapshotFrom<typeof shellMachine>,
  send: (event: EventFromLogic<typeof shellMachine>) => void,
): ShellView => ({
  isCollapsed: snapshot.hasTag("collapsed"),
  isOffline: snapshot.hasTag("offline"),
  overlay: snapshot.context.overlay,
  toggleSidebar: () => send({ type: "toggle the sidebar" }),
  open: (overlay) => send({ type: "open", overlay }),
  close: () => send({ type: "close" }),
});
