import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** The ends at which something that scrolls sideways goes on out of sight. */
type More = "start" | "end" | "both" | undefined;

/** Less is a matter of rounding. */
const LEAST_PX = 2;

const moreOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): More => {
  const before = Math.abs(scrollLeft) >= LEAST_PX;
  const after = scrollWidth - clientWidth - Math.abs(scrollLeft) >= LEAST_PX;
  return before && after ? "both" : before ? "start" : after ? "end" : undefined;
};

/** Says at which of its ends an element has more than is seen. */
export const useMore = (): readonly [RefObject<HTMLDivElement | null>, More] => {
  const place = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState<More>();
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return;
    const tell = (): void => setMore(moreOf(current));
    const observer = new ResizeObserver(tell);
    for (const measured of [current, ...current.children]) observer.observe(measured);
    current.addEventListener("scroll", tell, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener("scroll", tell);
    };
  }, []);
  return [place, more];
};
