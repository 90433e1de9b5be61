import { i18n } from "@lingui/core";
import { afterAll, describe, expect, test } from "vitest";
import { LANGUAGES, regionalTag } from "../../../src/domain/language.ts";
import { writtenDate } from "../../../src/ui/locales/browser-data.ts";
import { showLanguage } from "../../../src/ui/locales/catalogs.ts";
import { tagOf } from "../../../src/ui/locales/tag-of.ts";
import { writtenDay } from "../../../src/ui/parts/typed-day/use-typed-day.ts";
import { firstWeekdayIn } from "../../../src/ui/parts/weekday/first-weekday.ts";

afterAll(() => showLanguage("en"));

const formats = () => ({
  day: writtenDate(tagOf(i18n), Date.UTC(2026, 10, 28), { dateStyle: "short", timeZone: "UTC" }),
  typed: writtenDay(tagOf(i18n), "1990-12-31"),
  number: i18n.number(12_345.5),
  week: firstWeekdayIn(tagOf(i18n)),
});

describe("days, figures and weeks are those of the browser's region", () => {
  test.each([
    ["en", ["en-US"], { day: "11/28/26", typed: "12/31/1990", number: "12,345.5", week: 0 }],
    ["en", ["fr-FR", "en-GB", "en"], { day: "28/11/2026", typed: "31/12/1990", number: "12,345.5", week: 1 }],
    ["en", ["fr-FR"], { day: "11/28/26", typed: "12/31/1990", number: "12,345.5", week: 0 }],
    ["en", ["en-CA"], { day: "2026-11-28", typed: "1990-12-31", number: "12,345.5", week: 0 }],
    ["es", ["es-MX"], { day: "28/11/26", typed: "31/12/1990", number: "12,345.5", week: 0 }],
    ["es", ["es-ES"], { day: "28/11/26", typed: "31/12/1990", number: "12.345,5", week: 1 }],
    ["pt", ["pt-PT"], { day: "28/11/26", typed: "31/12/1990", number: "12\u00a0345,5", week: 0 }],
  ] as const)("%s as %j speak it", async (language, browser, expected) => {
    await showLanguage(language, browser);
    expect(formats()).toEqual(expected);
  });

  test.each(["ar-SA", "ar-EG", "ar-u-nu-arab-ca-islamic"])(
    "%s keeps the service's calendar and the digits of its texts",
    async (tag) => {
      await showLanguage("ar");
      const { typed } = formats();
      await showLanguage("ar", [tag]);
      expect(formats().typed).toBe(typed);
    },
  );

  test.each(["en_US", "en-x", "en-1", "en-u", "en-GB-GB"])(
    "a tag that browsers cannot read, as %s, is passed over",
    async (tag) => {
      await showLanguage("en", [tag, "en-GB"]);
      expect(formats().day).toBe("28/11/2026");
      await showLanguage("en", [tag]);
      expect(formats().day).toBe("11/28/26");
    },
  );

  test.each(LANGUAGES.map(({ code }) => code))("%s alone is its own tag", (code) => {
    expect(regionalTag(code, [])).toBe(code);
    expect(regionalTag(code, ["tlh", code])).toBe(code);
  });
});
