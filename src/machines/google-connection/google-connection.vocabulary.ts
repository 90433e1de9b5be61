import { assign, emit, setup } from "xstate";
import type { Announcement } from "../../domain/announcement.ts";
import {
  type GoogleAuthorization,
  type GoogleIntegration,
  SYNC_FAILED,
  type SyncOutcome,
} from "../../domain/business.ts";
import type { ConnectionFailure, GoogleReturn } from "../../domain/google-connection.ts";
import { instantOf } from "../../domain/instant.ts";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import { isResultUnknown, type WriteFailure } from "../../domain/saving-failure.ts";
import { type Answer, failure, success, succeeded } from "../answer.ts";
import { actorSlot, LONGEST_MS, PATIENCE_MS } from "../effect-actor.ts";

/** What the page came with: the return that its address carried, and the state this tab had asked with. */
export interface Arrival {
  readonly returned: GoogleReturn | undefined;
  readonly expectedState: string | undefined;
}

export interface ConnectionContext extends Arrival {
  /** What the status said last; nothing before it said anything. */
  readonly integration: GoogleIntegration | undefined;
  /** What came of what the person did last, if it did not come about. */
  readonly failure: ConnectionFailure | undefined;
  /** Why the status is not known. */
  readonly unread: ReturnType<typeof failed<RemoteFailure>> | undefined;
  /** Whether the person has just come back from the page of consent. */
  readonly isBack: boolean;
  /** Whether the code that they brought was taken; until the status says what came of it. */
  readonly isGranted: boolean;
  /** What the last sync said, if it went well. */
  readonly synced: SyncOutcome | undefined;
}

/** What the person is told has happened, wherever on the console they are by then. */
interface ConnectionNews {
  readonly type: "news";
  readonly announcement: Announcement;
}

export interface ConnectionEvent {
  readonly type:
    | "connect"
    | "sync"
    | "disconnect"
    | "confirm"
    | "cancel"
    | "try again"
    | "page was read"
    | "page was left";
}

/** How soon the status is asked for again at the earliest, where the clocks disagree about the end of access. */
const SOONEST_MS = 60_000;

/** How long to wait for an end of access, in milliseconds; one that is not known never comes. */
export const untilAccessEnds = (expiresAt: string | undefined, now: number): number => {
  const end = instantOf(expiresAt ?? "");
  return end === undefined ? LONGEST_MS : Math.min(Math.max(end - now, SOONEST_MS), LONGEST_MS);
};

const failed = <Why extends WriteFailure>(why: Why) => ({ _tag: "CallFailed" as const, failure: why });

const failedMaybe = (why: WriteFailure): ConnectionFailure =>
  isResultUnknown(why) ? { _tag: "ResultUnknown" } : failed(why);

type Status = Answer<GoogleIntegration, RemoteFailure>;

const saysConnected = (answer: Status): boolean => answer._tag === "Success" && answer.success.connected;

export const vocabulary = setup({
  types: {
    input: {} as Arrival,
    context: {} as ConnectionContext,
    events: {} as ConnectionEvent,
    emitted: {} as { readonly type: "locations may have changed" } | ConnectionNews,
    tags: {} as "busy" | "confirming" | "unknown" | "leaving",
  },
  actors: {
    "read the status": actorSlot<GoogleIntegration, RemoteFailure, void>(),
    "begin an authorization": actorSlot<GoogleAuthorization, WriteFailure, void>(),
    "connect with the code": actorSlot<void, RemoteFailure, string>(),
    "sync the locations": actorSlot<SyncOutcome, WriteFailure, void>(),
    "disconnect from Google": actorSlot<void, WriteFailure, void>(),
  },
  delays: {
    "the page should have gone": PATIENCE_MS,
    // Reaches outside: how long that is from now is known where everything is composed.
    "access ends": LONGEST_MS,
  },
  guards: {
    "nothing came back": ({ context }) =>
      context.returned === undefined && context.expectedState === undefined,
    "it was left half-way": ({ context }) => context.returned === undefined,
    "it answers somebody else": ({ context }) => context.returned?.state !== context.expectedState,
    "consent was denied": ({ context }) => context.returned?._tag === "Denied",
    "it succeeded": succeeded,
    "it has been connected": ({ context }, answer: Status) => context.isGranted && saysConnected(answer),
    "it is connected": (_, answer: Status) => saysConnected(answer),
    "the locations were synced": (_, answer: Answer<SyncOutcome, WriteFailure>) =>
      answer._tag === "Success" && answer.success.success,
    "nothing was sent": (_, answer: Answer<unknown, WriteFailure>) =>
      answer._tag === "Failure" && answer.failure._tag === "NotSent",
    "access lasts": ({ context }) => context.integration?.connected === true,
    "the code was refused": (_, answer: Answer<unknown, RemoteFailure>) => failure(answer)._tag === "Refused",
    // Reaches outside: which address the console has is known where everything is composed.
    "it is a page of consent": (_, _answer: Answer<GoogleAuthorization, WriteFailure>) => false,
  },
  actions: {
    // The two below reach outside; what they do is provided where everything is composed.
    "remember the state": (_, _state: string) => undefined,
    "go to the page of consent": (_, _authUrl: string) => undefined,
    "forget what came back": assign({ returned: undefined, expectedState: undefined, unread: undefined }),
    "tell that the locations may have changed": emit({ type: "locations may have changed" }),
    "tell that it is connected": emit((_, answer: Status) => ({
      type: "news" as const,
      announcement: { _tag: "ListingConnected" as const, googleEmail: success(answer).googleEmail },
    })),
    "tell that it is disconnected": emit({ type: "news", announcement: { _tag: "ListingDisconnected" } }),
    "note the failure": assign((_, found: ConnectionFailure) => ({ failure: found })),
    "note that it failed": assign((_, answer: Answer<unknown, WriteFailure>) => ({
      failure: failed(failure(answer)),
    })),
    "note that it may have failed": assign((_, answer: Answer<unknown, WriteFailure>) => ({
      failure: failedMaybe(failure(answer)),
    })),
    "forget that they came back": assign({ isBack: false }),
    "forget the failure": assign({ failure: undefined, synced: undefined, isBack: false }),
    "note that access was granted": assign({ isGranted: true }),
    "note the status": assign(({ context: { synced } }, answer: Status) => ({
      integration: success(answer),
      isGranted: false,
      synced: success(answer).connected ? synced : undefined,
    })),
    "note why it is not known": assign((_, answer: Answer<unknown, RemoteFailure>) => ({
      unread: failed(failure(answer)),
    })),
    "note how the sync went": assign((_, answer: Answer<SyncOutcome, WriteFailure>) => {
      if (answer._tag === "Failure") return { failure: failedMaybe(answer.failure) };
      const { success: isDone, message } = answer.success;
      return isDone
        ? { synced: answer.success }
        : { failure: { _tag: "SyncFailed" as const, message: message === "" ? SYNC_FAILED : message } };
    }),
  },
});
