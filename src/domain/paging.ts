/** A window on a list: `first` is a zero-based offset, `max` the number of records asked for (D29). */
export interface PageWindow {
  readonly first: number;
  readonly max: number;
}

export const MAX_PAGE_SIZE = 200;
export const PAGE_SIZES = [10, 25, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 25;

/** A page number and size as a list's URL carries them; pages count from 1. */
export interface PageRequest {
  readonly page: number;
  readonly size: number;
}

const whole = (value: number, otherwise: number): number => (Number.isSafeInteger(value) ? value : otherwise);

/** Any two numbers as a page request that can be served: page at least 1, size 1 to 200 (D29). */
export const pageRequest = (page: number, size: number): PageRequest => ({
  page: Math.min(Math.max(whole(page, 1), 1), 1_000_000),
  size: Math.min(Math.max(whole(size, DEFAULT_PAGE_SIZE), 1), MAX_PAGE_SIZE),
});

/** The window that shows a page. */
export const windowOf = ({ page, size }: PageRequest): PageWindow => ({
  first: (page - 1) * size,
  max: size,
});

/** How many pages a list of `total` records has; an empty list still has its one, empty page. */
export const pageCount = (total: number, size: number): number =>
  total > size ? Math.ceil(total / size) : 1;

/** The page nearest to the one asked for that exists. */
export const nearestPage = (request: PageRequest, total: number): PageRequest => ({
  page: Math.min(request.page, pageCount(total, request.size)),
  size: request.size,
});

/** A page of a list, cut on the client side. */
export const sliceOf = <A>(items: ReadonlyArray<A>, { first, max }: PageWindow): ReadonlyArray<A> =>
  items.slice(first, first + max);

/** How many are shown, beside something else, of what may be thousands. */
export const SHOWN_BESIDE = 12;

/** How many records a page asks the names of (D59). */
export const MOST_NAMES = 25;
