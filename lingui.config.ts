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

/** Where the texts of one area stand; they come with it. */
const BY_AREA = {
  admin: [
    "src/routes/admin",
    "src/ui/branding",
    "src/ui/dashboard",
    "src/ui/deletion",
    "src/ui/detail",
    "src/ui/kitchens",
    "src/ui/list",
    "src/ui/shell/admin-entries.ts",
    "src/ui/tribes",
    "src/ui/users",
  ],
  business: ["src/routes/business", "src/ui/business", "src/ui/shell/business-entries.ts"],
  public: ["src/routes/policies", "src/ui/policies"],
};

export default defineConfig({
  sourceLocale: SOURCE_LANGUAGE,
  locales: LANGUAGES.map((language) => language.code),
  fallbackLocales: { default: SOURCE_LANGUAGE },
  catalogs: [
    { path: "src/ui/locales/{locale}/first-screen", include: FIRST_SCREEN },
    ...Object.entries(BY_AREA).map(([area, include]) => ({
      path: `src/ui/locales/{locale}/${area}`,
      include,
    })),
    {
      path: "src/ui/locales/{locale}/console",
      include: ["src/ui", "src/routes"],
      exclude: [...FIRST_SCREEN, ...Object.values(BY_AREA).flat()],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
