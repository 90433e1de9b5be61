import * as Effect from "effect/Effect";
import { ARRANGING_LIMIT } from "../../../domain/list-definition.ts";
import { UNARRANGED } from "../../../domain/list-request.ts";
import { type Ranked, ranked } from "../../../domain/moderation/ranking.ts";
import { MAX_PAGE_SIZE } from "../../../domain/paging.ts";
import { type Reference, tribeReference } from "../../../domain/reference.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import { type Listed, listRecords } from "../lists/list-records.ts";
import { readMatching } from "../lists/read-matching.ts";
import { RECORD_SOURCES } from "../lists/record-sources.ts";

/** What is referred to most often, and how many records were counted for that. */
export interface MarkRanking {
  readonly ranked: ReadonlyArray<Ranked>;
  readonly counted: number;
  /** Whether those are all there are. */
  readonly isWhole: boolean;
  /** Whether their list can be narrowed to each of them. */
  readonly isWay: boolean;
}

/** Up to ten thousand of them: no call of the backend counts. */
const everyOf = <A, R>({ source, list }: Listed<A, R>) =>
  readMatching({
    source,
    list,
    request: { ...UNARRANGED, page: 1, size: MAX_PAGE_SIZE },
    language: "en",
  });

const rankingOf = <A>(
  records: ReadonlyArray<A>,
  referenceOf: (record: A) => Reference | undefined,
): MarkRanking => ({
  ranked: ranked(records.flatMap((record) => referenceOf(record) ?? [])),
  counted: records.length,
  isWhole: records.length < ARRANGING_LIMIT,
  isWay: true,
});

/** Counts what the records of a list refer to. */
export const readRanking = <A, R>(
  view: Listed<A, R>,
  referenceOf: (record: A) => Reference | undefined,
): Effect.Effect<MarkRanking, RemoteFailure, R> =>
  Effect.map(everyOf(view), (records) => rankingOf(records, referenceOf));

const KITCHENS = { source: RECORD_SOURCES.kitchens, list: listRecords(RECORD_SOURCES.kitchens) };

/** Counts the tribes of the kitchens that the records of a list are about; only a backend that lists narrows it to one. */
export const readTribeRanking = <A, R>(view: Listed<A, R>, kitchenOf: (record: A) => string) =>
  Effect.map(
    Effect.all([everyOf(view), everyOf(KITCHENS), view.source.isListed], { concurrency: "unbounded" }),
    ([records, kitchens, isWay]): MarkRanking => {
      const tribes = new Map<string, Reference | undefined>(
        kitchens.map(({ kitchenId, tribe }) => [kitchenId, tribe && tribeReference(tribe)]),
      );
      const ranking = rankingOf(records, (record) => tribes.get(kitchenOf(record)));
      return { ...ranking, isWhole: ranking.isWhole && kitchens.length < ARRANGING_LIMIT, isWay };
    },
  );
