import { useLayoutEffect } from "react";

/** Hears Escape wherever the focus is, from the moment in which it is drawn: a key may follow at once. */
export const useEscape = (isHeard: boolean, onEscape: () => void): void =>
  useLayoutEffect(() => {
    if (!isHeard) return;
    const listener = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") onEscape();
    };
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, [isHeard, onEscape]);
