import { useElementScrollRestoration, useRouterState } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";

/** Whoever does one of these goes their own way. */
const OWN_WAYS = ["wheel", "touchstart", "pointerdown", "keydown"];

/** How long something of a page may take to come, in milliseconds. */
const COMING_MS = 10_000;

/** Where a page was left that was not long enough yet when it was left again, and how far it came. */
interface Unreached {
  readonly wanted: number;
  readonly come: number;
}

const getElement = (): Window => window;

/**
 * Keeps a page at where it was left while what comes late makes it long enough, and changes what stands above. The router
 * scrolls once, as soon as the page is drawn. A piece of its own, as it is drawn anew at every place.
 */
export const ScrolledBack = (): null => {
  const place = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.state.__TSR_key });
  const kept = useElementScrollRestoration({ getElement })?.scrollY ?? 0;
  const [unreached] = useState(() => new Map<string, Unreached>());
  const follow = useEffectEvent((from: string, signal: AbortSignal, stop: () => void) => {
    const before = unreached.get(from);
    const wanted = before?.come === kept ? before.wanted : kept;
    if (wanted === 0) return;
    const { documentElement } = document;
    // The browser would go with what stands in sight, which is somewhere else until all has come.
    documentElement.style.setProperty("overflow-anchor", "none");
    const observer = new ResizeObserver(() => {
      if (scrollY === wanted) return;
      scrollTo(scrollX, wanted);
      unreached.set(from, { wanted, come: scrollY });
    });
    observer.observe(documentElement);
    const ending = setTimeout(stop, COMING_MS);
    signal.addEventListener("abort", () => {
      documentElement.style.removeProperty("overflow-anchor");
      observer.disconnect();
      clearTimeout(ending);
    });
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
