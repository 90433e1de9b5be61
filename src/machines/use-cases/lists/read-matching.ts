import * as Effect from "effect/Effect";
import { ARRANGING_LIMIT, unique } from "../../../domain/list-definition.ts";
import type { ListRequest } from "../../../domain/list-request.ts";
import { MAX_PAGE_SIZE } from "../../../domain/paging.ts";
import { failingWhereUnavailable, type Listed, type RecordPage } from "./list-records.ts";

/** What is asked of a list. */
export interface AskedList<A, R> extends Listed<A, R> {
  readonly request: ListRequest;
  readonly language: string;
}

/** Every record that a list's request lets through, whatever its page, up to ten thousand. */
export const readMatching = Effect.fnUntraced(function* <A, R>({
  source,
  list,
  request,
  language,
}: AskedList<A, R>) {
  const found: Array<A> = [];
  const readPage = failingWhereUnavailable(list);
  const isEnough = ({ items, total, isCounted }: RecordPage<A>): boolean =>
    items.length === 0 || found.length >= ARRANGING_LIMIT || (isCounted && found.length >= total);
  for (let page = 1; ; page += 1) {
    const read = yield* readPage({ request: { ...request, page, size: MAX_PAGE_SIZE }, language });
    found.push(...read.items);
    if (isEnough(read)) return unique(source.definition, found);
  }
});
