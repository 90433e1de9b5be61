import { type RefObject, useEffect, useRef } from "react";
import { useSignedInActors } from "../../app-context.ts";
import { goToTheHeading } from "../shell/use-heading-focus.ts";

const elementOf = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof HTMLElement ? target : undefined;

/** The bar, and whether it had the focus last: the control that had it may be gone by now. */
interface Nearness {
  readonly bar: RefObject<HTMLElement | null>;
  readonly hadFocus: RefObject<boolean>;
}

/**
 * Tells when a bar is drawn, and when the pointer or the focus comes to it and leaves it; Escape goes back to where the
 * focus came from.
 */
export const useNearness = (): Nearness => {
  const { deletions } = useSignedInActors();
  const bar = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    const isInside = (target: EventTarget | null): boolean => element.contains(elementOf(target) ?? null);
    let before: HTMLElement | undefined;

    deletions.send({ type: "bar came" });
    element.addEventListener("pointerenter", () => deletions.send({ type: "pointer came" }), { signal });
    element.addEventListener("pointerleave", () => deletions.send({ type: "pointer left" }), { signal });
    // Asked of the page, because what had the focus in the bar may go without a word.
    document.addEventListener(
      "focusin",
      ({ target, relatedTarget }) => {
        hadFocus.current = isInside(target);
        if (!hadFocus.current) return deletions.send({ type: "focus left" });
        if (!isInside(relatedTarget)) before = elementOf(relatedTarget);
        deletions.send({ type: "focus came" });
      },
      { signal },
    );
    element.addEventListener(
      "focusout",
      ({ relatedTarget }) => {
        // Another window may have the focus for a while.
        if (!isInside(relatedTarget) && !isInside(document.activeElement)) {
          deletions.send({ type: "focus left" });
        }
      },
      { signal },
    );
    element.addEventListener(
      "keydown",
      ({ key }) => {
        if (key !== "Escape") return;
        if (before?.isConnected === true) before.focus();
        else goToTheHeading();
      },
      { signal },
    );
    return () => {
      listening.abort();
      deletions.send({ type: "bar went" });
    };
  }, [deletions]);
  return { bar, hadFocus };
};
