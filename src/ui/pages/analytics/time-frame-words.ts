import { useLingui } from "@lingui/react/macro";
import { type TimeFrame } from "../../../domain/time-frame.ts";

export const useFrameWords = (): Readonly<Record<TimeFrame, string>> => {
  const { t } = useLingui();
  return { "7d": t`7 days`, "30d": t`30 days`, "90d": t`90 days`, "365d": t`365 days` };
};
