import { COLOR_SCHEMES } from "../../domain/theme.ts";

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

/** The tokens that differ between the two schemes; every text on its ground reaches AA. */
export const TOKENS = {
  light: {
    "--mantine-color-body": "#f7f7f9",
    "--mantine-color-text": "#1d1c22",
    "--mantine-color-dimmed": "#5f5d6b",
    "--mantine-color-placeholder": "#5f5d6b",
    "--mantine-color-anchor": "#6330b4",
    "--mantine-color-error": "#c0222c",
    "--console-good": "#1f7a34",
    "--mantine-color-red-filled": "#c0222c",
    "--mantine-color-red-filled-hover": "#a51d26",
    "--mantine-color-red-light": "#ffe3e3",
    "--mantine-color-red-light-color": "#a51d26",
    "--mantine-color-yellow-light": "#fff3bf",
    "--mantine-color-yellow-light-color": "#7a4b00",
    "--console-surface": "#ffffff",
    "--console-border": "#e3e2e8",
    "--console-current": "#efe7fb",
    "--console-current-text": "#4e248d",
  },
  dark: {
    "--mantine-color-body": "#17161b",
    "--mantine-color-text": "#ecebf1",
    "--mantine-color-dimmed": "#a5a2b3",
    "--mantine-color-placeholder": "#a5a2b3",
    "--mantine-color-anchor": "#c3a4ee",
    "--mantine-color-error": "#ff8a8a",
    "--console-good": "#69db7c",
    "--mantine-color-red-filled": "#c0222c",
    "--mantine-color-red-filled-hover": "#a51d26",
    "--mantine-color-red-light": "#4a1a1d",
    "--mantine-color-red-light-color": "#ffb3b3",
    "--mantine-color-yellow-light": "#473a10",
    "--mantine-color-yellow-light-color": "#ffe08a",
    "--console-surface": "#201f26",
    "--console-border": "#35333f",
    "--console-current": "#34274d",
    "--console-current-text": "#dcc8f6",
  },
} as const;

/**
 * The tokens as a style sheet; the build writes it into `tokens.css`, so that the first paint has the colours before
 * any script has run. Two ids that nothing has make it stronger than what the library writes at run time.
 */
export const tokensSheet = (): string =>
  COLOR_SCHEMES.map((scheme) => {
    const lines = [
      ...Object.entries(TOKENS[scheme]).map(([name, value]) => `${name}: ${value};`),
      ...PINK.map((color, step) => `--mantine-color-pink-${step}: ${color};`),
    ];
    return `:is(*, #_#_)[data-mantine-color-scheme="${scheme}"] { ${lines.join(" ")} }`;
  }).join("\n");
