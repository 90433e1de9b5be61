import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** What the last one had. The next one most likely has as much, and need not be drawn twice. */
let lastRoom: number | undefined;

/** How wide an element is, in rem; nothing while that is not known. */
export const useRoom = (): readonly [RefObject<HTMLDivElement | null>, number | undefined] => {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(lastRoom);
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return;
    const measure = (): void => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      lastRoom = current.clientWidth / rem || undefined;
      setRoom(lastRoom);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [place, room];
};
