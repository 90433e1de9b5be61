import { isCalendarDate } from "./calendar-date.ts";
import { cut } from "./cut.ts";
import { isId } from "./id.ts";
import { DEFAULT_PAGE_SIZE, type PageRequest, pageRequest } from "./paging.ts";

export type Direction = "ascending" | "descending";

/** Which records of a list are asked for, and in which order. A filter that is not named lets everything through. */
export interface Arrangement {
  readonly query: string;
  /** The column that the records are sorted by; the backend's own order without one. */
  readonly sort: string | undefined;
  readonly direction: Direction;
  readonly filters: Readonly<Record<string, string>>;
}

/** Every record, in the backend's own order. */
export const UNARRANGED: Arrangement = { query: "", sort: undefined, direction: "ascending", filters: {} };

/** What a list's address asks for (D36). */
export interface ListRequest extends PageRequest, Arrangement {}

/** What a filter takes: some values, and where it says so an id, a day, or a record of any kind (`kitchen:5`). */
export interface FilterShape {
  readonly values: ReadonlyArray<string>;
  readonly takes?: "id" | "day" | "record";
}

/** Whether there is a record, whichever (D58); beside these two such a filter takes its id. */
export const ANY = "any";
export const NONE = "none";
export const ofPresence = { values: [ANY, NONE] } as const;
export const ofRecord = { ...ofPresence, takes: "id" } as const;
export const ofId = { values: [], takes: "id" } as const;
export const ofDay = { values: [], takes: "day" } as const;

/** What may be asked of a list: the columns it sorts by, and what its filters take. */
export interface ListShape {
  /** Whether its records have texts that can be searched. */
  readonly isSearched: boolean;
  readonly sorts: Readonly<Record<string, unknown>>;
  readonly filters: Readonly<Record<string, FilterShape>>;
}

/** A record of any kind, by kind and id. */
const isRecordName = (value: string): boolean => {
  const [kind = "", id = "", ...more] = value.split(":");
  return /^[a-z]+$/u.test(kind) && isId(id) && more.length === 0;
};

/** Whether a filter can be asked for a value. */
export const isTaken = ({ values, takes }: FilterShape, value: string): boolean =>
  values.includes(value) ||
  (takes === "id" && isId(value)) ||
  (takes === "day" && isCalendarDate(value)) ||
  (takes === "record" && isRecordName(value));

/** A request as an address carries it: what is the default is left out, filters stand beside the rest. */
export type ListSearch = Readonly<Record<string, string | number | boolean>>;

/** The longest search text, in code units. */
export const MAX_QUERY_LENGTH = 200;

/** What of a text can be looked for. */
export const searchedText = (text: string): string =>
  cut(text.trim(), MAX_QUERY_LENGTH).beginning.toWellFormed().trim();

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
    query: searchedText(textOf(search["query"])),
    sort,
    direction: sort !== undefined && search["direction"] === "descending" ? "descending" : "ascending",
    filters: Object.fromEntries(
      Object.entries(shape.filters).flatMap(([name, filter]) => {
        const value = textOf(search[name]);
        return isTaken(filter, value) ? [[name, value]] : [];
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

/** A request with a filter set, or taken off where it is to let everything through; from the first page on. */
export const filteredBy = (request: ListRequest, name: string, value: string): ListRequest => {
  const { [name]: _, ...others } = request.filters;
  return { ...request, page: 1, filters: value === "" ? others : { ...others, [name]: value } };
};

/** Whether a request leaves records out. */
export const isNarrowed = ({ query, filters }: ListRequest): boolean =>
  query !== "" || Object.keys(filters).length > 0;

/** A request that leaves none out any more; from the first page on. */
export const notNarrowed = (request: ListRequest): ListRequest => ({
  ...request,
  page: 1,
  query: "",
  filters: {},
});

/** Whether a request needs more than a page of the backend's: sorting and filtering look at every record (D36). */
export const isArranging = ({ sort, filters }: ListRequest): boolean =>
  sort !== undefined || Object.keys(filters).length > 0;

/** Whether two requests choose the same records, whatever their order and page. */
export const chooseTheSame = (a: ListRequest, b: ListRequest): boolean =>
  a.query === b.query &&
  Object.keys({ ...a.filters, ...b.filters }).every((name) => a.filters[name] === b.filters[name]);
