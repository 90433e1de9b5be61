import { describe, expect, test } from "vitest";
import { createMachine } from "xstate";
import { chartOf, statesIn } from "../../src/development/chart.ts";
import { CHARTS } from "../../src/development/charts.ts";
import { configOf } from "../../src/development/machine-config.ts";
import { mermaidOf } from "../../src/development/mermaid.ts";

describe.each(Object.entries(CHARTS))("%s, exported", (_, machine) => {
  test("comes back from its JSON with every state, transition, delay and parameter", () => {
    const text = JSON.stringify(configOf(machine));
    const imported = createMachine(JSON.parse(text));
    expect(chartOf(imported)).toEqual(chartOf(machine));
    expect(JSON.parse(JSON.stringify(configOf(imported)))).toMatchObject({ ...JSON.parse(text), meta: {} });
  });

  test("is whole in Mermaid: its states and arrows", () => {
    const lines = mermaidOf(chartOf(machine)).split("\n");
    const states = statesIn(chartOf(machine));
    const arrows = states.flatMap(({ ways }) => ways.flatMap(({ targets }) => targets));
    expect(lines.filter((line) => line.trim().startsWith("state "))).toHaveLength(states.length);
    expect(lines.filter((line) => line.includes(" --> ") && !line.includes("[*]"))).toHaveLength(
      arrows.length,
    );
  });
});
