import type { Locator, Page } from "@playwright/test";
import { resize, WIDTHS } from "../screens/visiting.ts";
import { expect, test } from "./console-page.ts";
import { asked, saved } from "./lists.ts";
import { isPlain } from "./plain.ts";
import { shareOf, TURN } from "../screens/share.ts";

const LISTS = [
  { list: "users", title: "Users", search: "Search users", query: "vera view", found: 1, column: "Status" },
  {
    list: "kitchens",
    title: "Kitchens",
    search: "Search kitchens",
    query: "casa caballero",
    found: 1,
    column: "Status",
  },
  {
    list: "tribes",
    title: "Tribes",
    search: "Search tribes",
    query: "sourdough",
    found: 1,
    column: isPlain ? "Description" : "Members",
  },
] as const;

/** How many references say the id that they lead to, for their names are not known yet. */
const unnamed = (table: Locator): Promise<number> =>
  table
    .locator("tbody a")
    .evaluateAll(
      (links) =>
        links.filter(({ textContent, attributes }) =>
          attributes.getNamedItem("href")?.value.endsWith(`/${textContent.trim()}`),
        ).length,
    );

test("all of a column's head sorts by it, but the box beside its name", async ({ console }) => {
  const { page } = console;
  await console.signInAs("viewer", "/admin/users");
  const head = page.getByRole("columnheader", { name: "Name" });
  const { width = 0 } = (await head.boundingBox()) ?? {};
  await head.click({ position: { x: width - 8, y: 8 } });
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  await expect(page.getByRole("table")).toHaveAttribute("aria-busy", "false");
  await page.getByLabel("Select all on this page").click();
  await expect(page.getByLabel("Select all on this page")).toBeChecked();
  await expect(head).toHaveAttribute("aria-sort", "ascending");
});

test("the arrow down leads from the search field to what was found, and Escape clears it", async ({
  console,
}) => {
  const { page } = console;
  await console.signInAs("viewer", "/admin/users");
  const field = page.getByLabel("Search users");
  await field.fill("vera view");
  await field.press("Enter");
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(2);
  await field.press("ArrowDown");
  await expect(page.getByRole("rowheader").getByRole("link")).toBeFocused();
  await page.keyboard.press("/");
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("");
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(26);
});

for (const { list, title, search, query, found } of shareOf(LISTS, 0, LISTS.length)) {
  test(`D36: ${list}: paging, search and order stand in the address, and a reload shows the same, TURN=${TURN}`, async ({
    console,
  }) => {
    const { page } = console;
    const table = page.getByRole("table", { name: title });
    const rows = table.getByRole("row");
    // The address goes ahead of the rows, which are read as a whole where the backend does not sort.
    const goOn = async (button: string): Promise<void> => {
      const first = table.getByRole("rowheader").first();
      const before = await first.innerText();
      await page.getByRole("button", { name: button, exact: true }).click();
      await expect.poll(() => first.innerText()).not.toBe(before);
    };
    await console.signInAs("viewer");
    await console.navigation.getByRole("link", { name: title, exact: true }).click();
    await expect(rows).toHaveCount(26);
    await page.getByLabel("Rows per page").selectOption("10");
    await expect(rows).toHaveCount(11);
    await goOn("Next page");
    await goOn("Name");
    await goOn("Name");
    await expect(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "descending");
    await expect(page.getByText("1–10 of")).toBeVisible();
    await goOn("Next page");
    await expect
      .poll(() => new URL(page.url()).search)
      .toBe("?page=2&size=10&sort=name&direction=descending");
    await expect(page.getByText("11–20 of")).toBeVisible();
    await expect.poll(() => unnamed(table)).toBe(0);
    const shown = await rows.allInnerTexts();
    await page.reload();
    await expect(rows).toHaveText(shown.map((text) => text.replaceAll("\t", "").replaceAll("\n", "")));
    await page.getByLabel(search).fill(query);
    await expect(rows).toHaveCount(found + 1);
    await console.navigation.getByRole("link", { name: title, exact: true }).click();
    await expect(rows).toHaveCount(26);
    expect(new URL(page.url()).search).toBe("");
    await expect(page.getByLabel(search)).toHaveValue("");
  });
}

for (const { list, title, column } of shareOf(LISTS, 1, LISTS.length)) {
  test(`D36: ${list}: columns and row height are remembered, TURN=${TURN}`, async ({ console }) => {
    const { page } = console;
    await console.signInAs("admin", `/admin/${list}`);
    await expect(page.getByRole("columnheader", { name: column })).toBeVisible();
    await page.getByRole("button", { name: "View", exact: true }).click();
    await page.getByLabel(column, { exact: true }).and(page.getByRole("checkbox")).uncheck();
    await page.getByLabel("Compact").check();
    await page.keyboard.press("Escape");
    await page.reload();
    await expect(page.getByRole("columnheader", { name: "Name" })).toBeVisible();
    await expect(page.getByRole("columnheader", { name: column })).toHaveCount(0);
    const row = page.getByRole("table", { name: title }).getByRole("row").nth(1);
    expect((await row.boundingBox())?.height).toBe(36);
  });
}

for (const { list, title } of shareOf(LISTS, 2, LISTS.length)) {
  test(`below 600 px ${list} are cards, and the page does not scroll sideways, TURN=${TURN}`, async ({
    console,
  }) => {
    const { page } = console;
    await page.setViewportSize({ width: 390, height: 844 });
    await console.signInAs("admin", `/admin/${list}`);
    const cards = page.getByRole("list", { name: title }).locator("> li");
    await expect(cards).toHaveCount(25);
    const unsorted = await cards.first().innerText();
    await page.getByRole("button", { name: "Filter and sort" }).click();
    await page.getByLabel("Sort by").selectOption({ label: "Name, descending" });
    await expect.poll(() => new URL(page.url()).search).toBe("?sort=name&direction=descending");
    await page.getByRole("button", { name: /^Show [\d,]+ results$/u }).click();
    await expect.poll(() => cards.first().innerText()).not.toBe(unsorted);
    const [content, window] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(content).toBe(window);
    await cards.first().getByRole("checkbox").check();
    await expect(page.getByRole("region", { name: "Selection" })).toContainText("1 selected");
  });
}

/** Has the page say how many pixels it was ever wider than its window. */
const watchSpill = (page: Page) =>
  page.addInitScript(() => {
    let most = 0;
    const look = (): void => {
      const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {};
      most = Math.max(most, scrollWidth - clientWidth);
      document.documentElement.setAttribute("data-spill", String(most));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

test("names keep 240 px, and what is off-screen is announced at its edge, at every moment", async ({
  console,
}) => {
  const { page } = console;
  await console.signInAs("admin");
  await watchSpill(page);
  for (const { list } of LISTS) {
    for (const width of [1440, 1280, 1024, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await console.open(`/admin/${list}`);
      const name = page.locator("tbody tr").first().getByRole("rowheader");
      await expect(name).toBeVisible();
      expect((await name.boundingBox())?.width).toBeGreaterThanOrEqual(240);
      await expect(page.locator("html")).toHaveAttribute("data-spill", "0");
      const scroller = page.locator("div:has(> table)");
      const isWider = () => scroller.evaluate((element) => element.scrollWidth > element.clientWidth + 1);
      const isNarrowed = list === "kitchens" && width === 1024;
      if (width >= 1280 || isNarrowed) expect(await isWider()).toBe(false);
      // What has no room is left out, until somebody wants it.
      if (isNarrowed) {
        await page.getByRole("button", { name: "View", exact: true }).click();
        for (const column of ["Tribe", "Description"]) {
          const box = page.getByLabel(column, { exact: true }).and(page.getByRole("checkbox"));
          await box.uncheck();
          await box.check();
        }
        await page.keyboard.press("Escape");
        await expect.poll(isWider).toBe(true);
      }
      if (!(await isWider())) continue;
      const menu = page
        .locator("tbody tr")
        .first()
        .getByRole("button", { name: /^Actions for/u });
      const shadowOf = (cell: Locator) => cell.evaluate((element) => getComputedStyle(element).boxShadow);
      const last = page.locator("tbody tr").first().locator("> :last-child");
      await expect(menu).toBeInViewport({ ratio: 1 });
      expect([await shadowOf(name), await shadowOf(last)]).toEqual(["none", expect.stringContaining("rgb")]);
      await scroller.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
      await expect.poll(() => shadowOf(last)).toBe("none");
      expect(await shadowOf(name)).toContain("rgb");
      await expect(name.getByRole("link")).toBeInViewport({ ratio: 1 });
    }
  }
});

const SECOND_PAGE = "/api/v1/user/25/25";

test("the next page is there before it is asked for", async ({ console }) => {
  const { page } = console;
  await console.signInAs("viewer");
  await console.open("/admin/users");
  await expect(page.getByText("1–25 of")).toBeVisible();
  // The browser lists what it has read to the end.
  await page.waitForFunction(
    (path) => performance.getEntriesByType("resource").some(({ name }) => name.includes(path)),
    SECOND_PAGE,
  );
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page.getByText("26–50 of")).toBeVisible();
});

test("nothing is read ahead where every byte costs", async ({ console }) => {
  const { page } = console;
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } }),
  );
  await console.signInAs("viewer");
  const requests: Array<string> = [];
  page.on("request", (request) => requests.push(request.url()));
  await console.open("/admin/users");
  await expect(page.getByText("1–25 of")).toBeVisible();
  const vera = page.getByRole("link", { name: "Vera View" });
  const herRecord = ((await vera.getAttribute("href")) ?? "").replace("/admin/users", "/v1/user");
  await vera.hover();
  // Who waits for an idle page is called one after the other.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requests.filter((url) => url.includes(SECOND_PAGE) || url.endsWith(herRecord))).toEqual([]);
});

test("D36: kitchens are filtered over all of them; the address can be shared", async ({ console }) => {
  const { page } = console;
  await console.signInAs("editor", "/admin/kitchens?status=banned&sort=score&direction=descending");
  await expect(page.getByLabel("Status", { exact: true })).toHaveValue("banned");
  const rows = page.getByRole("table", { name: "Kitchens" }).getByRole("row");
  await expect(rows.nth(1)).toContainText("Banned");
  const banned = (await asked(page, "/api/v1/kitchen")).filter((kitchen) => kitchen["banned"] === true);
  await expect(page.getByText(`of ${banned.length}`)).toBeVisible();
  const scores = banned
    .map((kitchen) => Number(kitchen["positivo"]) - Number(kitchen["negativo"]))
    .toSorted((a, b) => b - a);
  await expect(rows.nth(1)).toContainText(String(scores[0]));
  await page.getByLabel("Status", { exact: true }).selectOption("");
  await expect.poll(() => new URL(page.url()).search).toBe("?sort=score&direction=descending");
});

test("D59: users say since when they are there, and the newest come first where that is asked", async ({
  console,
}) => {
  const { page } = console;
  await page.setViewportSize({ width: 1440, height: 800 });
  await console.signInAs("admin");
  const users = await asked(page, "/api/v1/user");
  const newestFirst = users.map(({ userId }) => `/admin/users/${String(userId)}`).toReversed();
  await console.open("/admin/users");
  await expect(console.rows).toHaveCount(26);
  const head = page.getByRole("columnheader", { name: "Created" });
  await expect(head).toHaveCount(isPlain ? 0 : 1);
  await console.open("/admin/users?sort=time&direction=descending");
  const links = page.getByRole("rowheader").getByRole("link");
  for (const place of [0, 24])
    await expect(links.nth(place)).toHaveAttribute("href", newestFirst[place] ?? "");
  if (!isPlain) await expect(head).toHaveAttribute("aria-sort", "descending");
  await links.first().click();
  await console.seePath(newestFirst[0] ?? "");
  const facts = page.getByRole("term");
  await expect(facts.filter({ hasText: /^Role$/u })).toBeVisible();
  await expect(facts.filter({ hasText: /^Created$/u })).toHaveCount(isPlain ? 0 : 1);
});

test("the way back from a search leads to the list as it was filtered, in one step", async ({ console }) => {
  const { page } = console;
  await console.signInAs("viewer", "/admin/kitchens");
  await page.getByRole("combobox", { name: "Status" }).selectOption("banned");
  await expect(page).toHaveURL(/status=banned/u);
  const search = page.getByRole("textbox", { name: "Search kitchens" });
  await search.fill("ca");
  await expect(page).toHaveURL(/query=ca&/u);
  await search.fill("cas");
  await expect(page).toHaveURL(/query=cas&/u);
  await page.goBack();
  await expect(page).toHaveURL(/\?status=banned$/u);
  await expect(search).toHaveValue("");
});

test("what is selected stays selected over pages, leaves as a file, and is let go by a search", async ({
  console,
}) => {
  const { page } = console;
  await console.signInAs("viewer", "/admin/users?size=10");
  await page.getByLabel("Select all on this page").check();
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page.getByText("11–20 of 2,000")).toBeVisible();
  await page.getByLabel("Select all on this page").check();
  const bar = page.getByRole("region", { name: "Selection" });
  await expect(bar).toContainText("20 selected");
  await expect(bar.getByRole("button", { name: "Delete" })).toHaveAttribute("title", "Needs the role Admin");
  const [head, ...rows] = await saved(console, "Export selection");
  expect(head).toEqual(["ID", "Name", "Email", "Role", "Verification", "Status", "Created"]);
  await expect(page.getByText("Exported: 20 of 20.")).toBeVisible();
  const all = await asked(page, "/api/v1/user/20/0");
  expect(rows.map(([, , email]) => email)).toEqual(all.map(({ email }) => email));
  await page.getByLabel("Select all on this page").check();
  await page.getByLabel("Search users").fill("vera");
  await expect(bar).toHaveCount(0);
});

test("an export of every user equals the database: ids and every column, whatever is shown, each once", async ({
  console,
}) => {
  const { page } = console;
  await console.signInAs("admin", "/admin/users?page=3");
  await page.getByRole("button", { name: "View", exact: true }).click();
  await page.getByLabel("Status", { exact: true }).and(page.getByRole("checkbox")).uncheck();
  await page.keyboard.press("Escape");
  const [head, ...rows] = await saved(console, "Export");
  await expect(page.getByText("Exported: 2,000 of 2,000.")).toBeVisible();
  expect(head).toEqual(["ID", "Name", "Email", "Role", "Verification", "Status", "Created"]);
  const all = await asked(page, "/api/v1/user");
  expect(all).toHaveLength(2_000);
  expect(rows.map(([id]) => id)).toEqual(all.map(({ userId }) => String(userId)));
  expect(rows.map(([, , email]) => email)).toEqual(all.map(({ email }) => email));
  expect(rows.map((cells) => cells.at(-1))).toEqual(all.map(({ creationDate = "" }) => creationDate));
});

test("a search that another one overtook is called off, and its answer never shown", async ({ console }) => {
  const { page } = console;
  await console.signInAs("viewer", "/admin/users");
  await expect(console.rows).toHaveCount(26);
  const field = page.getByLabel("Search users");
  const begun = page.waitForRequest(/query=sentinel-slow/u);
  await field.fill("sentinel-slow");
  const overtaken = await begun;
  const calledOff = page.waitForEvent("requestfailed", (request) => request === overtaken);
  await field.fill("vera view");
  await calledOff;
  await expect(console.rows).toHaveCount(2);
  await expect(console.rows.nth(1)).toContainText("Vera Viewer");
  await expect.poll(() => new URL(page.url()).search).toBe("?query=vera+view");
});

test("a press beside it closes what a button opened, and takes the focus along or leaves it at the button", async ({
  console,
}) => {
  const { page } = console;
  await console.signInAs("admin", "/admin/users");
  for (const [name, opened] of [
    ["View", page.getByRole("dialog", { name: "Columns and row height" })],
    ["Saved views", page.getByRole("dialog", { name: "Saved views" })],
    ["Actions for Vera Viewer", page.getByRole("menu")],
    ["User menu", page.getByRole("menu")],
  ] as const) {
    const button = page.getByRole("button", { name, exact: true });
    await button.click();
    await expect(opened).toBeVisible();
    await page.getByText("Kitchen Console Admin Panel").click();
    await expect(opened).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  const [first, second] = ["Saved views", "Actions for Vera Viewer"].map((name) =>
    page.getByRole("button", { name, exact: true }),
  );
  await first?.click();
  await expect(page.getByRole("dialog", { name: "Saved views" })).toBeVisible();
  await second?.click();
  await expect(page.getByRole("menuitem", { name: "View" })).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("textbox", { name: "Search users" }).click();
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Search users" })).toBeFocused();
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true });
  test("what a button opened closes at its next press", async ({ console }) => {
    const { page } = console;
    await console.signInAs("admin", "/admin/users");
    for (const [name, opened] of [
      ["View", page.getByRole("dialog", { name: "Columns and row height" })],
      ["Actions for Vera Viewer", page.getByRole("menu")],
    ] as const) {
      const button = page.getByRole("button", { name, exact: true });
      await button.tap();
      await expect(opened).toBeVisible();
      await button.tap();
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await expect(opened).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });
});

test("on paper the titles of columns stand at one height, those that sort and the others", async ({
  console,
}) => {
  const { page } = console;
  await console.signInAs("admin", "/admin/kitchens?sort=score&direction=descending");
  await expect(page.getByRole("table").getByRole("row").nth(1)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const heights = await page.getByRole("columnheader").evaluateAll((titles) =>
    titles.flatMap((title) => {
      const words = document.createRange();
      words.selectNodeContents(title.querySelector("button span") ?? title);
      const [line] = words.getClientRects();
      return line === undefined ? [] : [Math.round(line.y + line.height / 2)];
    }),
  );
  expect(heights.length).toBeGreaterThan(4);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
});

test("rows and their actions are reached by keyboard alone", async ({ console }) => {
  const { page } = console;
  await console.signInAs("admin", "/admin/tribes");
  const menu = page.getByRole("button", { name: "Actions for Sourdough Circle" });
  await page.getByRole("link", { name: "Sourdough Circle" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Select Sourdough Circle")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByRole("region", { name: "Selection" })).toContainText("1 selected");
  await page.keyboard.press("Tab");
  if (!isPlain) {
    await expect(
      page
        .getByRole("row", { name: /Sourdough Circle/u })
        .getByRole("cell")
        .getByRole("link"),
    ).toBeFocused();
    await page.keyboard.press("Tab");
  }
  await expect(menu).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(menu).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "View" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "View" })).toBeFocused();
  await page.keyboard.press("Enter");
  await console.seePath("/admin/tribes/1");
});

for (const language of shareOf(["ar", "en", "es", "fr", "he", "hi", "pt"], 0, 4)) {
  test(`what is selected stands on one line that cuts no word, and titles show whole letters, in ${language}, TURN=${TURN}`, async ({
    console,
  }) => {
    const { page } = console;
    await page.setViewportSize(WIDTHS.wide);
    await console.signInAs("admin", `/admin/users?lng=${language}`);
    const titles = page.locator("thead button span");
    await expect(titles.first()).toBeVisible();
    expect(
      await titles.evaluateAll((each) => each.filter((span) => span.scrollHeight > span.clientHeight).length),
    ).toBe(0);
    // Their own account among them, which is left out.
    for (const row of [0, 1]) await page.locator("main [data-record]").nth(row).getByRole("checkbox").check();
    const bar = page.locator("section:has(#delete-selection)");
    for (const width of [1440, 1024, 768, 390]) {
      await resize(page, { width, height: 844 });
      expect((await bar.boundingBox())?.height, `${width} px`).toBeLessThan(60);
      const said = bar.getByRole("status");
      expect(await said.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      expect((await said.boundingBox())?.width, `${width} px`).toBeGreaterThan(40);
    }
  });
}

for (const language of ["ar", "en"] as const) {
  test(`a chosen name begins and ends beside what clears it, in ${language}`, async ({ console }) => {
    const { page } = console;
    await console.signInAs("admin", `/admin/kitchens/1/edit?lng=${language}`);
    const field = page.locator('[data-path="userChef"]');
    await expect(field).toHaveValue("Carla Chef");
    for (const width of [1280, 390]) {
      await resize(page, { width, height: 844 });
      const room = await field.evaluate((input) =>
        Number.parseFloat(getComputedStyle(input).paddingInlineEnd),
      );
      const signs = page
        .locator(".mantine-Input-wrapper")
        .filter({ has: field })
        .locator("> [data-position]");
      expect((await signs.boundingBox())?.width).toBeLessThanOrEqual(room);
    }
  });
}
