import type { Liking } from "../liking.ts";

/** How much more a kitchen is liked than on the day before its days, which comes first. */
export const movement = ({ days }: Liking): number => (days.at(-1)?.score ?? 0) - (days[0]?.score ?? 0);
