import * as Effect from "effect/Effect";
import { ARRANGING_LIMIT, type ListDefinition, matching, unique } from "../../../domain/list-definition.ts";
import { sliceOf, type PageWindow } from "../../../domain/paging.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import { collectWhole, type WholeList } from "./whole-list.ts";

interface Sought {
  readonly query: string;
  readonly range: PageWindow;
  /** Why the backend's own search failed. */
  readonly why: RemoteFailure;
}

/**
 * What the backend would have found (D33), had its search not failed; of a list too long to look through, that there is
 * nothing is not known.
 */
export const findHere =
  <A, R>(list: WholeList<A, R>, definition: ListDefinition<A>) =>
  ({ query, range, why }: Sought) =>
    Effect.flatMap(collectWhole(list), ({ windows, total }) => {
      const records = unique(
        definition,
        windows.flatMap(({ items }) => items),
      );
      const items = matching(definition, records, query);
      return items.length === 0 && total > ARRANGING_LIMIT
        ? Effect.fail(why)
        : Effect.succeed({ items: sliceOf(items, range) });
    });
