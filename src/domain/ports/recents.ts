import type { RecentRecords } from "../recent-records.ts";

/**
 * The records that somebody looked at last, on this device and by uid. Nothing of it fails: where the browser refuses to
 * keep it, it lives as long as the page.
 */
export interface Recents {
  readonly of: (uid: string) => RecentRecords;
  readonly keep: (uid: string, recent: RecentRecords) => void;
}
