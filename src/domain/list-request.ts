import { DEFAULT_PAGE_SIZE, type PageRequest, pageRequest } from "./paging.ts";

export type Direction = "ascending" | "descending";

/** What a list's address asks for (D36). A filter that is not named lets everything through. */
export interface ListRequest extends PageRequest {
  readonly query: string;
  /** The column that the records are sorted by; the backend's own order without one. */
  readonly sort: string | undefined;
  readonly direction: Direction;
  readonly filters: Readonly<Record<string, string>>;
}

/** What may be asked of a list: the columns it sorts by, and the values of its filters. */
export interface ListShape {
  readonly sorts: Readonly<Record<string, unknown>>;
  readonly filters: Readonly<Record<string, { readonly values: ReadonlyArray<string> }>>;
}

/** A request as an address carries it: what is the default is left out, filters stand beside the rest. */
export type ListSearch = Readonly<Record<string, string | number | boolean>>;

/** The longest search text, in code units. */
export const MAX_QUERY_LENGTH = 200;

const textOf = (value: unknown): string =>
  typeof value === "string"
    ? value
    : typeof value === "number" || typeof value === "boolean"
      ? String(value)
      : "";

const numberOf = (value: unknown, otherwise: number): number =>
  typeof value === "number" || typeof value === "string" ? Number(value) : otherwise;

const sortOf = ({ sorts }: ListShape, value: unknown): string | undefined =>
  typeof value === "string" && Object.hasOwn(sorts, value) ? value : undefined;

/** Whatever stands in an address as a request that can be served; what is unknown is left out. */
export const listRequest = (shape: ListShape, search: Readonly<Record<string, unknown>>): ListRequest => {
  const sort = sortOf(shape, search["sort"]);
  return {
    ...pageRequest(numberOf(search["page"], 1), numberOf(search["size"], DEFAULT_PAGE_SIZE)),
    query: textOf(search["query"]).trim().slice(0, MAX_QUERY_LENGTH).toWellFormed().trim(),
    sort,
    direction: sort !== undefined && search["direction"] === "descending" ? "descending" : "ascending",
    filters: Object.fromEntries(
      Object.entries(shape.filters).flatMap(([name, { values }]) => {
        const value = textOf(search[name]);
        return values.includes(value) ? [[name, value]] : [];
      }),
    ),
  };
};

/** The address of a request. */
export const listSearch = ({ page, size, query, sort, direction, filters }: ListRequest): ListSearch => ({
  ...(page !== 1 && { page }),
  ...(size !== DEFAULT_PAGE_SIZE && { size }),
  ...(query !== "" && { query }),
  ...(sort !== undefined && { sort }),
  ...(direction === "descending" && { direction }),
  ...filters,
});

/** Whether a request needs more than a page of the backend's: sorting and filtering look at every record (D36). */
export const isArranging = ({ sort, filters }: ListRequest): boolean =>
  sort !== undefined || Object.keys(filters).length > 0;

/** Whether two requests choose the same records, whatever their order and page. */
export const chooseTheSame = (a: ListRequest, b: ListRequest): boolean =>
  a.query === b.query &&
  Object.keys({ ...a.filters, ...b.filters }).every((name) => a.filters[name] === b.filters[name]);
