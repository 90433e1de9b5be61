import type { EventFromLogic, SnapshotFrom } from "xstate";
import type { passwordResetMachine } from "./password-reset.machine.ts";

type Machine = typeof passwordResetMachine;

/** What the form that has a link sent draws and calls. */
export const passwordResetView = (
  snapshot: SnapshotFrom<Machine>,
  send: (event: EventFromLogic<Machine>) => void,
) => ({
  isBusy: snapshot.hasTag("busy"),
  isSent: snapshot.hasTag("sent"),
  failure: snapshot.context.failure,
  ask: (email: string) => send({ type: "ask for a link", email }),
});
