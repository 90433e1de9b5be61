import type { Effect } from "effect/Effect";
import * as Context from "effect/Context";

/** A bucket: of which limit, and for whom. */
export interface BucketName {
  readonly limit: string;
  readonly key: string;
}

/** When buckets are full again, in milliseconds of the epoch, known to all processes that serve the same people. */
export class Buckets extends Context.Service<
  Buckets,
  {
    /** When it is full; one that nobody draws from always is. */
    readonly fullAt: (bucket: BucketName) => Effect<number>;
    /** Puts that moment off, from `now` where it is past already; leaves one that is after `unlessAfter`, and says so. */
    readonly draw: (
      bucket: BucketName,
      by: { readonly now: number; readonly cost: number; readonly unlessAfter?: number },
    ) => Effect<boolean>;
  }
>()("backend/Buckets") {}
