import type { BusinessLocation } from "../business.ts";
import { latestFirst } from "../instant.ts";

/** When Google's listing last told of any of these places; nothing where it never did. */
export const lastSynced = (locations: ReadonlyArray<BusinessLocation>): string | undefined =>
  latestFirst(locations.map(({ syncedAt }) => ({ creationDate: syncedAt })))[0]?.creationDate;
