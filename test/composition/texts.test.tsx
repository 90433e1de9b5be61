import { beforeEach, expect, test, vi } from "vitest";
import type { LanguageCode } from "../../src/domain/language.ts";

beforeEach(() => vi.resetModules());

const load = async () => ({
  ...(await import("@lingui/core")),
  ...(await import("../../src/ui/locales/catalogs.ts")),
});

/** The texts of areas, where those of one language come when they are let through. */
const holdingBack = (held: LanguageCode) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const texts = async (language: LanguageCode, areas: ReadonlySet<string>) => {
    const answer = Object.fromEntries([...areas].map((area) => [`of ${area}`, `${area} in ${language}`]));
    if (language === held) await promise;
    return answer;
  };
  return { texts, letThrough: resolve };
};

test("the texts of an area stay that come before those of the first screen", async () => {
  const { i18n, showLanguage, showTextsOf } = await load();
  const first = showLanguage("fr");
  await showTextsOf("admin", "fr", () => Promise.resolve({ "of the area": "du secteur" }));
  await first;
  expect([i18n.locale, i18n._("of the area")]).toEqual(["fr", "du secteur"]);
});

test("a language that comes after another one was chosen is not shown", async () => {
  const { i18n, showLanguage, showTextsOf } = await load();
  const { texts, letThrough } = holdingBack("fr");
  await showLanguage("en");
  await showTextsOf("admin", "en", texts);
  const french = showLanguage("fr");
  await showLanguage("en");
  letThrough();
  await french;
  expect(i18n.locale).toBe("en");
});

test("an area that comes while the language changes has its texts in the new one", async () => {
  const { i18n, showLanguage, showTextsOf } = await load();
  const { texts, letThrough } = holdingBack("fr");
  await showLanguage("en");
  await showTextsOf("admin", "en", texts);
  const french = showLanguage("fr");
  await showTextsOf("business", "en", texts);
  expect(i18n._("of business")).toBe("business in en");
  letThrough();
  await french;
  expect(i18n._("of business")).toBe("business in fr");
});

test("an area that comes after the language changed has its texts in the new one", async () => {
  const { i18n, showLanguage, showTextsOf } = await load();
  const { texts, letThrough } = holdingBack("en");
  await showLanguage("en");
  const analytics = showTextsOf("analytics", "en", texts);
  await showLanguage("fr");
  letThrough();
  await analytics;
  expect(i18n._("of analytics")).toBe("analytics in fr");
});
