import type { AnyActorRef } from "xstate";
import { keptUnsentIn } from "./adapters/browser/unsent/kept-unsent.ts";
import { isPageBeforeGone, markAsOwn } from "./adapters/browser/unsent/page-before.ts";
import type { App, SignedInActors } from "./machines/app.ts";
import { unsentOf } from "./machines/deletion/unsent.ts";

/**
 * Keeps what waits as long as it does, as a page may end without a word, and tells whoever comes back to this tab what was
 * waiting and never sent, once, and nobody else. Gives what ends that with a session.
 */
export const watchUnsent = (
  auth: App["auth"],
  deletions: SignedInActors["deletions"],
  announcements: SignedInActors["announcements"],
): (() => void) => {
  const kept = keptUnsentIn(() => sessionStorage);
  let isOurs = isPageBeforeGone();
  /** Whose is kept: those who were told what had waited before. */
  let whose: string | undefined;
  let hasEnded = false;
  const uidNow = (): string | undefined => auth.getSnapshot().context.user?.uid;
  const keep = (): void => {
    if (whose === undefined || hasEnded) return;
    const unsent = unsentOf(deletions.getSnapshot().context.pending);
    if (unsent.length === 0 && kept.of(whose).length === 0) return;
    markAsOwn();
    isOurs = Promise.resolve(true);
    kept.keep(whose, unsent);
  };
  const tell = (): void => {
    const uid = uidNow();
    if (uid === whose) return;
    whose = uid;
    hasEnded = false;
    if (uid === undefined) return;
    const unsent = kept.of(uid);
    if (unsent.length === 0) return;
    kept.keep(uid, []);
    // The tab that this one is a copy of may still send it.
    void isOurs.then((areOurs) => {
      if (areOurs && uid === whose)
        announcements.send({ type: "announce", announcement: { _tag: "NotCarriedOut", unsent } });
    });
  };
  const watched = new WeakSet<AnyActorRef>();
  const watch = (pending: AnyActorRef): void => {
    if (watched.has(pending)) return;
    watched.add(pending);
    pending.subscribe(keep);
  };
  const watchWhatWaits = (): void => {
    deletions.getSnapshot().context.pending.forEach(watch);
    keep();
  };
  auth.subscribe(tell);
  tell();
  deletions.subscribe(watchWhatWaits);
  watchWhatWaits();
  return () => {
    hasEnded = true;
  };
};
