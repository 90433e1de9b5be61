import { useEffect } from "react";
import { stayAt } from "./stay-at.ts";
import { useEscape } from "./use-escape.ts";

interface OverlayComingProps {
  /** Where it was asked for: a press there is not one elsewhere. */
  readonly from: Element | null;
  readonly onClose: () => void;
}

/** In place of an overlay while it is on its way: who goes on in the meantime is not called back by it. */
export const OverlayComing = ({ from, onClose }: OverlayComingProps) => {
  useEscape(true, onClose);
  useEffect(() => {
    const listener = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node) || from?.contains(target)) return;
      onClose();
      if (from instanceof HTMLButtonElement) stayAt(from);
    };
    addEventListener("pointerdown", listener);
    return () => removeEventListener("pointerdown", listener);
  }, [from, onClose]);
  return null;
};
