/** The languages the interface is offered in (§3), in the order of §9; `name` is a language's own name for itself. */
export const LANGUAGES = [
  { code: "en", name: "English", rtl: false },
  { code: "ar", name: "العربية", rtl: true },
  { code: "es", name: "Español", rtl: false },
  { code: "fr", name: "Français", rtl: false },
  { code: "hi", name: "हिन्दी", rtl: false },
  { code: "id", name: "Bahasa Indonesia", rtl: false },
  { code: "he", name: "עברית", rtl: true },
  { code: "ja", name: "日本語", rtl: false },
  { code: "pa", name: "ਪੰਜਾਬੀ", rtl: false },
  { code: "pt", name: "Português", rtl: false },
  { code: "zh", name: "简体中文", rtl: false },
  { code: "zh-TW", name: "繁體中文", rtl: false },
] as const;

export type LanguageCode = (typeof LANGUAGES)[number]["code"];

/** The language messages are written in, and the fallback (§9, D46). */
export const SOURCE_LANGUAGE = "en" satisfies LanguageCode;

/** Where the choice is kept in the browser's local storage (§7). */
export const LANGUAGE_STORAGE_KEY = "i18nextLng";

/** The query parameter that chooses a language (§9). */
export const LANGUAGE_PARAMETER = "lng";

// Tags, script addresses and event-handler attributes (§5), also when written as entities or percent codes.
const INJECTION = [/[<>]/u, /&[a-z#]/iu, /%[0-9a-f]{2}/iu, /script\s*:/iu, /data\s*:/iu, /\bon\w+\s*=/iu];

/** Whether a detected value looks like script injection and is therefore ignored (§5, D47). */
export const looksLikeInjection = (value: string): boolean =>
  INJECTION.some((pattern) => pattern.test(value));

const LEGACY: Readonly<Record<string, string>> = { iw: "he", in: "id" };
const TRADITIONAL = new Set(["tw", "hk", "mo", "hant"]);

const coded = (code: string): LanguageCode | undefined =>
  LANGUAGES.find((language) => language.code === code)?.code;

/**
 * The language that a detected value names (D47): injection is ignored, old codes, regions, scripts and case are
 * normalised, and only one of the twelve is accepted.
 */
export const languageOf = (value: string): LanguageCode | undefined => {
  if (looksLikeInjection(value)) return undefined;
  const [first = "", ...rest] = value.trim().toLowerCase().split(/[-_]/u);
  const base = Object.hasOwn(LEGACY, first) ? LEGACY[first] : first;
  if (!rest.every((part) => /^[a-z0-9]{1,8}$/u.test(part))) return undefined;
  if (base === "zh")
    return !rest.includes("hans") && rest.some((part) => TRADITIONAL.has(part)) ? "zh-TW" : "zh";
  return base === undefined ? undefined : coded(base);
};

/** What the three sources of a language say; absent where they say nothing. */
interface LanguageSources {
  readonly query: string | undefined;
  readonly stored: string | undefined;
  readonly browser: ReadonlyArray<string>;
}

/** The language to start with (§9, D47): query, then storage, then browser; English when none is accepted. */
export const detectLanguage = ({ query, stored, browser }: LanguageSources): LanguageCode => {
  for (const value of [query, stored, ...browser]) {
    const language = value === undefined ? undefined : languageOf(value);
    if (language !== undefined) return language;
  }
  return SOURCE_LANGUAGE;
};

/** A language, a script and a region: nothing can be written by a tag that is none, such as `en_US`. */
const TAG = /^[A-Za-z]+(-[A-Za-z]{4})?(-([A-Za-z]{2}|\d{3}))?$/u;

/** How a language's days, hours and figures are written: as the first of the browser's tags for it says, which may name a region. */
export const regionalTag = (language: LanguageCode, browser: ReadonlyArray<string>): string =>
  browser.find((tag) => TAG.test(tag) && languageOf(tag) === language) ?? language;

/** Which way a language is written (§4, §9). */
export const directionOf = (code: LanguageCode): "ltr" | "rtl" =>
  LANGUAGES.some((language) => language.code === code && language.rtl) ? "rtl" : "ltr";
