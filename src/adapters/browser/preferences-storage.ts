import {
  LANGUAGE_PARAMETER,
  LANGUAGE_STORAGE_KEY,
  detectLanguage,
  type LanguageCode,
  languageOf,
} from "../../domain/language.ts";
import {
  type Density,
  densityOf,
  hiddenColumns as hiddenColumnsOf,
  type HiddenColumns,
} from "../../domain/list-preferences.ts";
import {
  COLOR_SCHEME_CHOICES,
  DEFAULT_COLOR_SCHEME,
  type ColorScheme,
  type ColorSchemeChoice,
} from "../../domain/theme.ts";
import { allowed } from "./allowed.ts";

const COLOR_SCHEME_KEY = "console.color-scheme";
const DENSITY_KEY = "console.density";
const COLUMNS_KEY = "console.hidden-columns";
const SHORTCUTS_KEY = "console.shortcuts";
const SIDEBAR_KEY = "console.sidebar";

const read = (key: string): string | undefined => allowed(() => localStorage.getItem(key)) ?? undefined;
const write = (key: string, value: string): void => allowed(() => localStorage.setItem(key, value));

/** The language to start with: the address, whose language is kept like a choice, what was chosen before, then the browser. */
export const preferredLanguage = (): LanguageCode => {
  const query = new URLSearchParams(location.search).get(LANGUAGE_PARAMETER) ?? undefined;
  const asked = languageOf(query ?? "");
  if (asked !== undefined) rememberLanguage(asked);
  return detectLanguage({ query, stored: read(LANGUAGE_STORAGE_KEY), browser: spokenLanguages() });
};

/** The tags of the languages that the browser's person speaks, the first one best. */
export const spokenLanguages = (): ReadonlyArray<string> => navigator.languages;

export const preferredColorScheme = (): ColorSchemeChoice =>
  COLOR_SCHEME_CHOICES.find((scheme) => scheme === read(COLOR_SCHEME_KEY)) ?? DEFAULT_COLOR_SCHEME;

/** The theme that is shown for what is preferred, as the system is now. */
export const shownColorScheme = (): ColorScheme => {
  const choice = preferredColorScheme();
  if (choice !== "system") return choice;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
};

export const preferredDensity = (): Density => densityOf(read(DENSITY_KEY));

/** The columns hidden before; what was garbled hides nothing. */
export const hiddenColumns = (): HiddenColumns =>
  hiddenColumnsOf(allowed((): unknown => JSON.parse(read(COLUMNS_KEY) ?? "null")));

export const wasSidebarCollapsed = (): boolean => read(SIDEBAR_KEY) === "collapsed";

export const areShortcutsOn = (): boolean => read(SHORTCUTS_KEY) !== "off";

export const rememberShortcuts = (areOn: boolean): void => write(SHORTCUTS_KEY, areOn ? "on" : "off");
export const rememberLanguage = (language: LanguageCode): void => write(LANGUAGE_STORAGE_KEY, language);
export const rememberColorScheme = (scheme: ColorSchemeChoice): void => write(COLOR_SCHEME_KEY, scheme);
export const rememberDensity = (density: Density): void => write(DENSITY_KEY, density);
/** Those of one list; of the others another tab may have written since. */
export const rememberHiddenColumns = (list: string, columns: ReadonlyArray<string>): void =>
  write(COLUMNS_KEY, JSON.stringify({ ...hiddenColumns(), [list]: columns }));
export const rememberSidebar = (isCollapsed: boolean): void =>
  write(SIDEBAR_KEY, isCollapsed ? "collapsed" : "expanded");
