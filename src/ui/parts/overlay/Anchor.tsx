import { type RefCallback, useCallback } from "react";

/**
 * Stands beside a button, and gives what is opened the element that both stand in: it opens below that, and a press
 * within it, which is the button's own, is none outside.
 */
export const Anchor = ({ ref }: { ref?: RefCallback<HTMLElement> }) => {
  const giveParent = useCallback((anchor: HTMLElement | null) => ref?.(anchor?.parentElement ?? null), [ref]);
  return <span hidden ref={giveParent} />;
};
