import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import type { Pending } from "../../../machines/deletion/pending.ts";
import { useSignedInActors } from "../../app-context.ts";
import { useOpening } from "../../parts/opening/use-focus-back.ts";
import { rowMenuId } from "../../parts/list/table/row-menu-id.ts";
import { goToTheHeading } from "../shell/use-heading-focus.ts";

/** The element that had the focus, or the one that is there in its place by now. */
const standingFor = (element: HTMLElement): HTMLElement | null =>
  element.isConnected ? element : document.getElementById(element.id);

/** The menu of the row that stands for a record, or the first of several. */
const rowOf = (deletion: Pending): HTMLElement | null => {
  const [first] = deletion.getSnapshot().context.targets;
  return first === undefined ? null : document.getElementById(rowMenuId(first));
};

/**
 * Remembers what had the focus when a deletion was asked for; gives the way back there. Where that is gone, its record's
 * row is the place to be, else the page's heading.
 */
export const useWayBack = (isAsking: boolean): ((deletion: Pending) => void) => {
  const { deletions } = useSignedInActors();
  const pending = useSelector(deletions, ({ context }) => context.pending);
  const { before } = useOpening(isAsking);
  const beginnings = useRef(new WeakMap<Pending, HTMLElement>());
  useEffect(() => {
    if (!(before instanceof HTMLElement)) return;
    for (const deletion of pending) {
      if (!beginnings.current.has(deletion)) beginnings.current.set(deletion, before);
    }
  }, [pending, before]);
  return (deletion) => {
    const beginning = beginnings.current.get(deletion);
    const place = (beginning && standingFor(beginning)) ?? rowOf(deletion);
    if (place === null) goToTheHeading();
    else place.focus();
  };
};
