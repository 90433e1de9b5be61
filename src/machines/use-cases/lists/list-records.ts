import * as Effect from "effect/Effect";
import { type Arrangement, isArranging, type ListRequest } from "../../../domain/list-request.ts";
import {
  arranged,
  ARRANGING_LIMIT,
  isToldHere,
  type ListDefinition,
  matching,
  unique,
} from "../../../domain/list-definition.ts";
import { sliceOf, type PageWindow, windowOf } from "../../../domain/paging.ts";
import { ReadOnce } from "../../../domain/ports/read-once.ts";
import { type Counted, countedBy, type Found } from "../../../domain/records.ts";
import { isAnotherWayWorthIt } from "../../../domain/lists/other-ways.ts";
import { NotAcceptable, type RemoteFailure } from "../../../domain/remote-failure.ts";
import {
  collectRecords,
  type Collected,
  firstWindow,
  type Progress,
  type ReadWindow,
} from "./collect-records.ts";
import type { ListSource } from "./record-source.ts";
import { collectWhole, readWhole } from "./whole-list.ts";

type Finding<A, R> = NonNullable<ListSource<A, R>["find"]>;

/** A page of a list, and what is to be said about it. */
export interface RecordPage<A> extends Counted {
  readonly items: ReadonlyArray<A>;
  readonly unreadable: number;
  /** How many records sorting and filtering have to look at here; none where the backend does both. */
  readonly whole: number;
  /** Whether the sorting and the filters that were asked for are in it; they are not where `whole` is too much. */
  readonly isArranged: boolean;
  /** How many records were looked through here because the backend could not search. */
  readonly lookedThrough: number | undefined;
  /** Whether the backend searched, sorted and filtered. */
  readonly isServed: boolean;
  /** Whether the backend gave the list; the empty one in its place is no true zero. */
  readonly isAvailable: boolean;
}

export interface ListInput {
  readonly request: ListRequest;
  readonly language: string;
  readonly onProgress?: (progress: Progress) => void;
}

/** A list, and where its records come from. */
export interface Listed<A, R> {
  readonly source: ListSource<A, R>;
  readonly list: (input: ListInput) => Effect.Effect<RecordPage<A>, RemoteFailure, R>;
}

/** Whether a list of so many records can be sorted and filtered. */
export const canBeArranged = (whole: number): boolean => whole <= ARRANGING_LIMIT;

/** A window of what the backend finds. One that ignores the window gives everything at once, whichever was asked for. */
const readFound =
  <A, R>({ idOf }: ListDefinition<A>, find: Finding<A, R>, query: string): ReadWindow<A, R> =>
  (range) => {
    /** Whether a window begins as the first one does, which is asked for again only where nobody counts. */
    const beginsAnew = ({ items: [record], total }: Found<A>) =>
      record === undefined || range.first === 0 || total !== undefined
        ? Effect.succeed(false)
        : find(query, { ...range, first: 0 }).pipe(
            Effect.provideService(ReadOnce, false),
            Effect.map(({ items: [first] }) => first !== undefined && idOf(first) === idOf(record)),
          );
    return Effect.gen(function* () {
      const found = yield* find(query, range);
      return found.items.length > range.max || (yield* beginsAnew(found))
        ? { ...found, items: sliceOf(found.items, range), total: found.items.length }
        : found;
    });
  };

/** A page of which nothing is to be said. */
const PLAIN = {
  unreadable: 0,
  whole: 0,
  isArranged: true,
  lookedThrough: undefined,
  isServed: false,
  isAvailable: true,
} as const;

const pageOf = <A>(range: PageWindow, found: Found<A>): RecordPage<A> => ({
  ...PLAIN,
  items: found.items,
  unreadable: found.unreadable,
  ...countedBy(range, found),
});

const unarranged = <A>(range: PageWindow, found: Found<A>, request: ListRequest): RecordPage<A> => {
  const page = pageOf(range, found);
  return { ...page, whole: page.total, isArranged: !isArranging(request) };
};

const arrangementOf = ({ query, sort, direction, filters }: ListRequest, language: string): string =>
  JSON.stringify([query, sort, direction, filters, language]);

/** A request that asks for no order, in the list's own. */
const inItsOrder = <R extends Arrangement>({ order }: ListDefinition<never>, request: R): R =>
  request.sort === undefined ? { ...request, ...order } : request;

/** The request without the filters that only a backend could answer. */
export const answerable = <A, R extends Pick<Arrangement, "filters">>(
  definition: ListDefinition<A>,
  request: R,
): R => ({
  ...request,
  filters: Object.fromEntries(
    Object.entries(request.filters).filter(([name]) => isToldHere(definition, name)),
  ),
});

/**
 * Reads a page of a list: by a backend that lists itself; else searched by the backend, or here when it cannot; sorted and filtered here over all of
 * it. What was arranged is kept as long as the answers it was made of are, so that the next page costs nothing.
 */
export const listRecords = <A, R>(source: ListSource<A, R>) => {
  interface Kept {
    readonly parts: ReadonlyArray<unknown>;
    readonly arrangement: string;
    readonly records: ReadonlyArray<A>;
  }
  const kept = new WeakMap<ReadonlyArray<A>, Kept>();

  const arrange = ({ windows }: Collected<A>, isSearch: boolean, { request, language }: ListInput) => {
    const parts = windows.map(({ items }) => items);
    const [key = []] = parts;
    const arrangement = arrangementOf(request, language);
    const known = kept.get(key);
    if (
      known?.arrangement === arrangement &&
      known.parts.length === parts.length &&
      known.parts.every((part, index) => part === parts[index])
    ) {
      return known.records;
    }
    const records = unique(source.definition, parts.flat());
    const chosen = arranged(
      source.definition,
      isSearch ? matching(source.definition, records, request.query) : records,
      inItsOrder(source.definition, request),
      language,
    );
    kept.set(key, { parts, arrangement, records: chosen });
    return chosen;
  };

  const arrangedPage = (collection: Collected<A>, isSearch: boolean, input: ListInput): RecordPage<A> => {
    const records = arrange(collection, isSearch, input);
    const { windows, total } = collection;
    return {
      ...PLAIN,
      items: sliceOf(records, windowOf(input.request)),
      total: records.length,
      isCounted: true,
      unreadable: windows.reduce((sum, { unreadable }) => sum + unreadable, 0),
      whole: total,
      lookedThrough: isSearch ? Math.min(total, ARRANGING_LIMIT) : undefined,
    };
  };

  const read = Effect.fnUntraced(function* (reading: ReadWindow<A, R>, input: ListInput) {
    const { request, onProgress } = input;
    const range = windowOf(request);
    if (isArranging(request)) {
      const start = yield* firstWindow(reading);
      if (start.total === undefined || canBeArranged(start.total)) {
        const collection = yield* collectRecords(start, reading, onProgress);
        if (canBeArranged(collection.total)) return arrangedPage(collection, false, input);
      }
    }
    return unarranged(range, yield* reading(range), request);
  });

  const searchHere = (input: ListInput) =>
    Effect.map(collectWhole(source, input.onProgress), (collection) => arrangedPage(collection, true, input));

  const listHere = (input: ListInput): Effect.Effect<RecordPage<A>, RemoteFailure, R> => {
    const { query } = input.request;
    if (query === "") return read(readWhole(source), input);
    return source.find === undefined
      ? searchHere(input)
      : read(readFound(source.definition, source.find, query), input).pipe(
          Effect.catchIf(isAnotherWayWorthIt, () => searchHere(input)),
        );
  };

  const askForPage = ({ page, size, ...arrangement }: ListRequest) => {
    const range = windowOf({ page, size });
    return Effect.map(source.list(range, inItsOrder(source.definition, arrangement)), (found) => ({
      ...pageOf(range, found),
      isServed: true,
    }));
  };

  return (input: ListInput): Effect.Effect<RecordPage<A>, RemoteFailure, R> =>
    Effect.flatMap(source.isListed, (isListed) =>
      isListed && (source.definition.isSearched || input.request.query === "")
        ? askForPage(input.request)
        : listHere({ ...input, request: answerable(source.definition, input.request) }),
    );
};

/** What stands for a list that the backend answers with 406. */
const UNAVAILABLE = { ...PLAIN, items: [], total: 0, isCounted: true, isAvailable: false };

/** A list that is empty, and marked so, where the backend answers 406. */
export const emptyWhereUnavailable =
  <A, R>(list: Listed<A, R>["list"]): typeof list =>
  (input) =>
    Effect.catchTag(list(input), "NotAcceptable", () => Effect.succeed(UNAVAILABLE));

/** The same list for whoever reads all of it: what stands for a 406 would tell of a true end, or of a true zero. */
export const failingWhereUnavailable =
  <A, R>(list: Listed<A, R>["list"]): typeof list =>
  (input) =>
    Effect.filterOrFail(
      list(input),
      ({ isAvailable }) => isAvailable,
      () => NotAcceptable,
    );
