import { expect, test, vi } from "vitest";

test("the texts of an area stay that come before those of the first screen", async () => {
  vi.resetModules();
  const { i18n } = await import("@lingui/core");
  const { showLanguage, showTextsOf } = await import("../../src/ui/locales/catalogs.ts");
  const first = showLanguage("fr");
  await showTextsOf("admin", "fr", () => Promise.resolve({ "of the area": "du secteur" }));
  await first;
  expect([i18n.locale, i18n._("of the area")]).toEqual(["fr", "du secteur"]);
});
