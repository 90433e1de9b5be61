import { type ListShape, ofDay, ofId, ofRecord } from "./list-request.ts";

const atKitchen = { user: ofRecord, kitchen: ofRecord };
const inTime = { from: ofDay, to: ofDay };
const common = { isSearched: false, sorts: { time: true } };

/** What may be asked of the lists of what people leave behind (D58). */
export const COMMENT_LIST = {
  ...common,
  isSearched: true,
  filters: { ...atKitchen, tribe: ofRecord, ...inTime },
} as const satisfies ListShape;

/** The same of what is left at kitchens alone: a tribe is that of its kitchen. */
export const AT_KITCHEN_LIST = {
  ...common,
  filters: { ...atKitchen, tribe: ofId, ...inTime },
} as const satisfies ListShape;
