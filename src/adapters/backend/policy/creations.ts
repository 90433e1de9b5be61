import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { Id } from "../../../domain/id.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";

/** Whose creation it is, of what kind of record, and the key that they gave it. */
export interface Creation {
  readonly by: Id<"user">;
  readonly kind: string;
  readonly key: string;
}

/** What makes a record, and how one that was made is told and found. */
export interface Making<A, I> {
  readonly make: Effect.Effect<A, RemoteFailure>;
  readonly idOf: (record: A) => I;
  readonly byId: (id: I) => Effect.Effect<A, RemoteFailure>;
}

/** What was created under which key within the last day (P53). */
export class Creations extends Context.Service<
  Creations,
  {
    /** Makes a record, or finds the one that was made under the same key and is still there. */
    readonly once: <A, Of extends string>(
      creation: Creation,
      making: Making<A, Id<Of>>,
    ) => Effect.Effect<A, RemoteFailure>;
  }
>()("backend/Creations") {}
