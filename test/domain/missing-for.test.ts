import { expect, test } from "vitest";
import {
  Forbidden,
  missingFor,
  NotFound,
  ServerFailed,
  TimedOut,
  Unauthorized,
  Unreachable,
} from "../../src/domain/remote-failure.ts";

test.each([
  [Unreachable, "a connection was missing"],
  [TimedOut, "a connection was missing"],
  [Unauthorized, "a session was missing"],
  [Forbidden, undefined],
  [NotFound(), undefined],
  [ServerFailed(), undefined],
] as const)("what %j was for want of: %s", (failure, missing) => {
  expect(missingFor(failure)).toBe(missing);
});
