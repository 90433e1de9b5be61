import * as Effect from "effect/Effect";
import { ARRANGING_LIMIT } from "../../domain/list-definition.ts";
import { UNARRANGED } from "../../domain/list-request.ts";
import { type Ranked, ranked } from "../../domain/moderation/ranking.ts";
import { MAX_PAGE_SIZE } from "../../domain/paging.ts";
import type { Reference } from "../../domain/reference.ts";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import type { ListInput, RecordPage } from "../use-cases/list-records.ts";
import { readMatching } from "../use-cases/read-matching.ts";
import type { ListSource } from "../use-cases/record-source.ts";

/** What is referred to most often, and how many records were counted for that. */
export interface Ranking {
  readonly ranked: ReadonlyArray<Ranked>;
  readonly counted: number;
  /** Whether those are all there are. */
  readonly isWhole: boolean;
}

/** Counts what the records of a list refer to, up to ten thousand of them: no call of the backend does it. */
export const readRanking = <A, R>(
  source: Pick<ListSource<A, R>, "definition">,
  list: (input: ListInput) => Effect.Effect<RecordPage<A>, RemoteFailure, R>,
  referenceOf: (record: A) => Reference | undefined,
): Effect.Effect<Ranking, RemoteFailure, R> =>
  Effect.map(
    readMatching({
      source,
      list,
      request: { ...UNARRANGED, page: 1, size: MAX_PAGE_SIZE },
      language: "en",
    }),
    (records) => ({
      ranked: ranked(records.flatMap((record) => referenceOf(record) ?? [])),
      counted: records.length,
      isWhole: records.length < ARRANGING_LIMIT,
    }),
  );
