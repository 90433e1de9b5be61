import * as Effect from "effect/Effect";
import { expect, test } from "vitest";
import { sampleSize } from "../../src/server/sample-size.ts";

const USE = "Use: npm run seed -- --users 100000 --kitchens 50000";

test("D51: a sample is as large as the command line says", async () => {
  expect(await Effect.runPromise(sampleSize(["--users", "100000", "--kitchens=50000"]))).toEqual({
    users: 100_000,
    kitchens: 50_000,
  });
});

test.each([
  [[], "--users is missing, not a number from 4 to 1000000"],
  [["--users", "100"], "--kitchens is missing, not a number from 1 to 1000000"],
  [["--users", "3", "--kitchens", "1"], '--users is "3", not a number from 4 to 1000000'],
  [["--users", "1000001", "--kitchens", "1"], '--users is "1000001", not a number from 4 to 1000000'],
  [["--users", "1e3", "--kitchens", "1"], '--users is "1e3", not a number from 4 to 1000000'],
  [["--users", "10", "--kitchens", "0"], '--kitchens is "0", not a number from 1 to 1000000'],
  [["--users", "10", "--kitchens", "-1"], "Option '--kitchens' argument is ambiguous"],
  [["--user", "10"], "Unknown option '--user'"],
  [["10"], "Unexpected argument '10'"],
] as const)("D51: %j is refused in one line", async (words, reason) => {
  const { message } = await Effect.runPromise(Effect.flip(sampleSize(words)));
  expect(message).toBe(`${reason}. ${USE}`);
});
