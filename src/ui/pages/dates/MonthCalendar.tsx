import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Group, Text, Title, useDirection } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { type CalendarDate, utcDay } from "../../../domain/calendar-date.ts";
import { monthsLater } from "../../../domain/days/reckoning.ts";
import { dayByKey, isSameMonth, weeksOf } from "../../../domain/moderation/month.ts";
import { isChord } from "../../../domain/shortcuts.ts";
import type { Read } from "../../../machines/app.ts";
import type { MonthCounts } from "../../../machines/use-cases/moderation/read-month.ts";
import { useApp } from "../../app-context.ts";
import { FailurePanel } from "../../parts/feedback/FailurePanel.tsx";
import { useSettled } from "../../parts/feedback/use-settled.ts";
import { useByMinute } from "../../parts/time/use-by-minute.ts";
import { WEEKDAYS } from "../../parts/weekday/weekdays.ts";
import classes from "./MonthCalendar.module.css";
import { firstWeekdayIn } from "../../parts/weekday/first-weekday.ts";
import { hasWords, writtenDate } from "../../locales/browser-data.ts";
import { tagOf } from "../../locales/tag-of.ts";

interface MonthCalendarProps {
  /** A day of the month that is shown. */
  readonly month: CalendarDate;
  readonly source: Promise<Read<MonthCounts>>;
  /** The day whose dates are listed. */
  readonly chosen: CalendarDate | undefined;
  readonly onMonth: (day: CalendarDate) => void;
  readonly onChoose: (day: CalendarDate) => void;
}

const writtenDay = (locale: string, day: CalendarDate): string =>
  writtenDate(locale, Date.parse(day), { dateStyle: "full", timeZone: "UTC" });

/** The month and year of a day. */
const writtenMonth = (locale: string, day: CalendarDate): string =>
  new Intl.DateTimeFormat(hasWords(locale) ? locale : "en-IN", {
    year: "numeric",
    month: hasWords(locale) ? "long" : "2-digit",
    timeZone: "UTC",
  }).format(Date.parse(day));

interface DayProps {
  readonly day: CalendarDate;
  readonly count: number | undefined;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  readonly isReached: boolean;
  readonly onChoose: () => void;
}

const Day = ({ day, count, isToday, isChosen, isReached, onChoose }: DayProps) => {
  const { t, i18n } = useLingui();
  const written = writtenDay(tagOf(i18n), day);
  const dates = count === undefined ? "" : t`${plural(count, { one: "# date", other: "# dates" })}`;
  return (
    <td>
      <button
        type="button"
        className={classes["day"]}
        data-day={day}
        aria-pressed={isChosen}
        tabIndex={isReached ? 0 : -1}
        aria-current={isToday ? "date" : undefined}
        aria-label={count === undefined ? written : t`${written}: ${dates}`}
        onClick={onChoose}
      >
        <span>{i18n.number(Number(day.slice(8)))}</span>
        <span className={classes["count"]}>
          {count === undefined || count === 0 ? "" : i18n.number(count)}
        </span>
      </button>
    </td>
  );
};

/** A month with how many dates each of its days has; its days are gone over by keys as in any calendar. */
export const MonthCalendar = ({ month, source, chosen, onMonth, onChoose }: MonthCalendarProps) => {
  const { t, i18n } = useLingui();
  const { dir } = useDirection();
  const { now } = useApp();
  const today = useByMinute(() => utcDay(now()));
  const heading = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [reached, setReached] = useState(chosen ?? month);
  const isMoving = useRef(false);
  const settled = useSettled(month, source);
  const read = settled !== undefined && isSameMonth(settled.reading, month) ? settled.result : undefined;
  const counts = read?._tag === "Success" ? read.success : undefined;
  const firstWeekday = firstWeekdayIn(tagOf(i18n));
  const weeks = weeksOf(month, firstWeekday);
  const focusable = isSameMonth(reached, month) ? reached : month;

  // A day of another month is there only once that is shown, and from then on the keys are for it.
  useLayoutEffect(() => {
    if (!isMoving.current || !isSameMonth(reached, month)) return;
    grid.current?.querySelector<HTMLElement>(`[data-day="${reached}"]`)?.focus();
    isMoving.current = false;
  }, [reached, month]);

  const goTo = (day: CalendarDate): void => {
    if (day === reached && isSameMonth(day, month)) return;
    setReached(day);
    isMoving.current = true;
    if (!isSameMonth(day, month)) onMonth(day);
  };
  const turn = (months: number): void => {
    isMoving.current = false;
    onMonth(monthsLater(month, months));
  };
  return (
    <section className={`console-surface ${classes["calendar"] ?? ""}`} aria-labelledby={heading}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4" id={heading} aria-live="polite">
          {writtenMonth(tagOf(i18n), month)}
        </Title>
        <Group gap="xs" className="console-off-paper">
          <ActionIcon variant="default" aria-label={t`Previous month`} onClick={() => turn(-1)}>
            <IconChevronLeft size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="default" aria-label={t`Next month`} onClick={() => turn(1)}>
            <IconChevronRight size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- WAI-ARIA's pattern of a grid of dates
        role="grid"
        aria-labelledby={heading}
        aria-busy={read === undefined}
        className={classes["grid"]}
        onKeyDown={(event) => {
          // Whoever goes on before another month is there goes on from its day.
          const next = dayByKey(isMoving.current ? reached : focusable, event.key, {
            firstWeekday,
            isRightToLeft: dir === "rtl",
          });
          if (next === undefined || isChord(event)) return;
          event.preventDefault();
          goTo(next);
        }}
      >
        <thead>
          <tr>
            {[...WEEKDAYS.slice(firstWeekday), ...WEEKDAYS.slice(0, firstWeekday)].map((name) => (
              <th key={name.id} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) =>
                isSameMonth(day, month) ? (
                  <Day
                    key={day}
                    day={day}
                    count={counts && (counts.counts.get(day) ?? 0)}
                    isToday={day === today}
                    isChosen={day === chosen}
                    isReached={day === focusable}
                    onChoose={() => {
                      setReached(day);
                      onChoose(day);
                    }}
                  />
                ) : (
                  <td key={day} className={classes["other"]}>
                    {i18n.number(Number(day.slice(8)))}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {read?._tag === "Failure" && <FailurePanel failure={read.failure} />}
      {counts?.isWhole === false && (
        <Text size="xs" c="dimmed" mt="xs">
          {t`The month has more dates than the service tells at once. Not all are counted.`}
        </Text>
      )}
    </section>
  );
};
