import { type MouseEvent, type RefObject, useRef, useState } from "react";

/** Whether a menu, or a card, is open, and what its button needs to open and close it and to get the focus back. */
export const useMenuButton = (kind: "menu" | "dialog" = "menu") => {
  const [isOpen, setOpen] = useState(false);
  const ref: RefObject<HTMLButtonElement | null> = useRef(null);
  return {
    isOpen,
    close: (): void => {
      setOpen(false);
      ref.current?.focus();
    },
    button: {
      ref,
      "aria-haspopup": kind,
      "aria-expanded": isOpen,
      // Pressing it again closes; the menu must not have closed before, or it would open anew.
      onMouseDown: (event: MouseEvent): void => event.stopPropagation(),
      onClick: (): void => setOpen(!isOpen),
    },
  } as const;
};
