import type { Locator, Page } from "@playwright/test";
import { LANGUAGE_STORAGE_KEY, LANGUAGES } from "../../src/domain/language.ts";
import { shareOf, TURN } from "../screens/share.ts";
import { follow, load, resize } from "../screens/visiting.ts";
import { type ConsolePage, expect, test } from "./console-page.ts";
import { isPlain } from "./plain.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** A target of 44 px, of which a border may belong to the frame around a field. */
const LEAST_PX = 42;

/**
 * What a finger presses here and is smaller than 44 px. Left out are links inside a sentence, ticks, and what a cell is
 * pressed for.
 */
const tooSmall = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate((least) => {
    const isInSentence = (link: Element): boolean => {
      let block = link;
      while (getComputedStyle(block).display.startsWith("inline") && block.parentElement !== null)
        block = block.parentElement;
      if (block === link) return false;
      const [before, after] = [new Range(), new Range()];
      before.setStart(block, 0);
      before.setEndBefore(link);
      after.setStartAfter(link);
      after.setEnd(block, block.childNodes.length);
      return !/(?:^|\.)\s*$/u.test(before.toString()) || after.toString().trim() !== "";
    };
    const isEnlarged = (link: Element): boolean => getComputedStyle(link, "::after").position === "absolute";
    return [
      ...document.querySelectorAll<HTMLElement>(
        'button, summary, select, textarea, input:not([type="checkbox"], [type="file"]), nav a, main a, footer a',
      ),
    ]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !(element.matches("a") && (isInSentence(element) || isEnlarged(element))),
      )
      .map((element) => ({
        element,
        box: (
          (element instanceof HTMLInputElement && element.type === "radio" && element.labels?.[0]) ||
          element
        ).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1 && (box.height < least || box.width < least))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} is ${box.width} × ${box.height}`);
  }, LEAST_PX);

/** What is pressed at the end of a row and sticks out of its column. */
const stickingOut = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main td:last-child")].flatMap((cell) => {
      const { left, right } = cell.getBoundingClientRect();
      return [...cell.querySelectorAll("a, button")]
        .filter((control) => {
          const box = control.getBoundingClientRect();
          return box.left < left || box.right > right;
        })
        .map((control) => control.outerHTML.slice(0, 120));
    }),
  );

interface Screen {
  readonly path: string;
  readonly open?: (console: ConsolePage) => Promise<void>;
}

const SCREENS: ReadonlyArray<Screen> = [
  { path: "/admin" },
  { path: "/admin", open: ({ page }) => page.getByRole("button", { name: "Open menu" }).click() },
  { path: "/admin", open: ({ page }) => page.getByRole("button", { name: /^Notifications/u }).click() },
  { path: "/admin/users" },
  { path: "/admin/users", open: ({ page }) => page.getByLabel("Search users").fill("vera") },
  {
    path: "/admin/users?role=editor",
    open: ({ page }) => page.getByRole("checkbox").nth(1).check(),
  },
  {
    path: "/admin/kitchens",
    open: ({ page }) =>
      page
        .getByRole("button", { name: /^Actions for/u })
        .first()
        .click(),
  },
  {
    path: "/admin/tribes?leader=any",
    open: ({ page }) => page.getByRole("button", { name: "Filter and sort" }).click(),
  },
  { path: "/admin/tribes/1" },
  { path: "/admin/users/create" },
  { path: "/admin/kitchens/1/edit" },
  {
    path: "/admin/kitchens/1",
    open: async ({ page }) => {
      await page.getByRole("button", { name: /^Actions for/u }).click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
    },
  },
  { path: "/admin/account" },
];

const BUSINESS_SCREENS: ReadonlyArray<Screen> = [
  { path: "/business" },
  { path: "/business?edit=profile" },
  { path: "/business/analytics?period=365d" },
  { path: "/business/subscription" },
  { path: "/business/account" },
];

const seeAllFit = async (
  console: ConsolePage,
  screens: ReadonlyArray<Screen>,
  language = "en",
): Promise<void> => {
  const { page } = console;
  // What was opened would hold on to its page.
  let holds = true;
  for (const { path, open } of screens) {
    if (holds) await load(page, path, { [LANGUAGE_STORAGE_KEY]: language });
    else await follow(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await open?.(console);
    holds = open !== undefined;
    await expect.poll(() => tooSmall(page), { message: path }).toEqual([]);
    expect(await stickingOut(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(
      page.viewportSize()?.width,
    );
  }
};

test("on a phone, whatever is pressed is at least 44 px high and wide, and no page is wider than it", async ({
  console,
}) => {
  const { page } = console;
  await console.open("/login");
  await console.seeLogin();
  expect(await tooSmall(page)).toEqual([]);
  await console.open("/policies/privacy");
  expect(await tooSmall(page)).toEqual([]);
  await console.signInAs("admin");
  await seeAllFit(console, SCREENS);
});

test("on a phone, so it is in the business area", async ({ console }) => {
  await console.signInAs("chef");
  await seeAllFit(console, BUSINESS_SCREENS);
});

/** Chooses the size of letters that a browser's settings offer, which is 16 unless somebody chose. */
const enlargeLetters = async (page: Page, size: number): Promise<void> => {
  const settings = await page.context().newCDPSession(page);
  await settings.send("Page.setFontSizes", { fontSizes: { standard: size } });
};

for (const language of [
  "en",
  ...shareOf(
    LANGUAGES.map(({ code }) => code).filter((code) => code !== "en"),
    0,
  ),
])
  test(`on a phone with letters of 32 px, no page is wider than it, in ${language}, TURN=${TURN}`, async ({
    console,
  }) => {
    const { page } = console;
    await enlargeLetters(page, 32);
    await console.open("/login");
    const outside = ["/login", "/policies/privacy", "/policies/csae", "/policies/delete-account"];
    const bare = outside.map((path) => ({ path }));
    await seeAllFit(console, bare, language);
    for (const [role, screens] of [
      ["admin", SCREENS],
      ["chef", BUSINESS_SCREENS],
    ] as const) {
      await load(page, "/login", { [LANGUAGE_STORAGE_KEY]: "en" });
      await console.signInAs(role);
      // What is opened by an English name lies over pages that are asked for without it.
      await seeAllFit(console, language === "en" ? screens : screens.map(({ path }) => ({ path })), language);
      await load(page, "/", { [LANGUAGE_STORAGE_KEY]: "en" });
      await console.signOut();
    }
    await console.seeLogin();
    await load(page, "/login", { [LANGUAGE_STORAGE_KEY]: language });
    await page.locator("main button.mantine-Button-root").last().click();
    await expect(page.locator("form input")).toHaveCount(4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

/** What is wider, or begins or ends beyond, what it is seen in. */
const cut = (seen: Locator): Promise<ReadonlyArray<string | null>> =>
  seen.evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return element.scrollWidth > element.clientWidth + 1 || left < 0 || right > innerWidth;
      })
      .map(({ textContent }) => textContent),
  );

test("on a phone with letters of 32 px, names, keys and what is typed are seen whole, and a menu stays within the screen", async ({
  console,
}) => {
  const { page } = console;
  await enlargeLetters(page, 32);
  await console.signInAs("admin");
  const ranked = page.locator("main ol.console-rows a");
  await expect(ranked).toHaveCount(10);
  const widths = await ranked.evaluateAll((names) =>
    names.map((name) => name.parentElement?.parentElement?.getBoundingClientRect().width ?? 0),
  );
  expect(Math.min(...widths)).toBeGreaterThan(200);
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog").locator("dl > div");
  await expect(keys.first()).toBeVisible();
  expect(await cut(keys)).toEqual([]);
  expect(await cut(page.getByRole("dialog").locator("kbd"))).toEqual([]);
  await page.keyboard.press("Escape");
  await console.open("/admin/kitchens?query=kitchen");
  expect(await cut(page.getByRole("search").getByRole("textbox"))).toEqual([]);
  await page
    .getByRole("button", { name: /^Actions for/u })
    .nth(1)
    .click();
  const menu = page.getByRole("menu");
  await expect(menu).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("End");
  await expect(menu.getByRole("menuitem").last()).toBeFocused();
  await expect(menu.getByRole("menuitem").last()).toBeInViewport({ ratio: 0.99 });
});

for (const [device, viewport] of [
  ["a tablet", { width: 820, height: 1180 }],
  ["a turned phone", { width: 844, height: 390 }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport, hasTouch: true });

    test("it is as large, and no key is offered", async ({ console }) => {
      const { page } = console;
      await console.signInAs("admin");
      for (const path of ["/admin", "/admin/kitchens", "/admin/users?role=editor", "/admin/tribes/1"])
        await seeAllFit(console, [{ path }]);
      await expect(page.getByText("Ctrl K")).toBeHidden();
      await console.signOut();
      await console.signInAs("chef");
      await seeAllFit(console, BUSINESS_SCREENS);
    });

    test("a day opens and closes on one line, in a language of either direction", async ({ console }) => {
      const { page } = console;
      await console.signInAs("chef");
      for (const language of ["en", "he"]) {
        await page.evaluate(([key, chosen]) => localStorage.setItem(key, chosen), [
          LANGUAGE_STORAGE_KEY,
          language,
        ] as const);
        await console.open("/business?edit=profile");
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.locator("[name=closes]").first()).toBeVisible();
        const lines = await page
          .locator("[name=opens], [name=closes]")
          .evaluateAll((times) => times.map((time) => time.getBoundingClientRect().top));
        const [opens, closes] = [0, 1].map((end) => lines.filter((_, at) => at % 2 === end));
        expect(closes, language).toEqual(opens);
      }
    });
  });

test.describe("by finger", () => {
  test.use({ hasTouch: true });

  test("by finger, letters are typed at 16 px at least: an iPhone would enlarge the page around smaller ones", async ({
    console,
  }) => {
    const { page } = console;
    const tooSmallLetters = () =>
      page
        .locator(
          "input:not([type=checkbox], [type=radio], [type=file]):visible, select:visible, textarea:visible",
        )
        .evaluateAll((fields) =>
          fields
            .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
            .map((field) => field.outerHTML.slice(0, 120)),
        );
    await console.open("/login");
    await expect(page.getByLabel("Email")).toBeVisible();
    expect(await tooSmallLetters()).toEqual([]);
    await console.signInAs("admin", "/admin/users");
    for (const [path, label] of [
      ["/admin/users", "Search users"],
      ["/admin/kitchens/create", "Description"],
      ["/admin/users/create", "Last name"],
    ] as const) {
      await console.open(path);
      await expect(page.getByLabel(label, { exact: true })).toBeVisible();
      expect(await tooSmallLetters()).toEqual([]);
    }
  });

  // Days are beyond §7.
  if (!isPlain)
    test("the trend tells of the day that is tapped, each time anew, until a tap elsewhere", async ({
      console,
    }) => {
      const { page } = console;
      await console.signInAs("chef", "/business/analytics?timeframe=7d");
      const chart = page.getByRole("slider", { name: "Revenue" });
      for (const day of [0, 4, 6, 2]) {
        await chart.scrollIntoViewIfNeeded();
        const { width = 0, height = 0 } = (await chart.boundingBox()) ?? {};
        await chart.tap({ position: { x: Math.min(width - 1, (width * day) / 6), y: height / 2 } });
        await expect(chart).toHaveAttribute("aria-valuenow", String(day));
        await expect(chart.getByText("Previous period")).toBeVisible();
      }
      await page.getByText("Best day", { exact: true }).tap();
      await expect(chart.getByText("Previous period")).toBeHidden();
    });

  test("a day of opening hours is ticked around its words, and its copy is undone where it was made", async ({
    console,
  }) => {
    const { page } = console;
    await console.signInAs("chef", "/business?edit=profile");
    const thursday = page.getByRole("group", { name: "Thursday" });
    const box = thursday.getByRole("checkbox");
    await expect(box).toBeChecked();
    await thursday.evaluate((day) => day.scrollIntoView({ block: "center" }));
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = (await thursday.getByText("Thursday").boundingBox()) ?? {};
    for (const [across, down] of [
      [x + width / 2, y - 11],
      [x + width / 2, y + height + 11],
    ] as const) {
      const was = await box.isChecked();
      await page.touchscreen.tap(across, down);
      await expect(box).toBeChecked({ checked: !was });
    }
    const scrolled = await page.evaluate(() => scrollY);
    await thursday.getByRole("button", { name: "Copy to all open days" }).tap();
    const undo = thursday.getByRole("button", { name: "Undo" });
    await expect(undo).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await undo.tap();
    await expect(thursday.getByRole("button", { name: "Copy to all open days" })).toBeFocused();
  });
});

/** Whatever can be pressed in the page before the first record, by the line that it stands on. */
const rowsOfControls = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const first = document.querySelector("main [data-record]");
    const tops = [...document.querySelectorAll("main :is(a, button, input, select)")]
      .filter(
        (control) =>
          control.checkVisibility() &&
          first !== null &&
          Boolean(first.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING),
      )
      .map((control) => control.getBoundingClientRect())
      .filter(({ width }) => width > 1)
      .map(({ top, height }) => Math.round((top + height / 2) / 10));
    return new Set(tops).size;
  });

test("on a phone, two rows of controls stand before the first record, and the selection is one line", async ({
  console,
}) => {
  const { page } = console;
  await console.signInAs("admin");
  const narrowed = ["users?role=editor", "kitchens?status=active&chef=any"];
  for (const address of isPlain ? narrowed : [...narrowed, "tribes?leader=any"]) {
    await console.open(`/admin/${address}`);
    await expect(page.locator("main [data-record]").first()).toBeVisible();
    expect(await rowsOfControls(page), address).toBe(2);
    await page.locator("main [data-record]").first().getByRole("checkbox").check();
    const bar = page.getByRole("region", { name: "Selection" });
    expect((await bar.boundingBox())?.height, address).toBeLessThan(60);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(390);
  }
});

test("on a phone, a trail of several lines leads where it is tapped", async ({ console }) => {
  const { page } = console;
  await resize(page, { width: 350, height: 844 });
  await console.signInAs("admin", "/admin/users/12/edit?lng=fr");
  const trail = page.getByRole("main").getByRole("navigation");
  await trail.getByRole("link").first().click();
  await console.seePath("/admin/users");
});

/** It is as wide as the screen, ends with it, and leaves some of the page to be seen. */
const seeSheet = (dialog: Locator): Promise<void> =>
  expect
    .poll(async () => {
      const { x, y = 0, width, height = 0 } = (await dialog.boundingBox()) ?? {};
      return { x, width, end: y + height, leavesSome: y > 300 };
    })
    .toEqual({ x: 0, width: 390, end: 844, leavesSome: true });

test("on a phone, dialogs are sheets at its end", async ({ console }) => {
  const { page } = console;
  await console.signInAs("admin", "/admin/tribes/1/edit");
  await page.getByRole("textbox", { name: "Name" }).fill("Unsaved");
  await page.getByRole("link", { name: "Tribes" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await seeSheet(question);
  await question.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("button", { name: "Actions for Sourdough Circle" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const deletion = page.getByRole("dialog", { name: "Are you sure you want to delete this item?" });
  await seeSheet(deletion);
});

/** The fields that offer options in forms longer than the screen; of a kitchen a plain backend keeps little. */
const OFFERING = [
  ...(isPlain ? [] : [{ path: "/admin/kitchens/create", names: ["Chef", "Tribe"] }]),
  { path: "/admin/users/create", names: ["Role"] },
];

test("on a phone, what a field offers stands clear of its label and of the bar that saves", async ({
  console,
}) => {
  const { page } = console;
  await console.signInAs("admin");
  const edges = async (locator: Locator) => {
    const { y = 0, height = 0 } = (await locator.boundingBox()) ?? {};
    return { top: y, bottom: y + height };
  };
  for (const { path, names } of OFFERING) {
    await console.open(path);
    for (const name of names) {
      const field = page.getByRole("combobox", { name });
      for (const block of ["start", "center", "end"] as const) {
        await field.evaluate((element, place) => element.scrollIntoView({ block: place }), block);
        await field.click();
        const options = page.getByRole("listbox", { name });
        await expect(options.getByRole("option").nth(1)).toBeVisible();
        await expect
          .poll(
            async () => {
              const list = await edges(options);
              const label = await edges(page.locator("label").filter({ hasText: name }));
              const bar = await edges(page.getByRole("button", { name: "Cancel" }));
              return {
                coversTheLabel: list.top < label.bottom && list.bottom > label.top,
                coversTheBar: list.bottom > bar.top,
                isUnderTheHeader: list.top < (await edges(page.getByRole("banner"))).bottom,
                isHighEnough: list.bottom - list.top > 100,
              };
            },
            { message: `${path} ${name} ${block}` },
          )
          .toEqual({
            coversTheLabel: false,
            coversTheBar: false,
            isUnderTheHeader: false,
            isHighEnough: true,
          });
        await page.keyboard.press("Escape");
        await expect(options).toBeHidden();
      }
    }
  }
});

test("on a phone, what becomes of a search is said below its field, above the keyboard", async ({
  console,
}) => {
  const { page } = console;
  await console.signInAs("admin");
  await page.getByRole("button", { name: "Search or run a command" }).click();
  const palette = page.getByRole("dialog", { name: "Command palette" });
  const field = palette.getByRole("combobox");
  await field.fill("nobody-is-called-this");
  const remark = await palette.getByText("Nothing found").boundingBox();
  const typed = await field.boundingBox();
  expect((remark?.y ?? 0) - (typed?.y ?? 0) - (typed?.height ?? 0)).toBeLessThan(44);
});

test("on a phone, an expired session is said where one is, and covers nothing", async ({ console }) => {
  const { page } = console;
  await console.signInAs("admin", "/admin/tribes/1/edit");
  await page.getByRole("textbox", { name: "Name" }).fill("Unsaved");
  await console.breakBackend("401");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const again = page.getByRole("button", { name: "Sign in again" });
  await expect(again).toBeInViewport();
  const notice = await again.boundingBox();
  const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
  await console.breakBackend(undefined);
  await again.click();
  await expect(again).toBeHidden();
});

test("on a phone, the theme is chosen in the user menu", async ({ console }) => {
  const { page } = console;
  await console.signInAs("admin");
  await expect(page.getByRole("button", { name: "Use dark theme" })).toHaveCount(0);
  await page.getByRole("button", { name: "User menu" }).click();
  await page.getByRole("menuitem", { name: "Use dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
});

test("the way back closes what lies over a page, and then leads to the page before", async ({ console }) => {
  const { page } = console;
  await console.signInAs("admin");
  const menu = page.getByRole("dialog", { name: "Kitchen Console" });
  await page.getByRole("button", { name: "Open menu" }).click();
  await console.navigation.getByRole("link", { name: "Users", exact: true }).click();
  await console.seePath("/admin/users");
  const over = [
    ["Open menu", menu],
    ["Search or run a command", page.getByRole("dialog", { name: "Command palette" })],
    [/^Notifications/u, page.getByRole("dialog", { name: "Notifications" })],
    ["User menu", page.getByRole("menu", { name: "User menu" })],
  ] as const;
  for (const [button, opened] of over) {
    await page.getByRole("button", { name: button }).first().click();
    await expect(opened).toBeVisible();
    await page.goBack();
    await expect(opened).toBeHidden();
    await console.seePath("/admin/users");
  }
  await page
    .getByRole("button", { name: /^Actions for/u })
    .last()
    .click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByRole("dialog")).toContainText("delete");
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await console.seePath("/admin/users");
  await page.goBack();
  await console.seePath("/admin");
});

test("the way back closes what lies over a form with unsaved text, and asks about the text only then", async ({
  console,
}) => {
  const { page } = console;
  await console.signInAs("admin");
  await page.getByRole("button", { name: "Open menu" }).click();
  await console.navigation.getByRole("link", { name: "Tribes", exact: true }).click();
  await page.getByRole("link", { name: "Sourdough Circle" }).click();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("Unsaved");
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  const over = [
    ["Open menu", page.getByRole("dialog", { name: "Kitchen Console" })],
    ["Search or run a command", page.getByRole("dialog", { name: "Command palette" })],
    [/^Notifications/u, page.getByRole("dialog", { name: "Notifications" })],
    ["User menu", page.getByRole("menu", { name: "User menu" })],
  ] as const;
  for (const [button, opened] of over) {
    await page.getByRole("button", { name: button }).first().click();
    await expect(opened).toBeVisible();
    await page.goBack();
    await expect(opened).toBeHidden();
    await expect(question).toBeHidden();
    await console.seePath("/admin/tribes/1/edit");
  }
  for (const leave of [() => page.goBack(), () => page.getByRole("link", { name: "Tribes" }).click()]) {
    await leave();
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await console.seePath("/admin/tribes/1/edit");
  }
  await expect(name).toHaveValue("Unsaved");
  await page.goBack();
  await question.getByRole("button", { name: "Leave" }).click();
  await console.seePath("/admin/tribes/1");
});

test.describe("on a turned phone, what a dialog asks", () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  test("is answered without scrolling", async ({ console }) => {
    const { page } = console;
    await console.signInAs("chef", "/business/subscription");
    await page.getByRole("button", { name: "Change to Free" }).tap();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("button", { name: "Change plan" })).toBeInViewport({ ratio: 1 });
    await dialog.getByRole("button", { name: "Cancel" }).tap();
    if (isPlain) return;
    await console.open("/business/account");
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Upload picture" }).tap();
    await (await chooser).setFiles("docs/pictures/kitchen.jpg");
    await expect(dialog.getByRole("button", { name: /^Lower left corner/u })).toBeInViewport();
    await expect(dialog.getByRole("button", { name: "Use this picture" })).toBeInViewport({ ratio: 1 });
    await dialog.getByRole("button", { name: "Cancel" }).tap();
  });
});

for (const language of shareOf(["en", "fr", "id"], 0, 3))
  test(`the buttons of a form share one line from 360 px on: ${language}, TURN=${TURN}`, async ({
    console,
  }) => {
    const { page } = console;
    // The page takes the sidebar's room over a few frames.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await console.signInAs("admin");
    await page.evaluate((chosen) => localStorage.setItem("i18nextLng", chosen), language);
    for (const path of ["/admin/users/create", "/admin/users/1/edit"]) {
      await console.open(path);
      const bar = page.locator("[data-sticks]");
      await expect(bar.getByRole("button").last()).toBeVisible();
      for (const width of [320, 360, 390, 480, 640, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const drawn = await bar.evaluate(async (element) => {
          // Another width is heard of a frame later.
          await new Promise(requestAnimationFrame);
          const { left, right } = element.getBoundingClientRect();
          const boxes = [...element.querySelectorAll("button")]
            .map((button) => ({ box: button.getBoundingClientRect(), button }))
            .filter(({ box }) => box.width > 0);
          return {
            lines: new Set(boxes.map(({ box }) => Math.round(box.top))).size,
            beyond: boxes
              .filter(
                ({ box, button }) =>
                  box.left < left - 0.5 ||
                  box.right > right + 0.5 ||
                  button.scrollWidth > button.clientWidth + 1,
              )
              .map(({ button }) => button.textContent),
          };
        });
        expect([path, width, drawn]).toEqual([
          path,
          width,
          { lines: width < 360 ? drawn.lines : 1, beyond: [] },
        ]);
      }
    }
  });

for (const [as, paths] of [
  [
    "admin",
    ["/admin/users/create", "/admin/kitchens/create", "/admin/tribes/create", "/admin/account?edit=details"],
  ],
  ["chef", ["/business?edit=profile", ...(isPlain ? [] : ["/business/account?edit=details"])]],
] as const)
  test(`with text of 150 %, no form of the ${as} is wider than the phone`, async ({ console }) => {
    const { page } = console;
    await console.signInAs(as);
    await page.evaluate(() => localStorage.setItem("i18nextLng", "es"));
    for (const path of paths) {
      await console.open(path);
      await expect(page.locator("main").locator("form input").first()).toBeVisible();
      await page.addStyleTag({ content: ":root { font-size: 150% }" });
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 390]);
    }
  });
