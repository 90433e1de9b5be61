/** How long a text may be, in UTF-16 units (D73). */
export const LONGEST = { NameTooLong: 200, TextTooLong: 2_000, MessageTooLong: 4_000 } as const;
