import { type RefObject, useRef, useState } from "react";

/** Whether a menu, or a card, is open, and what its button needs to open and close it and to get the focus back. */
export const useMenuButton = (kind: "menu" | "dialog" = "menu") => {
  const [isOpen, setOpen] = useState(false);
  const ref: RefObject<HTMLButtonElement | null> = useRef(null);
  const close = (): void => {
    setOpen(false);
    ref.current?.focus({ preventScroll: true });
  };
  return {
    isOpen,
    close,
    button: {
      ref,
      "aria-haspopup": kind,
      "aria-expanded": isOpen,
      onClick: (): void => (isOpen ? close() : setOpen(true)),
    },
  } as const;
};
