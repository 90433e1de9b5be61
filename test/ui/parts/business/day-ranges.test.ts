import { describe, expect, it } from "vitest";
import { writtenDates, writtenDaysOfYear } from "../../../../src/ui/parts/business/day-ranges.ts";

const [FROM, TO] = [Date.UTC(2026, 0, 28), Date.UTC(2026, 1, 3)];

describe("days from one to another", () => {
  it.each([
    ["en", "January 28 – February 3, 2026"],
    ["ar", "28 يناير – 3 فبراير 2026"],
    ["he", "28 ינואר – 3 פברואר 2026"],
    ["ja", "2026/01/28～2026/02/03"],
    ["zh-TW", "2026/1/28至2026/2/3"],
  ])("are written in %s as it writes a range", (locale, written) => {
    const range = writtenDates(locale, FROM, TO, { dateStyle: "long", timeZone: "UTC" });
    expect(range.replaceAll("\u2009", " ")).toBe(written);
  });

  it("that are one are one", () => {
    const styles = { dateStyle: "long", timeZone: "UTC" } as const;
    expect(writtenDates("he", FROM, FROM, styles)).toBe("28 בינואר 2026");
    expect(writtenDaysOfYear("ar", FROM, FROM)).toBe("\u206728/1\u2069");
  });

  it.each([
    ["en", "\u20681/28 – 2/3\u2069"],
    ["ar", "\u206728/1 – 3/2\u2069"],
    ["he", "\u206728.1–3.2\u2069"],
    ["ja", "\u206801/28～02/03\u2069"],
  ])("are in digits in %s in one piece that runs as it does", (locale, written) => {
    expect(writtenDaysOfYear(locale, FROM, TO).replaceAll("\u2009", " ")).toBe(written);
  });
});
