import { Trans, useLingui } from "@lingui/react/macro";
import { Stack } from "@mantine/core";
import { useId } from "react";
import { daysOffered, type HeldTo, historyOf } from "../../../domain/business/plan.ts";
import { daysOf, TIME_FRAMES, type TimeFrame } from "../../../domain/time-frame.ts";
import type { Read } from "../../../machines/app.ts";
import { useHeldToLater } from "../../parts/business/use-held-to.ts";
import { usePlanWords } from "../../parts/business/use-plan-words.ts";
import { NotInPlan } from "../../parts/business/NotInPlan.tsx";
import { Segments } from "./Segments.tsx";
import classes from "./AnalyticsScreen.module.css";
import type { Choosing } from "./choosing.ts";
import { useFrameWords } from "./time-frame-words.ts";

/** For how long, of what the plan includes. */
export const TimeFrames = ({
  request,
  heldTo,
  onRequest,
}: Choosing & { readonly heldTo: Promise<Read<HeldTo>> }) => {
  const { t } = useLingui();
  const days = daysOffered(useHeldToLater(heldTo));
  const planWords = usePlanWords();
  const reason = useId();
  const words = useFrameWords();
  const isBeyond = (frame: TimeFrame): boolean => daysOf(frame) > days;
  const isShort = TIME_FRAMES.some(isBeyond);
  const history = planWords(historyOf(days));
  return (
    <Stack gap={4} align="end" className={classes["choosing"] ?? ""}>
      <Segments
        label={t`Time frame`}
        value={typeof request.period === "string" ? request.period : ""}
        data={TIME_FRAMES.map((frame) => ({ value: frame, label: words[frame], disabled: isBeyond(frame) }))}
        onChange={(frame) => frame !== "" && onRequest({ ...request, period: frame })}
        {...(isShort && { describedBy: reason })}
      />
      {isShort && (
        <NotInPlan id={reason}>
          {days === 0 ? (
            <Trans>Your plan does not include this.</Trans>
          ) : (
            <Trans>Your plan includes: {history}.</Trans>
          )}
        </NotInPlan>
      )}
    </Stack>
  );
};
