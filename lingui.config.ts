import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";
import { LANGUAGES, SOURCE_LANGUAGE } from "./src/domain/language.ts";

/** Where the texts of the first screen stand; its budget has no room for the others. */
const FIRST_SCREEN = [
  "src/ui/sign-in",
  "src/ui/feedback/CenteredSpinner.tsx",
  "src/ui/feedback/ConfigurationScreen.tsx",
  "src/ui/feedback/ErrorScreen.tsx",
  "src/ui/preferences",
];

export default defineConfig({
  sourceLocale: SOURCE_LANGUAGE,
  locales: LANGUAGES.map((language) => language.code),
  fallbackLocales: { default: SOURCE_LANGUAGE },
  catalogs: [
    { path: "src/ui/locales/{locale}/first-screen", include: FIRST_SCREEN },
    { path: "src/ui/locales/{locale}/console", include: ["src/ui", "src/routes"], exclude: FIRST_SCREEN },
  ],
  format: formatter({ lineNumbers: false }),
});
