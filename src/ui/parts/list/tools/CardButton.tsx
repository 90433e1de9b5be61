import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { OnceOpened } from "../../opening/OnceOpened.tsx";
import { useMenuButton } from "../../opening/use-menu-button.ts";
import { popoverAtButton } from "../late-overlays.ts";

interface CardButtonProps {
  readonly icon: ReactNode;
  readonly words: ReactNode;
  /** What the card is called. */
  readonly label: string;
  readonly width?: number;
  readonly children: (close: () => void) => ReactNode;
}

/** A button and the card that it opens below itself. */
export const CardButton = ({ icon, words, children, ...card }: CardButtonProps) => {
  const { button, close, isOpen } = useMenuButton("dialog");
  return (
    <span className="console-opener">
      <Button {...button} variant="default" leftSection={icon}>
        {words}
      </Button>
      {isOpen && (
        <OnceOpened part={popoverAtButton} isOpen onClose={close}>
          {(PopoverAtButton) => (
            <PopoverAtButton {...card} onClose={close}>
              {children(close)}
            </PopoverAtButton>
          )}
        </OnceOpened>
      )}
    </span>
  );
};
