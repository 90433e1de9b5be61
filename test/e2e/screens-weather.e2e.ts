import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { signIn } from "../screens/kept-sign-ins.ts";
import { shareOf } from "../screens/share.ts";
import { moveTo } from "../screens/visiting.ts";
import { moderatedWeather } from "./own-console.ts";
import { isPlain } from "./plain.ts";
import {
  MODERATED,
  ONESELF,
  type Reading,
  READINGS,
  STILL,
  type Told,
  TRUTHS,
  WAYS_IN,
  type WayOut,
  type WeatherName,
  WEATHERS,
} from "./screens.ts";
import { expect, test, type Weather } from "./weather.ts";

const ACCOUNT = { email: "viewer@example.com", password: "Sample-Kitchen-1" };

const HAS_FOCUS = "document.activeElement !== document.body";

const seeFocus = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(HAS_FOCUS), "something has the focus").toBe(true);

const seeCount = (screen: Locator, button: WayOut, count: number): Promise<void> =>
  expect(screen.getByRole("button", { name: button, exact: true })).toHaveCount(count);

/** Stands where something is on its way. */
const SKELETON = ".mantine-Skeleton-root";

/** What a read waits for, and a little. */
const TOO_LONG_MS = 10_500;

const API = /^\/api\//u;

/** Lets it begin; a fault is met by calls to such paths only. */
const begin = async (page: Page, weather: Weather, name: WeatherName, path = API): Promise<void> => {
  if (name === "offline") await page.context().setOffline(true);
  else if (name === "timeout") weather.hang(path);
  else weather.meet(name, path);
};

const end = async (page: Page, weather: Weather): Promise<void> => {
  weather.meet(undefined);
  weather.hang(undefined);
  await page.context().setOffline(false);
};

/** The console is around the page, and the page has a heading. */
const seeFrame = async (page: Page, heading: string | undefined): Promise<void> => {
  await expect(page.locator("header").getByLabel("User menu")).toBeVisible();
  await expect(page.locator("nav[aria-label=Main]")).toBeVisible();
  const found = page.locator("main h1");
  await expect(found).toBeVisible();
  if (heading !== undefined) await expect(found).toHaveText(heading);
};

const come = async (page: Page, { path, over }: Reading): Promise<void> => {
  await moveTo(page, path);
  await over?.open(page);
};

const leave = async (page: Page, { from, over }: Reading): Promise<void> => {
  if (over !== undefined) await page.keyboard.press("Escape");
  await moveTo(page, from);
  await expect(page.getByRole("alert")).toHaveCount(0);
};

const seeOwn = async (page: Page, { own }: Reading): Promise<void> => {
  await expect(own(page)).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await seeFocus(page);
};

const seeTold = async (page: Page, reading: Reading, { says, way }: Told): Promise<void> => {
  const place = reading.place?.(page) ?? page.getByRole("main");
  await expect(place.getByText(says).first()).toBeVisible();
  await seeFrame(page, reading.heading);
  await seeFocus(page);
  const screen = reading.over === undefined ? page.locator("body") : place;
  await seeCount(screen, "Try again", way === "Try again" || way === "by itself" ? 1 : 0);
  await seeCount(page.locator("body"), "Sign in again", way === "Sign in again" ? 1 : 0);
};

const goOn = async (page: Page, reading: Reading, way: WayOut): Promise<void> => {
  if (way === "Go to the list") {
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Go to/u })
      .click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.locator("main h1")).toBeFocused();
    return;
  }
  if (way === "come again") {
    await leave(page, reading);
    await come(page, reading);
  } else if (way === "Sign in again" && reading.over !== undefined) {
    // It is asked for on the page, below.
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: way }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await reading.over.open(page);
  } else if (way !== "by itself") await page.getByRole("button", { name: way, exact: true }).click();
  await seeOwn(page, reading);
};

/** Its code has come, what it shows has not: whatever comes next, the page itself is there. */
const visitInVain = async (page: Page, weather: Weather, reading: Reading): Promise<void> => {
  weather.meet("500", reading.over?.calls);
  await come(page, reading);
  await expect(page.getByText(TRUTHS[reading.kind]["500"].says).first()).toBeVisible();
  weather.meet(undefined);
  await leave(page, reading);
};

/** The next request to such a path. */
const askedFor = (page: Page, path: RegExp) =>
  page.waitForRequest((request) => path.test(new URL(request.url()).pathname));

/** What is true of a screen in each weather, in a journey of its own. */
const lookAt = (journey: typeof test, readings: ReadonlyArray<Reading>, turn: number): void =>
  readings.forEach((reading, row) => {
    for (const met of shareOf(WEATHERS, turn + row)) {
      journey(
        `${reading.what} keeps its frame, says what is true and goes on: ${met}`,
        async ({ page, weather }) => {
          const truth = TRUTHS[reading.kind][met];
          if (met === "timeout") await page.clock.install();
          await signIn(page, reading.role, reading.from);
          if (reading.over === undefined) await seeFrame(page, undefined);
          await page.waitForLoadState("networkidle");
          if (met === "timeout" || met === "offline") await visitInVain(page, weather, reading);
          await begin(page, weather, met, reading.over?.calls);
          await come(page, reading);
          if (met === "timeout") {
            await seeFrame(page, reading.heading);
            // A page waits a moment for its answer before it is drawn, and the one before has a frame, too.
            if (reading.heading === undefined)
              await expect(page.getByRole("main").locator(SKELETON).first()).toBeVisible();
            // What is asked once more only when all is well again would go on before anybody presses.
            const asked = askedFor(page, reading.over?.calls ?? API);
            await page.clock.fastForward(TOO_LONG_MS);
            await asked;
          }
          await seeTold(page, reading, truth);
          await end(page, weather);
          await goOn(page, reading, truth.way);
        },
      );
    }
  });

lookAt(test, READINGS, 0);
if (!isPlain) lookAt(test, ONESELF, READINGS.length + MODERATED.length + 3);
// Without a log, the page of changes is the placeholder.
lookAt(
  moderatedWeather(60),
  MODERATED.filter(({ path }) => !isPlain || path !== "/admin/security"),
  READINGS.length + 3,
);

for (const met of shareOf(WEATHERS, READINGS.length)) {
  test(`pages that read nothing are as ever: ${met}`, async ({ page, weather }) => {
    await signIn(page, "admin", "/admin/branding");
    await seeFrame(page, "Branding");
    await page.waitForLoadState("networkidle");
    await page.clock.install();
    const asked: Array<string> = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      // What a plain backend has is asked of its health.
      if (pathname.startsWith("/api/") && !(isPlain && pathname === "/api/v1/health"))
        asked.push(`${new URL(page.url()).pathname} asks for ${pathname}`);
    });
    const visitAll = async (): Promise<void> => {
      for (const [path, heading] of Object.entries(STILL)) {
        await moveTo(page, path);
        await expect(page.locator("main h1")).toHaveText(heading);
        await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
        await seeFocus(page);
        await page.clock.fastForward(1_000);
      }
      expect(asked).toEqual([]);
    };
    // Their code comes while there is a network.
    if (met === "offline") await visitAll();
    await begin(page, weather, met);
    await visitAll();
    await end(page, weather);
  });
}

const EXCHANGE = /^\/api\/v1\/authentication\/exchange/u;

const signInButton = (page: Page) => page.getByRole("button", { name: "Sign in", exact: true });

const seeHome = async (page: Page): Promise<void> => {
  await seeFrame(page, "Dashboard");
  await seeFocus(page);
};

const fillIn = async (page: Page): Promise<void> => {
  await page.getByLabel("Email").fill(ACCOUNT.email);
  await page.getByLabel("Password", { exact: true }).fill(ACCOUNT.password);
};

/** It says what is true, with the focus on something; the question for a date of birth is left. */
const seeToldAtTheDoor = async (page: Page, { says }: Told): Promise<void> => {
  await expect(page.getByText(says, { exact: true })).toBeVisible();
  await seeFocus(page);
  const dialog = page.getByRole("dialog", { name: says });
  if (await dialog.isVisible()) await dialog.getByRole("button", { name: "Sign out" }).click();
};

for (const met of shareOf(WEATHERS, READINGS.length + 1)) {
  test(`sign-in says what is true and goes on: ${met}`, async ({ page, weather }) => {
    if (met === "timeout") await page.clock.install();
    await page.goto("/login");
    await fillIn(page);
    await page.waitForLoadState("networkidle");
    await begin(page, weather, met, EXCHANGE);
    const asked = met === "timeout" ? askedFor(page, EXCHANGE) : undefined;
    await signInButton(page).click();
    if (asked !== undefined) {
      await asked;
      await page.clock.fastForward(TOO_LONG_MS);
    }
    await seeToldAtTheDoor(page, WAYS_IN["sign-in"][met]);
    await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
    await end(page, weather);
    await fillIn(page);
    await signInButton(page).click();
    await seeHome(page);
  });
}

for (const met of shareOf(WEATHERS, READINGS.length + 2)) {
  test(`coming back says what is true and goes on: ${met}`, async ({ page, weather }) => {
    const truth = WAYS_IN["coming back"][met];
    await signIn(page, "viewer");
    await seeFrame(page, "Dashboard");
    if (met === "timeout") await page.clock.install();
    // Without a network there is no page to come back to: it goes while the page is loaded.
    await begin(page, weather, met === "offline" ? "timeout" : met, EXCHANGE);
    const asked = askedFor(page, EXCHANGE);
    await page.reload();
    await asked;
    if (met === "timeout") await page.clock.fastForward(TOO_LONG_MS);
    if (met === "offline") {
      await page.context().setOffline(true);
      await weather.kill();
    }
    await seeToldAtTheDoor(page, truth);
    if (met === "offline") await weather.revive();
    await end(page, weather);
    if (truth.way === "Sign in") {
      await fillIn(page);
      await signInButton(page).click();
    }
    await seeHome(page);
  });
}

const PAGE = join(import.meta.dirname, "../../docs/screens.md");

const SIGNS: Readonly<Record<WayOut, string>> = {
  "Try again": "▶",
  "Sign in again": "⚿",
  "Go to the list": "←",
  "Sign in": "⏎",
  "by itself": "↻",
  "come again": "○",
};

const row = (cells: ReadonlyArray<string>): string => `| ${cells.join(" | ")} |`;

const table = (columns: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  [row(columns), row(columns.map(() => "---")), ...rows.map(row)].join("\n");

const TEXT = `# Every screen, all weathers

What a screen reads can be refused, fail or never come. It keeps its frame then (header, navigation, its heading), says
what is true, goes on once that is over, and the focus is on something. Each cell is a journey in Chromium against the
real backend. \`npm run test:matrix\` makes them all, \`npm test\` another share at every commit. This page is written by
them (\`npx playwright test -c test/e2e/playwright.config.ts screens-weather -u\`).

401 to 500 are answers of the backend, malformed is one that is cut off, empty one without a body. A timeout is an answer
that does not come: told after ten seconds.

## What each kind of screen says
`;

const LEGEND = `## How each goes on

| | |
| --- | --- |
| ▶ | one *Try again* on the screen |
| ⚿ | one *Sign in again* on the screen; what is missing is read by itself then |
| ← | a way to the list, for what is not there or not to be seen |
| ○ | nothing to press where it would not help; who comes again sees it |
| ⏎ | signing in again at the form, which is still there |
| ↻ | by itself, once the answers come again |
| ✓ | it reads nothing: it is as ever |
`;

test("the page of all weathers lists every screen and what it says", () => {
  const kinds = { ...TRUTHS, ...WAYS_IN };
  const said = Object.entries(kinds).map(([kind, truth]) => [
    kind,
    ...WEATHERS.map((met) => truth[met].says),
  ]);
  const wayOf = (truth: Readonly<Record<WeatherName, Told>>): ReadonlyArray<string> => [
    ...WEATHERS.map((met) => SIGNS[truth[met].way]),
    SIGNS[truth.offline.way],
  ];
  const ways = [
    ...[...READINGS, ...ONESELF, ...MODERATED].map(({ what, kind }) => [what, kind, ...wayOf(TRUTHS[kind])]),
    ...Object.entries(WAYS_IN).map(([kind, truth]) => [kind, kind, ...wayOf(truth)]),
    ...Object.entries(STILL).map(([path]) => [`\`${path}\``, "", ...WEATHERS.map(() => "✓"), "✓"]),
  ];
  const text = [
    TEXT,
    table(["kind", ...WEATHERS], said),
    "",
    LEGEND,
    table(["screen", "kind", ...WEATHERS, "back online"], ways),
    "",
  ].join("\n");
  if (["all", "changed"].includes(test.info().config.updateSnapshots)) writeFileSync(PAGE, text);
  expect(readFileSync(PAGE, "utf8")).toBe(text);
});
