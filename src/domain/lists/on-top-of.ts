import type { ListRequest } from "../list-request.ts";

/**
 * What is asked for by somebody who was shown one request while another was asked for already: what they change of the
 * one, on top of the other.
 */
export const onTopOf = (asked: ListRequest, shown: ListRequest, next: ListRequest): ListRequest => {
  const changed = <A>(partOf: (request: ListRequest) => A): A =>
    partOf(partOf(next) === partOf(shown) ? asked : next);
  const { sort, direction } = next.sort === shown.sort && next.direction === shown.direction ? asked : next;
  return {
    page: next.page,
    size: changed(({ size }) => size),
    query: changed(({ query }) => query),
    sort,
    direction,
    filters: Object.fromEntries(
      Object.keys({ ...asked.filters, ...next.filters }).flatMap((name) => {
        const value = changed(({ filters }) => filters[name]);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  };
};
