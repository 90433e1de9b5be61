import type { Announcement } from "../../domain/announcement.ts";
import type { GoogleIntegration, SyncOutcome } from "../../domain/business.ts";
import type { ConnectionFailure, GoogleReturn } from "../../domain/google-connection.ts";

/** What the page came with: the return that its address carried, and the state this tab had asked with. */
export interface Arrival {
  readonly returned: GoogleReturn | undefined;
  readonly expectedState: string | undefined;
}

export interface ConnectionContext extends Arrival {
  /** What the status said last; nothing before it said anything. */
  readonly integration: GoogleIntegration | undefined;
  readonly failure: ConnectionFailure | undefined;
  /** Whether the person has just come back from the page of consent. */
  readonly isBack: boolean;
  /** Whether the code that they brought was taken; until the status says what came of it. */
  readonly isGranted: boolean;
  /** What the last sync said, if it went well. */
  readonly synced: SyncOutcome | undefined;
}

/** What the person is told has happened, wherever on the console they are by then. */
export interface ConnectionNews {
  readonly type: "news";
  readonly announcement: Announcement;
}

export type ConnectionEvent =
  | { readonly type: "connect" }
  | { readonly type: "sync" }
  | { readonly type: "disconnect" }
  | { readonly type: "confirm" }
  | { readonly type: "cancel" }
  | { readonly type: "try again" }
  | { readonly type: "page was read" }
  | { readonly type: "page was left" };
