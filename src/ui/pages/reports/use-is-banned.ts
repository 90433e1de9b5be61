import { useEffect, useMemo } from "react";
import type { Id } from "../../../domain/id.ts";
import { RECORD_SOURCES } from "../../../machines/use-cases/lists/record-sources.ts";
import type { WaitingReports } from "../../../machines/use-cases/moderation/read-report-queue.ts";
import { useApp } from "../../app-context.ts";
import { useSettled } from "../../parts/feedback/use-settled.ts";

const NOBODY = Promise.resolve(undefined);

/** Whether a kitchen is banned already, once that is known; one that cannot be read is taken for one that is not. */
export const useIsBanned = (
  kitchen: Id<"kitchen"> | undefined,
  waiting: WaitingReports,
): boolean | undefined => {
  const { read } = useApp();
  // Read anew with the reports: it may have been banned elsewhere.
  const asked = useMemo(() => ({ kitchen, beside: waiting }), [kitchen, waiting]);
  const { asking, reading } = useMemo(() => {
    const begun = new AbortController();
    return {
      asking: begun,
      reading:
        asked.kitchen === undefined
          ? NOBODY
          : read(RECORD_SOURCES.kitchens.byId(asked.kitchen), begun.signal),
    };
  }, [read, asked]);
  useEffect(() => () => asking.abort(), [asking]);
  const known = useSettled(reading, reading);
  if (known?.result?._tag === "Success" && known.result.success.kitchenId === kitchen)
    return known.result.success.banned;
  return known?.reading === reading ? false : undefined;
};
