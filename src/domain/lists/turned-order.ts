import type { ListRequest } from "../list-request.ts";

export type ListOrder = Pick<ListRequest, "sort" | "direction">;

/** The order that the title of a column asks for: up, down, then the backend's own again; the list's own one is turned. */
export const turnedOrder = ({ sort, direction }: ListOrder, column: string, isOwn: boolean): ListOrder => {
  if (sort !== column) return { sort: column, direction: "ascending" };
  if (direction === "ascending") return { sort, direction: "descending" };
  return { sort: isOwn ? sort : undefined, direction: "ascending" };
};
