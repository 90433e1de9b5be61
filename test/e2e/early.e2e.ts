import type { Page } from "@playwright/test";
import { directionOf, LANGUAGE_STORAGE_KEY, LANGUAGES } from "../../src/domain/language.ts";
import { COLOR_SCHEMES } from "../../src/domain/theme.ts";
import { shareOf, TURN } from "../screens/share.ts";
import { expect, test, type Weather } from "./weather.ts";

/* What the page shows and takes while the program is still on its way: here it comes when the test says so. */

const VIEWER = { email: "viewer@example.com", password: "Sample-Kitchen-1" };

const email = (page: Page) => page.locator("input[name=email]");
const password = (page: Page) => page.locator("input[name=password]");
const early = (page: Page) => page.locator("#early");

const PROGRAM = /\/assets\/(?:v\d+\.)?index-[^/]+\.js$/u;

/** Opens an address whose program is held back until the weather lets it go. */
const openHeld = async (page: Page, weather: Weather, path: string): Promise<void> => {
  weather.hang(PROGRAM);
  await page.goto(path, { waitUntil: "commit" });
};

const prefer = (page: Page, key: string, value: string): Promise<unknown> =>
  page.addInitScript(([name, kept]) => localStorage.setItem(name, kept), [key, value] as const);

const cells = LANGUAGES.flatMap(({ code }) => COLOR_SCHEMES.map((scheme) => ({ code, scheme })));

for (const { code, scheme } of shareOf(cells, 0)) {
  test(`in ${code}, ${scheme}, whoever signs in before the program is there is let in (turn ${TURN})`, async ({
    console: { page },
    weather,
  }) => {
    await prefer(page, "console.color-scheme", scheme);
    await openHeld(page, weather, `/login?lng=${code}`);
    const root = page.locator("html");
    await expect(root).toHaveAttribute("lang", code);
    await expect(root).toHaveAttribute("dir", directionOf(code));
    await expect(root).toHaveAttribute("data-mantine-color-scheme", scheme);
    await expect(early(page).getByRole("heading", { level: 1 })).toBeVisible();
    await email(page).fill(VIEWER.email);
    await password(page).fill(VIEWER.password);
    await password(page).press("Enter");
    await expect(page).toHaveURL(`/login?lng=${code}`);
    weather.letGo();
    await expect(page).toHaveURL("/admin");
    await expect(page.locator("main h1")).toBeVisible();
    expect(await root.getAttribute("lang")).toBe(code);
  });
}

const LOST = { "files of the program": PROGRAM, "first texts": /\/assets\/first-screen-[^/]+\.js$/u };

for (const [what, path] of Object.entries(LOST))
  test(`where the ${what} were lost on the way they are asked for again, and whoever signed in meanwhile is let in`, async ({
    console: { page },
    weather,
  }) => {
    weather.lose(path);
    await page.goto("/login");
    await email(page).fill(VIEWER.email);
    await password(page).fill(VIEWER.password);
    await password(page).press("Enter");
    weather.lose(undefined);
    await expect(page).toHaveURL("/admin");
  });

test("what is typed, where the focus is and what is selected are there when the program is", async ({
  console: { page },
  weather,
}) => {
  await openHeld(page, weather, "/login");
  await email(page).fill("ana@example");
  await password(page).fill("half a pass");
  await password(page).evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 5));
  weather.letGo();
  await expect(early(page)).toHaveCount(0);
  await expect(email(page)).toHaveValue("ana@example");
  await expect(password(page)).toBeFocused();
  await expect(password(page)).toHaveValue("half a pass");
  expect(
    await password(page).evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]),
  ).toEqual([2, 5]);
  await page.keyboard.press("End");
  await page.keyboard.type("word");
  await expect(password(page)).toHaveValue("half a password");
});

test("what is pressed before the program is there is done when it is", async ({
  console: { page },
  weather,
}) => {
  await openHeld(page, weather, "/login");
  await page.getByRole("button", { name: "Create an account" }).click();
  weather.letGo();
  await expect(page.getByRole("heading", { name: "Create account" })).toBeVisible();
});

test("a press that has begun when the program comes is done", async ({ console: { page }, weather }) => {
  await openHeld(page, weather, "/login");
  await page.getByRole("button", { name: "Create an account" }).hover();
  await page.mouse.down();
  weather.letGo();
  await expect(early(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole("heading", { name: "Create account" })).toBeVisible();
});

test("nothing is sent by the browser itself, and what cannot be right is told", async ({
  console: { page },
  weather,
}) => {
  await openHeld(page, weather, "/login");
  await email(page).fill("nobody");
  await password(page).fill("secret");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL("/login");
  weather.letGo();
  await expect(email(page)).toHaveAccessibleDescription("Enter an email address, like name@example.com");
  await expect(page).toHaveURL("/login");
});

test("D47: the language chosen before is the only one that is seen", async ({
  console: { page },
  weather,
}) => {
  await prefer(page, LANGUAGE_STORAGE_KEY, "he");
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    const look = (): void => {
      const heading = document.querySelector("h1");
      if (heading?.checkVisibility({ visibilityProperty: true }) === true) seen.add(heading.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await openHeld(page, weather, "/login");
  await expect(early(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  weather.letGo();
  await expect(early(page)).toHaveCount(0);
  const seen = await page.evaluate(() => [...(Reflect.get(globalThis, "seen") as Set<string>)]);
  expect(seen).toEqual(["התחברות"]);
});

test("D47: it is also seen where its texts are there before the whole page is", async ({
  console: { page },
  weather,
}) => {
  await prefer(page, LANGUAGE_STORAGE_KEY, "he");
  const letComeWhole = weather.halve(/^\/login$/u, 2000);
  const texts = page.waitForResponse("**/pages/he.html");
  await openHeld(page, weather, "/login");
  await (await texts).finished();
  letComeWhole();
  await expect(early(page).getByRole("heading", { level: 1 })).toHaveText("התחברות");
});

test("no form is seen where a session is likely, nor on a page for everybody", async ({
  console,
  weather,
}) => {
  const { page } = console;
  await console.signInAs("viewer");
  for (const path of ["/admin/users", "/policies/privacy"]) {
    // What was loaded before would come from the browser's own cache.
    weather.deploy();
    await openHeld(page, weather, path);
    await expect(early(page).getByRole("status")).toBeVisible();
    await expect(email(page)).toBeHidden();
    weather.letGo();
    await expect(page.locator("main h1")).toBeVisible();
    await expect(early(page)).toHaveCount(0);
  }
});
