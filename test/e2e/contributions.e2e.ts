import { now } from "../../src/adapters/browser/clock.ts";
import { utcDay } from "../../src/domain/calendar-date.ts";
import { monthsLater } from "../../src/domain/days/reckoning.ts";
import type { Locator, Page } from "@playwright/test";
import { violationsOn } from "../screens/violations.ts";
import { expect } from "./console-page.ts";
import { moderatedConsole } from "./own-console.ts";
import { isPlain } from "./plain.ts";

const test = moderatedConsole(60);

const PATH = "/admin/comments";
const rowsOf = (page: Page): Locator => page.getByRole("table").locator("tbody").getByRole("row");
const rowOf = (page: Page, id: string): Locator => page.locator(`[data-record="${id}"]`);
const idOf = async (row: Locator): Promise<string> => (await row.getAttribute("data-record")) ?? "";
const recent = (page: Page): Locator => page.getByRole("region", { name: "Recent changes" });

test("at 150 % a comment, who wrote it, where and when are all seen, and nothing is told over the bin", async ({
  console,
}) => {
  const { page } = console;
  await console.signInAs("admin");
  await page.setViewportSize({ width: 853, height: 533 });
  await console.open(PATH);
  const row = rowsOf(page).nth(1);
  const bin = row.getByRole("cell").last();
  const boxOf = async (seen: Locator) => (await seen.boundingBox()) ?? { x: NaN, width: NaN };
  const when = await boxOf(row.getByRole("time"));
  expect(when.x + when.width).toBeLessThanOrEqual((await boxOf(bin)).x);
  expect(await page.getByRole("table").evaluate(({ parentElement }) => parentElement?.dataset["more"])).toBe(
    undefined,
  );

  // Where there is less room the column is below the bin, and so is what it tells.
  await page.setViewportSize({ width: 640, height: 533 });
  await row.getByRole("rowheader").getByRole("link").focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  const above = await boxOf(rowsOf(page).first().getByRole("cell").last());
  expect(
    await row.evaluate((element, x) => {
      const { top } = element.getBoundingClientRect();
      const told = element.querySelector("time");
      if (told === null) return "nothing is told";
      told.style.pointerEvents = "auto";
      const style = document.createElement("style");
      style.textContent = "time::after { pointer-events: auto !important }";
      document.head.append(style);
      const seen = document.elementFromPoint(x, top - 8);
      style.remove();
      return told.contains(seen) ? "it is told over the bin" : "the bin is seen";
    }, above.x + 24),
  ).toBe("the bin is seen");
});

test("D65: comments are searched, narrowed, read in their thread, and deleted with a way back", async ({
  console,
}) => {
  const { page } = console;
  await console.signInAs("admin", PATH);
  await expect(rowsOf(page)).toHaveCount(25);

  const first = rowsOf(page).first();
  const id = await idOf(first);
  const said = first.getByRole("rowheader").getByRole("link");
  const words = await said.innerText();
  await said.press("Enter");
  const thread = page.getByRole("dialog", { name: "Comment in its thread" });
  await expect(thread.locator("[aria-current]")).toContainText(words);
  expect(await violationsOn(page)).toEqual([]);
  const before = await page.evaluate(() => history.length);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(thread).toBeHidden();
  await expect(said).toBeFocused();
  await expect(page).toHaveURL(PATH);
  await page.goForward();
  await expect(thread).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(thread).toBeHidden();
  expect(await page.evaluate(() => history.length)).toBe(before);
  for (const _ of ["once", "and once more"]) {
    await said.click();
    await expect(thread).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(thread).toBeHidden();
  }

  await page
    .getByRole("button", { name: /^Delete comment/u })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete comment" }).click();
  await expect(rowOf(page, id)).toContainText("Waiting to delete");
  await recent(page).getByRole("button", { name: "Undo", exact: true }).click();
  await expect(rowOf(page, id)).not.toContainText("Waiting to delete");

  const second = await idOf(rowsOf(page).nth(1));
  for (const each of [id, second]) await rowOf(page, each).getByRole("checkbox").check();
  await page.getByRole("region", { name: "Selection" }).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete 2 items" }).click();
  await recent(page).getByRole("button", { name: "Delete now" }).click();
  await expect(page.getByText("2 comments deleted")).toBeVisible();
  for (const each of [id, second]) await expect(rowOf(page, each)).toHaveCount(0);

  const kitchen = rowsOf(page)
    .getByRole("link", { name: /./u })
    .and(page.locator('[href^="/admin/kitchens/"]'));
  const place = (await kitchen.first().getAttribute("href"))?.split("/").at(-1) ?? "";
  await console.open(`${PATH}?kitchen=${place}&from=2000-01-01`);
  await expect(page.getByRole("button", { name: /^Remove the filter: From, 1 Jan 2000/u })).toBeVisible();
  const there = page.locator(`[href="/admin/kitchens/${place}"]`);
  await expect(rowsOf(page).filter({ has: there }).first()).toBeVisible();
  await expect(rowsOf(page).filter({ hasNot: there })).toHaveCount(0);
  await page.getByRole("textbox", { name: "Search comments" }).fill("no such words");
  await expect(page.getByText("No comment matches.")).toBeVisible();
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(rowsOf(page)).toHaveCount(25);
});

test("the focus goes back to a comment whose thread is closed, also where the processor is slow", async ({
  console,
}) => {
  const { page } = console;
  await console.signInAs("admin", PATH);
  await expect(rowsOf(page)).toHaveCount(25);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 8 });

  const said = rowsOf(page).first().getByRole("rowheader").getByRole("link");
  await said.press("Enter");
  const thread = page.getByRole("dialog", { name: "Comment in its thread" });
  await expect(thread.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(thread).toBeHidden();
  await expect(said).toBeFocused();
});

for (const { path, name, verb, ranking, people: peopleFirst } of [
  {
    path: "/admin/favorites",
    name: "Favorites",
    verb: "Remove favorite",
    ranking: "Most loved kitchens",
    people: "People with most favorites",
  },
  {
    path: "/admin/blocks",
    name: "Blocked Users",
    verb: "Lift block",
    ranking: "Most blocked kitchens",
    people: "People who block most",
  },
])
  test(`D65: ${name} are ranked by person and kitchen, narrowed to one, and taken back`, async ({
    console,
  }) => {
    const { page } = console;
    await console.signInAs("admin", path);
    if (!isPlain) {
      const time = page.locator("time");
      await expect(rowsOf(page).filter({ has: time })).not.toHaveCount(0);
      await expect(rowsOf(page).filter({ hasNot: time })).toHaveCount(0);
    }
    await page.getByRole("link", { name: peopleFirst }).press("Enter");
    const most = page.getByRole("dialog", { name: peopleFirst }).getByRole("listitem").first();
    const kitchens = Number((await most.getByRole("link", { name: /^\d+ ki/u }).innerText()).split(" ")[0]);
    await most.getByRole("link", { name: /^\d+ ki/u }).press("Enter");
    await expect(rowsOf(page)).toHaveCount(Math.min(kitchens, 25));
    await console.open(path);
    await page.getByRole("link", { name: ranking }).press("Enter");
    const first = page.getByRole("dialog", { name: ranking }).getByRole("listitem").first();
    const kitchen = (await first.getByRole("link").first().getAttribute("href")) ?? "";
    expect(await violationsOn(page)).toEqual([]);
    const people = Number((await first.getByRole("link", { name: /^\d+ pe/u }).innerText()).split(" ")[0]);
    await first.getByRole("link", { name: /^\d+ pe/u }).click();
    const there = page.locator(`[href="${kitchen}"]`);
    await expect(rowsOf(page)).toHaveCount(people);
    await expect(rowsOf(page).filter({ has: there })).toHaveCount(people);

    const gone = await idOf(rowsOf(page).first());
    await page
      .getByRole("button", { name: new RegExp(`^${verb}`, "u") })
      .first()
      .click();
    await page.getByRole("dialog").getByRole("button", { name: verb }).click();
    await recent(page).getByRole("button", { name: "Delete now" }).click();
    await expect(rowOf(page, gone)).toHaveCount(0);
    await expect(rowsOf(page)).toHaveCount(people - 1);
  });

for (const { path, ranking, verb, others, remove } of [
  {
    path: "/admin/blocks",
    ranking: "kitchens",
    verb: "Show block",
    others: "Others who block this kitchen",
    remove: "Lift block",
  },
  {
    path: "/admin/favorites",
    ranking: "people",
    verb: "Show favorite",
    others: "Other favorites of this person",
    remove: "Remove favorite",
  },
])
  test(`D65: beside one of ${path} stand others like it, and it is taken back from there`, async ({
    console,
  }) => {
    const { page } = console;
    await console.signInAs("admin", `${path}?open=${ranking}`);
    await page.getByRole("dialog").getByRole("listitem").first().getByRole("link").last().press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("table")).toHaveAttribute("aria-busy", "false");
    const count = await rowsOf(page).count();
    expect(count).toBeGreaterThan(1);
    const row = rowsOf(page).first();
    const named = row.locator('a:not([href*="open="])');
    await expect(named).toHaveCount(2);
    const show = row.getByRole("link", { name: new RegExp(`^${verb}`, "u") });
    await show.press("Enter");
    const beside = page.getByRole("dialog", { name: verb.slice(5), exact: false });
    for (const name of await named.allInnerTexts())
      await expect(beside.locator("dl").getByText(name, { exact: true })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);

    const group = beside.getByRole("region", { name: others });
    await expect(group.getByText(String(count - 1), { exact: true })).toBeVisible();
    await expect(group.getByRole("listitem")).toHaveCount(Math.min(count - 1, 8));
    await page.keyboard.press("Escape");
    await expect(beside).toBeHidden();
    await expect(show).toBeFocused();
    await expect(rowsOf(page)).toHaveCount(count);

    await show.press("Enter");
    await beside.getByRole("button", { name: remove }).click();
    await page.getByRole("dialog", { name: "Are you sure" }).getByRole("button", { name: remove }).click();
    await expect(beside.getByText("Waiting to delete")).toBeVisible();
    await expect(beside.getByRole("button", { name: remove })).toHaveAttribute("aria-disabled", "true");
    await recent(page).getByRole("button", { name: "Undo", exact: true }).click();
    await expect(beside.getByText("Waiting to delete")).toHaveCount(0);
    await group.getByRole("link", { name: "See all" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(rowsOf(page)).toHaveCount(count);
  });

test("D65: tribes are ranked by how often their kitchens are kept", async ({ console }) => {
  const { page } = console;
  await console.signInAs("viewer", "/admin/favorites");
  await page.getByRole("link", { name: "Tribes with most favorites" }).press("Enter");
  const first = page.getByRole("dialog").getByRole("listitem").first();
  await expect(first.getByRole("link").first()).toHaveAttribute("href", /^\/admin\/tribes\//u);
  // A plain backend names no tribe: its id stands there, and then the count.
  await expect(first.getByText(/^[1-9]\d*$/u).last()).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  const all = first.getByRole("link", { name: "See all" });
  if (isPlain) return expect(all).toHaveCount(0);
  await all.press("Enter");
  await expect(page).toHaveURL(/\/admin\/favorites\?tribe=/u);
  await expect(rowsOf(page).first()).toBeVisible();
});

test("D65: a month of dates is gone over by keys, and a day of it listed, on a phone", async ({
  console,
}) => {
  const { page } = console;
  await page.setViewportSize({ width: 390, height: 844 });
  await console.signInAs("admin", "/admin/dates?month=2026-10");
  const month = page.getByRole("grid", { name: "October 2026" });
  await expect(month).toHaveAttribute("aria-busy", "false");
  await month.getByRole("button", { name: /^Thursday,? 1 October 2026/u }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await expect(month.getByRole("button", { name: /^Sunday,? 11 October 2026/u })).toBeFocused();
  await page.keyboard.press("PageUp");
  const before = page.getByRole("grid", { name: "September 2026" });
  await expect(before.getByRole("button", { name: /^Friday,? 11 September 2026/u })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowUp");
  await expect(month.or(page.getByRole("grid", { name: "August 2026" }))).toBeVisible();
  await expect(page.getByRole("button", { name: /^Monday,? 24 August 2026/u })).toBeFocused();

  await console.open("/admin/dates?page=2&month=2026-10");
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(page).toHaveURL(/\/admin\/dates\?month=2026-11&page=2$/u);

  // This month may have just begun, and have none yet.
  await console.open(`/admin/dates?month=${monthsLater(utcDay(now()), -1).slice(0, 7)}`);
  const busy = page
    .getByRole("grid")
    .getByRole("button", { name: /: [1-9]\d* dates?$/u })
    .last();
  const name = (await busy.getAttribute("aria-label")) ?? "";
  const count = Number(/: (\d+) dates?$/u.exec(name)?.[1]);
  await busy.focus();
  const place = await busy.boundingBox();
  await page.keyboard.press("Enter");
  const cards = page.getByRole("list", { name: "Dating System" }).getByRole("listitem");
  await expect(cards).toHaveCount(Math.min(count, 25));
  await expect(busy).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("list", { name: "Filters" })).toBeVisible();
  expect(await busy.boundingBox()).toEqual(place);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsOn(page)).toEqual([]);

  const gone = (await cards.first().getAttribute("data-record")) ?? "";
  await cards
    .first()
    .getByRole("button", { name: /^Call off date/u })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Call off date" }).click();
  await recent(page).getByRole("button", { name: "Delete now" }).click();
  await expect(rowOf(page, gone)).toHaveCount(0);
  await page.getByRole("grid").getByRole("button", { pressed: true }).press("Enter");
  await expect(page.getByRole("grid").getByRole("button", { pressed: true })).toHaveCount(0);
});
