import { type Dated, momentOf } from "../instant.ts";

/** The records before and after one of them in time, so many on either side, and it among them; it alone where it is not one of them. */
export const around = <A extends Dated>(
  records: ReadonlyArray<A>,
  one: A,
  isSame: (record: A) => boolean,
  many: number,
): ReadonlyArray<A> => {
  const inTime = records.toSorted((a, b) => (momentOf(a) ?? 0) - (momentOf(b) ?? 0));
  const place = inTime.findIndex(isSame);
  return place === -1 ? [one] : inTime.slice(Math.max(0, place - many), place + many + 1);
};
