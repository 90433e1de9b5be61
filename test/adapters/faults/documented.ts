import type { Fault } from "../../../src/adapters/backend/http/sentinels.ts";
import type { Figure } from "../../../src/domain/dashboard.ts";
import type { Incident } from "../../../src/domain/incident.ts";
import type { RemoteFailure } from "../../../src/domain/remote-failure.ts";

/** What the documents say about one fault (§8, D31, D33, D34). */
interface Documented {
  readonly failure: RemoteFailure;
  /** Whether a read is tried once more: after the network, a timeout and the server's own fault alone (D31). */
  readonly again: boolean;
  /** Whether the next form of a chain is asked (D33). */
  readonly next: boolean;
  /** Whether it is a success all the same where no value is expected. */
  readonly fine: boolean;
  /** What is logged of it, with the name of the operation and no more (§8). */
  readonly incident?: Incident["_tag"];
}

const final = (failure: RemoteFailure): Documented => ({ failure, again: false, next: false, fine: false });
const again = (failure: RemoteFailure): Documented => ({ ...final(failure), again: true });
const next = (failure: RemoteFailure): Documented => ({ ...final(failure), next: true });
const unread = (failure: RemoteFailure): Documented => ({ ...next(failure), fine: true });

const Unreadable: RemoteFailure = { _tag: "Unreadable" };
const Unreachable: RemoteFailure = { _tag: "Unreachable" };

export const DOCUMENTED: Readonly<Record<Fault, Documented>> = {
  "401": { ...final({ _tag: "Unauthorized" }), incident: "TokenRefused" },
  "403": { ...final({ _tag: "Forbidden", message: "Access denied" }), incident: "PermissionDenied" },
  "404": next({ _tag: "NotFound", message: "Not found" }),
  "406": final({ _tag: "NotAcceptable" }),
  "409": final({ _tag: "Refused", message: "It is taken" }),
  "412": final({ _tag: "Stale" }),
  "429": final({ _tag: "RateLimited", retryAfterSeconds: 7 }),
  "500": again({ _tag: "ServerFailed", serialization: false }),
  serialization: {
    ...again({ _tag: "ServerFailed", serialization: true }),
    incident: "BackendFilterIssue",
  },
  malformed: unread(Unreadable),
  "wrong-shape": unread(Unreadable),
  empty: unread(Unreadable),
  html: next(Unreadable),
  truncated: again(Unreachable),
  slow: again({ _tag: "TimedOut" }),
  huge: next(Unreadable),
  redirect: again(Unreachable),
};

/** What more a fault means where one operation answers with it. */
export interface Consequence {
  readonly mark: string;
  readonly operations: ReadonlyArray<string>;
  readonly faults: ReadonlyArray<Fault>;
  readonly meaning: string;
}

/** Counters and lists of kitchens, as the dashboard shows them (D32). */
export const COUNTED: Consequence & { readonly figures: Readonly<Record<string, Figure>> } = {
  mark: "*",
  operations: [
    "users.count",
    "kitchens.count",
    "kitchens.all",
    "kitchens.page",
    "tribes.count",
    "comments.count",
    "favorites.count",
    "dates.count",
    "blocks.count",
  ],
  faults: ["403", "406"],
  meaning: "on the dashboard 403 is “no access” and 406 a 0 that is marked as unavailable (D32)",
  figures: { "403": { _tag: "NoAccess" }, "406": { _tag: "Unavailable", value: 0 } },
};

export const ASKED_FOR_BIRTH_DATE: Consequence = {
  mark: "†",
  operations: ["authentication.exchange"],
  faults: ["404"],
  meaning: "the step that asks for a date of birth follows (D20)",
};

export const UP: Consequence = {
  mark: "‡",
  operations: ["users.count"],
  faults: ["401", "403"],
  meaning: "the backend counts as up (D45)",
};

/** What the ports read and the console does not; that it is so is unread.test.ts. */
const UNREAD: Consequence = {
  mark: "°",
  operations: [
    "tribeImages.create",
    "notifications.create",
    "notifications.markRead",
    "profileImages.upload",
    "business.connectGoogle",
  ],
  faults: ["malformed", "wrong-shape", "empty"],
  meaning: "the console needs no value of it and takes it as a success (D34)",
};

export const CONSEQUENCES: ReadonlyArray<Consequence> = [COUNTED, ASKED_FOR_BIRTH_DATE, UP, UNREAD];
