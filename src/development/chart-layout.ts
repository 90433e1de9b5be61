import ELK from "elkjs/lib/elk.bundled.js";
import { type State, statesIn, type Way } from "./chart.ts";
import { type Box, DOOR, type Label, LANE, PAD, type Stack, stackAt } from "./chart-boxes.ts";
import { graphOf } from "./chart-graph.ts";
import { at, type Link, planOf } from "./chart-plan.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A way as a line from its label to the state that it leads to. */
export interface Arrow {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly way: Way;
  readonly points: ReadonlyArray<Point>;
}

/** A chart in two dimensions; lengths are pixels. */
export interface ChartLayout {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly boxes: ReadonlyArray<Box>;
  readonly labels: ReadonlyArray<Label>;
  readonly arrows: ReadonlyArray<Arrow>;
  /** Where the chart begins, and each of the states that have others in them. */
  readonly firsts: ReadonlySet<string>;
}

/** The screen that a chart is to fit, in pixels. */
const SCREEN = { width: 1440, height: 900 };
const MOST_COLUMNS = 6;

const elk = new ELK();

const layoutIn = async (
  tops: ReadonlyArray<State>,
  count: number,
): Promise<Omit<ChartLayout, "title" | "firsts">> => {
  const plan = planOf(tops, count);
  const { topOf, columnOf, around, lanesOf, boxesWidth } = plan;
  const laid = await elk.layout(graphOf(plan));
  const nodes = new Map((laid.children ?? []).map((node) => [node.id, node]));
  const stacks = tops.map((top): Stack => {
    const { x = 0, y = 0 } = at(nodes, top.id);
    return stackAt(top, x, y, boxesWidth(columnOf(top.id)), lanesOf);
  });
  const boxes = stacks.flatMap((stack) => stack.boxes);
  const labels = stacks.flatMap((stack) => stack.labels);
  const boxOf = new Map(boxes.map((box) => [box.state.id, box]));
  const labelOf = new Map(labels.map((label) => [label.way, label]));
  const endOf = ({ x, width }: Box): number => x + width;

  const routes = new Map((laid.edges ?? []).map(({ id, sections }) => [id, sections?.[0]]));
  const pointsAcross = ({ key, from, to, way }: Link): ReadonlyArray<Point> => {
    const [source, target] = [at(boxOf, from), at(boxOf, to)];
    const goesOn = columnOf(to) > columnOf(from);
    const route = routes.get(key);
    return [
      { x: goesOn ? endOf(source) : source.x, y: at(labelOf, way).y },
      ...(route === undefined ? [] : [route.startPoint, ...(route.bendPoints ?? []), route.endPoint]),
      { x: goesOn ? target.x : endOf(target), y: target.y + DOOR },
    ];
  };
  const bracket = ({ from, to, way }: Link, lane: number, owner: string): ReadonlyArray<Point> => {
    const [source, target, label] = [at(boxOf, from), at(boxOf, to), at(labelOf, way)];
    return [
      { x: from === owner ? label.x + label.width + 3 : endOf(source), y: label.y },
      { x: lane, y: label.y },
      { x: lane, y: target.y + DOOR },
      { x: endOf(target), y: target.y + DOOR },
    ];
  };
  const laneAt = (start: number, lane: number): number => start + PAD / 2 + (lane + 0.5) * LANE;
  const pointsWithin = (link: Link): ReadonlyArray<Point> => {
    const owner = around(link);
    const start = endOf(at(boxOf, owner)) - PAD - lanesOf(owner) * LANE;
    return bracket(link, laneAt(start, plan.laneWithin(link)), owner);
  };
  const pointsBeside = (link: Link): ReadonlyArray<Point> =>
    bracket(link, laneAt(endOf(at(boxOf, topOf(link.from))), plan.laneBeside(link)), "");
  const drawn =
    (points: (link: Link) => ReadonlyArray<Point>) =>
    (link: Link): Arrow => ({ ...link, points: points(link) });
  return {
    width: laid.width ?? 0,
    height: laid.height ?? 0,
    boxes,
    labels,
    arrows: [
      ...plan.across.map(drawn(pointsAcross)),
      ...plan.beside.map(drawn(pointsBeside)),
      ...plan.within.map(drawn(pointsWithin)),
    ],
  };
};

/** How large a layout can be drawn on the screen. */
export const scaleOf = ({ width, height }: Pick<ChartLayout, "width" | "height">): number =>
  Math.min(SCREEN.width / width, SCREEN.height / height);

/** Lays a chart out in as many columns as let it be read largest on a screen. */
export const layoutOf = async (chart: State): Promise<ChartLayout> => {
  const own = chart.ways.length > 0 || chart.states.length === 0 ? [{ ...chart, states: [] }] : [];
  const tops = [...own, ...chart.states];
  const counts = Array.from({ length: Math.min(tops.length, MOST_COLUMNS) }, (_, index) => index + 1);
  const layouts = await Promise.all(counts.map((count) => layoutIn(tops, count)));
  return {
    ...layouts.reduce((best, layout) => (scaleOf(layout) > scaleOf(best) ? layout : best)),
    title: chart.name,
    firsts: new Set(statesIn(chart).flatMap(({ initial }) => initial ?? [])),
  };
};
