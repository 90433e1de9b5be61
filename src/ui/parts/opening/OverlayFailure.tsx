import { useLingui } from "@lingui/react/macro";
import { Button, Text } from "@mantine/core";
import { useDidUpdate } from "@mantine/hooks";
import { createPortal } from "react-dom";
import { focusOn } from "./focus-on.ts";
import classes from "./OverlayFailure.module.css";
import { useEscape } from "./use-escape.ts";

interface OverlayFailureProps {
  readonly isOpen: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** In place of what would lie over the page and did not come; the page below goes on. */
export const OverlayFailure = ({ isOpen, onRetry, onClose }: OverlayFailureProps) => {
  const { t } = useLingui();
  // What is opened again is asked for again.
  useDidUpdate(() => {
    if (isOpen) onRetry();
  }, [isOpen]);
  useEscape(isOpen, onClose);
  if (!isOpen) return null;
  return createPortal(
    <div
      role="alertdialog"
      aria-label={t`This part could not be loaded.`}
      className={`console-surface console-notice ${classes["notice"] ?? ""}`}
    >
      <Text size="sm" className={classes["words"] ?? ""}>
        {t`This part could not be loaded.`}
      </Text>
      <Button variant="default" size="xs" onClick={onRetry} ref={focusOn}>
        {t`Try again`}
      </Button>
      <Button variant="subtle" size="xs" onClick={onClose}>
        {t`Close`}
      </Button>
    </div>,
    document.body,
  );
};
