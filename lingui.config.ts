import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";
import { LANGUAGES, SOURCE_LANGUAGE } from "./src/domain/language.ts";

const page = (...names: ReadonlyArray<string>): Array<string> => names.map((name) => `src/ui/pages/${name}`);

/** The texts of the first screen; its budget has no room for others. */
const FIRST_SCREEN = [
  ...page("sign-in", "errors"),
  "src/ui/parts/preferences",
  "src/ui/parts/opening",
  "src/ui/parts/typed-day",
];
const BUSINESS = [...page("business"), "src/routes/business", "src/ui/parts/business"];
const ANALYTICS = page("analytics");
const SUBSCRIPTION = page("subscription");
const EDITING = "src/ui/parts/editing";
/** What is somebody's own: the profile of their business, their day, their kitchens, their listing, their account. */
const OWN = [...page("profile", "day", "account", "own-kitchens", "listing"), "src/ui/parts/weekday"];
/** Pictures of people, on pages of records and of one's account. */
const PICTURES = "src/ui/parts/pictures";
/** What lists and records are made of: of these the business area has forms and pictures only. */
const RECORDS = ["src/ui/parts/list", "src/ui/parts/detail", PICTURES, EDITING];
const MODERATION = [
  ...page("activity", "reports", "comments", "favorites", "dates", "blocks", "security"),
  "src/ui/parts/contribution",
  "src/ui/parts/weekday",
];
const PUBLIC = [...page("policies"), "src/routes/policies"];

/** Every page that is in no other catalog is one of the admin area. */
const catalogs = [
  { name: "first-screen", include: FIRST_SCREEN },
  { name: "business", include: BUSINESS },
  { name: "analytics", include: ANALYTICS },
  { name: "subscription", include: SUBSCRIPTION },
  { name: "own", include: [...OWN, EDITING, PICTURES] },
  { name: "moderation", include: MODERATION },
  { name: "public", include: PUBLIC },
  {
    name: "admin",
    include: ["src/ui/pages", "src/routes/admin", ...RECORDS],
    exclude: [...FIRST_SCREEN, ...BUSINESS, ...ANALYTICS, ...SUBSCRIPTION, ...OWN, ...MODERATION, ...PUBLIC],
  },
  {
    name: "console",
    include: ["src/ui/parts", "src/ui/frame", "src/ui/resources.tsx"],
    exclude: [...FIRST_SCREEN, ...BUSINESS, ...OWN, ...MODERATION, ...RECORDS],
  },
];

export default defineConfig({
  sourceLocale: SOURCE_LANGUAGE,
  locales: LANGUAGES.map((language) => language.code),
  fallbackLocales: { default: SOURCE_LANGUAGE },
  catalogs: catalogs.map(({ name, ...files }) => ({ path: `src/ui/locales/{locale}/${name}`, ...files })),
  format: formatter({ lineNumbers: false }),
});
