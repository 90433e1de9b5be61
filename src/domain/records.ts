import type { PageWindow } from "./paging.ts";

/** What a list call gave: the records that could be read, and how many could not (D34). */
export interface Records<A> {
  readonly items: ReadonlyArray<A>;
  readonly unreadable: number;
}

/** How many records it gave, also those that could not be read: whether there are more is told by these. */
export const given = ({ items, unreadable }: Records<unknown>): number => items.length + unreadable;

/** Records of which every one could be read. */
export const readable = <A>(items: ReadonlyArray<A>): Records<A> => ({ items, unreadable: 0 });

/** What a search gave; `total` is absent where the backend does not count its matches, or not to the end: `atLeast`. */
export interface Found<A> extends Records<A> {
  readonly total: number | undefined;
  readonly atLeast?: number | undefined;
}

/** How many records there are, or at least are: `isCounted` says which. */
export interface Counted {
  readonly total: number;
  readonly isCounted: boolean;
}

/** How many there are by a window of them: one that is full may have a next one. */
export const countedBy = ({ first, max }: PageWindow, found: Found<unknown>): Counted => {
  const { total, atLeast = 0 } = found;
  const isFull = given(found) >= max;
  const seen = first + given(found) + (isFull ? 1 : 0);
  return {
    total: total ?? Math.max(atLeast, seen),
    isCounted: total !== undefined || (!isFull && atLeast <= seen),
  };
};
