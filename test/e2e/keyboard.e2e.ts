import type { Page } from "@playwright/test";
import { HANDS, reach } from "./actor.ts";
import { type ConsolePage, expect, test } from "./console-page.ts";
import { saved } from "./lists.ts";
import { isPlain } from "./plain.ts";
import { shareOf, TURN } from "../screens/share.ts";

// What no other journey does without a pointer; docs/keyboard.md says which does what.

/** Has the keyboard as the only way from the next document on. */
const keyboardOf = async (console: ConsolePage) => {
  await console.forbidPointer();
  return HANDS.keyboard(console.page);
};

/** What has the focus, in words, and whether it lies below something else in its middle. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null) return { name: "", isCovered: false };
    const { x, y, width, height } = activeElement.getBoundingClientRect();
    const seen = document.elementFromPoint(x + width / 2, y + height / 2);
    const name = `${activeElement.ariaLabel ?? ""} ${activeElement.textContent}`;
    return { name, isCovered: !activeElement.contains(seen) };
  });

/** What has the focus on the way back to a page's beginning while it cannot be seen. */
const coveredOnTheWayBack = async (page: Page): Promise<ReadonlyArray<string>> => {
  const covered: Array<string> = [];
  for (let at = await focused(page); !at.name.includes("Skip to content"); at = await focused(page)) {
    if (at.isCovered) covered.push(at.name);
    await page.keyboard.press("Shift+Tab");
  }
  return covered;
};

test("by keyboard: language and theme before signing in, a policy, and the way back", async ({ console }) => {
  const { page } = console;
  const actor = await keyboardOf(console);
  await console.open("/login");
  await reach(page.getByRole("combobox", { name: "Language" }));
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await page.keyboard.press("ArrowUp");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await actor.press(page.getByRole("button", { name: "Use dark theme" }));
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  await actor.press(page.getByRole("link", { name: "Privacy policy" }));
  await console.seePath("/policies/privacy");
  await actor.press(page.getByRole("link", { name: "Kitchen Console" }));
  await console.seeLogin();
});

test("by keyboard: an account is asked for, with a date as the language writes it", async ({ console }) => {
  const { page } = console;
  const actor = await keyboardOf(console);
  await console.open("/login");
  await actor.press(page.getByRole("button", { name: "Create an account" }));
  const birthDate = page.getByLabel("Date of birth");
  // Both forms have an address; the one that comes takes the focus there.
  await expect(birthDate).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
  await actor.write(page.getByLabel("Email"), "kim@example.com");
  await actor.write(page.getByLabel("Password", { exact: true }), "a good password");
  await actor.write(birthDate, "12/31/1990");
  await page.keyboard.press("Enter");
  await expect(birthDate).toHaveAccessibleDescription(/Enter a date that exists/u);
  await expect(birthDate).toBeFocused();
  await actor.write(birthDate, "31/12/2020");
  await page.keyboard.press("Enter");
  await expect(birthDate).toHaveAccessibleDescription(/You must be at least 13 years old/u);
});

test("by keyboard: a link for a forgotten password is asked for", async ({ console }) => {
  const { page } = console;
  const actor = await keyboardOf(console);
  await console.open("/login");
  await actor.press(page.getByRole("button", { name: "Forgot your password?" }));
  await actor.write(page.getByRole("textbox", { name: "Email" }), "nobody-at-all@example.com");
  await actor.press(page.getByRole("button", { name: "Send a link" }));
  await expect(page.getByRole("status")).toBeFocused();
  await actor.press(page.getByRole("button", { name: "Sign in instead" }));
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
});

test("by keyboard: past the navigation, over the pages of a list, its columns and rows, and away as a file", async ({
  console,
}) => {
  const { page } = console;
  // Something of the list lies below the bars.
  await page.setViewportSize({ width: 1280, height: 560 });
  const actor = await keyboardOf(console);
  await console.signInAs("viewer", "/admin/tribes?size=10");
  await actor.press(page.getByRole("link", { name: "Skip to content" }));
  await expect(page.getByRole("main")).toBeFocused();
  await reach(page.getByLabel("Rows per page"));
  expect(await coveredOnTheWayBack(page)).toEqual([]);
  await reach(page.getByLabel("Rows per page"));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("1–25 of")).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("1–10 of")).toBeVisible();
  await actor.press(page.getByRole("button", { name: "Next page" }));
  await expect(page.getByText("11–20 of")).toBeVisible();
  await actor.press(page.getByRole("button", { name: "View", exact: true }));
  const column = isPlain ? "Description" : "Members";
  await actor.tick(page.getByRole("checkbox", { name: column }));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("columnheader", { name: column })).toHaveCount(0);
  await reach(page.getByRole("button", { name: "Export", exact: true }));
  const [head, ...rows] = await saved(console, "Export", () => page.keyboard.press("Enter"));
  expect(head?.[0]).toBe("ID");
  expect(rows.length).toBeGreaterThan(20);
});

for (const language of shareOf(["en", "fr", "hi"], 0, 3))
  test(`by keyboard at 150 %: no field of a new record is below the bar that saves it: ${language}, TURN=${TURN}`, async ({
    console,
  }) => {
    const { page } = console;
    await console.signInAs("admin");
    await page.setViewportSize({ width: 853, height: 533 });
    await page.evaluate((chosen) => localStorage.setItem("i18nextLng", chosen), language);
    for (const path of ["/admin/kitchens/create", "/admin/tribes/create", "/admin/users/create"]) {
      await console.open(path);
      const bar = page.locator("[data-sticks]");
      await page.locator("main form input").first().focus();
      for (let isInBar = false; !isInBar;) {
        const seen = await bar.evaluate((element) => ({
          field: document.activeElement?.outerHTML.slice(0, 120),
          below:
            (document.activeElement?.getBoundingClientRect().bottom ?? 0) -
            element.getBoundingClientRect().top,
          isInForm: element.closest("form")?.contains(document.activeElement),
          isInBar: element.contains(document.activeElement),
        }));
        ({ isInBar } = seen);
        if (seen.isInForm && !isInBar && seen.below > 0)
          expect([path, seen.field]).toEqual([path, "above the bar"]);
        await page.keyboard.press("Tab");
      }
    }
  });

test("by keyboard: notifications are read, and the focus goes back to the bell", async ({ console }) => {
  const { page } = console;
  await console.signInAs("admin");
  const actor = await keyboardOf(console);
  await console.open("/admin");
  const bell = page.getByRole("button", { name: /^Notifications/u });
  await actor.press(bell);
  const drawer = page.getByRole("dialog", { name: "Notifications" });
  // Pressed, it would take the message from the journeys beside this one.
  await reach(drawer.getByRole("button", { name: /^Mark “/u }).first());
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(bell).toBeFocused();
});

test("a member who is kept after all has their row as it was, and the focus", async ({ console }) => {
  const { page } = console;
  await console.signInAs("admin", "/admin/tribes/1");
  const some = page.getByRole("button", { name: /^Remove .* from the tribe$/u }).nth(2);
  const remove = page.getByRole("button", { name: (await some.getAttribute("aria-label")) ?? "" });
  const row = page.getByRole("listitem").filter({ has: remove });
  await remove.focus();
  const { height } = (await row.boundingBox()) ?? { height: 0 };
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("listitem")).toHaveText(/.+ · Sourdough Circle$/u);
  await console.tabTo(dialog.getByRole("button", { name: "Remove member" }));
  await page.keyboard.press("Enter");
  await expect(row).toContainText("Waiting to delete");
  expect((await row.boundingBox())?.height).toBe(height);
  await page.keyboard.press("F8");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 item was kept")).toBeVisible();
  await expect(row).not.toContainText("Waiting to delete");
  await expect(remove).toBeFocused();
});
