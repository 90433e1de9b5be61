import { BEST_PRACTICE, violationsOn } from "../screens/violations.ts";
import { expect, test } from "./console-page.ts";
import { PASSWORD, strangerCalled } from "./emulator.ts";
import { shareOf, TURN } from "../screens/share.ts";

for (const [row, colorScheme] of ["light", "dark"].entries()) {
  for (const language of shareOf(["en", "ar"], row, 2)) {
    test(`axe finds nothing while signing in, ${colorScheme}, ${language}, TURN=${TURN}`, async ({
      console,
    }) => {
      const email = await strangerCalled(`axe-${colorScheme}-${language}-${test.info().repeatEachIndex}`);
      const { page } = console;
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.addInitScript((chosen) => localStorage.setItem("console.color-scheme", chosen), colorScheme);
      const look = async (): Promise<void> => expect(await violationsOn(page, BEST_PRACTICE)).toEqual([]);
      const invalid = page.locator("[aria-invalid=true]");
      const send = page.locator("form button[type=submit]");
      // By their places: what they are called depends on the language.
      await console.open(`/login?lng=${language}`);
      await expect(page.getByRole("combobox")).toBeVisible();
      await send.click();
      await expect(invalid).toHaveCount(2);
      await look();
      await page.locator("input[name=email]").fill(email);
      await page.locator("input[name=password]").fill("not the password");
      await send.click();
      await expect(page.getByRole("alert")).toBeVisible();
      await look();
      await page.getByRole("main").getByRole("button").last().click();
      await expect(page.locator("input[name=birthDate]")).toBeVisible();
      await send.click();
      await expect(invalid).toHaveCount(2);
      await look();
      await page.getByRole("main").getByRole("button").last().click();
      // Both forms have these fields: what is filled in before the other one is there stays in the first.
      await expect(page.locator("input[name=birthDate]")).toHaveCount(0);
      await page.locator("input[name=email]").fill(email);
      await page.locator("input[name=password]").fill(PASSWORD);
      await send.click();
      const dialog = page.getByRole("dialog");
      await dialog.locator("button[type=submit]").click();
      await expect(dialog.locator("[aria-invalid=true]")).toHaveCount(1);
      await look();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      // Who goes before the provider has let the stranger go is asked again.
      await expect(page.getByRole("main").getByRole("button").last()).toBeEnabled();
      await console.open(`/login?from=/admin/users&lng=${language}`);
      await page.locator("input[name=email]").fill("admin@example.com");
      await page.locator("input[name=password]").fill("Sample-Kitchen-1");
      await send.click();
      // The way on stands first; the counter leads there too, once it is known.
      await expect(page.getByRole("main").locator("a[href='/admin/users']").first()).toBeVisible();
      await look();
      await console.open(`/admin/users?query=sentinel-401&lng=${language}`);
      await expect(page.locator("main + [role=alert], body [role=alert]").last()).toBeVisible();
      await look();
    });
  }
}
