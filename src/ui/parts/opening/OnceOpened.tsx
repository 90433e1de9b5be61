import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { Loaded } from "./Loaded.tsx";
import { OverlayFailure } from "./OverlayFailure.tsx";
import type { Part } from "./part.ts";

interface OnceOpenedProps<Props> {
  readonly part: Part<Props>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: (Overlay: ComponentType<Props>, isOpen: boolean) => ReactNode;
}

/** What has the focus when an overlay opens gets it back when that closes. */
const useFocusBack = (isOpen: boolean): void => {
  const [opening, setOpening] = useState<{ readonly isOpen: boolean; readonly before: Element | null }>({
    isOpen: false,
    before: null,
  });
  // Looked at before the overlay is drawn: what it holds may take the focus at once.
  if (isOpen !== opening.isOpen)
    setOpening({ isOpen, before: isOpen ? document.activeElement : opening.before });
  const { before } = opening;
  useEffect(() => {
    if (!isOpen && before instanceof HTMLElement) before.focus({ preventScroll: true });
  }, [isOpen, before]);
};

/** What lies over the page: loaded when it is first opened, it stays for the next time. */
export const OnceOpened = <Props,>({ part, isOpen, onClose, children }: OnceOpenedProps<Props>) => {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  useFocusBack(isOpen);
  return (
    wasOpened && (
      <Loaded
        part={part}
        renderFailure={(again) => <OverlayFailure isOpen={isOpen} onRetry={again} onClose={onClose} />}
      >
        {(Overlay) => children(Overlay, isOpen)}
      </Loaded>
    )
  );
};
