import walked from "./walked.json" with { type: "json" };

/** By whom a way of a chart was walked when that was measured last: `npm run test:auth -- --coverage`. */
export type Walkers = "by journeys" | "by tests" | "by nobody";

const journeys = new Set(walked.journeys);
const tests = new Set(walked.tests);

export const walkersOf = (way: string): Walkers => {
  if (journeys.has(way)) return "by journeys";
  return tests.has(way) ? "by tests" : "by nobody";
};
