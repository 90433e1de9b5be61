import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Of several such lists only the last counts: these are what Playwright switches off itself (1.65, chromiumSwitches.ts). */
const OFF_FOR_PLAYWRIGHT = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** The popups of an address bar that nobody sees: two more pages for every window, which cost more than most of ours. */
const OMNIBOX_POPUPS = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** What keeps Chromium from calling anybody on its own, and tests alike with and without internet, whatever else runs. */
const QUIET_FLAGS = [
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Answers that are held back on purpose would make it take the network for a slow one, on which nothing is read ahead.
  "--force-effective-connection-type=4G",
  `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...OMNIBOX_POPUPS].join(",")}`,
];

const SYSTEM_PATHS = [
  // Without a window's own parts, which nobody sees: a quarter of what a journey costs.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** What the search sees of the machine. */
export interface Machine {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  readonly exists: (path: string) => boolean;
  /** Where Playwright would keep a browser of its own. */
  readonly playwrightPath: () => string;
  /** Runs a command to its end; false when it failed. */
  readonly run: (command: string, ...parameters: ReadonlyArray<string>) => boolean;
}

/** No browser for the end-to-end tests, which therefore fail: they are never skipped. */
export class ChromiumMissing extends Error {
  override readonly name = "ChromiumMissing";
}

const installed = (machine: Machine): string | undefined =>
  [machine.playwrightPath(), ...SYSTEM_PATHS].find((path) => machine.exists(path));

/**
 * The path of a Chromium: `CHROMIUM_PATH`, else Playwright's own, else the system's, else one installed now (only
 * with CI=true or as root). Throws `ChromiumMissing`, also for a `CHROMIUM_PATH` that names nothing.
 */
export const findChromium = (machine: Machine): string => {
  const named = machine.environment["CHROMIUM_PATH"];
  if (named !== undefined && named !== "") {
    if (machine.exists(named)) return named;
    throw new ChromiumMissing(`CHROMIUM_PATH names ${named}, but there is no such file.`);
  }
  const present = installed(machine);
  if (present !== undefined) return present;

  const mayInstall = machine.isRoot || machine.environment["CI"] === "true";
  const attempts = [
    () => machine.run("npx", "playwright", "install", "chromium"),
    () =>
      machine.run("apt-get", "update") && machine.run("apt-get", "install", "-y", "chromium-headless-shell"),
  ];
  for (const attempt of mayInstall ? attempts : []) {
    const path = attempt() ? installed(machine) : undefined;
    if (path !== undefined) return path;
  }
  throw new ChromiumMissing(
    "The end-to-end tests need Chromium or Chrome. Set CHROMIUM_PATH to one, or install it with " +
      "`npx playwright install chromium` or `apt-get install chromium`" +
      (mayInstall
        ? " (both were tried and failed)."
        : " (with CI=true or as root the tests do that themselves)."),
  );
};

const isRoot = process.getuid?.() === 0;

const thisMachine: Machine = {
  environment: process.env,
  isRoot,
  exists: existsSync,
  playwrightPath: () => chromium.executablePath(),
  run: (command, ...parameters) =>
    spawnSync(command, parameters, { stdio: "inherit", timeout: 300_000 }).status === 0,
};

/**
 * How to launch the browser: the path of an installed Chromium and its arguments (no sandbox as root, where Chromium
 * refuses to start with one). Throws `ChromiumMissing`.
 */
export const chromiumLaunch = (): { readonly executablePath: string; readonly args: Array<string> } => ({
  executablePath: findChromium(thisMachine),
  args: isRoot ? [...QUIET_FLAGS, "--no-sandbox"] : QUIET_FLAGS,
});
