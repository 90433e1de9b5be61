import * as Effect from "effect/Effect";
import type { PageWindow } from "../../../domain/paging.ts";
import { ReadOnce } from "../../../domain/ports/read-once.ts";
import type { Found, Records } from "../../../domain/records.ts";
import { isNotCounted } from "../../../domain/lists/other-ways.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import { collectRecords, firstWindow, type Progress, type ReadWindow } from "./collect-records.ts";

/** What a whole list is read from. */
export interface WholeList<A, R> {
  readonly page: (range: PageWindow) => Effect.Effect<Records<A>, RemoteFailure, R>;
  readonly count: () => Effect.Effect<number, RemoteFailure, R>;
}

/** Whether only the count has failed, so that the records may still come. */
const isAboutTheCount = (failure: RemoteFailure): boolean =>
  failure._tag === "ServerFailed" || isNotCounted(failure);

/** A window of everything; a backend that cannot count still gives records. */
export const readWhole =
  <A, R>(source: WholeList<A, R>): ReadWindow<A, R> =>
  (range) =>
    Effect.all(
      {
        records: source.page(range),
        total: source.count().pipe(
          Effect.provideService(ReadOnce, false),
          Effect.catchIf(isAboutTheCount, () => Effect.succeed(undefined)),
        ),
      },
      { concurrency: "unbounded" },
    ).pipe(Effect.map(({ records, total }): Found<A> => ({ ...records, total })));

/** Everything, up to ten thousand records: what is looked through where the backend does not search. */
export const collectWhole = <A, R>(source: WholeList<A, R>, onProgress?: (progress: Progress) => void) => {
  const read = readWhole(source);
  return Effect.flatMap(firstWindow(read), (start) => collectRecords(start, read, onProgress));
};
