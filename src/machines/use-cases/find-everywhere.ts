import * as Effect from "effect/Effect";
import { permits } from "../../domain/permission.ts";
import { Search } from "../../domain/ports/search.ts";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import { EVERY_RESOURCE, type ResourceName } from "../../domain/resources.ts";
import { displayNameOf } from "../../domain/user.ts";

/** A record that was found, by what it is called. */
export interface Hit {
  readonly list: ResourceName;
  readonly id: string;
  readonly name: string;
  readonly hint: string;
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

type Finding = (query: string) => Effect.Effect<ReadonlyArray<Hit>, RemoteFailure, Search>;

const FINDERS: Readonly<Record<ResourceName, Finding>> = {
  users: (query) =>
    Effect.map(
      Search.use((search) => search.users(query, OFFERED)),
      ({ items }) =>
        items.map((user) => ({
          list: "users",
          id: user.userId,
          name: displayNameOf(user),
          hint: user.email,
        })),
    ),
  kitchens: (query) =>
    Effect.map(
      Search.use((search) => search.kitchens(query, OFFERED)),
      ({ items }) =>
        items.map(({ kitchenId, nombre, userChef }) => ({
          list: "kitchens",
          id: kitchenId,
          name: nombre,
          hint: userChef?.profile.nombre ?? "",
        })),
    ),
  tribes: (query) =>
    Effect.map(
      Search.use((search) => search.tribes(query, OFFERED)),
      ({ items }) =>
        items.map(({ tribeId, name, description }) => ({
          list: "tribes",
          id: tribeId,
          name,
          hint: description,
        })),
    ),
};

/** Looks for a text in every list that a role may read (§6); one search that fails leaves the others. */
export const findEverywhere = ({ query, role }: FindingRequest): Effect.Effect<Findings, never, Search> =>
  Effect.forEach(
    EVERY_RESOURCE.filter(({ permissions }) => permits(role, permissions.read)),
    ({ name }) =>
      Effect.match(FINDERS[name](query), {
        onSuccess: (hits): Findings => ({ hits: hits.slice(0, OFFERED.max), failed: [] }),
        onFailure: (): Findings => ({ hits: [], failed: [name] }),
      }),
    { concurrency: "unbounded" },
  ).pipe(
    Effect.map((parts) => ({
      hits: parts.flatMap(({ hits }) => hits),
      failed: parts.flatMap(({ failed }) => failed),
    })),
  );
