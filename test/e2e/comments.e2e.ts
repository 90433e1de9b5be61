import type { Locator, Page } from "@playwright/test";
import { violationsOn } from "../screens/violations.ts";
import { expect } from "./console-page.ts";
import { moderatedConsole } from "./own-console.ts";

const test = moderatedConsole(60);

const PATH = "/admin/comments";
const rowsOf = (page: Page): Locator => page.getByRole("table").locator("tbody").getByRole("row");
const rowOf = (page: Page, id: string): Locator => page.locator(`[data-record="${id}"]`);
const idOf = async (row: Locator): Promise<string> => (await row.getAttribute("data-record")) ?? "";
const recent = (page: Page): Locator => page.getByRole("region", { name: "Recent changes" });

test("D65: comments are searched, narrowed, read in their thread, and deleted with a way back", async ({
  console,
}) => {
  const { page } = console;
  await console.signInAs("admin");
  await console.open(PATH);
  await expect(rowsOf(page)).toHaveCount(25);

  const first = rowsOf(page).first();
  const id = await idOf(first);
  const said = first.getByRole("rowheader").getByRole("link");
  const words = await said.innerText();
  await said.press("Enter");
  const thread = page.getByRole("dialog", { name: "Comment in its thread" });
  await expect(thread.locator("[aria-current]")).toContainText(words);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(thread).toBeHidden();
  await expect(said).toBeFocused();

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
  await expect(page.getByRole("button", { name: /^Remove the filter: From, Jan 1, 2000/u })).toBeVisible();
  const there = page.locator(`[href="/admin/kitchens/${place}"]`);
  await expect(rowsOf(page).filter({ has: there }).first()).toBeVisible();
  await expect(rowsOf(page).filter({ hasNot: there })).toHaveCount(0);
  await page.getByRole("textbox", { name: "Search comments" }).fill("no such words");
  await expect(page.getByText("No comment matches.")).toBeVisible();
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(rowsOf(page)).toHaveCount(25);
});

test("D13, §6: who may not delete what others said is told why, and reads it on a phone as well", async ({
  console,
}) => {
  const { page } = console;
  await page.setViewportSize({ width: 390, height: 844 });
  for (const role of ["editor", "viewer"] as const) {
    await console.signInAs(role);
    await console.open(PATH);
    const card = page.getByRole("list", { name: "Comment Moderation" }).getByRole("listitem").first();
    await expect(card.getByRole("button", { name: /^Delete comment/u })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expect(card.getByRole("button", { name: /^Delete comment/u })).toHaveAttribute(
      "title",
      "Only admins can do this with what belongs to others.",
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violationsOn(page)).toEqual([]);
    await console.signOut();
  }
  await console.signInAs("chef");
  await console.open(PATH);
  await console.seePath("/business");
});
