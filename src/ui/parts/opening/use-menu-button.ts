import { type RefObject, useRef, useState } from "react";

const KEEPING_STILL = { preventScroll: true };

/** Gives a button the focus; the press that closed what it opened, on nothing, would take it nowhere. */
const takeFocusBack = (button: HTMLButtonElement): void => {
  button.focus(KEEPING_STILL);
  const act = new AbortController();
  const { signal } = act;
  button.addEventListener(
    "blur",
    ({ relatedTarget }) => {
      if (relatedTarget === null) button.focus(KEEPING_STILL);
    },
    { once: true, signal },
  );
  // What comes next is another act.
  for (const next of ["pointerdown", "keydown"])
    addEventListener(next, () => act.abort(), { once: true, capture: true, signal });
};

/** Whether a menu, or a card, is open, and what its button needs to open and close it and to get the focus back. */
export const useMenuButton = (kind: "menu" | "dialog" = "menu") => {
  const [isOpen, setOpen] = useState(false);
  const ref: RefObject<HTMLButtonElement | null> = useRef(null);
  const close = (): void => {
    setOpen(false);
    if (ref.current !== null) takeFocusBack(ref.current);
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
