import { renderToStaticMarkup } from "react-dom/server";
import type { AnyStateMachine } from "xstate";
import { chartOf } from "./chart.ts";
import { ChartPicture } from "./ChartPicture.tsx";
import type { ChartLayout } from "./chart-layout.ts";
import { saveText } from "./save-text.ts";
import { configOf } from "./machine-config.ts";
import { mermaidOf } from "./mermaid.ts";

/** A chart for elsewhere: as a picture, for documents, and as XState and Stately read it. */
export const Exports = ({
  name,
  machine,
  layout,
}: {
  name: string;
  machine: AnyStateMachine;
  layout: ChartLayout;
}) => {
  const [, file = name] = name.split("/");
  const picture = <ChartPicture layout={layout} />;
  const formats = {
    SVG: () => saveText(`${file}.svg`, renderToStaticMarkup(picture)),
    Mermaid: () => saveText(`${file}.mmd`, mermaidOf(chartOf(machine))),
    JSON: () => saveText(`${file}.json`, JSON.stringify(configOf(machine), undefined, 2)),
  };
  return (
    <div role="group" aria-label="Save as">
      {Object.entries(formats).map(([format, save]) => (
        <button key={format} type="button" onClick={save}>
          {format}
        </button>
      ))}
    </div>
  );
};
