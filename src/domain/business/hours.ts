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

const DAY = 24 * 60;
const WHOLE_WEEK = WEEK.length * DAY;
const OFF = "off";
const MIDNIGHT = "00:00";
/** How the end of a day is written. */
const END_OF_DAY = "24:00";

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;

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
export type HoursProblem = "TimeMissing" | "TimesEqual" | "Overlap";

/** What is wrong with each opening of a day, in their order. */
export type DayProblems = ReadonlyArray<HoursProblem | undefined>;

const ownProblem = (opening: Opening): HoursProblem | undefined =>
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
const stretchesOf = (day: OpeningDay, openings: ReadonlyArray<Opening>): ReadonlyArray<Stretch> => {
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

const openingsText = (openings: ReadonlyArray<Opening>): string =>
  openings.length === 0
    ? OFF
    : openings.map(({ from, to }) => `${from}-${to === MIDNIGHT ? END_OF_DAY : to}`).join(",");

/** Days in a row that have the same openings. */
export interface DaysAlike {
  readonly first: OpeningDay;
  readonly last: OpeningDay;
  readonly openings: ReadonlyArray<Opening>;
}

/** The days of some hours, from a day of the week on, those in a row that are alike together; holidays come last. */
export const daysAlike = (hours: OpeningHours, firstDay: Weekday = "Mo"): ReadonlyArray<DaysAlike> => {
  const start = WEEK.indexOf(firstDay);
  const alike: Array<DaysAlike> = [];
  for (const day of [...WEEK.slice(start), ...WEEK.slice(0, start)]) {
    const openings = hours[day];
    const before = alike.at(-1);
    if (before !== undefined && openingsText(before.openings) === openingsText(openings))
      alike[alike.length - 1] = { ...before, last: day };
    else alike.push({ first: day, last: day, openings });
  }
  const holidays = hours[HOLIDAYS];
  return holidays === undefined ? alike : [...alike, { first: HOLIDAYS, last: HOLIDAYS, openings: holidays }];
};

/**
 * Hours as the one text that they are on the wire, `Mo-Fr 09:00-12:00,14:00-18:00; Sa 18:00-02:00; PH off`: days that are
 * not in it are closed. Half typed ones are a text, too, so that a draft keeps them.
 */
export const hoursText = (hours: OpeningHours): string =>
  daysAlike(hours)
    .filter(({ first, openings }) => openings.length > 0 || first === HOLIDAYS)
    .map(
      ({ first, last, openings }) =>
        `${first === last ? first : `${first}-${last}`} ${openingsText(openings)}`,
    )
    .join("; ");

const isOpeningDay = (text: string): text is OpeningDay => OPENING_DAYS.some((day) => day === text);

const daysIn = (text: string): ReadonlyArray<OpeningDay> | undefined => {
  const [first = "", last = first, ...others] = text.split("-");
  if (!isOpeningDay(first) || !isOpeningDay(last) || others.length > 0) return undefined;
  const [from, to] = [OPENING_DAYS.indexOf(first), OPENING_DAYS.indexOf(last)];
  // Holidays are no day of the week, and a range within it runs forwards.
  if (from > to || (first !== last && last === HOLIDAYS)) return undefined;
  return OPENING_DAYS.slice(from, to + 1);
};

const timeIn = (text: string): string | undefined =>
  text === END_OF_DAY ? MIDNIGHT : text === "" || TIME.test(text) ? text : undefined;

const openingIn = (text: string): Opening | undefined => {
  const [opens, closes, ...others] = text.split("-");
  if (opens === undefined || closes === undefined || others.length > 0 || opens === END_OF_DAY)
    return undefined;
  const [from, to] = [timeIn(opens), timeIn(closes)];
  return from === undefined || to === undefined ? undefined : { from, to };
};

const allOf = <A>(found: ReadonlyArray<A | undefined>): ReadonlyArray<A> | undefined => {
  const known = found.filter((one) => one !== undefined);
  return known.length === found.length ? known : undefined;
};

const openingsIn = (text: string): ReadonlyArray<Opening> | undefined =>
  text === OFF ? [] : allOf(text.split(",").map(openingIn));

/** What somebody is about to say by such a text; nothing where it is in words of their own. */
export const draftedHours = (text: string): OpeningHours | undefined => {
  if (text === "") return NEVER_OPEN;
  let hours = NEVER_OPEN;
  for (const rule of text.split("; ")) {
    const [dayTexts = "", openingTexts = "", ...others] = rule.split(" ");
    const days = allOf(dayTexts.split(",").map(daysIn))?.flat();
    const openings = openingsIn(openingTexts);
    if (days === undefined || openings === undefined || others.length > 0) return undefined;
    hours = { ...hours, ...Object.fromEntries(days.map((day) => [day, openings])) };
  }
  return hours;
};

const withOpenings = (
  hours: OpeningHours,
  changed: (openings: ReadonlyArray<Opening>) => ReadonlyArray<Opening>,
): OpeningHours => ({
  ...hours,
  ...Object.fromEntries(Object.entries(hours).map(([day, openings]) => [day, openings && changed(openings)])),
});

const sorted = (openings: ReadonlyArray<Opening>): ReadonlyArray<Opening> =>
  openings.toSorted((one, other) => minuteOf(one.from) - minuteOf(other.from));

/** Whether somebody began to say hours that cannot be kept yet. */
export const isHalfSaid = (text: string): boolean => {
  const hours = draftedHours(text);
  return hours !== undefined && hoursProblems(hours).size > 0;
};

/** In place of the openings of a day that are not right yet. */
export const NOT_RIGHT: Opening = { from: "", to: "" };

const told = (
  text: string,
  wrongIn: (hours: OpeningHours) => ReadonlyArray<OpeningDay>,
): OpeningHours | undefined => {
  const hours = draftedHours(text);
  if (hours === undefined || text === "") return undefined;
  return {
    ...withOpenings(hours, sorted),
    ...Object.fromEntries(wrongIn(hours).map((day) => [day, [NOT_RIGHT]])),
  };
};

/** The hours that a text says so far, earliest first; nothing where it says none, or is in words of somebody's own. */
export const hoursSoFar = (text: string): OpeningHours | undefined =>
  told(text, (hours) => [...hoursProblems(hours).keys()]);

/** The same, with times that overlap as they were typed. */
export const hoursAsTyped = (text: string): OpeningHours | undefined =>
  told(text, (hours) =>
    OPENING_DAYS.filter((day) => hours[day]?.some((opening) => ownProblem(opening) !== undefined)),
  );

/** The hours that a text says, all of them right. */
export const hoursIn = (text: string): OpeningHours | undefined =>
  isHalfSaid(text) ? undefined : hoursSoFar(text);

/** A text about hours as it is kept: in the usual order where it says when it is open, else as it is. */
export const tidiedHours = (text: string): string => {
  const hours = hoursIn(text.trim());
  return (hours && hoursText(hours)) || text;
};

/** A moment of a week: which day, and how many minutes of it have passed. */
export interface WeekMoment {
  readonly day: Weekday;
  readonly minute: number;
}

/** When it opens or closes; `isNear` where its time alone tells when: later on the same day, or in the night that follows. */
export interface HoursChange extends WeekMoment {
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
