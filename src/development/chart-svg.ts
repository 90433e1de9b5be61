import type { Box, ChartLayout, Line } from "./chart-layout.ts";

const SVG = "http://www.w3.org/2000/svg";
const GUTTER = 240;

const GREY = "#8b889a";
const VIOLET = "#7236cb";

const element = (
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...children: ReadonlyArray<Element | string>
): SVGElement => {
  const made = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
  made.append(...children);
  return made;
};

/** The paths of the states that a value stands in, outermost first; the root is the empty path. */
export const pathsOf = (
  value: unknown,
  path: ReadonlyArray<string> = [],
): ReadonlyArray<ReadonlyArray<string>> => {
  if (typeof value === "string") return [path, [...path, value]];
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
};

const keyOf = (path: ReadonlyArray<string>): string => path.join("/");

const box = ({ path, title, x, y, width, height }: Box, isCurrent: boolean) =>
  element(
    "g",
    isCurrent ? { "data-state": keyOf(path), "aria-current": "step" } : { "data-state": keyOf(path) },
    element("rect", {
      x,
      y,
      width,
      height,
      rx: 8,
      fill: isCurrent ? "#efe7fb" : "#ffffff",
      "fill-opacity": isCurrent ? 0.8 : 0.5,
      stroke: isCurrent ? VIOLET : "#d8d6e0",
      "stroke-width": isCurrent ? 2 : 1,
    }),
    element("text", { x: x + 10, y: y + 18, "font-weight": 650, fill: "#1d1c22" }, title),
  );

const words = ({ words: text, x, y }: Line, isCurrent: boolean) =>
  element("text", { x, y, "font-size": 12, fill: isCurrent ? VIOLET : "#5f5d6b" }, text);

const arrow = (line: Line, index: number, target: Box, width: number, isCurrent: boolean) => {
  const start = width - line.x;
  const end = target.x + target.width;
  const y = target.y + 13;
  const lane = width + 10 + ((index * 11) % (GUTTER - 30));
  return element("path", {
    d: `M${start} ${line.y - 4}C${lane} ${line.y - 4} ${lane} ${y} ${end} ${y}`,
    fill: "none",
    stroke: isCurrent ? VIOLET : GREY,
    "stroke-opacity": isCurrent ? 1 : 0.25,
    "marker-end": "url(#arrow)",
  });
};

/** A chart as a picture; the states of `value` are marked, and so is what can happen in them. */
export const drawChart = ({ boxes, height, lines, width }: ChartLayout, value: unknown): SVGElement => {
  const current = new Set(pathsOf(value).map(keyOf));
  const isCurrent = ({ length }: ReadonlyArray<string>, key: string) => length > 0 && current.has(key);
  const places = new Map(boxes.map((placed) => [keyOf(placed.path), placed]));
  return element(
    "svg",
    {
      xmlns: SVG,
      viewBox: `0 0 ${width + GUTTER} ${height}`,
      width: width + GUTTER,
      role: "img",
      "aria-label": "State chart",
      "font-family": "system-ui, sans-serif",
      "font-size": 13,
    },
    element(
      "defs",
      {},
      element(
        "marker",
        {
          id: "arrow",
          viewBox: "0 0 8 8",
          refX: 7,
          refY: 4,
          markerWidth: 7,
          markerHeight: 7,
          orient: "auto",
        },
        element("path", { d: "M0 0L8 4L0 8z", fill: GREY }),
      ),
    ),
    ...boxes.map((placed) => box(placed, isCurrent(placed.path, keyOf(placed.path)))),
    ...lines.flatMap((line, index) => {
      const target = line.to === undefined ? undefined : places.get(keyOf(line.to));
      const active = isCurrent(line.from, keyOf(line.from));
      return target === undefined ? [] : [arrow(line, index, target, width, active)];
    }),
    ...lines.map((line) => words(line, isCurrent(line.from, keyOf(line.from)))),
  );
};
