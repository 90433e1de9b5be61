import ELK, { type ElkExtendedEdge, type ElkNode, type ElkPort } from "elkjs/lib/elk.bundled.js";
import { type State, statesIn, type Way } from "./chart.ts";
import {
  type Box,
  boxHeight,
  boxWidth,
  DOOR,
  type Label,
  LANE,
  type LanesOf,
  PAD,
  type Stack,
  stackAt,
} from "./chart-boxes.ts";

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

const OPTIONS = {
  "elk.algorithm": "layered",
  "elk.direction": "RIGHT",
  "elk.partitioning.activate": "true",
  "elk.separateConnectedComponents": "false",
  "elk.layered.considerModelOrder.strategy": "NODES_AND_EDGES",
  "elk.spacing.nodeNode": "10",
  "elk.spacing.edgeEdge": "5",
  "elk.spacing.edgeNode": "6",
  "elk.layered.spacing.nodeNodeBetweenLayers": "12",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "5",
  "elk.layered.spacing.edgeNodeBetweenLayers": "6",
  "elk.layered.nodePlacement.strategy": "SIMPLE",
  "elk.padding": "[top=8,left=8,bottom=8,right=8]",
};

interface Link {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly way: Way;
}

const linksOf = (state: State): ReadonlyArray<Link> =>
  state.ways.flatMap((way, index) =>
    way.targets
      .filter((to) => to !== state.id)
      .map((to) => ({ key: `${state.id}#${String(index)}→${to}`, from: state.id, to, way })),
  );

/** Where each state is: the ids of those it is in, outermost first, and its own. */
const placesOf = (
  states: ReadonlyArray<State>,
  within: ReadonlyArray<string> = [],
): Map<string, ReadonlyArray<string>> =>
  new Map(
    states.flatMap((state) => {
      const place = [...within, state.id];
      return [[state.id, place] as const, ...placesOf(state.states, place)];
    }),
  );

/** Which column each state stands in: in their own order, about as high as each other. */
const columnsOf = (states: ReadonlyArray<State>, count: number): ReadonlyMap<string, number> => {
  const heights = states.map((state) => boxHeight(state) + PAD);
  const total = heights.reduce((sum, height) => sum + height, 0);
  let sofar = 0;
  return new Map(
    states.map(({ id }, index) => {
      const height = heights[index] ?? 0;
      const column = Math.floor(((sofar + height / 2) / total) * count);
      sofar += height;
      return [id, column];
    }),
  );
};

/** What a map has for a key that it is known to have. */
const at = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value => {
  const found = map.get(key);
  if (found === undefined) throw new Error(`The chart has no ${String(key)}`);
  return found;
};

/** Several arrows to one state share a lane. */
const lanesBy = (links: ReadonlyArray<Link>, ownerOf: (link: Link) => string) =>
  new Map(
    [...Map.groupBy(links, ownerOf)].map(([owner, owned]) => [
      owner,
      [...new Set(owned.map(({ to }) => to))],
    ]),
  );

const layoutIn = async (
  tops: ReadonlyArray<State>,
  count: number,
): Promise<Omit<ChartLayout, "title" | "firsts">> => {
  const places = placesOf(tops);
  const links = tops
    .flatMap(statesIn)
    .flatMap(linksOf)
    .filter(({ to }) => places.has(to));
  const topOf = (id: string): string => at(places, id)[0] ?? id;
  /** The innermost state that has both ends of a link in it; none where they are in different columns or stacks. */
  const around = ({ from, to }: Link): string =>
    at(places, from).findLast((id) => at(places, to).includes(id)) ?? "";
  const columns = columnsOf(tops, count);
  const columnOf = (id: string): number => at(columns, topOf(id));

  const within = links.filter((link) => around(link) !== "");
  const lanesWithin = lanesBy(within, around);
  const lanesOf: LanesOf = (id) => lanesWithin.get(id)?.length ?? 0;
  const beside = links.filter((link) => around(link) === "" && columnOf(link.from) === columnOf(link.to));
  const lanesBeside = lanesBy(beside, ({ from }) => String(columnOf(from)));
  const across = links.filter(({ from, to }) => columnOf(from) !== columnOf(to));

  const widths = Map.groupBy(tops, ({ id }) => columnOf(id));
  const boxesWidth = (column: number): number =>
    Math.max(...(widths.get(column) ?? []).map((state) => boxWidth(state, lanesOf)));
  const gutter = (column: number): number => {
    const lanes = lanesBeside.get(String(column))?.length ?? 0;
    return lanes === 0 ? 0 : lanes * LANE + PAD;
  };

  const nodeOf = (top: State): ElkNode => {
    const column = columnOf(top.id);
    const width = boxesWidth(column) + gutter(column);
    const { boxes, labels } = stackAt(top, 0, 0, boxesWidth(column), lanesOf);
    const doors = new Map(boxes.map(({ state, y }) => [state.id, y + DOOR]));
    const rows = new Map(labels.map((label) => [label.way, label.y]));
    const port = (id: string, isEast: boolean, y: number): ElkPort => ({
      id,
      x: isEast ? width : 0,
      y,
      width: 0,
      height: 0,
      layoutOptions: { "elk.port.side": isEast ? "EAST" : "WEST" },
    });
    const leaving = across
      .filter(({ from }) => topOf(from) === top.id)
      .map((link) => port(link.key, columnOf(link.to) > column, at(rows, link.way)));
    const arriving = new Map(
      across
        .filter(({ to }) => topOf(to) === top.id)
        .map((link) => [doorOf(link), port(doorOf(link), columnOf(link.from) > column, at(doors, link.to))]),
    );
    return {
      id: top.id,
      width,
      height: boxHeight(top),
      ports: [...leaving, ...arriving.values()],
      layoutOptions: { "elk.portConstraints": "FIXED_POS", "elk.partitioning.partition": String(column) },
    };
  };
  const doorOf = ({ from, to }: Link): string =>
    `${columnOf(from) > columnOf(to) ? "from the end" : "from the start"} ${to}`;
  const edgeOf = (link: Link): ElkExtendedEdge => ({
    id: link.key,
    sources: [link.key],
    targets: [doorOf(link)],
  });

  const graph: ElkNode = {
    id: "",
    children: tops.map(nodeOf),
    edges: across.map(edgeOf),
    layoutOptions: OPTIONS,
  };
  const laid = await elk.layout(graph);
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
  const laneIn = (lanes: ReadonlyArray<string> = [], to: string): number => (lanes.indexOf(to) + 0.5) * LANE;
  const pointsWithin = (link: Link): ReadonlyArray<Point> => {
    const owner = around(link);
    const start = endOf(at(boxOf, owner)) - PAD - lanesOf(owner) * LANE;
    return bracket(link, start + PAD / 2 + laneIn(lanesWithin.get(owner), link.to), owner);
  };
  const pointsBeside = (link: Link): ReadonlyArray<Point> => {
    const start = endOf(at(boxOf, topOf(link.from))) + PAD / 2;
    return bracket(link, start + laneIn(lanesBeside.get(String(columnOf(link.from))), link.to), "");
  };
  const drawn =
    (points: (link: Link) => ReadonlyArray<Point>) =>
    (link: Link): Arrow => ({ ...link, points: points(link) });
  return {
    width: laid.width ?? 0,
    height: laid.height ?? 0,
    boxes,
    labels,
    arrows: [
      ...across.map(drawn(pointsAcross)),
      ...beside.map(drawn(pointsBeside)),
      ...within.map(drawn(pointsWithin)),
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
