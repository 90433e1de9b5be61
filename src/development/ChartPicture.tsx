import { type KeyboardEvent, useState } from "react";
import { isChord } from "../domain/shortcuts.ts";
import type { Way } from "./chart.ts";
import { type Box, DOOR, FONTS, type Label, metaOf, PAD } from "./chart-boxes.ts";
import { type Choice, keyOf, wordsOf } from "./states.ts";
import { stopAfter, stopsOf } from "./stops.ts";
import type { Arrow, ChartLayout, Point } from "./chart-layout.ts";
import type { Walkers } from "./coverage.ts";
import { CHART_STYLE } from "./chart-style.ts";

/** What of a chart stands out, by the states' ids. */
export interface Lit {
  /** The states that the chart is in, and those that it came through lately. */
  readonly current: ReadonlySet<string>;
  readonly passed: ReadonlySet<string>;
  /** The states and ways that are looked for or at. */
  readonly chosen: ReadonlySet<string>;
  /** By whom a way was walked, where that is looked at. */
  readonly walkersOf?: ((way: string) => Walkers) | undefined;
}

const UNLIT: Lit = { current: new Set(), passed: new Set(), chosen: new Set() };

// One text: of several, markup keeps none.
const STYLE = `${CHART_STYLE}.name{font-size:${String(FONTS.title)}px}.meta{font-size:${String(FONTS.meta)}px}.label{font-size:${String(FONTS.label)}px}`;

/** What lets something drawn be chosen, by hand or by key; a picture in a file has none of it. */
const useChoosing = (
  layout: ChartLayout,
  { current }: Lit,
  looked: string | undefined,
  onChoose: ((choice: Choice) => void) | undefined,
) => {
  const [focused, setFocused] = useState({ looked, last: looked });
  const last = focused.looked === looked ? focused.last : looked;
  const stops = stopsOf(layout);
  const keys = stops.map(keyOf);
  /** The one that the tab key leads to: what is looked at, or where the focus went since, or else where the chart is. */
  const tabStop = keys.find((key) => key === last) ?? keys.findLast((key) => current.has(key)) ?? keys[0];
  return (choice: Choice) => {
    if (onChoose === undefined) return undefined;
    const key = keyOf(choice);
    return {
      role: "button",
      tabIndex: key === tabStop ? 0 : -1,
      "aria-label": wordsOf(choice),
      "data-stop": key,
      onClick: () => onChoose(choice),
      onFocus: () => setFocused({ looked, last: key }),
      onKeyDown: (event: KeyboardEvent<SVGElement>) => {
        if (isChord(event)) return;
        const next = stopAfter(stops, key, event.key);
        const isChosen = event.key === "Enter" || event.key === " ";
        if (next === undefined && !isChosen) return;
        event.preventDefault();
        if (isChosen) onChoose(choice);
        const drawn = event.currentTarget.ownerSVGElement?.querySelectorAll<SVGElement>("[data-stop]") ?? [];
        [...drawn].find((one) => one.dataset["stop"] === next)?.focus();
      },
    };
  };
};

type Choosable = ReturnType<typeof useChoosing>;

const classes = (names: Readonly<Record<string, boolean>>): string =>
  Object.keys(names)
    .filter((name) => names[name])
    .join(" ");

const StateBox = ({
  box: { state, x, y, width, height },
  isFirst,
  lit: { current, passed, chosen },
  choosable,
}: {
  box: Box;
  isFirst: boolean;
  lit: Lit;
  choosable: Choosable;
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
      {...choosable({ state, way: undefined })}
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

const isChosen = ({ chosen }: Lit, from: string, { key, targets }: Way): boolean =>
  chosen.has(from) || chosen.has(key) || targets.some((target) => chosen.has(target));

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
  label: { state, way, text, x, y },
  lit,
  choosable,
}: {
  label: Label;
  lit: Lit;
  choosable: Choosable;
}) => (
  <text className={kindsOf("label", lit, state.id, way)} x={x} y={y} {...choosable({ state, way })}>
    {text}
  </text>
);

/** A chart as a picture, for pages and files: it brings its colours along, in light and in dark. */
export const ChartPicture = ({
  layout,
  lit = UNLIT,
  looked,
  onChoose,
}: {
  layout: ChartLayout;
  lit?: Lit;
  /** What is looked at, by its key: who comes to the picture comes to it. */
  looked?: string | undefined;
  onChoose?: ((choice: Choice) => void) | undefined;
}) => {
  const { title, boxes, labels, arrows, firsts, width, height } = layout;
  const choosable = useChoosing(layout, lit, looked, onChoose);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${String(Math.ceil(width))} ${String(Math.ceil(height))}`}
      width={Math.ceil(width)}
      height={Math.ceil(height)}
      role={onChoose === undefined ? "img" : "group"}
      aria-label={`State chart: ${title}`}
    >
      <style>{STYLE}</style>
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
          choosable={choosable}
        />
      ))}
      {arrows.map((arrow) => (
        <WayArrow key={arrow.key} arrow={arrow} lit={lit} />
      ))}
      {labels.map((label) => (
        <WayLabel key={label.way.key} label={label} lit={lit} choosable={choosable} />
      ))}
    </svg>
  );
};
