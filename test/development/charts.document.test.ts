import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chartOf, statesIn } from "../../src/development/chart.ts";
import { CHARTS } from "../../src/development/charts.ts";
import { mermaidOf } from "../../src/development/mermaid.ts";

/** What a chart is for, as its source says above it. */
const purposeOf = (name: string): string => {
  const source = readFileSync(`src/machines/${name}.machine.ts`, "utf8");
  const [, comment] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const \w+Machine\b/u.exec(source) ?? [];
  if (comment === undefined) throw new Error(`${name} does not say what it is for`);
  return comment.replaceAll(/\s*\n?\s*\*\s/gu, " ").trim();
};

const sectionOf = ([name, machine]: (typeof OTHERS)[number]): ReadonlyArray<string> => {
  const chart = chartOf(machine);
  const asks = new Set(statesIn(chart).flatMap((state) => state.asks));
  return [
    `## ${machine.id}`,
    "",
    `${purposeOf(name)} [\`${name}.machine.ts\`](../src/machines/${name}.machine.ts)${asks.size === 0 ? "" : `, asks: ${[...asks].join(", ")}`}`,
    "",
    "```mermaid",
    mermaidOf(chart).trimEnd(),
    "```",
    "",
  ];
};

const OTHERS = Object.entries(CHARTS).filter(([name]) => name !== "auth/auth");

test("docs/charts.md is the other charts (written anew with -u)", async () => {
  const page = [
    "# The other charts",
    "",
    "Every flow of the console but sign-in, which has [a page of its own](auth.md). This page is written from the charts by a",
    "test (`npx vitest run charts.document -u`), which fails when the two differ; `npm run dev` shows them as they run.",
    "",
    ...OTHERS.flatMap(sectionOf),
  ].join("\n");
  await expect(page).toMatchFileSnapshot("../../docs/charts.md");
});
