import { createBrowserReceiver } from "@statelyai/inspect";
import { authMachine } from "../machines/auth/auth.machine.ts";
import { layoutOf } from "./chart-layout.ts";
import { drawChart } from "./chart-svg.ts";
import { recorded, type Transition } from "./recording.ts";
import { redacted } from "./redaction.ts";

/** The parts of viewer.html, the development page that draws the auth chart as the page that opened it runs. */
const part = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The viewer has no ${id}`);
  return found;
};

const layout = layoutOf(authMachine);

const offer = (id: string, type: string, content: string): void =>
  part(id).setAttribute("href", `data:${type};charset=utf-8,${encodeURIComponent(content)}`);

const show = (value: unknown): void => {
  const picture = drawChart(layout, value);
  part("chart").replaceChildren(picture);
  offer("picture", "image/svg+xml", picture.outerHTML);
};

offer("definition", "application/json", JSON.stringify(authMachine.toJSON(), undefined, 2));
show(undefined);

const charts = new Set<string>();
let transitions: ReadonlyArray<Transition> = [];

createBrowserReceiver().subscribe((event) => {
  if (event.type === "@xstate.actor" && event.name === authMachine.id) charts.add(event.sessionId);
  if (event.type !== "@xstate.snapshot" || !charts.has(event.sessionId) || !("value" in event.snapshot))
    return;
  const { value } = event.snapshot;
  const state = JSON.stringify(value);
  show(value);
  part("state").textContent = state;
  transitions = recorded(transitions, { actor: event.sessionId, event: redacted(event.event), state });
  part("transitions").replaceChildren(
    ...transitions.map((transition) => {
      const item = document.createElement("li");
      item.textContent = `${String(transition.event["type"])} → ${transition.state}`;
      item.title = JSON.stringify(transition.event);
      return item;
    }),
  );
});
