import type { Recording, Recordings } from "./recording.ts";

/** The charts that are made anew for each use. */
const MADE = new Set(["editing", "question"]);

const machineIn = (file: string): string =>
  `${file.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase())}Machine`;

const titleOf = ({ chart, steps }: Recording): string => {
  const named = steps.map(({ event }) => event.type).filter((type) => !type.startsWith("xstate."));
  return `${chart}, as it was recorded: ${named.join(", ") || "nothing happens"}`;
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

/** A test file, for the folder of a chart's tests, by which what was recorded happens again. */
export const testOf = (chart: string, recordings: Recordings): string => {
  const [, file = chart] = chart.split("/");
  const machine = machineIn(file);
  return [
    'import { expect, test } from "vitest";',
    `import { ${machine} } from "../../../src/machines/${chart}.machine.ts";`,
    'import { strayStep } from "../kit/replays.ts";',
    "",
    ...recordings.flatMap((recording) => linesOf(recording, MADE.has(file) ? `${machine}()` : machine)),
  ].join("\n");
};
