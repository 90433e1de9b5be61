import * as Schema from "effect/Schema";
import { type Arrangement, isTaken, type ListShape, MAX_QUERY_LENGTH } from "../../domain/list-request.ts";

/** What a paged call takes beside its window (D58), as it stands in an address; `-` before a column is "descending". */
type Asked = Readonly<Record<string, string | undefined>>;

const checked = (name: string, holds: (text: string) => boolean, examples: ReadonlyArray<string> = []) =>
  Schema.optional(
    Schema.String.annotate({ examples }).check(Schema.makeFilter(holds, { expected: `a value of ${name}` })),
  );

/** A filter that the wire has in other words: its name there, and its values by those of the domain. */
const SPELLED: Readonly<
  Record<string, { readonly name: string; readonly values: Readonly<Record<string, string>> }>
> = {
  status: { name: "banned", values: { active: "false", banned: "true" } },
};

const spelled = (name: string, value: string): readonly [string, string] => {
  const there = SPELLED[name];
  return there === undefined ? [name, value] : [there.name, there.values[value] ?? value];
};

const read = (name: string, value: string): readonly [string, string] => {
  const [filter, there] = Object.entries(SPELLED).find(([, other]) => other.name === name) ?? [];
  const [said = value] = Object.entries(there?.values ?? {}).find(([, spelling]) => spelling === value) ?? [];
  return [filter ?? name, said];
};

/** The parameters of a list; the examples are all that there are of columns, and what a filter takes beside ids and days. */
export const listQuery = ({
  isSearched,
  sorts,
  filters,
}: ListShape): Readonly<Record<string, ReturnType<typeof checked>>> => ({
  ...(isSearched && { query: checked("query", (text) => text.length <= MAX_QUERY_LENGTH) }),
  sort: checked("sort", (text) => Object.hasOwn(sorts, text.replace(/^-/u, "")), Object.keys(sorts)),
  ...Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => {
      const [parameter] = spelled(name, "");
      return [
        parameter,
        checked(
          parameter,
          (text) => isTaken(filter, read(parameter, text)[1]),
          filter.values.map((value) => spelled(name, value)[1]),
        ),
      ];
    }),
  ),
});

/** An arrangement in the words of an address; what asks for nothing is left out. */
export const askedFor = ({ query, sort, direction, filters }: Arrangement): Asked => ({
  ...(query !== "" && { query }),
  ...(sort !== undefined && { sort: direction === "descending" ? `-${sort}` : sort }),
  ...Object.fromEntries(Object.entries(filters).map(([name, value]) => spelled(name, value))),
});

/** The arrangement that an address asks for. */
export const arrangementOf = ({ query = "", sort, ...filters }: Asked): Arrangement => ({
  query,
  sort: sort?.replace(/^-/u, ""),
  direction: sort?.startsWith("-") === true ? "descending" : "ascending",
  filters: Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [read(name, value)])),
  ),
});
