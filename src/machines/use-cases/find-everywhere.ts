import * as Effect from "effect/Effect";
import { permits } from "../../domain/permission.ts";
import { EVERY_RESOURCE, type ResourceName, RESOURCES } from "../../domain/resources.ts";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import type { IdAsked } from "../../domain/lists/record-by-id.ts";
import type { Choice } from "./record-source.ts";
import { RECORD_SOURCES } from "./record-sources.ts";

/** A record that was found, by what it is called. */
export interface Hit extends Choice {
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

/** One search that fails leaves the others. */
const leavingOthers = <R>(search: Effect.Effect<Findings, RemoteFailure, R>, list: ResourceName) =>
  Effect.orElseSucceed(search, (): Findings => ({ hits: [], failed: [list] }));

/** Looks for records that have an id, and in every list for a text, as far as a role may read it. */
export const findEverywhere = ({ query, role, ids }: FindingRequest) => {
  const mayRead = (list: ResourceName): boolean => permits(role, RESOURCES[list].permissions.read);
  const known = ids.filter(({ list }) => mayRead(list));
  return Effect.all(
    [
      ...known.map((asked) =>
        leavingOthers(
          Effect.catchTag(read(asked), "NotFound", () => Effect.succeed(found())),
          asked.list,
        ),
      ),
      ...EVERY_RESOURCE.filter(({ name }) => mayRead(name)).map(({ name }) =>
        leavingOthers(find(name, query), name),
      ),
    ],
    { concurrency: "unbounded" },
  ).pipe(
    Effect.map((parts): Findings => {
      const hits = parts.flatMap((part) => part.hits);
      const isFirst = ({ list, id }: Hit, at: number): boolean =>
        hits.findIndex((hit) => hit.list === list && hit.id === id) === at;
      return { hits: hits.filter(isFirst), failed: [...new Set(parts.flatMap(({ failed }) => failed))] };
    }),
  );
};
