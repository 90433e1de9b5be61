/** The days that hours are said of, from Monday on, and public holidays; written as OpenStreetMap's `opening_hours` has them. */
export const WEEK = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;
export const HOLIDAYS = "PH";
export type Weekday = (typeof WEEK)[number];
export type OpeningDay = Weekday | typeof HOLIDAYS;
export const OPENING_DAYS: ReadonlyArray<OpeningDay> = [...WEEK, HOLIDAYS];

/** From when to when it is open, as `HH:MM`; what closes no later than it opens closes on the day after. */
export interface Opening {
  readonly from: string;
  readonly to: string;
}

/** When it is open, day by day: not at all where there is no opening. Of holidays nothing need be said. */
export type OpeningHours = Readonly<Record<Weekday, ReadonlyArray<Opening>>> & {
  readonly [HOLIDAYS]?: ReadonlyArray<Opening> | undefined;
};

export const NEVER_OPEN: OpeningHours = { Mo: [], Tu: [], We: [], Th: [], Fr: [], Sa: [], Su: [] };

/** How long they are, in minutes. */
export const DAY = 24 * 60;
export const WHOLE_WEEK = WEEK.length * DAY;
export const MIDNIGHT = "00:00";

export const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;

export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const lengthOf = ({ from, to }: Opening): number => ((minuteOf(to) - minuteOf(from) + DAY - 1) % DAY) + 1;

/** Whether it is open from midnight to midnight. */
export const isAllDay = (opening: Opening): boolean => opening.from === MIDNIGHT && opening.to === MIDNIGHT;

const isWhole = ({ from, to }: Opening): boolean => TIME.test(from) && TIME.test(to);

const isNoTime = (opening: Opening): boolean => opening.from === opening.to && !isAllDay(opening);

/** Whether it closes on the day after the one it opens on; midnight is the end of that one. */
export const closesNextDay = (opening: Opening): boolean =>
  isWhole(opening) && opening.to < opening.from && opening.to !== MIDNIGHT;

/** What can be wrong with an opening: a time that is missing, one that is both ends, or another at the same time. */
type HoursProblem = "TimeMissing" | "TimesEqual" | "Overlap";

/** What is wrong with each opening of a day, in their order. */
export type DayProblems = ReadonlyArray<HoursProblem | undefined>;

export const ownProblem = (opening: Opening): HoursProblem | undefined =>
  !isWhole(opening) ? "TimeMissing" : isNoTime(opening) ? "TimesEqual" : undefined;

/** The ends of an opening that a problem is about. */
export const wrongEnds = (opening: Opening, problem: HoursProblem): ReadonlyArray<keyof Opening> => {
  const ends = ["from", "to"] as const;
  if (problem === "TimeMissing") return ends.filter((end) => !TIME.test(opening[end]));
  return problem === "TimesEqual" ? ["to"] : ends;
};

interface Stretch {
  readonly day: OpeningDay;
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/** The openings of the week on one line of minutes from Monday on; a holiday's, which is no day of it, on one of its own. */
export const stretchesOf = (day: OpeningDay, openings: ReadonlyArray<Opening>): ReadonlyArray<Stretch> => {
  const before = day === HOLIDAYS ? 0 : WEEK.indexOf(day) * DAY;
  return openings.flatMap((opening, index) => {
    if (ownProblem(opening) !== undefined) return [];
    const start = before + minuteOf(opening.from);
    return [{ day, index, start, end: start + lengthOf(opening) }];
  });
};

/** Whether one lasts until another begins, and longer, in a week that follows itself. */
const reaches = (one: Stretch, other: Stretch): boolean =>
  (other.start - one.start + WHOLE_WEEK) % WHOLE_WEEK < one.end - one.start;

const overlapping = (stretches: ReadonlyArray<Stretch>): ReadonlyArray<Stretch> =>
  stretches.filter((one) =>
    stretches.some((other) => other !== one && (reaches(one, other) || reaches(other, one))),
  );

/** What is wrong with hours, by the days of which anything is. */
export const hoursProblems = (hours: OpeningHours): ReadonlyMap<OpeningDay, DayProblems> => {
  const twice = [
    ...overlapping(WEEK.flatMap((day) => stretchesOf(day, hours[day]))),
    ...overlapping(stretchesOf(HOLIDAYS, hours[HOLIDAYS] ?? [])),
  ];
  const problemsOf = (day: OpeningDay): DayProblems =>
    (hours[day] ?? []).map((opening, at) => {
      const isTwice = twice.some((stretch) => stretch.day === day && stretch.index === at);
      return ownProblem(opening) ?? (isTwice ? "Overlap" : undefined);
    });
  return new Map(
    OPENING_DAYS.map((day) => [day, problemsOf(day)] as const).filter(([, problems]) =>
      problems.some((problem) => problem !== undefined),
    ),
  );
};
