import { type MouseEvent, type RefObject, useRef, useState } from "react";

/** Takes the focus, also from a press beside it on nothing, which would leave it nowhere. */
const takeFocusBack = (button: HTMLButtonElement): void => {
  button.focus();
  button.addEventListener("blur", ({ relatedTarget }) => relatedTarget === null && button.focus(), {
    once: true,
  });
};

/** Whether a menu, or a card, is open, and what its button needs to open and close it and to get the focus back. */
export const useMenuButton = (kind: "menu" | "dialog" = "menu") => {
  const [isOpen, setOpen] = useState(false);
  const ref: RefObject<HTMLButtonElement | null> = useRef(null);
  return {
    isOpen,
    close: (): void => {
      setOpen(false);
      if (ref.current !== null) takeFocusBack(ref.current);
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
