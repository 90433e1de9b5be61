import * as Effect from "effect/Effect";
import { type Kitchen, kitchenListDefinition } from "../../../../src/domain/kitchen.ts";
import type { ListRequest } from "../../../../src/domain/list-request.ts";
import { arranged, matching } from "../../../../src/domain/list-definition.ts";
import { sliceOf } from "../../../../src/domain/paging.ts";
import { readable, type Records } from "../../../../src/domain/records.ts";
import { NotFound, type RemoteFailure } from "../../../../src/domain/remote-failure.ts";
import type { ListSource } from "../../../../src/machines/use-cases/lists/record-source.ts";
import { id } from "../../../domain/generators.ts";

export const kitchen = (number: number): Kitchen => ({
  kitchenId: id(`k${number}`),
  nombre: `Kitchen ${number}`,
  logo: undefined,
  banned: number % 10 === 0,
  positivo: (number * 7919) % 1_000,
  negativo: 0,
  userChef: undefined,
  tribe: undefined,
});

export const kitchens = (count: number): ReadonlyArray<Kitchen> =>
  Array.from({ length: count }, (_, index) => kitchen(index + 1));

interface Conditions {
  readonly count?: Effect.Effect<number, RemoteFailure>;
  readonly search?: RemoteFailure;
  readonly page?: RemoteFailure;
  /** Whether the backend says how many records match. */
  readonly isCounting?: boolean;
  /** Whether the backend searches, sorts and filters itself (D58). */
  readonly isListing?: boolean;
  /** Whether the backend heeds the window of a search. */
  readonly isWindowing?: boolean;
  /** Whether the first record cannot be read. */
  readonly isGarbled?: boolean;
}

/** A backend that lists kitchens, and every call that was made to it. Answers are the same objects, as when cached. */
export const backend = (all: ReadonlyArray<Kitchen>, conditions: Conditions = {}) => {
  const calls: Array<string> = [];
  const pages = new Map<string, Records<Kitchen>>();
  const {
    search,
    page,
    isCounting = true,
    isWindowing = true,
    isListing = false,
    isGarbled = false,
    count = Effect.succeed(all.length),
  } = conditions;
  const source: ListSource<Kitchen, never> = {
    definition: kitchenListDefinition,
    page: (window) =>
      Effect.suspend(() => {
        calls.push(`page ${window.first}+${window.max}`);
        if (page !== undefined) return Effect.fail(page);
        const key = `${window.first}+${window.max}`;
        const unreadable = isGarbled && window.first === 0 ? 1 : 0;
        const known = pages.get(key) ?? { items: sliceOf(all, window).slice(unreadable), unreadable };
        pages.set(key, known);
        return Effect.succeed(known);
      }),
    count: () => count,
    find: (query, window) =>
      Effect.suspend(() => {
        calls.push(`find ${query} ${window.first}+${window.max}`);
        if (search !== undefined) return Effect.fail(search);
        const found = matching(kitchenListDefinition, all, query);
        return Effect.succeed({
          ...readable(isWindowing ? sliceOf(found, window) : found),
          total: isCounting ? found.length : undefined,
        });
      }),
    isListed: Effect.succeed(isListing),
    list: (window, arrangement) =>
      Effect.sync(() => {
        calls.push(`list ${window.first}+${window.max} ${JSON.stringify(arrangement)}`);
        const found = matching(kitchenListDefinition, all, arrangement.query);
        const passing = arranged(kitchenListDefinition, found, arrangement, "en");
        return { ...readable(sliceOf(passing, window)), total: isCounting ? passing.length : undefined };
      }),
    byId: (asked) => {
      const found = all.find(({ kitchenId }) => kitchenId === asked);
      return found === undefined ? Effect.fail(NotFound()) : Effect.succeed(found);
    },
  };
  /** What a write does to the cache: the page is read anew. */
  const refresh = (key: string) => pages.delete(key);
  return { calls, source, refresh };
};

export const REQUEST: ListRequest = {
  page: 1,
  size: 25,
  query: "",
  sort: undefined,
  direction: "ascending",
  filters: {},
};

/** A backend that lists kitchens, of which so many of the first go as soon as the first page was read. */
export const shrinking = (all: ReadonlyArray<Kitchen>, gone: number): ListSource<Kitchen, never> => {
  const [whole, rest] = [all, all.slice(gone)].map((some) => backend(some, { isListing: true }).source.list);
  let isRead = false;
  return {
    ...backend(all, { isListing: true }).source,
    list: (window, arrangement) =>
      Effect.suspend(() => {
        const list = isRead ? rest : whole;
        isRead = true;
        return list === undefined ? Effect.die("Nothing lists") : list(window, arrangement);
      }),
  };
};
