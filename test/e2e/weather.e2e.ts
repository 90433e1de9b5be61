import type { Page, Request } from "@playwright/test";
import { signIn, signInByHand } from "../screens/kept-sign-ins.ts";
import { isPlain } from "./plain.ts";
import { MOST_SHIFT, shifted, watchShifts } from "./shifts.ts";
import { expect, test } from "./weather.ts";

/** Nothing is loaded ahead: as on a connection that is metered. */
const meter = async (page: Page): Promise<void> => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } }),
  );
};

const TYPED = "  Chez Pia, typed \u202b‏شكرا ";

/** Watches what a page asks for; gives how to wait until nothing is on its way and an idle moment asks for nothing more. */
const traffic = (page: Page): (() => Promise<void>) => {
  let asked = 0;
  const underway = new Set<Request>();
  page.on("request", (request) => {
    asked += 1;
    underway.add(request);
  });
  page.on("requestfinished", (request) => underway.delete(request));
  page.on("requestfailed", (request) => underway.delete(request));
  return () =>
    expect
      .poll(async () => {
        const before = asked;
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done)).then(() => undefined));
        return asked - before + underway.size;
      })
      .toBe(0);
};

/** The dashboard in a document of its own, with all that is loaded by itself and ahead. */
const openDashboard = async (page: Page): Promise<void> => {
  const ended = traffic(page);
  await signIn(page, "admin", "/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  // The chart's code is asked for when its figures are there.
  await expect(page.getByText("Busiest day")).toBeVisible();
  await ended();
};

const openForm = async (page: Page): Promise<void> => {
  await openDashboard(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Kitchens" }).click();
  await page.getByRole("link", { name: "Create kitchen" }).click();
  await field(page).fill(TYPED);
};
const field = (page: Page) => page.getByRole("textbox", { name: "Name" });
const failure = (page: Page) => page.getByRole("alertdialog", { name: "This part could not be loaded." });
const header = (page: Page, name: string | RegExp) => page.getByRole("banner").getByRole("button", { name });

/** What opens over the form, by which press, and as what. */
const OVERLAYS = [
  {
    what: "the palette",
    open: (page: Page) => page.keyboard.press("Control+k"),
    opened: (page: Page) => page.getByRole("combobox", { name: "Search or run a command" }),
  },
  {
    what: "the shortcuts",
    open: async (page: Page) => {
      await header(page, "Collapse sidebar").focus();
      await page.keyboard.press("?");
    },
    opened: (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" }),
  },
  {
    what: "the inbox",
    open: (page: Page) => header(page, /^Notifications/u).click(),
    opened: (page: Page) => page.getByRole("dialog", { name: "Notifications" }),
  },
  {
    what: "the user menu",
    open: (page: Page) => header(page, "User menu").click(),
    opened: (page: Page) => page.getByRole("menu"),
  },
];

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? "nothing");

test("offline, an overlay that was not loaded says so, and the form below keeps every byte", async ({
  page,
}) => {
  await meter(page);
  await openForm(page);
  await page.context().setOffline(true);
  for (const { what, open } of OVERLAYS) {
    await open(page);
    await expect(failure(page), what).toBeVisible();
    await expect(page.getByRole("button", { name: "Try again" }).last()).toBeFocused();
    const before = await focused(page);
    await page.keyboard.press("Escape");
    await expect(failure(page)).toBeHidden();
    expect(await focused(page), what).not.toBe(before);
    expect(await focused(page), what).not.toMatch(/^<body/u);
    await expect(field(page)).toHaveValue(TYPED);
  }
  await page.context().setOffline(false);
  for (const { what, open, opened } of OVERLAYS) {
    await open(page);
    await expect(opened(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(opened(page)).toBeHidden();
    expect(await focused(page), what).not.toMatch(/^<body/u);
    await expect(field(page)).toHaveValue(TYPED);
  }
});

test("an overlay that did not come offline comes with the network, without another press", async ({
  page,
}) => {
  await meter(page);
  await openForm(page);
  for (const { what, open, opened } of OVERLAYS) {
    await page.context().setOffline(true);
    await open(page);
    await expect(failure(page), what).toBeVisible();
    await page.context().setOffline(false);
    await expect(opened(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(opened(page)).toBeHidden();
    expect(await focused(page), what).not.toMatch(/^<body/u);
    await expect(field(page)).toHaveValue(TYPED);
  }
});

test("offline, every overlay opens that was loaded ahead", async ({ page }) => {
  await openForm(page);
  await page.context().setOffline(true);
  for (const { open, opened } of OVERLAYS) {
    await open(page);
    await expect(opened(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(opened(page)).toBeHidden();
    expect(await focused(page)).not.toMatch(/^<body/u);
  }
  await field(page).focus();
  await page.keyboard.press("Control+k");
  await page.keyboard.press("Escape");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(TYPED);
});

test("offline, whoever opens a record of a list is told there what is missing, and reads it once the network is back", async ({
  page,
}) => {
  await openDashboard(page);
  const ended = traffic(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Tribes" }).click();
  const tribe = page.getByRole("table", { name: "Tribes" }).getByRole("rowheader").first().getByRole("link");
  await expect(tribe).toBeVisible();
  await ended();
  const name = await tribe.innerText();
  await page.context().setOffline(true);
  // Without a pointer on its way there, which would have the code come as well.
  await tribe.press("Enter");
  await expect(page.getByRole("heading", { name: "Network error" })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("offline, the question before a deletion that was not loaded leaves the list", async ({ page }) => {
  await meter(page);
  await signIn(page, "admin", "/admin/tribes");
  const menu = page.getByRole("button", { name: /^Actions for/u }).first();
  await menu.click();
  await page.context().setOffline(true);
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(failure(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await expect(page.getByRole("heading", { level: 1, name: "Tribes" })).toBeVisible();
  await page.context().setOffline(false);
  await menu.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

const bar = (page: Page) => page.getByRole("status").filter({ hasText: "A new version is ready" });
/** When the page began: another one after every reload. */
const beginning = (page: Page) => page.evaluate(() => performance.timeOrigin);

test("a new version never reloads a form away: it says so, and what is loaded goes on", async ({
  page,
  weather,
}) => {
  await meter(page);
  await openForm(page);
  await header(page, "User menu").click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  await expect(header(page, "User menu")).toBeFocused();
  const began = await beginning(page);
  weather.deploy();
  await field(page).focus();
  await page.keyboard.press("Control+k");
  await expect(failure(page)).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(TYPED);
  await header(page, "User menu").click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await beginning(page)).toBe(began);
  await field(page).fill("Chez Pia");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Chez Pia" })).toBeVisible();
});

test("a new version is loaded by itself where nothing is typed and a part has gone", async ({
  page,
  weather,
}) => {
  await meter(page);
  await openDashboard(page);
  const began = await beginning(page);
  weather.deploy();
  await page.keyboard.press("Control+k");
  await expect.poll(() => beginning(page).catch(() => began)).not.toBe(began);
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Search or run a command" })).toBeVisible();
});

test("a new version is noticed by who comes back, and the next page is one of it", async ({
  page,
  weather,
}) => {
  await openDashboard(page);
  await page.clock.install();
  const asked: Array<string> = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const comeBack = () => page.evaluate(() => dispatchEvent(new Event("focus")));
  weather.deploy();
  await comeBack();
  await page.clock.fastForward("10:00");
  await comeBack();
  expect(asked.filter((path) => path === "/")).toEqual([]);
  await page.clock.fastForward("06:00");
  await comeBack();
  await comeBack();
  await expect(bar(page)).toBeVisible();
  expect(asked.filter((path) => path === "/")).toEqual(["/"]);
  // The set clock says that each page begins when the first did.
  const loaded = page.waitForEvent("load");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Tribes" }).click();
  await loaded;
  await expect(page).toHaveURL(/\/admin\/tribes$/u);
  await expect(page.getByRole("heading", { level: 1, name: "Tribes" })).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
});

test("a new version is said where one signs in, and loads nothing away", async ({ page, weather }) => {
  await page.goto("/login");
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Email").fill("ana@example.com");
  const began = await beginning(page);
  weather.deploy();
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("alert")).toContainText("This part could not be loaded.");
  await expect(bar(page)).toBeVisible();
  expect(await beginning(page)).toBe(began);
  await page.getByRole("button", { name: "Sign in instead" }).click();
  await expect(page.getByLabel("Email")).toHaveValue("ana@example.com");
  await bar(page).getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => beginning(page).catch(() => began)).not.toBe(began);
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("button", { name: "Send a link" })).toBeVisible();
});

test("a new version is said to who signs in where what that takes has gone", async ({ page, weather }) => {
  weather.lose(/^\/assets\/accounts-[\w-]+\.js/u);
  const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/accounts-"));
  await page.goto("/login");
  await lost;
  await page.getByLabel("Email").fill("ana@example.com");
  await page.getByLabel("Password", { exact: true }).fill("Sample-Kitchen-1");
  weather.lose(undefined);
  weather.deploy();
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("This page is out of date. Reload it, then try again.");
  await expect(bar(page)).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("ana@example.com");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("Sample-Kitchen-1");
});

test("a page that was hovered over after a deployment stays as it is", async ({ page, weather }) => {
  await openForm(page);
  const began = await beginning(page);
  weather.deploy();
  const missing = page.waitForResponse((response) => response.status() === 404);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Comment Moderation" })
    .hover();
  await missing;
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)).then(() => undefined));
  expect(await beginning(page)).toBe(began);
  await expect(field(page)).toHaveValue(TYPED);
});

test("offline, what could not be read says so in its frame, and is read when the network is back", async ({
  page,
}) => {
  await signIn(page, "admin", "/admin/tribes");
  await expect(page.getByRole("table", { name: "Tribes" })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole("search").getByRole("textbox").fill("gu");
  await expect(page.getByRole("alert").filter({ hasText: "Network error" })).toBeVisible();
  const read = page.waitForResponse(/\/api\/v1\/.*gu/u);
  await page.context().setOffline(false);
  await read;
  await expect(page.getByRole("alert")).toBeHidden();
  await expect(page.getByRole("table", { name: "Tribes" })).toBeVisible();
});

test("offline, a page that was not loaded yet says what is true", async ({ page }) => {
  await openDashboard(page);
  await page.context().setOffline(true);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Help & Support" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "This page could not be loaded" })).toBeVisible();
  await expect(page.getByText("the team")).toHaveCount(0);
  await expect(header(page, "User menu")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Help page" })).toBeVisible();
});

test("offline, a page that was not loaded yet says so every time it is opened, and is no incident", async ({
  page,
}) => {
  await meter(page);
  const ended = traffic(page);
  await signIn(page, "chef", "/business");
  const edit = page.getByRole("link", { name: "Edit profile" });
  await expect(edit).toBeVisible();
  await ended();
  const missing = page.getByRole("heading", { level: 1, name: "This page could not be loaded" });
  await page.context().setOffline(true);
  await edit.click();
  await expect(missing).toBeVisible();
  await page.goBack();
  await edit.click();
  await expect(missing).toBeVisible();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(missing).toBeVisible();
  await expect(page.getByText("the team")).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Business profile" })).toBeVisible();
});

test("texts that were lost on the way in are asked for again by themselves", async ({ page, weather }) => {
  weather.lose(/^\/assets\/(?:console|admin)-[\w-]+\.js/u);
  await signInByHand(page, "admin");
  await expect(page.getByRole("heading", { level: 1, name: "This page could not be loaded" })).toBeVisible();
  weather.lose(undefined);
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
});

test("offline, a language that was not loaded yet is told of where it is chosen", async ({ page }) => {
  await openDashboard(page);
  await page.context().setOffline(true);
  const choice = page.getByRole("combobox", { name: "Language" });
  await choice.selectOption("Français");
  const missing = page.getByRole("alert").filter({ hasText: "This language could not be loaded." });
  await expect(missing).toBeVisible();
  await expect(choice).toHaveValue("en");
  await page.context().setOffline(false);
  await choice.selectOption("Français");
  await expect(page.getByRole("combobox", { name: "Langue" })).toHaveValue("fr");
  await expect(missing).toBeHidden();
});

test("a server that was killed and is there again is read again by itself", async ({ page, weather }) => {
  await signIn(page, "admin", "/admin/tribes");
  await expect(page.getByRole("table", { name: "Tribes" })).toBeVisible();
  await weather.kill();
  await page.getByRole("search").getByRole("textbox").fill("gu");
  await expect(page.getByRole("alert").filter({ hasText: "Network error" })).toBeVisible();
  await weather.revive();
  await expect(page.getByRole("alert")).toBeHidden({ timeout: 30_000 });
  await expect(page.getByRole("table", { name: "Tribes" })).toBeVisible();
});

test("whose server dies while a deletion can be undone is told that nobody knows what came of it", async ({
  page,
  weather,
}) => {
  await meter(page);
  await signIn(page, "admin", "/admin/tribes");
  await page
    .getByRole("button", { name: /^Actions for/u })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete tribe" }).click();
  await expect(page.getByText("Waiting to delete").first()).toBeVisible();
  await weather.kill();
  await page.getByRole("button", { name: "Delete now" }).click();
  await expect(page.getByRole("alert").filter({ hasText: /^It is not known whether/u })).toBeVisible();
});

for (const [path, heading] of [
  ["/admin/users/3", "Users"],
  ["/admin/kitchens/3/edit", "Kitchens"],
] as const) {
  test(`a read that hangs leaves the console: ${path}`, async ({ page, weather }) => {
    const record = /\/api\/v1\/(?:user|kitchen)\/3$/u;
    weather.hang(record);
    await signIn(page, "admin", path);
    await expect(page.getByRole("heading", { level: 1, name: "Loading" })).toBeVisible();
    const trail = page.getByRole("navigation", { name: "Breadcrumbs" });
    await expect(trail.getByRole("link", { name: heading })).toBeVisible();
    await expect(header(page, "User menu")).toBeVisible();
    const long = page.getByRole("status").filter({ hasText: "This is taking longer than usual." });
    await expect(long).toBeVisible({ timeout: 15_000 });
    // Before whatever is asked again by itself is late as well.
    const askedAnew = page.waitForRequest(record, { timeout: 8_000 });
    await long.getByRole("button", { name: "Try again" }).click();
    await askedAnew;
    weather.letGo();
    await expect(page.getByRole("heading", { level: 1, name: "Loading" })).toBeHidden();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}

for (const [visitor, path] of [
  ["chef", "/business"],
  ["admin", "/admin/users"],
  // A plain backend does not tell how many members will come.
  ...(isPlain ? [] : ([["admin", "/admin/tribes/1"]] as const)),
] as const) {
  test(`what takes long stands still while it says so: ${path}`, async ({ page, weather }) => {
    await watchShifts(page);
    weather.hang(/^\/api\/v1\/(?!auth)/u);
    await signIn(page, visitor, path);
    const long = page.getByRole("status").filter({ hasText: "This is taking longer than usual." });
    await expect(long.first()).toBeVisible({ timeout: 15_000 });
    expect(await shifted(page)).toBe(0);
    weather.letGo();
    await expect(page.locator('.mantine-Skeleton-root, [aria-busy="true"]')).toHaveCount(0);
    expect(await shifted(page)).toBeLessThan(MOST_SHIFT);
  });
}

test("a page whose code hangs leaves the console, says so and offers to load it anew", async ({
  page,
  weather,
}) => {
  await signIn(page, "chef");
  const navigation = page.getByRole("navigation", { name: "Main" });
  weather.hang(/^\/assets\/analytics-/u);
  await navigation.getByRole("link", { name: "Analytics" }).click();
  const long = page.getByRole("status").filter({ hasText: "This is taking longer than usual." });
  await expect(long).toBeVisible({ timeout: 15_000 });
  await expect(navigation).toBeVisible();
  weather.hang(undefined);
  await long.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Analytics" })).toBeVisible();
});

test("what is still on its way is called off, and does not come when nobody waits for it any more", async ({
  console,
  weather,
}) => {
  const { page } = console;
  await meter(page);
  await console.signInAs("admin");
  await console.open("/admin/users");
  const ended = traffic(page);
  weather.hang(/(?:ActionMenu|PopoverAtButton).*\.js/u);
  const search = page.getByRole("textbox", { name: "Search users" });
  const asked = page.getByRole("button", { name: "Actions for Vera Viewer" });
  await asked.click();
  await search.click();
  await page.getByRole("button", { name: "View", exact: true }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Saved views", exact: true }).click();
  await page.getByText("Kitchen Console Admin Panel").click();
  await expect(page.getByRole("button", { name: "Saved views", exact: true })).toBeFocused();
  await search.click();
  weather.letGo();
  await ended();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(search).toBeFocused();
  await asked.click();
  await expect(page.getByRole("menuitem", { name: "View" })).toBeFocused();
});
