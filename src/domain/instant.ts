/** The moments whose days are written with four digits of a year, from year 1 on, in UTC. */
const WRITTEN = { from: Date.parse("0001-01-01"), below: Date.parse("+010000-01-01") } as const;

/** A moment in epoch milliseconds, as a text of the backend says it (D42); nothing where it does not parse, or has no day. */
export const instantOf = (text: string): number | undefined => {
  // Without a date in front, engines guess: a bare number would become a year.
  if (!/^\d{4}-\d{2}-\d{2}/u.test(text)) return undefined;
  const instant = Date.parse(text);
  return instant >= WRITTEN.from && instant < WRITTEN.below ? instant : undefined;
};

/** What a number may be read as without a guess: seconds since 1970 that make a moment from 2001 on, of four-digit years. */
const SECONDS = { from: 1e9, below: 1e11 } as const;

/** A time as it is kept (D42): the text that the backend sent, or the moment that its number is, in seconds or milliseconds. */
export const textOfTime = (sent: string | number): string => {
  if (typeof sent === "string") return sent;
  const seconds = sent < SECONDS.below ? sent : sent / 1_000;
  const isMoment = seconds >= SECONDS.from && seconds < SECONDS.below;
  return isMoment ? new Date(seconds * 1_000).toISOString() : String(sent);
};

/** What says when it was made, or does not. */
export interface Dated {
  readonly creationDate?: string | undefined;
}

/** When it was made; nothing where it does not say. */
export const momentOf = ({ creationDate = "" }: Dated): number | undefined => instantOf(creationDate);

/** The latest first; what does not say when it was made comes last. */
export const latestFirst = <A extends Dated>(records: ReadonlyArray<A>): ReadonlyArray<A> =>
  records.toSorted((a, b) => (momentOf(b) ?? 0) - (momentOf(a) ?? 0));

const UNITS = [
  ["year", 31_557_600_000],
  ["month", 2_629_800_000],
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How far a moment is from now, in the largest unit that it fills: -1 day is yesterday, 0 minutes is now. */
export const distance = (
  instant: number,
  now: number,
): { readonly value: number; readonly unit: (typeof UNITS)[number][0] } => {
  const apart = instant - now;
  const [unit, size] = UNITS.find(([, milliseconds]) => Math.abs(apart) >= milliseconds) ?? UNITS[4];
  return { value: Math.trunc(apart / size) || 0, unit };
};
