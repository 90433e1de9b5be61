import type { SnapshotFrom } from "xstate";
import type { googleConnectionMachine } from "./google-connection.machine.ts";
import type { ConnectionEvent } from "./google-connection.vocabulary.ts";

type Snapshot = SnapshotFrom<typeof googleConnectionMachine>;

type Status = "unknown" | "disconnected" | "expired" | "connected" | "not read yet";

const statusOf = (snapshot: Snapshot): Status => {
  if (snapshot.hasTag("unknown")) return "unknown";
  const { integration } = snapshot.context;
  if (integration === undefined) return "not read yet";
  if (integration.connected) return "connected";
  // A connection that has expired still says whose it was.
  return integration.googleEmail === undefined ? "disconnected" : "expired";
};

/** What the connection's card draws and calls; `isBusy` while something is in progress. */
export const connectionView = (snapshot: Snapshot, send: (event: ConnectionEvent) => void) => ({
  status: statusOf(snapshot),
  integration: snapshot.context.integration,
  isBusy: snapshot.hasTag("busy"),
  isBack: snapshot.context.isBack,
  isLeaving: snapshot.hasTag("leaving"),
  isConfirming: snapshot.hasTag("confirming"),
  failure: snapshot.context.unread ?? snapshot.context.failure,
  unread: snapshot.context.unread?.failure,
  synced: snapshot.context.synced,
  connect: (): void => send({ type: "connect" }),
  sync: (): void => send({ type: "sync" }),
  disconnect: (): void => send({ type: "disconnect" }),
  confirm: (): void => send({ type: "confirm" }),
  cancel: (): void => send({ type: "cancel" }),
  tryAgain: (): void => send({ type: "try again" }),
});

export type ConnectionView = ReturnType<typeof connectionView>;
