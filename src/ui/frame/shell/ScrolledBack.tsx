import { useElementScrollRestoration, useRouterState } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

/** Whoever does one of these goes their own way. */
const OWN_WAYS = ["wheel", "touchstart", "pointerdown", "keydown"];

const getElement = (): Window => window;

/**
 * Goes on to where a page was scrolled to when it was left, while what comes late makes it long enough. The router scrolls
 * once, as soon as the page is drawn. A piece of its own, as it is drawn anew at every place.
 */
export const ScrolledBack = (): null => {
  const place = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.state.__TSR_key });
  const left = useElementScrollRestoration({ getElement })?.scrollY ?? 0;
  const follow = useEffectEvent((signal: AbortSignal, stop: () => void) => {
    const observer = new ResizeObserver(() => {
      if (scrollY < left) scrollTo(scrollX, left);
      else stop();
    });
    observer.observe(document.documentElement);
    signal.addEventListener("abort", () => observer.disconnect());
    for (const each of OWN_WAYS) addEventListener(each, stop, { signal, passive: true });
  });
  useEffect(() => {
    if (place === undefined) return;
    const following = new AbortController();
    const stop = (): void => following.abort();
    follow(following.signal, stop);
    return stop;
  }, [place]);
  return null;
};
