import * as Option from "effect/Option";
import { type Recordings, recordingsIn, textOf } from "./recording.ts";

const KEY = "kitchen console recordings";

/** How many recordings outlive the viewer's page, the latest; a tab has room for 5 MB. */
const LATEST = 50;

/** What the viewer of this tab had before it was loaded anew. */
export const keptRecordings = (): Recordings =>
  Option.getOrElse(recordingsIn(sessionStorage.getItem(KEY)), () => []);

/** Keeps recordings over a reload of the viewer, or the latest of them that there is room for. */
export const keepRecordings = (recordings: Recordings): void => {
  const kept = recordings.slice(-LATEST);
  try {
    sessionStorage.setItem(KEY, textOf(kept));
  } catch {
    if (kept.length > 0) keepRecordings(kept.slice(Math.ceil(kept.length / 2)));
  }
};
