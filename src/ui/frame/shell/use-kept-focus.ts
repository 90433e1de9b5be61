import { useEffect } from "react";
import { takeFocus } from "./take-focus.ts";

/** How long what is put in place of something else may take to ask for the focus itself, in milliseconds. */
const CLAIM_MS = 50;

/** Where somebody goes on whose control has gone: at the heading of the dialog or card that is on top, else at the page's. */
const refuge = (): HTMLElement | null => {
  const opened = [...document.querySelectorAll<HTMLElement>('[role="dialog"]:not([inert] *)')].at(-1);
  if (opened !== undefined) return opened.querySelector<HTMLElement>("h2") ?? opened;
  return document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
};

/** Goes there, and shows it to whoever goes by keys; a pointer's hand is where it is, and the page is not moved below it. */
const goToTheRefuge = (): void => {
  const place = refuge();
  takeFocus(place);
  if (place?.matches(":focus-visible")) place.scrollIntoView({ block: "nearest" });
};

const focusedControl = (): HTMLElement | undefined => {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : undefined;
};

/** Keeps the focus from falling to the body when its control is taken away, has no place in another width, or cannot be used for a while. */
export const useKeptFocus = (): void =>
  useEffect(() => {
    // What stands in the page may have taken the focus before anybody listens.
    let last = focusedControl();
    let isOff = false;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const isLost = (): boolean =>
      last?.getClientRects().length === 0 && document.activeElement === document.body;
    const seekRefuge = (): void => {
      clearTimeout(waiting);
      waiting = setTimeout(() => isLost() && goToTheRefuge(), CLAIM_MS);
    };
    const note = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement) last = target;
      isOff = false;
    };
    const keep = (): void => {
      if (last === undefined || document.activeElement !== document.body) return;
      if (last.isConnected) {
        if (last.matches(":disabled")) isOff = true;
        else if (isOff) last.focus({ preventScroll: true });
      } else seekRefuge();
    };
    const observer = new MutationObserver(keep);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    addEventListener("focusin", note);
    // Some controls are there in some widths only.
    addEventListener("resize", seekRefuge);
    return () => {
      observer.disconnect();
      removeEventListener("focusin", note);
      removeEventListener("resize", seekRefuge);
      clearTimeout(waiting);
    };
  }, []);
