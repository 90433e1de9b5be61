import { createBrowserInspector } from "@statelyai/inspect";
import type { InspectionEvent, MachineContext } from "xstate";
import { recorded, type Transition, transitionOf } from "./recording.ts";
import { redacted } from "./redaction.ts";

const panel = (open: () => void): HTMLOListElement => {
  const aside = document.createElement("aside");
  aside.setAttribute("aria-label", "Inspection");
  aside.style.cssText =
    "position:fixed;inset-block-end:8px;inset-inline-end:8px;z-index:9999;inline-size:24rem;max-block-size:40dvh;overflow:auto;padding:8px;border-radius:8px;background:#17161b;color:#ecebf1;font:12px ui-monospace,monospace";
  const button = document.createElement("button");
  button.textContent = "Open inspector";
  button.addEventListener("click", open);
  const list = document.createElement("ol");
  list.setAttribute("role", "log");
  list.setAttribute("aria-label", "Recorded transitions");
  aside.append(button, list);
  document.body.append(aside);
  return list;
};

const line = ({ event, state }: Transition): HTMLLIElement => {
  const item = document.createElement("li");
  item.textContent = `${String(event["type"])} → ${state}`;
  item.title = JSON.stringify(event);
  return item;
};

/**
 * Shows the page's actors in Stately's inspector once it is asked for, and records them in the page meanwhile, so that
 * a machine without internet sees them too. Development only; it never ships.
 */
export const startInspection = (): ((event: InspectionEvent) => void) => {
  const inspector = createBrowserInspector({
    autoStart: false,
    sanitizeEvent: (event) => ({ ...redacted(event), type: event.type }),
    // Actors that are no charts have no context, whatever the type says.
    sanitizeContext: (context: MachineContext | undefined) => redacted(context ?? {}),
  });
  const list = panel(() => inspector.start());
  let transitions: ReadonlyArray<Transition> = [];
  return (event) => {
    inspector.inspect.next?.(event);
    const transition = transitionOf(event);
    if (transition === undefined) return;
    transitions = recorded(transitions, transition);
    list.replaceChildren(...transitions.map(line));
  };
};
