import { authMachine } from "../machines/auth/auth.machine.ts";
import { layoutOf } from "./chart-layout.ts";
import { drawChart } from "./chart-svg.ts";
import { listening } from "./channel.ts";

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

listening((recordings) => {
  const steps = recordings.findLast(({ chart }) => chart === authMachine.id)?.steps ?? [];
  const value = steps.at(-1)?.value;
  show(value);
  part("state").textContent = JSON.stringify(value);
  part("transitions").replaceChildren(
    ...steps.map((step) => {
      const item = document.createElement("li");
      item.textContent = `${step.event.type} → ${JSON.stringify(step.value)}`;
      item.title = JSON.stringify(step.event);
      return item;
    }),
  );
});
