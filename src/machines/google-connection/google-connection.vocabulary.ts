import type { Result } from "effect/Result";
import { assign, emit, setup } from "xstate";
import {
  type GoogleAuthorization,
  type GoogleIntegration,
  SYNC_FAILED,
  type SyncOutcome,
} from "../../domain/business.ts";
import type { ConnectionFailure } from "../../domain/google-connection.ts";
import { instantOf } from "../../domain/instant.ts";
import { TimedOut, type RemoteFailure, Unreadable } from "../../domain/remote-failure.ts";
import { actorSlot } from "../effect-actor.ts";
import type { Arrival, ConnectionContext, ConnectionEvent } from "./google-connection.types.ts";

/** How long anything that the chart waits for may take, in milliseconds. */
const PATIENCE_MS = 15_000;

/** The longest that a timer can wait, in milliseconds: 24 days. */
const LONGEST_MS = 2 ** 31 - 1;

/** How soon the status is asked for again at the earliest, where the clocks disagree about the end of access. */
const SOONEST_MS = 60_000;

/** How long to wait for an end of access, in milliseconds; one that is not known never comes. */
export const untilAccessEnds = (expiresAt: string | undefined, now: number): number => {
  const end = instantOf(expiresAt ?? "");
  return end === undefined ? LONGEST_MS : Math.min(Math.max(end - now, SOONEST_MS), LONGEST_MS);
};

const failed = (failure: RemoteFailure): ConnectionFailure => ({ _tag: "CallFailed", failure });

/** The words of the connection's chart. */
export const vocabulary = setup({
  types: {
    input: {} as Arrival,
    context: {} as ConnectionContext,
    events: {} as ConnectionEvent,
    emitted: {} as { readonly type: "locations may have changed" },
    tags: {} as "busy" | "confirming" | "unknown" | "leaving",
  },
  actors: {
    "read the status": actorSlot<GoogleIntegration, RemoteFailure, void>(),
    "begin an authorization": actorSlot<GoogleAuthorization, RemoteFailure, void>(),
    "connect with the code": actorSlot<GoogleIntegration, RemoteFailure, string>(),
    "sync the locations": actorSlot<SyncOutcome, RemoteFailure, void>(),
    "disconnect from Google": actorSlot<void, RemoteFailure, void>(),
  },
  delays: {
    "patience runs out": PATIENCE_MS,
    // Reaches outside: how long that is from now is known where everything is composed.
    "access ends": LONGEST_MS,
  },
  guards: {
    "nothing came back": ({ context }) =>
      context.returned === undefined && context.expectedState === undefined,
    "it was left half-way": ({ context }) => context.returned === undefined,
    "it answers somebody else": ({ context }) => context.returned?.state !== context.expectedState,
    "consent was denied": ({ context }) => context.returned?._tag === "Denied",
    "it succeeded": (_, result: Result<unknown, unknown>) => result._tag === "Success",
    "it is connected": (_, result: Result<GoogleIntegration, RemoteFailure>) =>
      result._tag === "Success" && result.success.connected,
    "the locations were synced": (_, result: Result<SyncOutcome, RemoteFailure>) =>
      result._tag === "Success" && result.success.success,
    "the code was refused": (_, result: Result<unknown, RemoteFailure>) =>
      result._tag === "Failure" && result.failure._tag === "Refused",
    // Reaches outside: which address the console has is known where everything is composed.
    "it is a page of consent": (_, _result: Result<GoogleAuthorization, RemoteFailure>) => false,
  },
  actions: {
    // The three below reach outside; what they do is provided where everything is composed.
    "remember the state": (_, _state: string) => undefined,
    "go to the page of consent": (_, _authUrl: string) => undefined,
    "log the bug": (_, _cause: unknown) => undefined,
    "forget what came back": assign({ returned: undefined, expectedState: undefined }),
    "tell that the locations may have changed": emit({ type: "locations may have changed" }),
    "note the failure": assign((_, failure: ConnectionFailure) => ({ failure })),
    "note that it failed": assign((_, result: Result<unknown, RemoteFailure>) =>
      result._tag === "Failure" ? { failure: failed(result.failure) } : {},
    ),
    "note that it took too long": assign({ failure: failed(TimedOut) }),
    "note that something broke": assign({ failure: failed(Unreadable) }),
    "forget the failure": assign({ failure: undefined, synced: undefined }),
    "note the status": assign((_, result: Result<GoogleIntegration, RemoteFailure>) =>
      result._tag === "Success" ? { integration: result.success } : {},
    ),
    "note the authorization": assign((_, result: Result<GoogleAuthorization, RemoteFailure>) =>
      result._tag === "Success" ? { authorization: result.success } : {},
    ),
    "note how the sync went": assign((_, result: Result<SyncOutcome, RemoteFailure>) => {
      if (result._tag === "Failure") return { failure: failed(result.failure) };
      const { success, message } = result.success;
      return success
        ? { synced: result.success }
        : { failure: { _tag: "SyncFailed" as const, message: message === "" ? SYNC_FAILED : message } };
    }),
  },
});
