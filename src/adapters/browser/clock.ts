/** The time now, in epoch milliseconds: the one room with a clock. */
export const now = (): number => Date.now();
