import type { SavedViews } from "../lists/saved-views.ts";

/** The views that somebody saved on this device, by uid; where the browser refuses, as long as the page lives. */
export interface KeptViews {
  readonly of: (uid: string) => SavedViews;
  readonly keep: (uid: string, views: SavedViews) => void;
}
