import { type ListShape, ofDay, ofRecord } from "./list-request.ts";

const atKitchen = { user: ofRecord, kitchen: ofRecord };
const inTime = { from: ofDay, to: ofDay };
const common = { isSearched: false, sorts: { time: true } };

/** What may be asked of the lists of what people leave behind (D58). */
export const COMMENT_LIST = {
  ...common,
  isSearched: true,
  filters: { ...atKitchen, tribe: ofRecord, ...inTime },
} as const satisfies ListShape;
export const TIMED_LIST = { ...common, filters: { ...atKitchen, ...inTime } } as const satisfies ListShape;
export const MARK_LIST = { ...common, filters: atKitchen } as const satisfies ListShape;
