import { createBrowserInspector } from "@statelyai/inspect";
import type { AnyEventObject, InspectionEvent, MachineContext } from "xstate";
import { recorded, type Transition, transitionOf } from "./recording.ts";
import { redacted } from "./redaction.ts";

/** Our own page for a machine without internet; it is only served by the development server. */
const VIEWER = "/src/development/viewer.html";

const button = (words: string, open: () => void): HTMLButtonElement => {
  const made = document.createElement("button");
  made.textContent = words;
  made.addEventListener("click", open);
  return made;
};

const panel = (...buttons: ReadonlyArray<HTMLButtonElement>): HTMLOListElement => {
  const aside = document.createElement("aside");
  aside.setAttribute("aria-label", "Inspection");
  aside.style.cssText =
    "position:fixed;inset-block-end:8px;inset-inline-end:8px;z-index:9999;inline-size:24rem;max-block-size:40dvh;overflow:auto;padding:8px;border-radius:8px;background:#17161b;color:#ecebf1;font:12px ui-monospace,monospace";
  const list = document.createElement("ol");
  list.setAttribute("role", "log");
  list.setAttribute("aria-label", "Recorded transitions");
  aside.append(...buttons, list);
  document.body.append(aside);
  return list;
};

const line = ({ event, state }: Transition): HTMLLIElement => {
  const item = document.createElement("li");
  item.textContent = `${String(event["type"])} → ${state}`;
  item.title = JSON.stringify(event);
  return item;
};

const SANITIZED = {
  autoStart: false,
  sanitizeEvent: (event: AnyEventObject) => ({ ...redacted(event), type: event.type }),
  // Actors that are no charts have no context, whatever the type says.
  sanitizeContext: (context: MachineContext | undefined) => redacted(context ?? {}),
};

/**
 * Shows the page's actors in Stately's inspector or in our own viewer once it is asked for, and records them in the
 * page meanwhile. Development only; it never ships.
 */
export const startInspection = (): ((event: InspectionEvent) => void) => {
  const inspector = createBrowserInspector(SANITIZED);
  const viewer = createBrowserInspector({ ...SANITIZED, url: VIEWER });
  const list = panel(
    button("Open inspector", () => inspector.start()),
    button("Open viewer", () => viewer.start()),
  );
  let transitions: ReadonlyArray<Transition> = [];
  return (event) => {
    inspector.inspect.next?.(event);
    viewer.inspect.next?.(event);
    const transition = transitionOf(event);
    if (transition === undefined) return;
    transitions = recorded(transitions, transition);
    list.replaceChildren(...transitions.map(line));
  };
};
