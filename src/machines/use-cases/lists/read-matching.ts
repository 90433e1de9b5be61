import * as Effect from "effect/Effect";
import { ARRANGING_LIMIT, unique } from "../../../domain/list-definition.ts";
import type { ListRequest } from "../../../domain/list-request.ts";
import type { Listed } from "./list-records.ts";
import { readOn } from "./read-on.ts";

/** What is asked of a list. */
export interface AskedList<A, R> extends Listed<A, R> {
  readonly request: ListRequest;
  readonly language: string;
}

/** Every record that a list's request lets through, whatever its page, up to ten thousand. */
export const readMatching = Effect.fnUntraced(function* <A, R>(asked: AskedList<A, R>) {
  const found: Array<A> = [];
  let counted: number | undefined;
  for (let page = 1; ; page += 1) {
    const read = yield* readOn(asked, page, counted);
    ({ counted } = read);
    found.push(...read.items);
    if (read.isLast || read.items.length === 0 || found.length >= ARRANGING_LIMIT)
      return unique(asked.source.definition, found);
  }
});
