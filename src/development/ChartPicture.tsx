import type { KeyboardEvent } from "react";
import type { State, Way } from "./chart.ts";
import { type Box, DOOR, FONTS, type Label, metaOf, PAD } from "./chart-boxes.ts";
import { placeOf } from "./states.ts";
import type { Arrow, ChartLayout, Point } from "./chart-layout.ts";
import type { Walkers } from "./coverage.ts";
import { CHART_STYLE } from "./chart-style.ts";

/** What of a chart stands out, by the states' ids. */
export interface Lit {
  /** The states that the chart is in, and those that it came through lately. */
  readonly current: ReadonlySet<string>;
  readonly passed: ReadonlySet<string>;
  /** The states and events that are looked for or at. */
  readonly chosen: ReadonlySet<string>;
  /** By whom a way was walked, where that is looked at. */
  readonly walkersOf?: ((way: string) => Walkers) | undefined;
}

export interface Choosing {
  readonly onState: (state: State) => void;
  readonly onWay: (from: string, way: Way) => void;
}

const UNLIT: Lit = { current: new Set(), passed: new Set(), chosen: new Set() };

const SIZES = `.name{font-size:${String(FONTS.title)}px}.meta{font-size:${String(FONTS.meta)}px}.label{font-size:${String(FONTS.label)}px}`;

/** What lets something drawn be chosen, by hand or by key; a picture in a file has none of it. */
const chosenBy = (choose: (() => void) | undefined, name: string) =>
  choose !== undefined && {
    role: "button",
    tabIndex: 0,
    "aria-label": name,
    onClick: choose,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      choose();
    },
  };

const classes = (names: Readonly<Record<string, boolean>>): string =>
  Object.keys(names)
    .filter((name) => names[name])
    .join(" ");

const StateBox = ({
  box: { state, x, y, width, height },
  isFirst,
  lit: { current, passed, chosen },
  choosing,
}: {
  box: Box;
  isFirst: boolean;
  lit: Lit;
  choosing: Choosing | undefined;
}) => {
  const isCurrent = current.has(state.id);
  return (
    <g
      className={classes({
        state: true,
        [state.kind]: true,
        passed: passed.has(state.id),
        current: isCurrent,
        chosen: chosen.has(state.id),
      })}
      data-state={state.id}
      aria-current={isCurrent ? "step" : undefined}
      {...chosenBy(choosing && (() => choosing.onState(state)), placeOf(state.id))}
    >
      <rect x={x} y={y} width={width} height={height} rx={6} />
      {isFirst && <circle className="initial" cx={x + PAD + 4} cy={y + DOOR} r={4} />}
      <text className="name" x={x + PAD + (isFirst ? 14 : 0)} y={y + DOOR}>
        {state.name}
      </text>
      <text className="meta" x={x + PAD} y={y + DOOR + 16}>
        {metaOf(state)}
      </text>
    </g>
  );
};

const pathOf = (points: ReadonlyArray<Point>): string =>
  `M${points.map(({ x, y }) => `${String(Math.round(x))} ${String(Math.round(y))}`).join("L")}`;

const isChosen = ({ chosen }: Lit, from: string, { event, targets }: Way): boolean =>
  chosen.has(from) || chosen.has(event) || targets.some((target) => chosen.has(target));

/** How a way is drawn, as an arrow or as a label. */
const kindsOf = (kind: string, lit: Lit, from: string, way: Way): string => {
  const walkers = lit.walkersOf?.(way.key).replace(" ", "-");
  return classes({
    [kind]: true,
    open: lit.current.has(from),
    chosen: isChosen(lit, from, way),
    ...(walkers !== undefined && { [walkers]: true }),
  });
};

const WayArrow = ({ arrow: { from, way, points }, lit }: { arrow: Arrow; lit: Lit }) => (
  <path className={kindsOf("arrow", lit, from, way)} d={pathOf(points)} markerEnd="url(#head)" />
);

const WayLabel = ({
  label: { from, way, text, x, y },
  lit,
  choosing,
}: {
  label: Label;
  lit: Lit;
  choosing: Choosing | undefined;
}) => (
  <text
    className={kindsOf("label", lit, from, way)}
    x={x}
    y={y}
    {...chosenBy(choosing && (() => choosing.onWay(from, way)), `${placeOf(from)}: ${text}`)}
  >
    {text}
  </text>
);

/** A chart as a picture, for pages and files: it brings its colours along, in light and in dark. */
export const ChartPicture = ({
  layout: { title, boxes, labels, arrows, firsts, width, height },
  lit = UNLIT,
  choosing,
}: {
  layout: ChartLayout;
  lit?: Lit;
  choosing?: Choosing | undefined;
}) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox={`0 0 ${String(Math.ceil(width))} ${String(Math.ceil(height))}`}
    width={Math.ceil(width)}
    height={Math.ceil(height)}
    role={choosing === undefined ? "img" : "group"}
    aria-label={`State chart: ${title}`}
  >
    <style>
      {CHART_STYLE}
      {SIZES}
    </style>
    <defs>
      <marker id="head" viewBox="0 0 8 8" refX={7} refY={4} markerWidth={6} markerHeight={6} orient="auto">
        <path className="head" d="M0 0L8 4L0 8z" />
      </marker>
    </defs>
    {boxes.map((box) => (
      <StateBox
        key={box.state.id}
        box={box}
        isFirst={firsts.has(box.state.id)}
        lit={lit}
        choosing={choosing}
      />
    ))}
    {arrows.map((arrow) => (
      <WayArrow key={arrow.key} arrow={arrow} lit={lit} />
    ))}
    {labels.map((label) => (
      <WayLabel key={`${label.from} ${String(label.y)}`} label={label} lit={lit} choosing={choosing} />
    ))}
  </svg>
);
