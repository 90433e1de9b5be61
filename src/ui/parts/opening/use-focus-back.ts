import { useEffect, useState } from "react";

interface Opening {
  readonly isOpen: boolean;
  /** How often it was opened. */
  readonly count: number;
  /** What had the focus then. */
  readonly before: Element | null;
  /** Where the overlay was opened from that led to this one. */
  readonly first: Element | null;
}

const NEVER: Opening = { isOpen: false, count: 0, before: null, first: null };

/** Where the overlay that is open now, or the one that led to it, was opened from. */
let origin: Element | null = null;

/** How something was opened last, looked at before it is drawn: what it holds may take the focus at once. */
export const useOpening = (isOpen: boolean): Opening => {
  const [opening, setOpening] = useState(NEVER);
  if (isOpen !== opening.isOpen)
    setOpening(
      isOpen
        ? { isOpen, count: opening.count + 1, before: document.activeElement, first: origin }
        : { ...opening, isOpen },
    );
  return opening;
};

/** What has the focus when an overlay opens gets it back when that closes, whichever overlays it led to. */
export const useFocusBack = (isOpen: boolean): Opening => {
  const opening = useOpening(isOpen);
  const { before, first } = opening;
  useEffect(() => {
    if (!isOpen) return undefined;
    origin = first ?? before;
    return () => {
      origin = null;
      const back = before?.isConnected ? before : first;
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, [isOpen, before, first]);
  return opening;
};
