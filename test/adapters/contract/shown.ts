import type { Records } from "../../../src/domain/records.ts";
import type { Revised } from "../../../src/domain/revision.ts";

/** What is shown of an answer, however many there are elsewhere. */
export const shown = <A>({ items, unreadable }: Records<A>): Records<A> => ({ items, unreadable });

/** A moment, as the reference backend says it. */
export const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u;

/** What a record says, whichever of its states that is. */
export const said = <A extends Revised>({ revision: _, ...record }: A): Omit<A, "revision"> => record;
