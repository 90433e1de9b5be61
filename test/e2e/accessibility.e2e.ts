import { LANGUAGE_STORAGE_KEY } from "../../src/domain/language.ts";
import { PAGES, type Visitor } from "../screens/screens.ts";
import { shareOf, TURN } from "../screens/share.ts";
import { BEST_PRACTICE, violationsOn } from "../screens/violations.ts";
import { follow, load, signInAs } from "../screens/visiting.ts";
import { expect, test } from "./console-page.ts";

const SCHEMES = ["light", "dark"] as const;
/** One language for each direction. */
const LANGUAGES = ["en", "ar"] as const;
/** Who looks at whose pages: editors and viewers see the admin's, each in their own way. */
const LOOKED_AT = {
  nobody: "nobody",
  admin: "admin",
  editor: "admin",
  viewer: "admin",
  chef: "chef",
} as const;
const VISITORS = Object.keys(LOOKED_AT) as ReadonlyArray<keyof typeof LOOKED_AT & Visitor>;

const SCHEME_KEY = "console.color-scheme";

const LOOKS = SCHEMES.flatMap((scheme) => LANGUAGES.map((language) => ({ scheme, language })));

// One visit goes through all looks: what the browser has fetched and compiled stays.
for (const [turn, visitor] of VISITORS.entries()) {
  test(`axe finds nothing on ${visitor}'s pages in either theme and direction, TURN=${TURN}`, async ({
    console,
  }) => {
    const { page } = console;
    await page.emulateMedia({ reducedMotion: "reduce" });
    await signInAs(page, visitor);
    const pages = PAGES.filter((screen) => screen.visitor === LOOKED_AT[visitor]);
    const found: Array<string> = [];
    for (const [row, { scheme, language }] of LOOKS.entries()) {
      for (const [index, { path }] of shareOf(pages, turn * LOOKS.length + row).entries()) {
        if (index === 0) await load(page, path, { [LANGUAGE_STORAGE_KEY]: language, [SCHEME_KEY]: scheme });
        else await follow(page, path);
        const violations = await violationsOn(page, BEST_PRACTICE);
        found.push(...violations.map((violation) => `${path} ${scheme} ${language} ${violation}`));
      }
    }
    expect(found).toEqual([]);
  });
}

for (const scheme of shareOf(SCHEMES, 0, 2)) {
  test(`axe finds nothing in what opens over pages, ${scheme}, TURN=${TURN}`, async ({ console }) => {
    const { page } = console;
    const look = async (): Promise<void> => expect(await violationsOn(page, BEST_PRACTICE)).toEqual([]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(([key, chosen]) => localStorage.setItem(key, chosen), [
      SCHEME_KEY,
      scheme,
    ] as const);
    await console.signInAs("admin");
    await expect(page.getByText("Show as a table")).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox", { name: "Search or run a command" })).toBeFocused();
    await page.keyboard.type("an");
    const found = page.getByRole("dialog").getByRole("option", { name: /@example\.(?:com|org|net)/u });
    await expect(found.first()).toBeVisible();
    await look();
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await look();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Notifications/u }).click();
    await expect(page.getByRole("dialog", { name: "Notifications" })).toBeVisible();
    await look();
  });
}
