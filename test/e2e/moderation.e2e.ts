import type { Locator, Page } from "@playwright/test";
import { LANGUAGE_STORAGE_KEY, LANGUAGES } from "../../src/domain/language.ts";
import type { Role } from "../../src/domain/role.ts";
import { BEST_PRACTICE, violationsOn } from "../screens/violations.ts";
import { follow, load, resize, signInAs, unroll, WIDTHS } from "../screens/visiting.ts";
import { reach } from "./actor.ts";
import { expect } from "./console-page.ts";
import { moderatedConsole } from "./own-console.ts";
import { isPlain } from "./plain.ts";
import { shareOf, TURN } from "../screens/share.ts";

const test = moderatedConsole(60);

// All in one console: none of them changes anything.
test.describe.configure({ mode: "default" });

const OF_OTHERS = "Only admins can do this with what belongs to others.";
const STAFF = ["admin", "editor", "viewer"] as const;

const button = (page: Page, name: RegExp): Locator =>
  page.getByRole("main").getByRole("button", { name }).first();

interface ModerationPage {
  readonly path: string;
  readonly title: string;
  readonly readers: ReadonlyArray<Role>;
  /** What its readers come to; where it changes something, everybody but an admin is told why it does not. */
  readonly control: (page: Page) => Locator;
  readonly refusal?: string;
}

const PAGES: ReadonlyArray<ModerationPage> = [
  {
    path: "comments",
    title: "Comment Moderation",
    readers: STAFF,
    control: (page) => button(page, /^Delete comment/u),
    refusal: OF_OTHERS,
  },
  {
    path: "favorites",
    title: "Favorites",
    readers: STAFF,
    control: (page) => button(page, /^Remove favorite/u),
    refusal: OF_OTHERS,
  },
  {
    path: "dates",
    title: "Dating System",
    readers: ["admin"],
    control: (page) => button(page, /^Call off date/u),
  },
  {
    path: "blocks",
    title: "Blocked Users",
    readers: ["admin"],
    control: (page) => button(page, /^Lift block/u),
  },
  {
    path: "reports",
    title: "Reports",
    readers: STAFF,
    control: (page) => button(page, /^Dismiss/u),
    refusal: "Only admins can settle what others reported.",
  },
  // Without a log there is nothing to read.
  ...(isPlain
    ? []
    : [
        {
          path: "security",
          title: "Security",
          readers: ["admin"] as const,
          control: (page: Page) => page.getByRole("combobox", { name: "Changes of" }),
        },
      ]),
];

for (const [row, role] of STAFF.entries()) {
  test(`§6, D13, D65: the ${role} reads what they may, and is told why not the rest`, async ({ console }) => {
    const { page } = console;
    await console.signInAs(role);
    for (const { path, title, readers, control, refusal } of PAGES) {
      await follow(page, `/admin/${path}`);
      if (!readers.includes(role)) {
        await expect(page.getByRole("heading", { name: "Access denied" })).toBeVisible();
        continue;
      }
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(control(page)).toBeVisible();
      if (refusal === undefined || role === "admin")
        await expect(control(page)).not.toHaveAttribute("aria-disabled", "true");
      else await expect(control(page)).toHaveAttribute("title", refusal);
    }
  });

  test(`D65: what the ${role} reads is read by keyboard, wide and narrow, TURN=${TURN}`, async ({
    console,
  }) => {
    const { page } = console;
    await console.forbidPointer();
    await console.signInAs(role);
    const readable = PAGES.filter(({ readers }) => readers.includes(role));
    for (const { path, title, control } of shareOf(readable, row, 4)) {
      await page.setViewportSize(WIDTHS.wide);
      await console.open(`/admin/${path}`);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(control(page)).toBeVisible();
      expect(await violationsOn(page, BEST_PRACTICE)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTHS.wide.width);
      await resize(page, WIDTHS.phone);
      await reach(control(page));
      // To axe, what a bar lies over in part is too small, wherever it happens to have scrolled.
      await unroll(page);
      expect(await violationsOn(page, BEST_PRACTICE)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTHS.phone.width);
    }
  });
}

/** Whether something else lies over what has the focus, at either of its edges. */
const isFocusCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null) return false;
    const { left, top, bottom, width } = focused.getBoundingClientRect();
    return [top + 1, bottom - 1].some((y) => {
      const there = document.elementFromPoint(left + width / 2, y);
      return there === null || !(focused.contains(there) || there.contains(focused));
    });
  });

test(`no entry of the menu is cut short beside what waits, in any language, TURN=${TURN}`, async ({
  console,
}) => {
  const { page } = console;
  await signInAs(page, "admin");
  const found: Array<string> = [];
  for (const { code } of shareOf(LANGUAGES, 2, 4)) {
    await load(page, "/admin/users", { [LANGUAGE_STORAGE_KEY]: code });
    await expect(page.locator('nav a[href$="/reports"] [title]')).toHaveText(/\p{Nd}/u);
    for (const size of [WIDTHS.wide, { width: 1024, height: 768 }]) {
      await resize(page, size);
      const cut = await page.locator("nav a[href]").evaluateAll((entries) =>
        entries
          .flatMap(({ children }) => [...children])
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
      found.push(...cut.map((text) => `${code} ${size.width}: ${text}`));
    }
  }
  expect(found).toEqual([]);
});

test("on a phone, neither the header nor the bar of decisions covers what has the focus", async ({
  console,
}) => {
  const { page } = console;
  await page.setViewportSize(WIDTHS.phone);
  await console.signInAs("editor", "/admin/reports");
  await expect(page.locator("main h2[data-kitchen]:visible")).toBeVisible();
  await expect(page.locator("main .mantine-Skeleton-root:visible")).toHaveCount(0);
  const covered: Array<string> = [];
  for (const [key, end] of [
    ["Tab", button(page, /^Dismiss/u)],
    ["Shift+Tab", page.getByLabel("Order")],
  ] as const) {
    const isThere = () => end.evaluate((element) => element === document.activeElement);
    while (!(await isThere())) {
      await page.keyboard.press(key);
      if (await isFocusCovered(page))
        covered.push(`${key}: ${await page.locator(":focus").evaluate(({ outerHTML }) => outerHTML)}`);
    }
  }
  expect(covered).toEqual([]);
});

test("on paper, pages offer nothing to press", async ({ console }) => {
  const { page } = console;
  await console.signInAs("admin");
  for (const { path, title, control } of PAGES) {
    await page.emulateMedia({ media: "screen" });
    await console.open(`/admin/${path}`);
    await expect(control(page)).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(control(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    for (const name of ["Export", "View", "Next month", "Next page"])
      await expect(button(page, new RegExp(`^${name}`, "u"))).toBeHidden();
  }
});

test("in forced colors, today and the day that is listed stand out among the days", async ({ console }) => {
  const { page } = console;
  await page.emulateMedia({ forcedColors: "active" });
  await console.signInAs("admin", "/admin/dates?from=2026-02-03&to=2026-02-03&month=2026-02");
  const days = page.getByRole("grid").getByRole("button");
  const frameOf = (day: Locator): Promise<string> =>
    day.evaluate((element) => getComputedStyle(element).border);
  const listed = page.getByRole("grid").getByRole("button", { pressed: true });
  await expect(listed).toHaveCount(1);
  const plain = await frameOf(days.first());
  expect(await frameOf(listed)).not.toBe(plain);
  await console.open("/admin/dates");
  expect(await frameOf(page.locator('[role="grid"] [aria-current="date"]'))).not.toBe(plain);
});

test("§6: a chef has none of these pages", async ({ console }) => {
  await console.signInAs("chef");
  for (const { path } of PAGES) {
    await console.open(`/admin/${path}`);
    await console.seePath("/business");
  }
});
