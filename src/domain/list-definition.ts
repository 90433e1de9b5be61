import { type Dated, momentOf } from "./instant.ts";
import { ANY, type Arrangement, type FilterShape, type ListShape, NONE } from "./list-request.ts";
import { matchesQuery } from "./matching.ts";

/** Sorting and filtering look at every record, up to this many (D36). */
export const ARRANGING_LIMIT = 10_000;

/** What a column sorts by; nothing where a record has no value. */
type SortKey = string | number | undefined;

interface ListFilter<A> extends FilterShape {
  /** Whether a record passes; nothing where only the backend can tell. */
  readonly passes: ((record: A, value: string) => boolean) | undefined;
}

/** Whether a filter can be told of records that are here; else only by a backend that lists itself. */
export const isToldHere = ({ filters }: Pick<ListDefinition<never>, "filters">, name: string): boolean =>
  filters[name]?.passes !== undefined;

/** Passes the records that are what a filter asks for: a value, any at all, or none. */
export const being =
  <A>(valueOf: (record: A) => string) =>
  (record: A, value: string): boolean =>
    value === ANY ? valueOf(record) !== NONE : valueOf(record) === value;

/** What sorts records by when they were made: their ids, which are given in order where they are numbers, or what they say. */
export const inTurn =
  <A extends Dated>(idOf: (record: A) => string) =>
  (record: A): SortKey => {
    const turn = Number(idOf(record));
    return Number.isNaN(turn) ? momentOf(record) : turn;
  };

/** How one kind of record is listed: what tells records apart, what they are called, searched, sorted and filtered by. */
export interface ListDefinition<A> extends ListShape {
  readonly idOf: (record: A) => string;
  readonly nameOf: (record: A) => string;
  readonly textsOf: (record: A) => ReadonlyArray<string>;
  readonly sorts: Readonly<Record<string, (record: A) => SortKey>>;
  readonly filters: Readonly<Record<string, ListFilter<A>>>;
  /** The order that it begins in where the backend sorts it, or all of it is here; else the backend's own. */
  readonly order?: Pick<Arrangement, "sort" | "direction">;
}

/** The same of records that others refer to and that are chosen by name. */
export interface ChoiceDefinition<A> extends ListDefinition<A> {
  /** What tells it from another of the same name. */
  readonly hintOf: (record: A) => string;
  /** The picture that stands beside its name, where there is one. */
  readonly pictureOf: (record: A) => string | undefined;
}

/** The records whose texts match a query; what the backend would have found (D33). */
export const matching = <A>({ textsOf }: ListDefinition<A>, records: ReadonlyArray<A>, query: string) =>
  records.filter((record) => matchesQuery(query, textsOf(record)));

/** The records without those that stand there a second time: pages shift while others write. */
export const unique = <A>(
  { idOf }: Pick<ListDefinition<A>, "idOf">,
  records: ReadonlyArray<A>,
): ReadonlyArray<A> => {
  const seen = new Set<string>();
  return records.filter((record) => seen.size < seen.add(idOf(record)).size);
};

const comparing = (language: string, sign: number) => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (a: SortKey, b: SortKey): number => {
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return sign * (typeof a === "number" && typeof b === "number" ? a - b : compare(String(a), String(b)));
  };
};

export const passing = <A>(
  { filters }: Pick<ListDefinition<A>, "filters">,
  records: ReadonlyArray<A>,
  asked: Arrangement["filters"],
): ReadonlyArray<A> =>
  records.filter((record) =>
    Object.entries(asked).every(([name, value]) => filters[name]?.passes?.(record, value)),
  );

/**
 * The records that pass the filters, sorted as a reader of the language expects; equal ones stay in the backend's
 * order, and those without a value come last either way.
 */
export const arranged = <A>(
  definition: ListDefinition<A>,
  records: ReadonlyArray<A>,
  request: Pick<Arrangement, "sort" | "direction" | "filters">,
  language: string,
): ReadonlyArray<A> => {
  const found = passing(definition, records, request.filters);
  const keyOf = request.sort === undefined ? undefined : definition.sorts[request.sort];
  if (keyOf === undefined) return found;
  const compare = comparing(language, request.direction === "ascending" ? 1 : -1);
  return found
    .map((record) => ({ record, key: keyOf(record) }))
    .toSorted((a, b) => compare(a.key, b.key))
    .map(({ record }) => record);
};
