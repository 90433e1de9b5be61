import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useApp } from "../../app-context.ts";

/** The moment at which the page is being printed. */
export const usePrinting = (): number | undefined => {
  const { now } = useApp();
  const [moment, setMoment] = useState<number>();
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("beforeprint", () => flushSync(() => setMoment(now())), { signal });
    addEventListener("afterprint", () => setMoment(undefined), { signal });
    return () => listening.abort();
  }, [now]);
  return moment;
};
