import { keptUnsentIn } from "./adapters/browser/unsent/kept-unsent.ts";
import { wasReloaded, watchEnd } from "./adapters/browser/unsent/page-life.ts";
import type { App, SignedInActors } from "./machines/app.ts";
import { unsentOf } from "./machines/deletion/unsent.ts";

/**
 * Tells whoever comes back to this tab what was waiting and never sent, once, and nobody else. Gives what keeps it
 * when a session ends.
 */
export const watchUnsent = (
  auth: App["auth"],
  deletions: SignedInActors["deletions"],
  announcements: SignedInActors["announcements"],
): (() => void) => {
  const kept = keptUnsentIn(() => sessionStorage);
  let isOurs = wasReloaded();
  const uidNow = (): string | undefined => auth.getSnapshot().context.user?.uid;
  const keep = (): void => {
    const uid = uidNow();
    const unsent = unsentOf(deletions.getSnapshot().context.pending);
    if (uid === undefined || unsent.length === 0) return;
    kept.keep(uid, unsent);
    isOurs = true;
  };
  let told: string | undefined;
  const tell = (): void => {
    const uid = uidNow();
    if (uid === told) return;
    told = uid;
    if (uid === undefined) return;
    const unsent = kept.of(uid);
    if (unsent.length === 0) return;
    kept.keep(uid, []);
    // Another page of this tab, which the browser may have put aside, or the tab that this one is a copy of, may still send it.
    if (isOurs) announcements.send({ type: "announce", announcement: { _tag: "NotCarriedOut", unsent } });
  };
  watchEnd(keep);
  auth.subscribe(tell);
  tell();
  return keep;
};
