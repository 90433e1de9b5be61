import { nameOf, type Reference } from "../reference.ts";

/** A record that others refer to, and how many of them do. */
export interface Ranked {
  readonly reference: Reference;
  readonly count: number;
}

/** The records that are referred to, the most often first; those that are equal by name. */
export const ranked = (references: ReadonlyArray<Reference>): ReadonlyArray<Ranked> =>
  [...Map.groupBy(references, ({ resource, id }) => `${resource} ${id}`).values()]
    .flatMap(([reference, ...others]) =>
      reference === undefined ? [] : [{ reference, count: others.length + 1 }],
    )
    .toSorted((a, b) => b.count - a.count || (nameOf(a.reference) < nameOf(b.reference) ? -1 : 1));
