import { useLingui } from "@lingui/react/macro";
import {
  HOLIDAYS,
  isAllDay,
  minuteOf,
  type Opening,
  type OpeningDay,
  type OpeningHours,
  WEEK,
  type Weekday,
} from "../../../domain/business/hours.ts";
import {
  type DaysAlike,
  daysAlike,
  hoursAsTyped,
  hoursSoFar,
  NOT_RIGHT,
} from "../../../domain/business/hours-text.ts";
import { asLabel, hasWords } from "../../locales/browser-data.ts";
import { inOnePiece } from "../value/in-one-piece.ts";
import { firstWeekdayIn } from "./first-weekday.ts";
import { WEEKDAYS } from "./weekdays.ts";
import { tagOf } from "../../locales/tag-of.ts";

/** Where a day of the week stands from Sunday on, as browsers and calendars count. */
const fromSunday = (day: Weekday): number => (WEEK.indexOf(day) + 1) % WEEK.length;

const instantOf = (time: string): number => Date.UTC(2023, 0, 1, 0, minuteOf(time));

type Line = readonly [days: string, times: ReadonlyArray<string>];

/** Opening hours in the chosen language: the days from its week's first one on, those that are alike together. */
export const useHoursWords = () => {
  const { t, i18n } = useLingui();
  const isWritten = hasWords(tagOf(i18n));
  const times = isWritten
    ? new Intl.DateTimeFormat(tagOf(i18n), { timeStyle: "short", timeZone: "UTC" })
    : new Intl.DateTimeFormat("en-IN", {
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
        timeZone: "UTC",
      });

  const day = (which: OpeningDay, style: "short" | "long"): string => {
    if (which === HOLIDAYS) return t`Public holidays`;
    const weekday = fromSunday(which);
    const short = WEEKDAYS[weekday];
    return isWritten || short === undefined
      ? new Intl.DateTimeFormat(tagOf(i18n), { weekday: style, timeZone: "UTC" }).format(
          Date.UTC(2023, 0, 1 + weekday),
        )
      : t(short);
  };
  const days = ({ first, last }: DaysAlike): string => {
    const [from, to] = [day(first, "short"), day(last, "short")];
    return first === last ? from : t({ message: `${from}–${to}`, context: "days of the week" });
  };
  const opening = (one: Opening): string => {
    if (one === NOT_RIGHT) return "—";
    if (isAllDay(one)) return t`Open all day`;
    // Not as a range of times: in traditional Chinese that leaves out whether it ends in the morning or in the evening.
    const [from, to] = [times.format(instantOf(one.from)), times.format(instantOf(one.to))];
    return inOnePiece(t({ message: `${from} – ${to}`, context: "opening hours" }));
  };
  const openings = (all: ReadonlyArray<Opening>): ReadonlyArray<string> =>
    all.length === 0 ? [t({ message: "Closed", context: "opening hours" })] : all.map(opening);
  const inOneLine = (all: ReadonlyArray<string>): string =>
    all.reduce((some, next) => t({ message: `${some}, ${next}`, context: "opening hours" }));
  const together = (lines: ReadonlyArray<string>): string =>
    lines.reduce((some, next) => t({ message: `${some}; ${next}`, context: "opening hours" }));
  const first = WEEK.find((each) => fromSunday(each) === firstWeekdayIn(tagOf(i18n)));
  const linesOf = (hours: OpeningHours | undefined): ReadonlyArray<Line> | undefined =>
    hours && daysAlike(hours, first).map((alike) => [days(alike), openings(alike.openings)]);

  return {
    /** The days in the order of the language's week, holidays last. */
    order: [...WEEK, ...WEEK].slice(WEEK.indexOf(first ?? "Mo"), WEEK.indexOf(first ?? "Mo") + WEEK.length),
    day,
    /** A day as the name of what is beside it. */
    dayLabel: (which: OpeningDay): string => asLabel(tagOf(i18n), day(which, "long")),
    time: (minute: number): string => inOnePiece(times.format(Date.UTC(2023, 0, 1, 0, minute))),
    /** Days and their times, line by line; nothing where a text is in words of somebody's own. */
    lines: (text: string) =>
      linesOf(hoursSoFar(text))?.map(([on, at]): Line => [asLabel(tagOf(i18n), on), at]),
    /** The same on one line, for somebody to go on in: what overlaps is theirs to put right. Words of their own stay. */
    words: (text: string): string => {
      const lines = linesOf(hoursAsTyped(text));
      return lines === undefined ? text : together(lines.map(([on, at]) => `${on} ${inOneLine(at)}`));
    },
  };
};
