import * as Effect from "effect/Effect";
import { expect, onTestFinished, test } from "vitest";
import type { Reader } from "../../../../src/machines/use-cases/records/related.ts";
import { loadRecord } from "../../../../src/ui/parts/detail/load-record.ts";
import { appUser } from "../../../domain/generators.ts";
import { programsOver } from "../../programs.ts";

/** Counts the turns that a page has for other things. */
const countedTurns = () => {
  let turns = 0;
  let next: ReturnType<typeof setImmediate>;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  count();
  onTestFinished(() => clearImmediate(next));
  return () => turns;
};

test("what is beside a record is asked for once that is drawn, one by one between the page's turns", async () => {
  const turn = countedTurns();
  const asked: Array<number> = [];
  const programs = programsOver();
  const read: Reader["read"] = (program, signal) => {
    asked.push(turn());
    return programs.read(program, signal);
  };
  const { sources } = await loadRecord((reader, _, signal) => ({
    record: reader.read(Effect.void, signal),
    sources: (beside) => [1, 2, 3].map(() => beside.read(Effect.void, signal)),
  }))({
    context: { isDrawn: true, user: appUser("admin"), read },
    params: { id: "1" },
    abortController: new AbortController(),
  });
  expect(asked).toHaveLength(1);
  await Promise.all(sources);
  expect(new Set(asked).size).toBe(4);
});
