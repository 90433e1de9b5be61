import type { ElkExtendedEdge, ElkNode, ElkPort } from "elkjs/lib/elk.bundled.js";
import type { State } from "./chart.ts";
import { boxHeight, DOOR, stackAt } from "./chart-boxes.ts";
import { at, type Link, type Plan } from "./chart-plan.ts";

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

/** What ELK is asked to place and to route: a box for each column's states, and the ways from column to column. */
export const graphOf = ({ tops, topOf, columnOf, across, lanesOf, boxesWidth, gutter }: Plan): ElkNode => {
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

  return {
    id: "",
    children: tops.map(nodeOf),
    edges: across.map(edgeOf),
    layoutOptions: OPTIONS,
  };
};
