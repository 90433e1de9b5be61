import * as estree from "prettier/plugins/estree";
import * as typescript from "prettier/plugins/typescript";
import { format } from "prettier/standalone";
import type { Recording, Recordings } from "./recording.ts";
import { valueWords } from "./states.ts";

/** That of the house (`.oxfmtrc.json`): its formatter, which runs in no browser, writes what Prettier does. */
const STYLE = { printWidth: 110, parser: "typescript", plugins: [estree, typescript] };

/** The charts that are made anew for each use. */
const MADE = new Set(["editing", "question"]);

const machineIn = (file: string): string =>
  `${file.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase())}Machine`;

/** How it is called, or else what happened, and where it led. */
const titleOf = ({ name, chart, steps }: Recording): string => {
  const named = steps.map(({ event }) => event.type).filter((type) => !type.startsWith("xstate."));
  const story = [named.join(", ") || "nothing happens", valueWords(steps.at(-1)?.value)].join(" → ");
  return `${chart}, as it was recorded: ${name ?? story}`;
};

const linesOf = (recording: Recording, machine: string): ReadonlyArray<string> => [
  `test(${JSON.stringify(titleOf(recording))}, () => {`,
  `  const stray = strayStep(${machine}, ${JSON.stringify(recording.steps[0]?.event["input"]) ?? "undefined"}, [`,
  ...recording.steps.map(({ event, value }) => `    [${JSON.stringify(event)}, ${JSON.stringify(value)}],`),
  "  ]);",
  "  expect(stray).toBeUndefined();",
  "});",
  "",
];

/** The name of a test's file, from how its recording is called. */
export const testNameOf = ({ name, chart }: Recording): string =>
  `${(name ?? `${chart} as it was recorded`).replaceAll(/[^\p{L}\p{N}]+/gu, "-").toLowerCase()}.test.ts`;

/** A test file, for the folder of a chart's tests, by which what was recorded happens again. */
export const testOf = (chart: string, recordings: Recordings): Promise<string> => {
  const [, file = chart] = chart.split("/");
  const machine = machineIn(file);
  const lines = [
    'import { expect, test } from "vitest";',
    'import { strayStep } from "../../../src/development/stray-step.ts";',
    `import { ${machine} } from "../../../src/machines/${chart}.machine.ts";`,
    "",
    ...recordings.flatMap((recording) => linesOf(recording, MADE.has(file) ? `${machine}()` : machine)),
  ];
  return format(lines.join("\n"), STYLE);
};
