import { readdirSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { AnyStateNode } from "xstate";
import { chartOf } from "../../src/development/chart.ts";
import { authMachine } from "../../src/machines/auth/auth.machine.ts";
import { AA_PART, AA_TEXT, contrast } from "../../src/domain/branding/contrast.ts";
import { CHART_STYLE } from "../../src/development/chart-style.ts";
import { CHARTS } from "../../src/development/charts.ts";
import { type ChartLayout, layoutOf, type Point, scaleOf } from "../../src/development/chart-layout.ts";

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The ids of a state and of those in it, and how many ways lead out of them. */
const statesOf = (node: AnyStateNode): ReadonlyArray<{ readonly id: string; readonly ways: number }> => [
  { id: node.id, ways: node.definition.transitions.length + (node.always?.length ?? 0) },
  ...Object.values(node.states).flatMap((state) => statesOf(state)),
];

const isInside = (inner: Area, outer: Area): boolean =>
  inner.x > outer.x &&
  inner.y > outer.y &&
  inner.x + inner.width < outer.x + outer.width &&
  inner.y + inner.height < outer.y + outer.height;

const touches = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** What a line between two points covers; lines go along an axis. */
const areaOf = (from: Point, to: Point): Area => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(from.x - to.x),
  height: Math.abs(from.y - to.y),
});

const labelAreas = ({ labels }: ChartLayout) =>
  labels.map(({ state, text, x, y, width }) => ({ from: state.id, text, x, y: y - 6, width, height: 12 }));

test("every chart of the console can be looked at", () => {
  const files = readdirSync("src/machines", { recursive: true, encoding: "utf8" });
  const charts = files.filter((file) => file.endsWith(".machine.ts"));
  expect(Object.keys(CHARTS).toSorted()).toEqual(
    charts.map((file) => file.replace(".machine.ts", "")).toSorted(),
  );
});

describe.each(Object.entries(CHARTS))("the picture of %s", (_, machine) => {
  let layout: ChartLayout;
  beforeAll(async () => {
    layout = await layoutOf(chartOf(machine));
  });

  test("has a box for every state and a label for every way out of it", () => {
    const states = statesOf(machine.root);
    const drawn = new Set(layout.boxes.map(({ state }) => state.id));
    expect(states.filter(({ id }) => id !== machine.id && !drawn.has(id))).toEqual([]);
    expect(layout.labels).toHaveLength(states.reduce((sum, { ways }) => sum + ways, 0));
  });

  test("has every label in its own box, and no box, label or arrow across another's", () => {
    const { boxes, arrows } = layout;
    const labels = labelAreas(layout);
    const own = new Map(boxes.map((box) => [box.state.id, box]));
    const lost = labels.filter((label) => {
      const box = own.get(label.from);
      return box === undefined || !isInside(label, box);
    });
    const crossedBoxes = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).filter((other) => touches(one, other) && !isInside(other, one)),
    );
    const crossedLabels = labels.flatMap((one, index) => [
      ...labels.slice(index + 1).filter((other) => touches(one, other)),
      ...boxes.filter((box) => touches(one, box) && !isInside(one, box)),
    ]);
    const crossing = arrows.flatMap(({ points }) =>
      points.slice(1).flatMap((to, index) => {
        const area = areaOf(points[index] ?? to, to);
        return labels.filter((label) => touches(area, label));
      }),
    );
    expect([lost, crossedBoxes, crossedLabels, crossing]).toEqual([[], [], [], []]);
  });
});

test("the auth chart fits a screen of 1440 × 900 and can be read there", async () => {
  const layout = await layoutOf(chartOf(authMachine));
  expect(layout.arrows.length).toBeGreaterThan(100);
  // The smallest text is 11 pixels high at 100 %.
  expect(scaleOf(layout)).toBeGreaterThan(0.85);
});

test.each([["light"], ["dark"]])(
  "every line and word of a picture can be seen in its %s colours",
  (scheme) => {
    const [light = "", dark = ""] = CHART_STYLE.split("@media");
    const colours = new Map(
      [...(scheme === "dark" ? dark : light).matchAll(/--(\w+): (#\w{6})/gu)].map(([, name, hex]) => [
        name,
        hex,
      ]),
    );
    const faint = (names: ReadonlyArray<string>, grounds: ReadonlyArray<string>, least: number) =>
      names
        .flatMap((name) => grounds.map((ground) => [name, ground] as const))
        .filter(([name, ground]) => contrast(colours.get(name) ?? "", colours.get(ground) ?? "") < least);
    expect(colours.size).toBe(11);
    expect([
      faint(["line"], ["paper", "box"], AA_PART),
      faint(["ink", "quiet", "walked", "tested", "unwalked", "chosen"], ["box"], AA_TEXT),
      faint(["ink", "quiet", "lit"], ["glow"], AA_TEXT),
    ]).toEqual([[], [], []]);
  },
);
