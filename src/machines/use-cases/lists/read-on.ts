import * as Effect from "effect/Effect";
import { MAX_PAGE_SIZE } from "../../../domain/paging.ts";
import { ReadOnce } from "../../../domain/ports/read-once.ts";
import { failingWhereUnavailable, type Listed, type ListInput } from "./list-records.ts";

/**
 * The next of the longest pages of a list that is read to its end. Where fewer are `counted` than when the page before was
 * read, some were deleted: the pages that others may have moved onto are read again, behind it, as they may move on.
 */
export const readOn = Effect.fnUntraced(function* <A, R>(
  { list, request, language }: Pick<Listed<A, R>, "list"> & ListInput,
  page: number,
  counted: number | undefined,
) {
  const pageOf = (asked: number) =>
    failingWhereUnavailable(list)({ request: { ...request, page: asked, size: MAX_PAGE_SIZE }, language });
  const { items, total, isCounted } = yield* pageOf(page);
  const gone = isCounted && counted !== undefined ? Math.max(0, counted - total) : 0;
  const moved = Math.min(page - 1, Math.ceil(gone / MAX_PAGE_SIZE));
  const again = yield* Effect.forEach(
    Array.from({ length: moved }, (_, index) => page - moved + index),
    (earlier) => Effect.provideService(pageOf(earlier), ReadOnce, true),
  );
  return {
    items: [...again.flatMap((earlier) => earlier.items), ...items],
    total,
    counted: isCounted ? total : undefined,
    isLast: isCounted && page * MAX_PAGE_SIZE >= total,
  };
});
