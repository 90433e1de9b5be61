import { useDidUpdate } from "@mantine/hooks";
import { useRouter } from "@tanstack/react-router";
import { utcDay } from "../../../domain/calendar-date.ts";
import { FRESH_MS } from "../../../domain/product.ts";
import { useApp } from "../../app-context.ts";
import { useByMinute } from "./use-by-minute.ts";

/**
 * Has the page read again with the day that begins where figures are kept (D71): as soon as nothing is fresh any more that
 * was told on the day before (D31).
 */
export const useEachDay = (): void => {
  const { now } = useApp();
  const router = useRouter();
  const day = useByMinute(() => utcDay(now() - FRESH_MS));
  useDidUpdate(() => void router.invalidate(), [day]);
};
