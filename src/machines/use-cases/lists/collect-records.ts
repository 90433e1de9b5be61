import * as Effect from "effect/Effect";
import { ARRANGING_LIMIT } from "../../../domain/list-definition.ts";
import { MAX_PAGE_SIZE, type PageWindow } from "../../../domain/paging.ts";
import { ReadOnce } from "../../../domain/ports/read-once.ts";
import { type Found, given } from "../../../domain/records.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import { AT_A_TIME } from "../at-a-time.ts";

export type ReadWindow<A, R> = (range: PageWindow) => Effect.Effect<Found<A>, RemoteFailure, R>;

/** How far long reading has come, in records. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** The windows that were collected, and how many records there are in all. */
export interface Collected<A> {
  readonly windows: ReadonlyArray<Found<A>>;
  readonly total: number;
}

const windowFrom = (first: number): PageWindow => ({ first, max: MAX_PAGE_SIZE });

const isFull = (found: Found<unknown>): boolean => given(found) === MAX_PAGE_SIZE;

/** Windows of a list whose length the backend does not say: one after the other until one is not full. */
const untilTheEnd = Effect.fnUntraced(function* <A, R>(start: Found<A>, read: ReadWindow<A, R>) {
  const windows = [start];
  let last = start;
  let first = MAX_PAGE_SIZE;
  while (first < ARRANGING_LIMIT && isFull(last)) {
    last = yield* read(windowFrom(first));
    windows.push(last);
    first += MAX_PAGE_SIZE;
  }
  return { windows, total: first + (isFull(last) ? 1 : given(last) - MAX_PAGE_SIZE) };
});

// The next page is arranged from the same windows.
const keeping = Effect.provideService(ReadOnce, false);

/** The first window of a list, which says how long it is. */
export const firstWindow = <A, R>(read: ReadWindow<A, R>) => keeping(read(windowFrom(0)));

/** The records of a list from its first on, window by window until they are enough. */
export const recordsUntil = Effect.fnUntraced(function* <A, R>(
  read: ReadWindow<A, R>,
  isEnough: (records: ReadonlyArray<A>) => boolean,
) {
  let items: ReadonlyArray<A> = [];
  for (let first = 0; ; first += MAX_PAGE_SIZE) {
    const found = yield* read(windowFrom(first));
    items = [...items, ...found.items];
    const { total = items.length } = found;
    const isWhole = total <= first + MAX_PAGE_SIZE;
    if (isWhole || isEnough(items)) return { items, total, isWhole };
  }
}, keeping);

/** Reads the rest of a list, up to ten thousand records, and tells how far it has come. */
export const collectRecords = Effect.fnUntraced(function* <A, R>(
  start: Found<A>,
  read: ReadWindow<A, R>,
  onProgress?: (progress: Progress) => void,
) {
  if (start.total === undefined) return yield* untilTheEnd(start, read);
  const total = Math.min(start.total, ARRANGING_LIMIT);
  let done = 0;
  const proceed = Effect.sync(() => {
    done = Math.min(done + MAX_PAGE_SIZE, total);
    onProgress?.({ done, total });
  });
  yield* proceed;
  const rest = yield* Effect.forEach(
    Array.from({ length: Math.max(0, Math.ceil(total / MAX_PAGE_SIZE) - 1) }, (_, index) =>
      windowFrom((index + 1) * MAX_PAGE_SIZE),
    ),
    (range) => Effect.tap(read(range), () => proceed),
    { concurrency: AT_A_TIME },
  );
  return { windows: [start, ...rest], total: start.total } satisfies Collected<A>;
}, keeping);
