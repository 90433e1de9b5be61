import { describe, expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import type { Fields } from "../../../../src/domain/drafts.ts";
import { Attempt } from "../../../../src/domain/ports/attempt.ts";
import { Capabilities } from "../../../../src/domain/ports/capabilities.ts";
import { type RemoteFailure, ServerFailed, TimedOut } from "../../../../src/domain/remote-failure.ts";
import { createdOnce } from "../../../../src/machines/use-cases/records/created-once.ts";

interface Named {
  readonly name: string;
}

const [ana, eva]: readonly [Named, Named] = [{ name: "Ana" }, { name: "Eva" }];

/** A form whose writes end as they are told to; a write gives the key that it bore. */
const aForm = () => {
  let kept: Fields | undefined;
  const keys: Array<string | undefined> = [];
  const sent = (draft: Named, fails?: RemoteFailure, onto?: Named) =>
    createdOnce<Named, Named, RemoteFailure, never>(
      (writing) =>
        Effect.flatMap(Attempt, (key) => {
          keys.push(key);
          return fails === undefined ? Effect.succeed(writing.draft) : Effect.fail(fails);
        }),
      {
        of: () => kept,
        keep: (what) => {
          kept = what;
        },
      },
    )({ draft, onto }).pipe(
      Effect.ignore,
      Effect.map(() => keys.at(-1)),
    );
  return { sent, isKept: () => kept !== undefined };
};

const offering = (has: boolean) =>
  Effect.provideService(Capabilities, {
    offers: (capability) => Effect.succeed(has && capability === "once"),
  });

describe("P53: what is created", () => {
  it.effect("bears the same key while it says the same, until it is known to be there", () =>
    Effect.gen(function* () {
      const form = aForm();
      const first = yield* form.sent(ana, TimedOut);
      expect(yield* form.sent({ ...ana }, TimedOut)).toBe(first);
      const other = yield* form.sent(eva, TimedOut);
      expect([yield* form.sent(eva), form.isKept()]).toEqual([other, false]);
      const third = yield* form.sent(eva);
      expect(new Set([first, other, third, undefined]).size).toBe(4);
    }).pipe(offering(true)),
  );

  it.effect("keeps none that was refused, unless it may have been created before", () =>
    Effect.gen(function* () {
      const refused = ServerFailed();
      const form = aForm();
      const first = yield* form.sent(ana, refused);
      expect(form.isKept()).toBe(false);
      const second = yield* form.sent(ana, TimedOut);
      expect(second).not.toBe(first);
      expect([yield* form.sent(ana, refused), yield* form.sent(ana)]).toEqual([second, second]);
    }).pipe(offering(true)),
  );

  it.effect("bears none where a record is changed, or the backend keeps none", () =>
    Effect.gen(function* () {
      const form = aForm();
      expect(yield* offering(true)(form.sent(ana, TimedOut, eva))).toBeUndefined();
      expect(yield* offering(false)(form.sent(ana, TimedOut))).toBeUndefined();
      expect(form.isKept()).toBe(false);
    }),
  );
});
