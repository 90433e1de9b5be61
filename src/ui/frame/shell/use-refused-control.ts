import { useEffect, useState } from "react";
import { REFUSED } from "../../parts/access/refused.ts";

/** The control with a reason why it may not be used that the focus or a press is at, until Escape. */
export const useRefusedControl = (): HTMLElement | null => {
  const [control, setControl] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const at = (place: EventTarget | null): void =>
      setControl(place instanceof Element ? place.closest<HTMLElement>(REFUSED) : null);
    const reached = ({ target }: Event): void => at(target);
    // A finger gives the focus to a button in some browsers only.
    for (const event of ["focusin", "click"]) addEventListener(event, reached, left);
    addEventListener("focusout", () => setControl(null), left);
    // The tooltip lets no Escape through.
    addEventListener("keydown", ({ key }) => key === "Escape" && setControl(null), {
      capture: true,
      signal: left.signal,
    });
    // Somebody may have been at one before this came.
    at(document.activeElement);
    return () => left.abort();
  }, []);
  return control;
};
