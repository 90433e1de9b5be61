import { useState } from "react";
import type { AnyActorRef } from "xstate";
import { draftToKeep, formOf, restored } from "../../../domain/drafts.ts";
import { cameAbout } from "../../../machines/deletion/came-about.ts";
import { useApp, useSignedInActors, useUser } from "../../app-context.ts";

const NOTHING = { reason: "" };

/** The name of the form that asks why kitchens are banned. */
const banOf = (kitchens: ReadonlyArray<string>): string => `${formOf("kitchens", kitchens.join(","))}/ban`;

const onEnd = (actor: AnyActorRef, complete: () => void): void => void actor.subscribe({ complete });

export interface KeptReason {
  readonly reason: string;
  readonly keep: (typed: string) => void;
  readonly forget: () => void;
  /** Bans by what is called, and forgets why once that has come about. */
  readonly forgetBy: (ban: () => void) => void;
}

/** Why kitchens are banned, as it was typed: there again for whoever comes back (D61), until they are or it is given up. */
export const useKeptReason = (kitchens: ReadonlyArray<string>): KeptReason => {
  const { drafts } = useApp();
  const { deletions } = useSignedInActors();
  const { uid } = useUser();
  const form = banOf(kitchens);
  const [reason, setReason] = useState(() => restored(NOTHING, drafts.of(uid, form)?.typed ?? {}).reason);
  const keep = (typed: string): void => {
    setReason(typed);
    drafts.keep(uid, form, draftToKeep({ before: NOTHING, typed: { reason: typed }, saved: NOTHING }, {}));
  };
  const forget = (): void => drafts.forget(uid, form);
  const latest = () => deletions.getSnapshot().context.pending.at(-1);
  const forgetBy = (ban: () => void): void => {
    const before = latest();
    ban();
    const begun = latest();
    if (begun === undefined || begun === before) return;
    // The question is closed by then.
    onEnd(begun, () => {
      if (cameAbout(begun)) forget();
    });
  };
  return { reason, keep, forget, forgetBy };
};
