import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { Loaded } from "./Loaded.tsx";
import { OverlayComing } from "./OverlayComing.tsx";
import { OverlayFailure } from "./OverlayFailure.tsx";
import type { Part } from "./part.ts";

interface OnceOpenedProps<Props> {
  readonly part: Part<Props>;
  readonly isOpen: boolean;
  /** Whether it has something to show beside what it opens. */
  readonly isNeeded?: boolean;
  readonly onClose: () => void;
  /** What stands there until it has come, and can be closed; else nothing is seen, and it can be called off. */
  readonly fallback?: ReactNode;
  readonly children: (Overlay: ComponentType<Props>, isOpen: boolean) => ReactNode;
}

interface Opening {
  readonly isOpen: boolean;
  readonly before: Element | null;
  /** Where the overlay was opened from that led to this one. */
  readonly first: Element | null;
}

/** Where the overlay that is open now, or the one that led to it, was opened from. */
let origin: Element | null = null;

/** What has the focus when an overlay opens, and gets it back when that closes, whichever overlays it led to. */
const useFocusBack = (isOpen: boolean): Element | null => {
  const [opening, setOpening] = useState<Opening>({ isOpen: false, before: null, first: null });
  // Looked at before the overlay is drawn: what it holds may take the focus at once.
  if (isOpen !== opening.isOpen)
    setOpening(
      isOpen ? { isOpen, before: document.activeElement, first: origin } : { ...opening, isOpen: false },
    );
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
  return before;
};

/** What lies over the page: loaded when it is first opened, it stays for the next time. */
export const OnceOpened = <Props,>({
  part,
  isOpen,
  isNeeded = isOpen,
  onClose,
  fallback,
  children,
}: OnceOpenedProps<Props>) => {
  const [wasOpened, setOpened] = useState(isNeeded);
  if (isNeeded && !wasOpened) setOpened(true);
  const from = useFocusBack(isOpen);
  return (
    wasOpened && (
      <Loaded
        part={part}
        fallback={isOpen && (fallback ?? <OverlayComing from={from} onClose={onClose} />)}
        renderFailure={(again) => <OverlayFailure isOpen={isOpen} onRetry={again} onClose={onClose} />}
      >
        {(Overlay) => children(Overlay, isOpen)}
      </Loaded>
    )
  );
};
