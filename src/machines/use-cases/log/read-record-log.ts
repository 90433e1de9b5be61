import * as Effect from "effect/Effect";
import { logOf, type NotedKind } from "../../../domain/activity.ts";
import { MAX_PAGE_SIZE } from "../../../domain/paging.ts";
import { Activities } from "../../../domain/ports/activities.ts";

const LATEST = { first: 0, max: MAX_PAGE_SIZE };

/** What the log tells of a record, newest first, as far as one page of it goes. */
export const readRecordLog = (kind: NotedKind, id: string) =>
  Effect.map(
    Activities.use(({ list }) => list(LATEST, { filters: logOf(kind, id) })),
    ({ items }) => items,
  );
