import { useWindowEvent } from "@mantine/hooks";
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
  useWindowEvent("pointerdown", ({ target }) => {
    // The focus may be on the page as a whole, or a button was pressed that takes none.
    const control = from?.matches("a, button, input, select, textarea") === true ? from : null;
    if (!(target instanceof Node) || control?.contains(target)) return;
    onClose();
    if (from instanceof HTMLButtonElement) stayAt(from);
  });
  return null;
};
