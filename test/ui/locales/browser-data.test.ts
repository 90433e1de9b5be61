import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../src/domain/language.ts";
import { writtenDistance } from "../../../src/ui/locales/browser-data.ts";

describe("writtenDistance", () => {
  it("writes Hebrew's words for one and two without the figure behind them", () => {
    expect(writtenDistance("he", -1, "hour")).toBe("לפני שעה");
    expect(writtenDistance("he", -2, "hour")).toBe("לפני שעתיים");
    expect(writtenDistance("he", -3, "hour")).toBe("לפני 3 שעות");
  });

  it("counts days and months, and says now where there is nothing to count", () => {
    expect(writtenDistance("en", -1, "day")).toBe("1 day ago");
    expect(writtenDistance("hi", 1, "day")).not.toBe(writtenDistance("hi", -1, "day"));
    expect(writtenDistance("en", -1, "month")).toBe("1 month ago");
    expect(writtenDistance("en", 0, "minute")).toBe("now");
  });

  it.each(LANGUAGES)("writes no figure in brackets in $code", ({ code }) => {
    const written = ([-2, -1, 1, 2] as const).flatMap((value) =>
      (["minute", "hour", "day", "week", "month", "year"] as const).map((unit) =>
        writtenDistance(code, value, unit),
      ),
    );
    expect(written.filter((words) => words?.includes("("))).toEqual([]);
  });
});
