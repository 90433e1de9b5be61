import { type ComponentType, type ReactNode, useState } from "react";
import { Loaded } from "./Loaded.tsx";
import { OverlayComing } from "./OverlayComing.tsx";
import { OverlayFailure } from "./OverlayFailure.tsx";
import type { Part } from "./part.ts";
import { useFocusBack } from "./use-focus-back.ts";

interface OnceOpenedProps<Props> {
  readonly part: Part<Props>;
  readonly isOpen: boolean;
  /** Whether it has something to show beside what it opens. */
  readonly isNeeded?: boolean;
  /** What can be done with what it shows beside that, where it did not come or broke. */
  readonly unshown?: ReactNode | undefined;
  readonly onClose: () => void;
  /** What stands there until it has come, and can be closed; else nothing is seen, and it can be called off. */
  readonly fallback?: ReactNode;
  readonly children: (Overlay: ComponentType<Props>, isOpen: boolean) => ReactNode;
}

/** What lies over the page: loaded when it is first opened, it stays for the next time. */
export const OnceOpened = <Props,>({
  part,
  isOpen,
  isNeeded = isOpen,
  unshown,
  onClose,
  fallback,
  children,
}: OnceOpenedProps<Props>) => {
  const [wasOpened, setOpened] = useState(isNeeded);
  if (isNeeded && !wasOpened) setOpened(true);
  const { before } = useFocusBack(isOpen);
  return (
    wasOpened && (
      <Loaded
        part={part}
        fallback={isOpen && (fallback ?? <OverlayComing from={before} onClose={onClose} />)}
        renderFailure={(again) => (
          <OverlayFailure isOpen={isOpen} unshown={unshown} onRetry={again} onClose={onClose} />
        )}
      >
        {(Overlay) => children(Overlay, isOpen)}
      </Loaded>
    )
  );
};
