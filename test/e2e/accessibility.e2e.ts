import type { Page } from "@playwright/test";
import { LANGUAGE_STORAGE_KEY } from "../../src/domain/language.ts";
import { PAGES, type Visitor } from "../screens/screens.ts";
import { shareOf, TURN } from "../screens/share.ts";
import { violationsOn } from "../screens/violations.ts";
import { follow, signInAs } from "../screens/visiting.ts";
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

const MATRIX = VISITORS.flatMap((visitor) =>
  SCHEMES.flatMap((scheme) => LANGUAGES.map((language) => ({ visitor, scheme, language }))),
);

const prefer = async (page: Page, language: string, scheme: string): Promise<void> => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(
    ([key, code, chosen]) => {
      localStorage.setItem(key, code);
      localStorage.setItem("console.color-scheme", chosen);
    },
    [LANGUAGE_STORAGE_KEY, language, scheme] as const,
  );
};

for (const [row, { visitor, scheme, language }] of MATRIX.entries()) {
  test(`axe finds nothing on ${visitor}'s pages, ${scheme}, ${language}, TURN=${TURN}`, async ({
    console,
  }) => {
    test.slow();
    const { page } = console;
    await prefer(page, language, scheme);
    await signInAs(page, visitor);
    const pages = PAGES.filter((screen) => screen.visitor === LOOKED_AT[visitor]);
    const found: Array<string> = [];
    for (const { path } of shareOf(pages, row)) {
      await follow(page, path);
      found.push(...(await violationsOn(page)).map((violation) => `${path} ${violation}`));
    }
    expect(found).toEqual([]);
  });
}

for (const scheme of SCHEMES) {
  test(`axe finds nothing in what opens over pages, ${scheme}`, async ({ console }) => {
    test.slow();
    const { page } = console;
    const look = async (): Promise<void> => expect(await violationsOn(page)).toEqual([]);
    await prefer(page, "en", scheme);
    await console.signInAs("admin");
    await expect(page.getByText("The same as a table")).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("an");
    await expect(page.getByRole("dialog").getByText("Users", { exact: true }).last()).toBeVisible();
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
