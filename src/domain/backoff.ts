const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** How long to wait after so many tries in a row that gave no answer (D55), in milliseconds: 1, 2, 4 … at most 30 s. */
export const backoffMs = (tries: number): number => Math.min(LONGEST_MS, FIRST_MS * 2 ** (tries - 1));
