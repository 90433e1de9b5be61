import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** How wide an element is, in rem; nothing while that is not known. */
export const useRoom = (): readonly [RefObject<HTMLDivElement | null>, number | undefined] => {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return;
    const measure = (): void => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRoom(current.clientWidth / rem || undefined);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [place, room];
};
