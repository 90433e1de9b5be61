import type { Catalogs } from "./catalog.ts";

/** The texts of pages that have them for themselves: their area's home has no room for these. */
export const CATALOGS: Catalogs = import.meta.glob("./*/{analytics,subscription,own,moderation}.po");
