import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { LiveSessions } from "../../domain/ports/live-sessions.ts";
import { nameOfPage, sharedLocks } from "./page-locks.ts";

const sessionOf = (uid: string): string => `console.session.${uid}.`;

/** `LiveSessions` by locks that tabs share: the browser releases those of a tab that is gone. Without locks nobody is live. */
export const liveSessionsByLocks = Layer.sync(LiveSessions, () => {
  const locks = sharedLocks();
  const tab = nameOfPage();
  let whose: string | undefined;
  let release = (): void => undefined;
  return LiveSessions.of({
    hold: (uid) =>
      Effect.sync(() => {
        if (uid === whose) return;
        whose = uid;
        release();
        if (uid === undefined) return;
        const held = Promise.withResolvers<void>();
        release = held.resolve;
        void locks?.request(sessionOf(uid) + tab, { mode: "shared" }, () => held.promise);
      }),
    isLiveElsewhere: (uid) =>
      Effect.promise(async () => {
        const { held } = (await locks?.query()) ?? {};
        // The browser lets go of this tab's own lock only some time after `hold` did.
        return held?.some(({ name }) => name?.startsWith(sessionOf(uid)) && !name.endsWith(tab)) ?? false;
      }),
  });
});
