/** For links that are current on their own page alone: the router would call every page above the current one, too. */
export const EXACTLY = { exact: true };
