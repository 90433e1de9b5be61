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
  light: {
    "--mantine-color-body": GRAY[0],
    "--mantine-color-text": GRAY[9],
    "--mantine-color-dimmed": GRAY[7],
    "--mantine-color-placeholder": GRAY[7],
    "--mantine-color-anchor": "#6330b4",
    "--mantine-color-error": "#c0222c",
    "--mantine-color-default": "#ffffff",
    "--mantine-color-default-hover": GRAY[1],
    "--mantine-color-default-color": GRAY[9],
    "--mantine-color-default-border": GRAY[4],
    "--mantine-color-disabled": GRAY[2],
    "--mantine-color-disabled-color": GRAY[7],
    "--mantine-color-gray-light": GRAY[1],
    "--mantine-color-gray-light-hover": GRAY[2],
    "--mantine-color-gray-light-color": GRAY[8],
    "--mantine-color-violet-light": "#efe7fb",
    "--mantine-color-violet-light-hover": "#e6daf8",
    "--mantine-color-violet-light-color": "#4e248d",
    "--mantine-color-red-filled": "#c0222c",
    "--mantine-color-red-filled-hover": "#a51d26",
    "--mantine-color-red-light": "#ffe3e3",
    "--mantine-color-red-light-hover": "#ffd3d3",
    "--mantine-color-red-light-color": "#a51d26",
    "--mantine-color-yellow-light": "#fff3bf",
    "--mantine-color-yellow-light-color": "#7a4b00",
    "--mantine-color-green-light": "#dff3e3",
    "--mantine-color-green-light-color": "#19632b",
    "--console-good": "#1f7a34",
    "--console-surface": "#ffffff",
    "--console-border": "#e3e1ea",
    "--console-field": "#ffffff",
    "--console-field-border": GRAY[6],
    "--console-ring": "#7236cb",
    "--console-current": "#efe7fb",
    "--console-current-text": "#4e248d",
    "--console-chip": GRAY[2],
    "--console-chip-text": GRAY[8],
    "--console-mark": "#7236cb",
    "--console-mark-second": PINK[6],
  },
  dark: {
    "--mantine-color-body": DARK[8],
    "--mantine-color-text": DARK[0],
    "--mantine-color-dimmed": DARK[2],
    "--mantine-color-placeholder": DARK[2],
    "--mantine-color-anchor": "#c3a4ee",
    "--mantine-color-error": "#ff8a8a",
    "--mantine-color-default": DARK[6],
    "--mantine-color-default-hover": DARK[5],
    "--mantine-color-default-color": DARK[0],
    "--mantine-color-default-border": DARK[4],
    "--mantine-color-disabled": DARK[6],
    "--mantine-color-disabled-color": DARK[2],
    "--mantine-color-gray-light": DARK[6],
    "--mantine-color-gray-light-hover": DARK[5],
    "--mantine-color-gray-light-color": DARK[1],
    "--mantine-color-violet-light": "#34274d",
    "--mantine-color-violet-light-hover": "#3f2f5e",
    "--mantine-color-violet-light-color": "#dcc8f6",
    "--mantine-color-red-filled": "#c0222c",
    "--mantine-color-red-filled-hover": "#a51d26",
    "--mantine-color-red-light": "#4a1a1d",
    "--mantine-color-red-light-hover": "#5a2125",
    "--mantine-color-red-light-color": "#ffb3b3",
    "--mantine-color-yellow-light": "#473a10",
    "--mantine-color-yellow-light-color": "#ffe08a",
    "--mantine-color-green-light": "#17391f",
    "--mantine-color-green-light-color": "#8fe3a0",
    "--console-good": "#69db7c",
    "--console-surface": DARK[7],
    "--console-border": "#35323f",
    "--console-field": DARK[8],
    "--console-field-border": DARK[3],
    "--console-ring": "#c3a4ee",
    "--console-current": "#34274d",
    "--console-current-text": "#dcc8f6",
    "--console-chip": DARK[4],
    "--console-chip-text": DARK[0],
    "--console-mark": "#a97ae5",
    "--console-mark-second": PINK[5],
  },
} as const;

/** The ramps, by the names that the library has for them. */
const RAMPS = { pink: PINK, gray: GRAY, dark: DARK } as const;

const rule = (attribute: string, values: ReadonlyArray<readonly [name: string, value: string]>): string =>
  `:is(*, #_#_)[${attribute}] { ${values.map(([name, value]) => `${name}: ${value};`).join(" ")} }`;

const SCHEME = "data-mantine-color-scheme";

/**
 * The tokens as a style sheet; the build writes it into `tokens.css`, so that the first paint has the colours before
 * any script has run. Two ids that nothing has make it stronger than what the library writes at run time. Paper is
 * light, whatever the screen is.
 */
export const tokensSheet = (): string =>
  [
    rule(SCHEME, [
      ...Object.entries(TOKENS.light),
      ...Object.entries(RAMPS).flatMap(([ramp, steps]) =>
        steps.map((color, step) => [`--mantine-color-${ramp}-${step}`, color] as const),
      ),
    ]),
    `@media screen { ${rule(`${SCHEME}="dark"`, Object.entries(TOKENS.dark))} }`,
  ].join("\n");
