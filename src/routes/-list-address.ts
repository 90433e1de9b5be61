import type { ListSearch } from "../domain/list-request.ts";

const isPlain = (value: unknown): value is ListSearch[string] =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** What a list's address says, as far as it may mean anything; the page's own loader makes sense of it. */
export const listAddress = {
  validateSearch: (search: Readonly<Record<string, unknown>>): ListSearch =>
    Object.fromEntries(
      Object.entries(search).flatMap(([name, value]) => (isPlain(value) ? [[name, value] as const] : [])),
    ),
  loaderDeps: ({ search }: { search: ListSearch }) => search,
};
