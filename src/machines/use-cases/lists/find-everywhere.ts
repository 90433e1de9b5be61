import * as Effect from "effect/Effect";
import { unique } from "../../../domain/list-definition.ts";
import { permits } from "../../../domain/permission.ts";
import { EVERY_RESOURCE, type ResourceName, RESOURCES } from "../../../domain/resources.ts";
import type { RemoteFailure } from "../../../domain/remote-failure.ts";
import type { IdAsked } from "../../../domain/lists/record-by-id.ts";
import type { Choice } from "./record-source.ts";
import { RECORD_SOURCES } from "./record-sources.ts";

/** A record that was found, by what it is called. */
interface Hit extends Choice {
  readonly list: ResourceName;
}

/** What was found; `failed` names the lists whose search did not answer. */
export interface Findings {
  readonly hits: ReadonlyArray<Hit>;
  readonly failed: ReadonlyArray<ResourceName>;
}

export interface FindingRequest {
  readonly query: string;
  readonly role: string;
  /** The records that the query may ask for by id. */
  readonly ids: ReadonlyArray<IdAsked>;
}

/** How many of each kind are offered. */
export const OFFERED = { first: 0, max: 5 };

const found = (...hits: ReadonlyArray<Hit>): Findings => ({ hits, failed: [] });

const find = Effect.fnUntraced(function* (list: ResourceName, query: string) {
  const choices = yield* RECORD_SOURCES[list].choices(query, OFFERED);
  return found(...choices.slice(0, OFFERED.max).map((choice) => ({ ...choice, list })));
});

const read = Effect.fnUntraced(function* ({ list, id }: IdAsked) {
  return found({ ...(yield* RECORD_SOURCES[list].choice(id)), list });
});

/** How long one search may take, in milliseconds: two calls, and less than all of them together. */
const SEARCH_MS = 20_000;

/** One search that fails, or takes too long, leaves the others. */
const leavingOthers = <R>(search: Effect.Effect<Findings, RemoteFailure, R>, list: ResourceName) =>
  search.pipe(
    Effect.timeout(SEARCH_MS),
    Effect.orElseSucceed((): Findings => ({ hits: [], failed: [list] })),
  );

const mayRead = (role: string, list: ResourceName): boolean =>
  permits(role, RESOURCES[list].permissions.read);

export const searchedFor = (role: string): ReadonlyArray<ResourceName> =>
  EVERY_RESOURCE.map(({ name }) => name).filter((list) => mayRead(role, list));

/** Looks for records that have an id, and in every list for a text, as far as a role may read it. */
export const findEverywhere = ({ query, role, ids }: FindingRequest) => {
  const known = ids.filter(({ list }) => mayRead(role, list));
  return Effect.all(
    [
      ...known.map((asked) =>
        leavingOthers(
          Effect.catchTag(read(asked), "NotFound", () => Effect.succeed(found())),
          asked.list,
        ),
      ),
      ...searchedFor(role).map((list) => leavingOthers(find(list, query), list)),
    ],
    { concurrency: "unbounded" },
  ).pipe(
    Effect.map((parts): Findings => ({
      hits: unique(
        { idOf: ({ list, id }) => `${list} ${id}` },
        parts.flatMap(({ hits }) => hits),
      ),
      failed: [...new Set(parts.flatMap(({ failed }) => failed))],
    })),
  );
};
