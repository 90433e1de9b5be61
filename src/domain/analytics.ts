/** What can be counted by name (§7, Analytics). */
export const TOTALS = ["users", "kitchens", "tribes"] as const;
export type TotalName = (typeof TOTALS)[number];

/** How many there are of what has a name; the backend's own name for it. */
export interface Total {
  readonly name: string;
  readonly total: number;
}

/** What users did on a day, `YYYY-MM-DD` (D42): how many joined, and how many commented or asked for a date. */
export interface UserActivity {
  readonly date: string;
  readonly joined: number;
  readonly active: number;
}

/** How many days of activity are shown unless somebody asks for more (§9), and how many there are at most. */
export const ACTIVITY_DAYS = 30;
export const MAX_ACTIVITY_DAYS = 365;

/** How many kitchens or tribes analytics lists unless somebody asks for more (§9). */
export const ANALYTICS_LIMIT = 10;
