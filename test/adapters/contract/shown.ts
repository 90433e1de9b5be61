import type { Records } from "../../../src/domain/records.ts";

/** What is shown of an answer, however many there are elsewhere. */
export const shown = <A>({ items, unreadable }: Records<A>): Records<A> => ({ items, unreadable });
