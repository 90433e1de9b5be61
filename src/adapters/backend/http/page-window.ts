import { MAX_PAGE_SIZE, type PageWindow } from "../../../domain/paging.ts";

/** Two numbers of a path as a window that is served: `first` from 0 on, `max` 1 to 200. */
export const servableWindow = (first: number, max: number): PageWindow => ({
  first: Math.max(0, first),
  max: Math.min(Math.max(1, max), MAX_PAGE_SIZE),
});
