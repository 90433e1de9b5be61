import { afterEach, expect, test, vi } from "vitest";
import { now, today } from "../../../src/adapters/browser/clock.ts";
import { utcDay } from "../../../src/domain/calendar-date.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const MIDNIGHT = Date.UTC(2026, 10, 27);

test.each([
  ["+14", MIDNIGHT - 1, "2026-11-27", "2026-11-26"],
  ["+14", MIDNIGHT, "2026-11-27", "2026-11-27"],
  ["+14", MIDNIGHT + 10 * 3_600_000, "2026-11-28", "2026-11-27"],
  ["-11", MIDNIGHT - 1, "2026-11-26", "2026-11-26"],
  ["-11", MIDNIGHT, "2026-11-26", "2026-11-27"],
  ["-11", MIDNIGHT + 11 * 3_600_000, "2026-11-27", "2026-11-27"],
])("%s hours from UTC, at %i: where the person is it is %s, for the service %s", (zone, at, here, there) => {
  vi.useFakeTimers({ toFake: ["Date"], now: at });
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(-60 * Number(zone));
  expect([today(), utcDay(now())]).toEqual([here, there]);
});
