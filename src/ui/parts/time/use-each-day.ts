import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { utcDay } from "../../../domain/calendar-date.ts";
import { FRESH_MS } from "../../../domain/product.ts";
import { useApp } from "../../app-context.ts";

const MINUTE_MS = 60_000;

/**
 * Has the page read again with the day that begins where figures are kept (D71): as soon as nothing is fresh any more that
 * was told on the day before (D31).
 */
export const useEachDay = (): void => {
  const { now } = useApp();
  const router = useRouter();
  useEffect(() => {
    const toldOn = (): string => utcDay(now() - FRESH_MS);
    let day = toldOn();
    const ticking = setInterval(() => {
      if (toldOn() === day) return;
      day = toldOn();
      void router.invalidate();
    }, MINUTE_MS);
    return () => clearInterval(ticking);
  }, [now, router]);
};
