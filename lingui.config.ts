import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";
import { LANGUAGES, SOURCE_LANGUAGE } from "./src/domain/language.ts";

export default defineConfig({
  sourceLocale: SOURCE_LANGUAGE,
  locales: LANGUAGES.map((language) => language.code),
  fallbackLocales: { default: SOURCE_LANGUAGE },
  catalogs: [{ path: "src/ui/locales/{locale}", include: ["src/ui", "src/routes"] }],
  format: formatter({ lineNumbers: false }),
});
