import type { Locator, Page } from "@playwright/test";
import { violationsOn } from "../screens/violations.ts";
import { now } from "../../src/adapters/browser/clock.ts";
import { type ConsolePage, expect } from "./console-page.ts";
import { ownConsole } from "./own-console.ts";
import { shareOf, TURN } from "../screens/share.ts";

const test = ownConsole(60);

// One after the other, in one console: each takes away records that the others do not count.
test.describe.configure({ mode: "default" });

const barOf = (page: Page): Locator => page.getByRole("region", { name: "Recent changes" });
const undoOf = (page: Page): Locator => barOf(page).getByRole("button", { name: "Undo", exact: true });

/** Asks to delete the kitchen in a row of the list; gives its name. */
const askToDelete = async ({ page }: ConsolePage, row: number): Promise<string> => {
  const menu = page.getByRole("button", { name: /^Actions for/u }).nth(row);
  const name = ((await menu.getAttribute("aria-label")) ?? "").replace("Actions for ", "");
  await menu.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  return name;
};

const confirmDeletion = async ({ page }: ConsolePage): Promise<void> => {
  await page.getByRole("dialog").getByRole("button", { name: "Delete kitchen" }).click();
  await page.clock.runFor(500);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(undoOf(page).last()).toBeVisible();
};

const deleteRow = async (console: ConsolePage, row: number): Promise<string> => {
  const name = await askToDelete(console, row);
  await confirmDeletion(console);
  return name;
};

const started = async (console: ConsolePage): Promise<ReadonlyArray<string>> => {
  const sent: Array<string> = [];
  console.page.on("request", (request) => {
    if (request.method() === "DELETE") sent.push(new URL(request.url()).pathname);
  });
  await console.page.clock.install();
  await console.signInAs("admin", "/admin/kitchens");
  await expect(console.page.getByRole("button", { name: /^Actions for/u }).first()).toBeVisible();
  return sent;
};

/** Time goes by, second by second, as it does for whoever looks. */
const pass = async ({ page }: ConsolePage, seconds: number): Promise<void> => {
  for (let second = 0; second < seconds; second += 1) await page.clock.runFor(1_000);
};

const focused = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.tagName ?? "",
  );

test("on a phone the end of a page comes out from behind the bar", async ({ console }) => {
  const { page } = console;
  await page.setViewportSize({ width: 390, height: 844 });
  const sent = await started(console);
  await deleteRow(console, 0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const end = await page.locator("main .console-surface").last().boundingBox();
  const bar = await barOf(page).locator(":scope > div").boundingBox();
  expect((end?.y ?? NaN) + (end?.height ?? NaN)).toBeLessThanOrEqual(bar?.y ?? NaN);
  await undoOf(page).click();
  await expect(undoOf(page)).toHaveCount(0);
  expect(sent).toEqual([]);
});

test("D62: what waits hides nothing that the keyboard comes to, not the pages of a list, and not what saves a form", async ({
  console,
}) => {
  const { page } = console;
  await page.setViewportSize({ width: 1280, height: 560 });
  await started(console);
  await deleteRow(console, 0);
  // Its time stands still then, however long the rest takes.
  await barOf(page).hover();
  await page
    .getByRole("button", { name: /^Actions for/u })
    .nth(6)
    .focus();
  const covered: Array<string> = [];
  for (let isAtEnd = false; !isAtEnd;) {
    const at = await page.evaluate(() => {
      const { activeElement: on } = document;
      const { x = 0, y = 0, width = 0, height = 0 } = on?.getBoundingClientRect() ?? {};
      const seen = document.elementFromPoint(x + width / 2, y + height / 2);
      return { name: on?.ariaLabel ?? on?.textContent ?? "", isSeen: on?.contains(seen) ?? false };
    });
    if (!at.isSeen) covered.push(at.name);
    isAtEnd = at.name === "Rows per page";
    await page.keyboard.press("Tab");
  }
  expect(covered).toEqual([]);

  await page.getByRole("link", { name: "Create kitchen" }).click();
  await barOf(page).hover();
  for (const name of ["Cancel", "Save", "Save and add another"])
    await page.getByRole("main").getByRole("button", { name, exact: true }).click({ trial: true });
  await undoOf(page).click();
});

test("D62: on a phone a double tap in the question sends nothing", async ({ console }) => {
  const { page } = console;
  await page.setViewportSize({ width: 390, height: 844 });
  const sent = await started(console);
  // As if no time went by between the taps.
  const moment = await page.addStyleTag({ content: "button { animation-delay: 3600s !important }" });
  await deleteRow(console, 0);
  const sendNow = barOf(page).getByRole("button", { name: "Delete now" });
  const place = await sendNow.boundingBox();
  await page.mouse.click((place?.x ?? 0) + 20, (place?.y ?? 0) + 20);
  await expect(undoOf(page)).toBeVisible();
  expect(sent).toEqual([]);
  await moment.evaluate((element) => element.parentNode?.removeChild(element));
  await undoOf(page).click();
  await expect(undoOf(page)).toHaveCount(0);
  expect(sent).toEqual([]);
});

test("D62: ten seconds stand still while the pointer or the focus is on the bar", async ({ console }) => {
  const sent = await started(console);
  const { page } = console;
  const name = await deleteRow(console, 0);
  await expect(page.getByRole("row", { name: new RegExp(name, "u") })).toContainText("Waiting to delete");
  await barOf(page).getByText(name).hover();
  await pass(console, 30);
  await page.mouse.move(5, 5);
  await page.keyboard.press("F8");
  await expect(undoOf(page)).toBeFocused();
  await pass(console, 30);
  expect(sent).toEqual([]);
  await page.keyboard.press("Escape");
  expect(await focused(page)).toBe(`Actions for ${name}`);
  await pass(console, 11);
  await expect.poll(() => sent.length).toBe(1);
  await expect(page.getByRole("status").filter({ hasText: `Kitchen ${name} deleted` })).toBeVisible();
  await expect.poll(() => focused(page)).not.toBe("BODY");
});

test("D62: nothing is sent while it is offline, and it goes on when the connection is back", async ({
  console,
}) => {
  const sent = await started(console);
  const { page } = console;
  await deleteRow(console, 0);
  await page.context().setOffline(true);
  await expect(barOf(page)).toContainText("Waiting for the connection");
  await pass(console, 30);
  await expect(barOf(page).getByRole("button", { name: "Delete now" })).toHaveCount(0);
  expect(sent).toEqual([]);
  await page.context().setOffline(false);
  await expect(barOf(page)).toContainText("Waiting to delete");
  await pass(console, 11);
  await expect.poll(() => sent.length).toBe(1);
});

const keptOn = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    Object.entries({ ...sessionStorage }).flatMap(([key, entry]) =>
      key.startsWith("console.unsent.") ? [entry] : [],
    ),
  );

test("P51: what waits when the tab crashes is told once it is there again", async ({ console }) => {
  const sent = await started(console);
  const { page } = console;
  const name = await deleteRow(console, 0);
  await expect.poll(() => keptOn(page)).toEqual([expect.stringContaining(name)]);
  const browser = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  void browser.send("Page.crash").catch(() => undefined);
  await crashed;
  await browser.send("Page.navigate", { url: page.url() });
  // Playwright gives a page up that has crashed; the browser does not.
  const told = async (): Promise<unknown> => {
    const expression = "document.querySelector('[role=alert]')?.textContent";
    const { result } = await browser.send("Runtime.evaluate", { expression, returnByValue: true });
    return result.value;
  };
  await expect.poll(told).toBe(`Not carried outDelete kitchen: Kitchen ${name}`);
  expect(sent).toEqual([]);
});

test("P51: a copy of a tab in which something waits tells nothing of it, and the tab sends it", async ({
  console,
  anotherTab,
}) => {
  const sent = await started(console);
  const { page } = console;
  const name = await deleteRow(console, 0);
  await expect.poll(() => keptOn(page)).toEqual([expect.stringContaining(name)]);
  const { page: copy } = await anotherTab();
  // As the browser copies a tab.
  await copy.addInitScript(
    (entries) => Object.assign(sessionStorage, entries),
    await page.evaluate(() => ({ ...sessionStorage })),
  );
  await copy.goto("/admin/kitchens");
  await expect.poll(() => keptOn(copy)).toEqual(["[]"]);
  await expect.poll(() => copy.evaluate(async () => (await navigator.locks.query()).pending)).toEqual([]);
  await expect(copy.getByRole("alert").filter({ hasText: "Not carried out" })).toHaveCount(0);
  await page.bringToFront();
  await pass(console, 11);
  await expect.poll(() => sent.length).toBe(1);
  await expect.poll(() => keptOn(page)).toEqual(["[]"]);
});

test("D62: by keyboard, F8 leads to the bar, and the focus goes back to where the deletion began", async ({
  console,
}) => {
  const sent = await started(console);
  const { page } = console;
  const name = await deleteRow(console, 2);
  await page.getByRole("search").getByRole("textbox").focus();
  await page.keyboard.press("F8");
  await expect(undoOf(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: `Actions for ${name}` })).toBeFocused();

  const again = await deleteRow(console, 2);
  await page.keyboard.press("F8");
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("button", { name: `Actions for ${again}` })).toBeFocused();

  await page.getByLabel("Select all on this page").check();
  await page.getByRole("region", { name: "Selection" }).getByRole("button", { name: "Delete" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Delete \d+ items$/u })
    .click();
  await expect.poll(() => focused(page)).not.toBe("BODY");
  await undoOf(page).click();
  await expect(
    page.getByRole("region", { name: "Selection" }).getByRole("button", { name: "Delete" }),
  ).toBeFocused();
  await pass(console, 30);
  expect(sent).toEqual([]);
});

test("D64: after a bulk delete on the last page one stands on the last page that exists", async ({
  console,
}) => {
  const sent = await started(console);
  const { page } = console;
  const shown = page.getByText(/^\d+–\d+ of \d+$/u);
  const rangeOf = async (): Promise<ReadonlyArray<number>> =>
    (await shown.innerText()).match(/\d+/gu)?.map(Number) ?? [];
  await console.open("/admin/users?size=10");
  await expect(shown).toBeVisible();
  const [, , users = 0] = await rangeOf();
  const last = Math.ceil(users / 10);
  await console.open(`/admin/users?size=10&page=${last}`);
  await expect(shown).toBeVisible();
  const [from = 0, , total = 0] = await rangeOf();
  await page.getByLabel("Select all on this page").check();
  await page.getByRole("region", { name: "Selection" }).getByRole("button", { name: "Delete" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Delete/u })
    .click();
  await pass(console, 12);
  await expect.poll(() => sent.length).toBe(total - from + 1);
  await expect(shown).toHaveText(`${from - 10}–${from - 1} of ${from - 1}`);
  await expect.poll(() => new URL(page.url()).searchParams.get("page")).toBe(String(last - 1));
  expect(await focused(page)).not.toBe("BODY");
});

test("D64: nobody deletes their own account, in bulk neither, or changes their own role", async ({
  console,
}) => {
  const sent = await started(console);
  const { page } = console;
  const REASON = "You cannot delete your own account.";
  await console.open("/admin/users?size=10");
  const own = page.getByRole("row").filter({ hasText: "admin@example.com" });
  await own.getByRole("button", { name: /^Actions for/u }).click();
  const item = page.getByRole("menuitem", { name: "Delete" });
  await expect(item).toContainText(REASON);
  await expect(item).toHaveAttribute("data-disabled", "true");
  await item.click({ force: true });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Escape");

  await own.getByRole("checkbox").check();
  const selection = page.getByRole("region", { name: "Selection" });
  const bulk = selection.getByRole("button", { name: "Delete" });
  await expect(bulk).toHaveAttribute("title", REASON);
  await bulk.click({ force: true });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByLabel("Select all on this page").check();
  await expect(selection).toContainText("10 selected");
  await expect(selection).toContainText("Your own account is left out.");
  await bulk.click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Delete 9 items" })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await page.clock.runFor(500);

  await own.getByRole("link").first().click();
  // The list has such buttons too, until it is left.
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Actions for/u }).click();
  await expect(item).toContainText(REASON);
  await expect(item).toHaveAttribute("data-disabled", "true");
  await item.click({ force: true });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(page.getByRole("combobox", { name: "Role" })).toBeDisabled();
  await expect(page.getByText("You cannot change your own role.")).toBeVisible();
  expect(sent).toEqual([]);
});

test("D62: who deletes a record on its page comes back to the list as it was", async ({ console }) => {
  await started(console);
  const { page } = console;
  await console.open("/admin/kitchens?query=a");
  await page.getByRole("rowheader").getByRole("link").first().click();
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Actions for/u }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await confirmDeletion(console);
  await expect.poll(() => new URL(page.url()).search).toBe("?query=a");
});

test("D63: logging out asks what becomes of a pending deletion", async ({ console }) => {
  const sent = await started(console);
  const { page } = console;
  const dialog = page.getByRole("dialog", { name: "Log out?" });
  const name = await deleteRow(console, 0);
  await console.signOut();
  await expect(dialog).toContainText(`Kitchen ${name}`);
  await pass(console, 30);
  expect(sent).toEqual([]);
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(dialog).toBeHidden();
  await expect(undoOf(page)).toBeVisible();
  expect(await focused(page)).not.toBe("BODY");
  await console.signOut();
  await dialog.getByRole("button", { name: "Send now" }).click();
  await console.seeLogin();
  expect(sent).toHaveLength(1);
});

test("D63: undone in the question, nothing is sent and logging out goes on", async ({ console }) => {
  const sent = await started(console);
  await deleteRow(console, 0);
  await console.signOut();
  await console.page.getByRole("dialog", { name: "Log out?" }).getByRole("button", { name: "Undo" }).click();
  await console.seeLogin();
  await pass(console, 30);
  expect(sent).toEqual([]);
});

test("D63: a sign-out in another tab sends no pending deletion", async ({ anotherTab, console }) => {
  const sent = await started(console);
  const other = await anotherTab();
  await other.open("/admin/kitchens");
  await other.seePath("/admin/kitchens");
  await expect(other.page.getByRole("button", { name: "User menu" })).toBeVisible();
  await askToDelete(console, 0);
  // The ten seconds are this tab's own, which stands meanwhile: those of a busy machine would be over.
  await console.page.clock.pauseAt(now() + 60_000);
  await confirmDeletion(console);
  await other.signOut();
  await other.seeLogin();
  await pass(console, 2);
  await console.seeLogin();
  await pass(console, 30);
  expect(sent).toEqual([]);
});

for (const scheme of shareOf(["light", "dark"], 1, 2)) {
  test(`axe finds nothing in the bar and in the question before logging out, ${scheme}, TURN=${TURN}`, async ({
    console,
  }) => {
    await started(console);
    const { page } = console;
    if (scheme === "dark") await page.getByRole("button", { name: /dark theme/u }).click();
    await deleteRow(console, 0);
    await deleteRow(console, 1);
    await barOf(page).hover();
    expect(await violationsOn(page)).toEqual([]);
    await console.signOut();
    await page.getByRole("dialog", { name: "Log out?" }).waitFor();
    await page.clock.runFor(1_000);
    expect(await violationsOn(page)).toEqual([]);
  });
}
