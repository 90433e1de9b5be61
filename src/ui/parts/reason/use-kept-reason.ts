import { useState } from "react";
import { draftToKeep, formOf, restored } from "../../../domain/drafts.ts";
import { useApp, useUser } from "../../app-context.ts";

const NOTHING = { reason: "" };

/** The name of the form that asks why kitchens are banned. */
const banOf = (kitchens: ReadonlyArray<string>): string => `${formOf("kitchens", kitchens.join(","))}/ban`;

export interface KeptReason {
  readonly reason: string;
  readonly keep: (typed: string) => void;
  readonly forget: () => void;
}

/** Why kitchens are banned, as it was typed: there again for whoever comes back (D61), until they ban or give it up. */
export const useKeptReason = (kitchens: ReadonlyArray<string>): KeptReason => {
  const { drafts } = useApp();
  const { uid } = useUser();
  const form = banOf(kitchens);
  const [reason, setReason] = useState(() => restored(NOTHING, drafts.of(uid, form)?.typed ?? {}).reason);
  const keep = (typed: string): void => {
    setReason(typed);
    drafts.keep(uid, form, draftToKeep({ before: NOTHING, typed: { reason: typed }, saved: NOTHING }, {}));
  };
  return { reason, keep, forget: () => drafts.forget(uid, form) };
};
