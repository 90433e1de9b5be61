import type { EventFromLogic, SnapshotFrom } from "xstate";
import type { SignInFailure } from "../../domain/sign-in-failure.ts";
import type { passwordResetMachine } from "./password-reset.machine.ts";

type Machine = typeof passwordResetMachine;

/** What the form that has a link sent draws and calls. */
export interface PasswordResetView {
  readonly isBusy: boolean;
  readonly isSent: boolean;
  readonly failure: SignInFailure | undefined;
  readonly ask: (email: string) => void;
}

export const passwordResetView = (
  snapshot: SnapshotFrom<Machine>,
  send: (event: EventFromLogic<Machine>) => void,
): PasswordResetView => ({
  isBusy: snapshot.hasTag("busy"),
  isSent: snapshot.hasTag("sent"),
  failure: snapshot.context.failure,
  ask: (email) => send({ type: "ask for a link", email }),
});
