import { useEffect, useState } from "react";

/** Entries of the collapsed sidebar alone have their name so. */
const entryWith = (state: string): HTMLElement | null =>
  document.querySelector(`aside nav a[aria-label]${state}`);

const entryFocused = () => entryWith(":focus-visible");

/** A finger leaves `:hover` behind where it was. */
const entryPointedAt = () => (matchMedia("(hover: hover)").matches ? entryWith(":hover") : null);

/** The entry of the collapsed sidebar that was pointed at or reached by key last. */
export const useEntryReached = (): HTMLElement | null => {
  const [entry, setEntry] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const moved = () => setEntry(entryFocused() ?? entryPointedAt());
    const pointed = () => setEntry(entryPointedAt() ?? entryFocused());
    for (const event of ["focusin", "focusout"]) addEventListener(event, moved, left);
    for (const event of ["pointerover", "pointerout"]) addEventListener(event, pointed, left);
    // Somebody may have been at one before this came.
    moved();
    return () => left.abort();
  }, []);
  return entry;
};
