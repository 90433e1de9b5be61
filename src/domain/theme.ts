/** The colour schemes (§4); light is the default, not the system's (D49). */
export const COLOR_SCHEMES = ["light", "dark"] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** What can be chosen: one of them, or the one that the system prefers, whenever it changes its mind. */
export const COLOR_SCHEME_CHOICES = [...COLOR_SCHEMES, "system"] as const;
export type ColorSchemeChoice = (typeof COLOR_SCHEME_CHOICES)[number];
export const DEFAULT_COLOR_SCHEME: ColorSchemeChoice = "light";

/** Which choice comes after another, for whoever goes through them one by one. */
export const nextColorScheme = (choice: ColorSchemeChoice): ColorSchemeChoice =>
  choice === "light" ? "dark" : choice === "dark" ? "system" : "light";
