import type { EventFromLogic, SnapshotFrom } from "xstate";
import type { Overlay, shellMachine } from "./shell.machine.ts";

/** What the frame draws and calls. */
export const shellView = (
  snapshot: SnapshotFrom<typeof shellMachine>,
  send: (event: EventFromLogic<typeof shellMachine>) => void,
) => ({
  isCollapsed: snapshot.hasTag("collapsed"),
  overlay: snapshot.context.overlay,
  /** The record whose page it is. */
  shown: snapshot.context.shown,
  toggleSidebar: (): void => send({ type: "toggle the sidebar" }),
  open: (overlay: Overlay): void => send({ type: "open", overlay }),
  close: (): void => send({ type: "close" }),
});

export type ShellView = ReturnType<typeof shellView>;
