import { useLingui } from "@lingui/react/macro";
import { Button, Text } from "@mantine/core";
import { useDidUpdate, useWindowEvent } from "@mantine/hooks";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { focusOn } from "./focus-on.ts";
import { useEscape } from "./use-escape.ts";

interface OverlayFailureProps {
  readonly isOpen: boolean;
  /** What can be done with what it shows while it is not opened; else nothing is said then. */
  readonly unshown: ReactNode | undefined;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** In place of what would lie over the page and did not come; the page below goes on. */
export const OverlayFailure = ({ isOpen, unshown, onRetry, onClose }: OverlayFailureProps) => {
  const { t } = useLingui();
  // What is opened again is asked for again.
  useDidUpdate(() => {
    if (isOpen) onRetry();
  }, [isOpen]);
  useWindowEvent("online", onRetry);
  useEscape(isOpen, onClose);
  if (!isOpen && unshown === undefined) return null;
  return createPortal(
    <div
      role={isOpen ? "alertdialog" : "alert"}
      aria-label={t`This part could not be loaded.`}
      className="console-surface console-notice"
      style={{ flexWrap: "wrap" }}
    >
      <Text size="sm" flex="1 1 12rem">
        {t`This part could not be loaded.`}
      </Text>
      <Button variant="default" size="xs" onClick={onRetry} ref={isOpen ? focusOn : null}>
        {t`Try again`}
      </Button>
      {unshown}
      {isOpen && (
        <Button variant="subtle" size="xs" onClick={onClose}>
          {t`Close`}
        </Button>
      )}
    </div>,
    document.body,
  );
};
