import * as Effect from "effect/Effect";
import * as Random from "effect/Random";
import { type Draft, isSameDraft } from "../../../domain/editing.ts";
import { Attempt } from "../../../domain/ports/attempt.ts";

/** Sends what a form creates under the same key until it is known to be there or says something else (P53). */
export const createdOnce = <D extends Draft<D>>() => {
  let sent: { readonly draft: D; readonly key: string } | undefined;
  return <A, E, R>(draft: D, write: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.gen(function* () {
      const again = sent !== undefined && isSameDraft(sent.draft, draft) ? sent : undefined;
      const { key } = (sent = again ?? { draft, key: (yield* Random.next).toString(36) });
      const written = yield* Effect.provideService(write, Attempt, key);
      sent = undefined;
      return written;
    });
};
