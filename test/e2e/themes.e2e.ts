import { expect, test } from "./console-page.ts";

const GROUNDS = { light: "rgb(247, 246, 250)", dark: "rgb(23, 22, 27)" } as const;
const RED = { light: "rgb(192, 34, 44)", dark: "rgb(255, 138, 138)" } as const;

/** What was chosen before, what the system prefers, and what is shown. */
const SHOWN = [
  [undefined, "dark", "light"],
  ["nonsense", "dark", "light"],
  ["light", "dark", "light"],
  ["dark", "light", "dark"],
  ["system", "light", "light"],
  ["system", "dark", "dark"],
] as const;

for (const [chosen, system, shown] of SHOWN) {
  test(`D49: chosen ${chosen}, on a ${system} system: ${shown} from the first frame on`, async ({
    console,
  }) => {
    const { page } = console;
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((choice) => {
      if (choice !== undefined) localStorage.setItem("console.color-scheme", choice);
      const grounds: Array<string> = [];
      Reflect.set(globalThis, "grounds", grounds);
      const look = (): void => {
        // Before there are style sheets, nothing is painted.
        if (document.body !== null && document.styleSheets.length > 0) {
          const ground = getComputedStyle(document.body).backgroundColor;
          if (!grounds.includes(ground)) grounds.push(ground);
        }
        requestAnimationFrame(look);
      };
      look();
    }, chosen);
    await console.open("/login");
    await console.seeLogin();
    expect(await page.evaluate(() => Reflect.get(globalThis, "grounds"))).toEqual([GROUNDS[shown]]);
  });
}

test("D49: the system's theme is followed once it is chosen, and kept", async ({ console }) => {
  const { page } = console;
  const ground = page.locator("body");
  await page.emulateMedia({ colorScheme: "light" });
  await console.open("/login");
  await page.getByRole("button", { name: "Use dark theme" }).click();
  await expect(ground).toHaveCSS("background-color", GROUNDS.dark);
  await page.getByRole("button", { name: "Use the system's theme" }).click();
  await expect(ground).toHaveCSS("background-color", GROUNDS.light);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(ground).toHaveCSS("background-color", GROUNDS.dark);
  await page.reload();
  await expect(ground).toHaveCSS("background-color", GROUNDS.dark);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(ground).toHaveCSS("background-color", GROUNDS.light);
  await page.getByRole("button", { name: "Use light theme" }).click();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(ground).toHaveCSS("background-color", GROUNDS.light);
});

test("the ring of a field that is wrong is as red as its border, in both themes", async ({ console }) => {
  const { page } = console;
  await console.open("/login");
  const email = page.getByLabel("Email");
  for (const theme of ["light", "dark"] as const) {
    await expect(page.locator("body")).toHaveCSS("background-color", GROUNDS[theme]);
    await email.focus();
    const colours = () =>
      email.evaluate((field) => {
        const { borderColor, outlineColor } = getComputedStyle(field);
        return { borderColor, outlineColor };
      });
    const { outlineColor: sound } = await colours();
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(email).toBeFocused();
    const red = RED[theme];
    await expect.poll(colours).toEqual({ borderColor: red, outlineColor: red });
    expect(sound).not.toBe(red);
    await email.pressSequentially("a");
    await expect(email).not.toHaveAttribute("aria-invalid", "true");
    if (theme === "light") await page.getByRole("button", { name: "Use dark theme" }).click();
    await email.clear();
  }
});

test("a heading that one is led to has the ring of all else", async ({ console }) => {
  await console.signInAs("chef", "/business?code=a&state=b");
  const heading = console.page.getByRole("heading", { name: "Google listing" });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS("outline-color", "rgb(114, 54, 203)");
});

test("forced colors keep borders, focus and states apart", async ({ console }) => {
  const { page } = console;
  await page.emulateMedia({ forcedColors: "active" });
  await console.signInAs("admin");
  const current = console.navigation.getByRole("link", { name: "Dashboard" });
  await expect(current).toHaveAttribute("aria-current", "page");
  const barOf = (name: string) =>
    console.navigation
      .getByRole("link", { name, exact: true })
      .evaluate((link) => getComputedStyle(link).borderInlineStartColor);
  expect(await barOf("Dashboard")).not.toBe(await barOf("Users"));
  await console.open("/admin/users");
  const pages = page.getByRole("button", { name: /^Page [12]$/u });
  await expect(pages).toHaveCount(2);
  const frames = await pages.evaluateAll((buttons) =>
    buttons.map((button) => getComputedStyle(button).outlineStyle),
  );
  expect(frames).toEqual(["solid", "none"]);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog").locator("header").locator("..")).toHaveCSS("outline-style", "solid");
});

test("forced colors show what is ticked, and which option the keys are on", async ({ console }) => {
  const { page } = console;
  await page.emulateMedia({ forcedColors: "active" });
  await console.signInAs("admin", "/admin/users/create");
  await page.getByRole("combobox", { name: "Role" }).press("ArrowDown");
  const options = page.getByRole("option");
  await expect(options.last()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  const frames = await options.evaluateAll((all) =>
    all.map((option) => getComputedStyle(option).outlineStyle),
  );
  expect(frames.filter((frame) => frame === "solid")).toHaveLength(1);
  await console.signOut();
  await console.signInAs("chef", "/business?edit=profile");
  const ticked = page.getByRole("checkbox", { checked: true }).first();
  const ground = await ticked.evaluate((box) => getComputedStyle(box).backgroundColor);
  await expect(ticked.locator("xpath=following-sibling::*[local-name()='svg']")).not.toHaveCSS(
    "color",
    ground,
  );
});

test("paper is light whatever the screen is, shows every column, and nothing to press", async ({
  console,
}) => {
  const { page } = console;
  await page.addInitScript(() => localStorage.setItem("console.color-scheme", "dark"));
  await console.signInAs("admin", "/admin/users");
  await expect(page.locator("main [data-record]").first()).toBeVisible();
  await expect(page.locator("body")).toHaveCSS("background-color", GROUNDS.dark);
  // As wide as A4 without its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("body")).toHaveCSS("background-color", GROUNDS.light);
  const beyond = page
    .locator("div:has(> table)")
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await beyond).toBe(0);
  await expect(page.getByRole("columnheader", { name: "Status" })).toBeVisible();
  // What the browser leaves out of a head that it repeats is seen on paper only.
  await expect(page.getByRole("columnheader").getByRole("button").first()).toHaveCSS("display", "contents");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await console.open("/admin/kitchens/1");
  await expect(page.getByRole("link", { name: "Edit" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("link", { name: "Edit" })).toBeHidden();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await console.open("/admin/users/1");
  await expect(page.getByRole("button", { name: "Upload picture" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await console.open("/admin/tribes/1");
  const fields = page.getByRole("main").locator("input");
  await expect(fields.filter({ visible: true })).toHaveCount(3);
  await page.emulateMedia({ media: "print" });
  await expect(fields.filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await console.open("/admin/users");
  await page.getByRole("checkbox").nth(1).check();
  await expect(page.getByRole("region", { name: "Selection" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("region", { name: "Selection" })).toBeHidden();
});

test("a form is read on paper, whatever the screen is, and nothing that keeps its place lies on it", async ({
  console,
}) => {
  const { page } = console;
  await page.addInitScript(() => localStorage.setItem("console.color-scheme", "dark"));
  await console.signInAs("chef", "/business?edit=profile");
  const name = page.getByRole("textbox", { name: "Name" });
  const bar = page.locator("[data-sticks]");
  await expect(name).toHaveCSS("color", "rgb(236, 235, 241)");
  await expect(bar).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(name).toHaveCSS("color", "rgb(29, 28, 34)");
  await expect(name).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(bar).toBeHidden();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
});

test("a sheet ends below no heading, and within no row, figure or chart", async ({ console }) => {
  const { page } = console;
  await console.signInAs("chef");
  const main = page.getByRole("main");
  for (const [path, drawn] of [
    ["/business", main.getByRole("heading", { level: 3 })],
    ["/business/analytics", main.getByRole("heading", { name: "Revenue by location" })],
    ["/business/subscription", main.getByRole("table", { name: "Plans" })],
  ] as const) {
    await console.open(path);
    await expect(drawn.first()).toBeVisible();
    await page.emulateMedia({ media: "print" });
    const apart = await main.evaluate((all) => {
      const found = (what: string) => Array.from(all.querySelectorAll(what), (one) => getComputedStyle(one));
      return [
        ...found("h1, h2, h3, dt").map(({ breakAfter }) => breakAfter),
        ...found("li li, tr, dd, [role=group]:not(:has(tr)), svg, div:has(> [role=slider])").map(
          ({ breakInside }) => breakInside,
        ),
        // A card of flex items may leave its upper edge on the sheet before.
        ...found(".console-surface > .mantine-Stack-root").map(({ display }) => display),
      ];
    });
    expect([path, ...new Set(apart)]).toEqual([path, "avoid", "block"]);
    await page.emulateMedia({ media: "screen" });
  }
});
