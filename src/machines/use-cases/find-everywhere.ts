import * as Effect from "effect/Effect";
import { permits } from "../../domain/permission.ts";
import { EVERY_RESOURCE, type ResourceName } from "../../domain/resources.ts";
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
}

/** How many of each kind are offered. */
const OFFERED = { first: 0, max: 5 };

const lookIn = Effect.fnUntraced(function* (list: ResourceName, query: string) {
  const choices = yield* RECORD_SOURCES[list].choices(query, OFFERED);
  return choices.slice(0, OFFERED.max).map((choice): Hit => ({ ...choice, list }));
});

/** Looks for a text in every list that a role may read; one search that fails leaves the others. */
export const findEverywhere = ({ query, role }: FindingRequest) =>
  Effect.forEach(
    EVERY_RESOURCE.filter(({ permissions }) => permits(role, permissions.read)),
    ({ name }) =>
      Effect.match(lookIn(name, query), {
        onSuccess: (hits): Findings => ({ hits, failed: [] }),
        onFailure: (): Findings => ({ hits: [], failed: [name] }),
      }),
    { concurrency: "unbounded" },
  ).pipe(
    Effect.map((parts): Findings => ({
      hits: parts.flatMap(({ hits }) => hits),
      failed: parts.flatMap(({ failed }) => failed),
    })),
  );
