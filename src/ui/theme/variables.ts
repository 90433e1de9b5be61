import type { ColorScheme } from "../../domain/theme.ts";

/** Ten steps from the brand's secondary colour, which is the sixth; an accent, never text on white. */
export const PINK = [
  "#fdeff7",
  "#fadcee",
  "#f5bcde",
  "#ee98cb",
  "#e97abf",
  "#e35cb4",
  "#cb3f9a",
  "#a92f7e",
  "#862563",
  "#651c4b",
] as const;

/** Ten greys tinted towards the violet: grounds, borders and texts of the light theme. */
export const GRAY = [
  "#f7f6fa",
  "#f1eff6",
  "#e9e7ef",
  "#dedbe6",
  "#cbc7d6",
  "#a9a5b7",
  "#868294",
  "#5f5d6b",
  "#3a3845",
  "#1d1c22",
] as const;

/** The same for the dark theme, from its texts to what lies deepest. */
export const DARK = [
  "#ecebf1",
  "#cbc8d6",
  "#a5a2b3",
  "#807b93",
  "#464254",
  "#34313e",
  "#2a2833",
  "#201e27",
  "#17161b",
  "#100f14",
] as const;

/** The tokens that differ between the two schemes; a test holds what each reaches on every ground that it stands on. */
export const TOKENS = {
  "--mantine-color-body": { light: GRAY[0], dark: DARK[8] },
  "--mantine-color-text": { light: GRAY[9], dark: DARK[0] },
  "--mantine-color-dimmed": { light: GRAY[7], dark: DARK[2] },
  "--mantine-color-placeholder": { light: GRAY[7], dark: DARK[2] },
  "--mantine-color-anchor": { light: "#6330b4", dark: "#c3a4ee" },
  "--mantine-color-error": { light: "#c0222c", dark: "#ff8a8a" },
  "--mantine-color-default": { light: "#ffffff", dark: DARK[6] },
  "--mantine-color-default-hover": { light: GRAY[1], dark: DARK[5] },
  "--mantine-color-default-color": { light: GRAY[9], dark: DARK[0] },
  "--mantine-color-default-border": { light: GRAY[4], dark: DARK[4] },
  "--mantine-color-disabled": { light: GRAY[2], dark: DARK[6] },
  "--mantine-color-disabled-color": { light: GRAY[7], dark: DARK[2] },
  "--mantine-color-gray-light": { light: GRAY[1], dark: DARK[6] },
  "--mantine-color-gray-light-hover": { light: GRAY[2], dark: DARK[5] },
  "--mantine-color-gray-light-color": { light: GRAY[8], dark: DARK[1] },
  "--mantine-color-violet-light": { light: "#efe7fb", dark: "#34274d" },
  "--mantine-color-violet-light-hover": { light: "#e6daf8", dark: "#3f2f5e" },
  "--mantine-color-violet-light-color": { light: "#4e248d", dark: "#dcc8f6" },
  "--mantine-color-red-filled": { light: "#c0222c", dark: "#c0222c" },
  "--mantine-color-red-filled-hover": { light: "#a51d26", dark: "#a51d26" },
  "--mantine-color-red-light": { light: "#ffe3e3", dark: "#4a1a1d" },
  "--mantine-color-red-light-hover": { light: "#ffd3d3", dark: "#5a2125" },
  "--mantine-color-red-light-color": { light: "#a51d26", dark: "#ffb3b3" },
  "--mantine-color-yellow-light": { light: "#fff3bf", dark: "#473a10" },
  "--mantine-color-yellow-light-color": { light: "#7a4b00", dark: "#ffe08a" },
  "--mantine-color-green-light": { light: "#dff3e3", dark: "#17391f" },
  "--mantine-color-green-light-color": { light: "#19632b", dark: "#8fe3a0" },
  "--console-good": { light: "#1f7a34", dark: "#69db7c" },
  "--console-surface": { light: "#ffffff", dark: DARK[7] },
  "--console-border": { light: "#e3e1ea", dark: "#35323f" },
  "--console-field": { light: "#ffffff", dark: DARK[6] },
  "--console-field-border": { light: GRAY[6], dark: DARK[3] },
  "--console-ring": { light: "#7236cb", dark: "#c3a4ee" },
  "--console-current": { light: "#efe7fb", dark: "#34274d" },
  "--console-current-text": { light: "#4e248d", dark: "#dcc8f6" },
  "--console-chip": { light: GRAY[2], dark: DARK[4] },
  "--console-chip-text": { light: GRAY[8], dark: DARK[0] },
  "--console-mark": { light: "#7236cb", dark: "#a97ae5" },
  "--console-mark-second": { light: PINK[6], dark: PINK[5] },
} as const;

/** The ramps, by the names that the library has for them. */
const RAMPS = { pink: PINK, gray: GRAY, dark: DARK } as const;

const rule = (attribute: string, values: ReadonlyArray<readonly [name: string, value: string]>): string =>
  `:is(*, #_#_)[${attribute}] { ${values.map(([name, value]) => `${name}: ${value};`).join(" ")} }`;

const SCHEME = "data-mantine-color-scheme";

const tokensOf = (scheme: ColorScheme) =>
  Object.entries(TOKENS).map(([token, values]) => [token, values[scheme]] as const);

/**
 * The tokens as a style sheet; the build writes it into `tokens.css`, so that the first paint has the colours before
 * any script has run. Two ids that nothing has make it stronger than what the library writes at run time. Paper is
 * light, whatever the screen is.
 */
export const tokensSheet = (): string =>
  [
    rule(SCHEME, [
      ...tokensOf("light"),
      ...Object.entries(RAMPS).flatMap(([ramp, steps]) =>
        steps.map((color, step) => [`--mantine-color-${ramp}-${step}`, color] as const),
      ),
    ]),
    `@media screen { ${rule(`${SCHEME}="dark"`, tokensOf("dark"))} }`,
  ].join("\n");
