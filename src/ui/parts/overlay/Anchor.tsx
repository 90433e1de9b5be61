import { type RefCallback, useCallback, useLayoutEffect, useRef } from "react";
import { stayAt } from "../opening/stay-at.ts";

/**
 * Stands beside a button, and gives what is opened the element that both stand in: it opens below that, and a press
 * within it, which is the button's own, is none outside.
 */
export const Anchor = ({ ref }: { ref?: RefCallback<HTMLElement> }) => {
  const self = useRef<HTMLElement>(null);
  const giveParent = useCallback(
    (anchor: HTMLElement | null) => {
      self.current = anchor;
      ref?.(anchor?.parentElement ?? null);
    },
    [ref],
  );
  useLayoutEffect(() => {
    const button = self.current?.parentElement?.querySelector("button");
    return () => {
      if (button) stayAt(button);
    };
  }, []);
  return <span hidden ref={giveParent} />;
};
