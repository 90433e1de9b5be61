import type { InspectionEvent } from "xstate";
import { now } from "../adapters/browser/clock.ts";
import { incidentReport } from "../domain/incident-report.ts";
import { incidentsLogic } from "../machines/incidents.ts";
import { telling } from "./channel.ts";
import { saveText } from "./save-text.ts";
import { noted, type Recordings, reported, textOf } from "./recording.ts";
import { statelyInspector } from "./stately.ts";

/** Our own page for a machine without internet; it is only served by the development server. */
const VIEWER = "/src/development/viewer.html";

const button = (words: string, open: () => void): HTMLButtonElement => {
  const made = document.createElement("button");
  made.textContent = words;
  made.addEventListener("click", open);
  return made;
};

const panel = (...buttons: ReadonlyArray<HTMLButtonElement>): HTMLElement => {
  const aside = document.createElement("aside");
  aside.setAttribute("aria-label", "Inspection");
  aside.style.cssText = "position:fixed;inset-block-end:8px;inset-inline-end:8px;z-index:9999";
  aside.append(...buttons);
  document.body.append(aside);
  return aside;
};

/** What the team is told of what broke, if an inspection event tells of that; it is one line. */
const reportIn = (inspected: InspectionEvent): string | undefined => {
  if (inspected.type !== "@xstate.snapshot") return undefined;
  const { actorRef, event } = inspected;
  const isIncident = "logic" in actorRef && actorRef.logic === incidentsLogic && "cause" in event;
  if (!isIncident || event["fate"] === "no incident") return undefined;
  return incidentReport(event.cause, location.pathname).replace("\n", " ");
};

/**
 * Records what the page's actors do, for our own viewer and for Stately's inspector once either is opened; where something
 * breaks, its report carries what was recorded until then. Development only; it never ships.
 */
export const startInspection = (): ((event: InspectionEvent) => void) => {
  let recordings: Recordings = [];
  let incidents: Recordings = [];
  const tell = telling(() => [...incidents, ...recordings]);
  const stately = statelyInspector();
  const buttons = panel(
    button("Open viewer", () => window.open(VIEWER, "chart viewer")),
    button("Open Stately's inspector", () => stately.start()),
  );
  const keepIncident = (report: string): void => {
    const kept = reported(recordings, report, now());
    incidents = [...incidents, ...kept];
    buttons.append(
      button(`Save incident: ${report}`, () => saveText("incident.recording.json", textOf(kept))),
    );
    tell();
  };
  return (event) => {
    stately.inspect.next?.(event);
    const before = recordings;
    recordings = noted(recordings, event, now());
    if (recordings !== before) tell();
    const report = reportIn(event);
    if (report !== undefined) keepIncident(report);
  };
};
