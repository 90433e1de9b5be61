import type { EventFromLogic, SnapshotFrom } from "xstate";
import type { sentLinkMachine } from "./sent-link.machine.ts";

type Machine = typeof sentLinkMachine;

/** What has a link sent draws and calls. */
export const sentLinkView = (
  snapshot: SnapshotFrom<Machine>,
  send: (event: EventFromLogic<Machine>) => void,
) => ({
  isBusy: snapshot.hasTag("busy"),
  isSent: snapshot.hasTag("sent"),
  failure: snapshot.context.failure,
  ask: (email: string) => send({ type: "ask for a link", email }),
});
