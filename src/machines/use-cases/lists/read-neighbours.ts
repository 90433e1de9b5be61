import * as Effect from "effect/Effect";
import type { ListRequest } from "../../../domain/list-request.ts";
import { pageCount } from "../../../domain/paging.ts";
import type { AskedList } from "./read-matching.ts";

/** A record beside another one in a list, and the page of the list that it stands on. */
export interface Neighbour {
  readonly id: string;
  readonly name: string;
  readonly request: ListRequest;
}

export interface Neighbours {
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
}

interface Asked<A, R> extends AskedList<A, R> {
  readonly id: string;
}

/** What stands before and after a record in a list, over the ends of its page as well; nothing where it is gone from there. */
export const readNeighbours = Effect.fnUntraced(function* <A, R>({
  source,
  list,
  request,
  language,
  id,
}: Asked<A, R>) {
  const { idOf, nameOf } = source.definition;
  const read = (page: number) => list({ request: { ...request, page }, language });
  const neighbour = (record: A | undefined, page: number): Neighbour | undefined =>
    record && { id: idOf(record), name: nameOf(record), request: { ...request, page } };
  const { page } = request;
  const { items, total, isCounted } = yield* read(page);
  const at = items.findIndex((record) => idOf(record) === id);
  if (at === -1) return { previous: undefined, next: undefined } satisfies Neighbours;
  const isLast = isCounted && page >= pageCount(total, request.size);
  const previous =
    at > 0
      ? neighbour(items[at - 1], page)
      : page > 1
        ? neighbour((yield* read(page - 1)).items.at(-1), page - 1)
        : undefined;
  const next =
    at < items.length - 1
      ? neighbour(items[at + 1], page)
      : isLast
        ? undefined
        : neighbour((yield* read(page + 1)).items[0], page + 1);
  return { previous, next } satisfies Neighbours;
});
