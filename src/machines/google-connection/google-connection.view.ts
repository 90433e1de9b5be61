import type { SnapshotFrom } from "xstate";
import type { GoogleIntegration, SyncOutcome } from "../../domain/business.ts";
import type { ConnectionFailure } from "../../domain/google-connection.ts";
import type { googleConnectionMachine } from "./google-connection.machine.ts";
import type { ConnectionEvent } from "./google-connection.types.ts";

/** What the connection's card draws and calls. `status` is what is known; `isBusy` that something is in progress. */
export interface ConnectionView {
  readonly status: "unknown" | "disconnected" | "expired" | "connected" | "not read yet";
  readonly integration: GoogleIntegration | undefined;
  readonly isBusy: boolean;
  readonly isLeaving: boolean;
  readonly isConfirming: boolean;
  readonly failure: ConnectionFailure | undefined;
  readonly synced: SyncOutcome | undefined;
  readonly connect: () => void;
  readonly sync: () => void;
  readonly disconnect: () => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
  readonly tryAgain: () => void;
}

type Snapshot = SnapshotFrom<typeof googleConnectionMachine>;

const statusOf = (snapshot: Snapshot): ConnectionView["status"] => {
  if (snapshot.hasTag("unknown")) return "unknown";
  const { integration } = snapshot.context;
  if (integration === undefined) return "not read yet";
  if (integration.connected) return "connected";
  // A connection that has expired still says whose it was.
  return integration.googleEmail === undefined ? "disconnected" : "expired";
};

export const connectionView = (
  snapshot: Snapshot,
  send: (event: ConnectionEvent) => void,
): ConnectionView => ({
  status: statusOf(snapshot),
  integration: snapshot.context.integration,
  isBusy: snapshot.hasTag("busy"),
  isLeaving: snapshot.hasTag("leaving"),
  isConfirming: snapshot.hasTag("confirming"),
  failure: snapshot.context.failure,
  synced: snapshot.context.synced,
  connect: () => send({ type: "connect" }),
  sync: () => send({ type: "sync" }),
  disconnect: () => send({ type: "disconnect" }),
  confirm: () => send({ type: "confirm" }),
  cancel: () => send({ type: "cancel" }),
  tryAgain: () => send({ type: "try again" }),
});
