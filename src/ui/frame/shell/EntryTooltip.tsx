import { Tooltip } from "@mantine/core";
import { type RefObject, useEffect, useState } from "react";
import { IN_MAIN } from "../../theme/theme.ts";

const entryWith = (nav: HTMLElement | null, state: string): HTMLElement | null =>
  nav?.querySelector(`a${state}`) ?? null;

const entryReached = (nav: HTMLElement | null) => entryWith(nav, ":focus-visible");

/** A finger leaves `:hover` behind where it was. */
const entryPointedAt = (nav: HTMLElement | null) =>
  matchMedia("(hover: hover)").matches ? entryWith(nav, ":hover") : null;

/** Names an entry of the collapsed sidebar, beside it: the one pointed at or reached by key last, until Escape. */
export const EntryTooltip = ({ nav }: { nav: RefObject<HTMLElement | null> }) => {
  const [entry, setEntry] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const entries = nav.current;
    const left = new AbortController();
    const moved = () => setEntry(entryReached(entries) ?? entryPointedAt(entries));
    const pointed = () => setEntry(entryPointedAt(entries) ?? entryReached(entries));
    for (const event of ["focusin", "focusout"]) entries?.addEventListener(event, moved, left);
    for (const event of ["pointerover", "pointerout"]) entries?.addEventListener(event, pointed, left);
    // Somebody may have been at one before this came.
    moved();
    return () => left.abort();
  }, [nav]);
  return (
    entry && (
      <Tooltip
        key={entry.ariaLabel}
        target={entry}
        defaultOpened
        events={{ hover: false, focus: false, touch: false }}
        portalProps={IN_MAIN}
        label={entry.ariaLabel}
        position="right"
      />
    )
  );
};
