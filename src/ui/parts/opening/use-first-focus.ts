import { type RefObject, useLayoutEffect, useRef } from "react";

/** Puts the focus on something once it is drawn first, for whoever is nowhere else on the page. */
export const useFirstFocus = <E extends HTMLElement>(): RefObject<E | null> => {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, []);
  return ref;
};
