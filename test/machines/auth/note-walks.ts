import { appendFileSync } from "node:fs";
import { afterAll } from "vitest";
import { notingWays } from "./walked-ways.ts";

const ways = new Set<string>();
notingWays((way) => ways.add(way));

// A line for each file of tests, in the file that `WALKED` names.
afterAll(() => appendFileSync(process.env["WALKED"] ?? "", `${JSON.stringify([...ways])}\n`));
