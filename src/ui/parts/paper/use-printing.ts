import { useWindowEvent } from "@mantine/hooks";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useApp } from "../../app-context.ts";

/** The moment at which the page is being printed. */
export const usePrinting = (): number | undefined => {
  const { now } = useApp();
  const [moment, setMoment] = useState<number>();
  useWindowEvent("beforeprint", () => flushSync(() => setMoment(now())));
  useWindowEvent("afterprint", () => setMoment(undefined));
  return moment;
};
