import { useLingui } from "@lingui/react/macro";
import { Text } from "@mantine/core";
import { WEEK } from "../../../domain/business/hours.ts";
import { openAt, type OpenState, type WeekMoment } from "../../../domain/business/open-at.ts";
import { hoursIn } from "../../../domain/business/hours-text.ts";
import { useApp } from "../../app-context.ts";
import { MINUTE_MS, useByMinute } from "../../parts/time/use-by-minute.ts";
import classes from "./OpenNow.module.css";
import { useHoursWords } from "../../parts/weekday/use-hours-words.ts";

/** What day and time it is where the person is. */
const weekMomentOf = (instant: number): WeekMoment => {
  const local = new Date(instant);
  return {
    day: WEEK[(local.getDay() + WEEK.length - 1) % WEEK.length] ?? "Mo",
    minute: local.getHours() * 60 + local.getMinutes(),
  };
};

const Words = ({ isOpen, changes }: OpenState) => {
  const { t } = useLingui();
  const { day, time } = useHoursWords();
  if (changes === undefined) return isOpen ? t`Open now` : t`Closed now`;
  const at = time(changes.minute);
  if (changes.isNear) return isOpen ? t`Open now, closes at ${at}` : t`Closed now, opens at ${at}`;
  const on = day(changes.day, "long");
  return isOpen ? t`Open now, closes on ${on} at ${at}` : t`Closed now, opens on ${on} at ${at}`;
};

/** Whether a place is open at this moment, and when that changes; nothing where its hours do not say. */
export const OpenNow = ({ hours: text }: { hours: string }) => {
  const { now } = useApp();
  const minute = useByMinute(() => now() - (now() % MINUTE_MS));
  const hours = hoursIn(text);
  if (hours === undefined) return null;
  const state = openAt(hours, weekMomentOf(minute));
  return (
    <Text size="sm" className={classes["state"]} data-is={state.isOpen ? "open" : "closed"}>
      <span>
        <Words {...state} />
      </span>
    </Text>
  );
};
