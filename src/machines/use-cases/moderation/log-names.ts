import * as Effect from "effect/Effect";
import type { Activity } from "../../../domain/activity.ts";
import { keyOfNamed, namesTold, recordsNamed } from "../../../domain/activity/named-records.ts";
import { MOST_NAMES } from "../../../domain/paging.ts";
import { permits } from "../../../domain/permission.ts";
import { RESOURCES } from "../../../domain/resources.ts";
import { AT_A_TIME } from "../at-a-time.ts";
import { lastKnown } from "../log/last-known.ts";

/** What the records are called that entries name: as they tell it, or as the first few of the others are asked (D59). */
export const readNames = Effect.fnUntraced(function* (
  entries: ReadonlyArray<Activity>,
  role: string | undefined,
) {
  const told = namesTold(entries);
  const others = recordsNamed(entries)
    .filter(
      (record) => !told.has(keyOfNamed(record)) && permits(role, RESOURCES[record.resource].permissions.read),
    )
    .slice(0, MOST_NAMES);
  const learned = yield* Effect.forEach(
    others,
    (record) =>
      lastKnown(record.resource, record.id).pipe(
        Effect.map(({ name }) => [[keyOfNamed(record), name] as const]),
        // The id stays.
        Effect.orElseSucceed(() => []),
      ),
    { concurrency: AT_A_TIME },
  );
  return new Map([...told, ...learned.flat()]);
});
