import type { Locator } from "@playwright/test";
import { expect, test } from "./console-page.ts";

test("§9, D47: another language keeps the page, what was typed and where one was, and is kept itself", async ({
  console,
}) => {
  const { page } = console;
  const fetched: Array<string> = [];
  page.on("request", (request) => {
    const [part] =
      /(?<=\/assets\/)(?:first-screen|console|admin|business|public)(?=-[\w-]{8}\.js$)/u.exec(
        request.url(),
      ) ?? [];
    if (part !== undefined) fetched.push(part);
  });
  await page.setViewportSize({ width: 1280, height: 420 });
  await console.signInByHandAs("admin");
  await console.open("/admin/users/create");
  await page.getByLabel("Email").fill("kept@example.com");
  await page.getByLabel("First name").fill("Ána");
  await page.evaluate(() => scrollTo(0, 150));
  fetched.length = 0;
  await page.getByRole("combobox", { name: "Language" }).selectOption("he");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("lang", "he");
  await expect(html).toHaveAttribute("dir", "rtl");
  await expect.poll(() => fetched.toSorted()).toEqual(["admin", "console", "first-screen"]);
  await console.seePath("/admin/users/create");
  await expect(page.locator("[data-path=email]")).toHaveValue("kept@example.com");
  await expect(page.locator("[data-path=firstName]")).toHaveValue("Ána");
  expect(await page.evaluate(() => scrollY)).toBe(150);
  expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("he");
  page.on("dialog", (dialog) => void dialog.accept());
  fetched.length = 0;
  await page.reload();
  await expect(html).toHaveAttribute("lang", "he");
  // The texts of a page behind a sign-in come once the session is back.
  await expect.poll(() => fetched.toSorted()).toEqual(["admin", "console", "first-screen"]);
});

test("what is chosen among the time frames stays where it is seen when the page is turned round", async ({
  console,
}) => {
  const { page } = console;
  await page.setViewportSize({ width: 390, height: 844 });
  await console.signInAs("chef");
  await console.open("/business/analytics");
  const frames = page.getByRole("radiogroup").first();
  await expect(frames).toBeVisible();
  /** How far the mark of what is chosen is from it, in pixels. */
  const away = () =>
    frames.evaluate((group) => {
      const mark = group.querySelector(".mantine-SegmentedControl-indicator");
      const chosen = group.querySelector("input:checked")?.parentElement;
      if (!mark || !chosen) throw new Error("Nothing is chosen");
      return Math.abs(mark.getBoundingClientRect().x - chosen.getBoundingClientRect().x);
    });
  await expect.poll(away).toBeLessThan(3);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").getByRole("combobox", { name: "Language" }).selectOption("he");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect.poll(away).toBeLessThan(3);
});

test("D47: a language that is asked for and rejected is not kept", async ({ console }) => {
  await console.open("/login?lng=%3Cscript%3E");
  await console.seeLogin();
  await expect(console.page.locator("html")).toHaveAttribute("lang", "en");
  expect(await console.page.evaluate(() => localStorage.getItem("i18nextLng"))).toBeNull();
});

test("D75: a language that the address asks for stays after signing in, and when the page is loaded again", async ({
  console,
}) => {
  const { page } = console;
  const html = page.locator("html");
  await console.open("/login?lng=ar");
  await expect(html).toHaveAttribute("lang", "ar");
  await page.locator("input[name=email]").fill("editor@example.com");
  await page.locator("input[name=password]").fill("Sample-Kitchen-1");
  await page.locator("form button[type=submit]").click();
  await console.seePath("/admin");
  await expect(page.locator("main h1")).toBeVisible();
  await expect(html).toHaveAttribute("lang", "ar");
  await console.open("/admin/users");
  await expect(html).toHaveAttribute("lang", "ar");
});

test("whoever was chosen stands where the page begins, in letters that run the other way, too", async ({
  console,
}) => {
  const { page } = console;
  await console.signInAs("editor");
  await console.open("/admin/kitchens/1/edit?lng=ar");
  const chosen = page.locator("form").getByRole("combobox").first();
  await expect(chosen).toHaveValue("Carla Chef");
  await expect(chosen).toHaveCSS("text-align", "right");
  await expect(chosen).toHaveCSS("unicode-bidi", "plaintext");
});

test("§5: signing in and out by keyboard alone", async ({ console }) => {
  const { page } = console;
  const press = async (...keys: ReadonlyArray<string>): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const tabTo = async (goal: Locator): Promise<void> => {
    for (let stops = 0; stops < 100; stops += 1) {
      await press("Tab");
      if (await goal.evaluate((element) => element === document.activeElement)) {
        // It can be seen where the focus is.
        expect(await goal.evaluate((element) => element.matches(":focus-visible"))).toBe(true);
        return;
      }
    }
    throw new Error("Tab never comes there");
  };
  const password = page.getByLabel("Password", { exact: true });
  await console.open("/login");
  await console.seeLogin();
  await tabTo(page.getByRole("button", { name: "Sign in", exact: true }));
  await press("Enter");
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
    "Enter an email address, like name@example.com",
  );
  await page.keyboard.type("editor@example.com");
  await tabTo(password);
  await page.keyboard.type("not the password");
  await press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
  await password.press("Control+a");
  await page.keyboard.type("Sample-Kitchen-1");
  await press("Enter");
  await console.seeHome("editor");
  await tabTo(page.getByRole("button", { name: "User menu" }));
  await press("Enter");
  const logout = page.getByRole("menuitem", { name: "Logout" });
  await expect(logout).toBeVisible();
  await press("ArrowUp");
  await expect(logout).toBeFocused();
  await press("Enter");
  await console.seeLogin();
});
