import type { EventFromLogic, SnapshotFrom } from "xstate";
import type { passwordChangeMachine, PasswordChange } from "./password-change.machine.ts";

type Machine = typeof passwordChangeMachine;

/** What the form of one's own password draws and calls. */
export const passwordChangeView = (
  snapshot: SnapshotFrom<Machine>,
  send: (event: EventFromLogic<Machine>) => void,
) => ({
  isBusy: snapshot.hasTag("busy"),
  failure: snapshot.context.failure,
  change: (change: PasswordChange): void => send({ type: "change", ...change }),
});
