import { useElementScrollRestoration, useRouterState } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";

/** Whoever does one of these goes their own way. */
const OWN_WAYS = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Where a page was left that was not long enough yet when it was left again, and how far it came. */
interface Unreached {
  readonly wanted: number;
  readonly come: number;
}

const getElement = (): Window => window;

/**
 * Goes on to where a page was scrolled to when it was left, while what comes late makes it long enough. The router scrolls
 * once, as soon as the page is drawn. A piece of its own, as it is drawn anew at every place.
 */
export const ScrolledBack = (): null => {
  const place = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.state.__TSR_key });
  const kept = useElementScrollRestoration({ getElement })?.scrollY ?? 0;
  const [unreached] = useState(() => new Map<string, Unreached>());
  const follow = useEffectEvent((from: string, signal: AbortSignal, stop: () => void) => {
    const before = unreached.get(from);
    const wanted = before?.come === kept ? before.wanted : kept;
    const observer = new ResizeObserver(() => {
      if (scrollY >= wanted) return stop();
      scrollTo(scrollX, wanted);
      unreached.set(from, { wanted, come: scrollY });
    });
    observer.observe(document.documentElement);
    signal.addEventListener("abort", () => observer.disconnect());
    for (const each of OWN_WAYS) addEventListener(each, stop, { signal, passive: true });
  });
  useEffect(() => {
    if (place === undefined) return;
    const following = new AbortController();
    const stop = (): void => following.abort();
    follow(place, following.signal, stop);
    return stop;
  }, [place]);
  return null;
};
