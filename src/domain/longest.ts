/** How long a text may be, in UTF-16 units (D73). */
export const LONGEST = { NameTooLong: 200, TextTooLong: 2_000, MessageTooLong: 4_000 } as const;

/** How many there may be of what somebody counts, at least one. */
export const MOST_COUNTED = 100_000;

/** How long a reason may be that is typed: as a header it takes up to nine bytes for each unit, and Node takes 16 kB of headers. */
export const LONGEST_REASON = 1_000;
