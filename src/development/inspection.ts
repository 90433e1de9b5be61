import type { InspectionEvent } from "xstate";
import { now } from "../adapters/browser/clock.ts";
import { telling } from "./channel.ts";
import { noted, type Recordings } from "./recording.ts";
import { statelyInspector } from "./stately.ts";

/** Our own page for a machine without internet; it is only served by the development server. */
const VIEWER = "/src/development/viewer.html";

const button = (words: string, open: () => void): HTMLButtonElement => {
  const made = document.createElement("button");
  made.textContent = words;
  made.addEventListener("click", open);
  return made;
};

const panel = (...buttons: ReadonlyArray<HTMLButtonElement>): void => {
  const aside = document.createElement("aside");
  aside.setAttribute("aria-label", "Inspection");
  aside.style.cssText = "position:fixed;inset-block-end:8px;inset-inline-end:8px;z-index:9999";
  aside.append(...buttons);
  document.body.append(aside);
};

/**
 * Records what the page's actors do, for our own viewer and for Stately's inspector once either is opened. Development
 * only; it never ships.
 */
export const startInspection = (): ((event: InspectionEvent) => void) => {
  let recordings: Recordings = [];
  const tell = telling(() => recordings);
  const stately = statelyInspector();
  panel(
    button("Open viewer", () => window.open(VIEWER, "chart viewer")),
    button("Open Stately's inspector", () => stately.start()),
  );
  return (event) => {
    stately.inspect.next?.(event);
    const before = recordings;
    recordings = noted(recordings, event, now());
    if (recordings !== before) tell();
  };
};
