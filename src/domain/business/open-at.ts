import { DAY, type OpeningHours, stretchesOf, WEEK, type Weekday, WHOLE_WEEK } from "./hours.ts";

/** A moment of a week: which day, and how many minutes of it have passed. */
export interface WeekMoment {
  readonly day: Weekday;
  readonly minute: number;
}

/** When it opens or closes; `isNear` where its time alone tells when: later on the same day, or in the night that follows. */
interface HoursChange extends WeekMoment {
  readonly isNear: boolean;
}

/** Whether it is open, and when that changes; nothing is said of a change that never comes. */
export interface OpenState {
  readonly isOpen: boolean;
  readonly changes: HoursChange | undefined;
}

/** When a night is over, in which what is open in the evening closes. */
const NIGHT_ENDS = 6 * 60;

const momentAt = (minute: number): WeekMoment => {
  const within = minute % WHOLE_WEEK;
  return { day: WEEK[Math.floor(within / DAY)] ?? "Mo", minute: within % DAY };
};

/** Whether it is open at a moment of a week without holidays. */
export const openAt = (hours: OpeningHours, { day, minute }: WeekMoment): OpenState => {
  const now = WEEK.indexOf(day) * DAY + minute;
  const week = WEEK.flatMap((each) => stretchesOf(each, hours[each]));
  // The week before reaches into this one, and the one after follows it.
  const around = [-WHOLE_WEEK, 0, WHOLE_WEEK]
    .flatMap((shift) => week.map(({ start, end }) => ({ start: start + shift, end: end + shift })))
    .toSorted((one, other) => one.start - other.start);
  const midnight = now - minute + DAY;
  let end = now;
  for (const stretch of around) if (stretch.start <= end && stretch.end > end) end = stretch.end;
  if (end - now >= WHOLE_WEEK) return { isOpen: true, changes: undefined };
  if (end > now) return { isOpen: true, changes: { ...momentAt(end), isNear: end <= midnight + NIGHT_ENDS } };
  const next = around.find(({ start }) => start > now);
  return { isOpen: false, changes: next && { ...momentAt(next.start), isNear: next.start < midnight } };
};
