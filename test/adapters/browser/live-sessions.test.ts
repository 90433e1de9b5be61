import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import { afterEach, describe, vi } from "vitest";
import { liveSessionsByLocks } from "../../../src/adapters/browser/live-sessions.ts";
import { LiveSessions } from "../../../src/domain/ports/live-sessions.ts";

/** The locks of a browser as tabs share them: any number hold one, each until what it waits for is over. */
const sharedLocks = () => {
  const held: Array<{ readonly name: string }> = [];
  return {
    held,
    request: async (name: string, { mode }: { mode: string }, within: () => Promise<void>) => {
      if (mode !== "shared") throw new Error("A lock of one tab alone would make the others wait");
      const lock = { name };
      held.push(lock);
      await within();
      held.splice(held.indexOf(lock), 1);
    },
    query: async () => ({ held: [...held], pending: [] }),
  };
};

const inBrowser = (locks: object | undefined) => vi.stubGlobal("navigator", { locks });
const tab = () => Effect.provide(LiveSessions, liveSessionsByLocks);
/** Whatever the browser does once a lock is let go. */
const settled = Effect.promise(() => new Promise((done) => setImmediate(done)));

afterEach(() => vi.unstubAllGlobals());

describe("D56: on whose sessions tabs count", () => {
  it.effect("is told to every other tab as long as one of them holds it", () =>
    Effect.gen(function* () {
      inBrowser(sharedLocks());
      const [one, other] = [yield* tab(), yield* tab()];
      const live = () =>
        Effect.all([one.isLiveElsewhere("ana"), other.isLiveElsewhere("ana"), other.isLiveElsewhere("an")]);
      expect(yield* live()).toEqual([false, false, false]);
      yield* one.hold("ana");
      yield* other.hold("ana");
      expect(yield* live()).toEqual([true, true, false]);
      yield* one.hold(undefined);
      yield* settled;
      // The other tab's own lock says nothing to itself.
      expect(yield* live()).toEqual([true, false, false]);
      yield* other.hold(undefined);
      yield* settled;
      expect(yield* live()).toEqual([false, false, false]);
    }),
  );

  it.effect("is one person for a tab at a time, and the same one is asked for once", () =>
    Effect.gen(function* () {
      const locks = sharedLocks();
      inBrowser(locks);
      const { hold } = yield* tab();
      const { isLiveElsewhere } = yield* tab();
      yield* hold("ana");
      yield* hold("ana");
      expect(locks.held).toHaveLength(1);
      yield* hold("bea");
      yield* settled;
      expect([yield* isLiveElsewhere("ana"), yield* isLiveElsewhere("bea")]).toEqual([false, true]);
      yield* hold("ana");
      yield* settled;
      expect([yield* isLiveElsewhere("ana"), yield* isLiveElsewhere("bea")]).toEqual([true, false]);
    }),
  );

  it.effect("is nobody's where the browser has no locks", () =>
    Effect.gen(function* () {
      inBrowser(undefined);
      const { hold, isLiveElsewhere } = yield* tab();
      yield* hold("ana");
      expect(yield* isLiveElsewhere("ana")).toBe(false);
      yield* hold(undefined);
    }),
  );
});
