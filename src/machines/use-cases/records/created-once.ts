import * as Effect from "effect/Effect";
import * as Random from "effect/Random";
import type { Fields } from "../../../domain/drafts.ts";
import type { Draft } from "../../../domain/editing.ts";
import { Attempt } from "../../../domain/ports/attempt.ts";
import { type Capabilities, offers } from "../../../domain/ports/capabilities.ts";
import { isResultUnknown, type SavingFailure } from "../../../domain/saving-failure.ts";
import type { Writing } from "../../editing/editing.vocabulary.ts";

/** Remembers what a form sent of a new record, until it is known to be there. */
export interface SentBefore {
  readonly of: () => Fields | undefined;
  readonly keep: (sent: Fields | undefined) => void;
}

/** Sends what a form creates under the same key until it is known to be there or says something else (P53). */
export const createdOnce =
  <A, D extends Draft<D>, E extends SavingFailure, R>(
    write: (writing: Writing<A, D>) => Effect.Effect<A, E, R>,
    before: SentBefore,
  ) =>
  (writing: Writing<A, D>): Effect.Effect<A, E, R | Capabilities> =>
    Effect.gen(function* () {
      if (writing.onto !== undefined || !(yield* offers("once"))) return yield* write(writing);
      const said = JSON.stringify(writing.draft);
      const sent = before.of();
      const isAgain = sent?.["said"] === said;
      const key = isAgain ? String(sent["key"]) : (yield* Random.next).toString(36);
      before.keep({ said, key });
      return yield* write(writing).pipe(
        Effect.provideService(Attempt, key),
        Effect.tap(() => Effect.sync(() => before.keep(undefined))),
        // What was refused now may still have been created the first time.
        Effect.tapError((failure) =>
          Effect.sync(() => {
            if (!isAgain && !isResultUnknown(failure)) before.keep(undefined);
          }),
        ),
      );
    });
