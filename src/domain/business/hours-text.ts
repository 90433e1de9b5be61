import {
  hoursProblems,
  MIDNIGHT,
  minuteOf,
  NEVER_OPEN,
  HOLIDAYS,
  type Opening,
  OPENING_DAYS,
  type OpeningDay,
  type OpeningHours,
  ownProblem,
  TIME,
  WEEK,
  type Weekday,
} from "./hours.ts";

const OFF = "off";
/** How the end of a day is written. */
const END_OF_DAY = "24:00";

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
