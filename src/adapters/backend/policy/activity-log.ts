import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { Activity } from "../../../domain/activity.ts";
import type { Id } from "../../../domain/id.ts";
import type { Liking } from "../../../domain/liking.ts";
import type { Arrangement } from "../../../domain/list-request.ts";
import type { PageWindow } from "../../../domain/paging.ts";
import type { Found } from "../../../domain/records.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import type { NotedOperation } from "./noted-changes.ts";

export interface AskedChange {
  readonly operation: NotedOperation;
  readonly actor: Id<"user"> | undefined;
  /** The record that the address names. */
  readonly recordId: string | undefined;
  readonly reason: string | undefined;
  readonly request: string | undefined;
}

/** Makes what an operation does one transaction, in which it is noted once it has succeeded. */
export interface Noting {
  readonly whole: <A, R>(change: Effect<A, RemoteFailure, R>) => Effect<A, RemoteFailure, R>;
  /** Whether only the transaction that its port opens is one whole, and not all that its handler does. */
  readonly isInParts: boolean;
}

/** In the transaction of a change that has begun. */
export const BEGUN: Noting = { whole: (part) => part, isInParts: false };

/** How the operation that is under way is noted; nothing where nothing is. */
export const Noting = Context.Reference<Noting | undefined>("backend/Noting", {
  defaultValue: () => undefined,
});

export const RequestId = Context.Reference<string | undefined>("backend/RequestId", {
  defaultValue: () => undefined,
});

/** Who changed what (D66): it is added to and read, and never changed. */
export class ActivityLog extends Context.Service<
  ActivityLog,
  {
    readonly noting: (change: AskedChange) => Noting;
    /** Of these kinds of record, the newest first. */
    readonly page: (
      range: PageWindow,
      filters: Arrangement["filters"],
      kinds: ReadonlyArray<string>,
    ) => Effect<Found<Activity>>;
    /** How a kitchen is liked; nothing where there is no such kitchen. */
    readonly liking: (kitchen: Id<"kitchen">) => Effect<Liking | undefined>;
  }
>()("backend/ActivityLog") {}
