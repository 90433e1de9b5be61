/** How many calls of one kind are under way at a time. */
export const AT_A_TIME = 4;
