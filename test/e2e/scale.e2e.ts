import type { Page } from "@playwright/test";
import { type ConsolePage, expect } from "./console-page.ts";
import { asked, saved } from "./lists.ts";
import { ownConsole } from "./own-console.ts";

const USERS = 10_050;

const test = ownConsole(USERS);

// One after the other, in one console: the second takes away what the first has counted.
test.describe.configure({ mode: "default" });

const emails = (users: ReadonlyArray<Record<string, unknown>>) => users.map(({ email }) => email);

/** Notes every text about an export that is ever painted. */
const watchProgress = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seenProgress: seen });
    const look = () => {
      const text = /Exporting: [\d,]+ of [\d,]+/u.exec(document.querySelector("main")?.innerText ?? "");
      if (text !== null) seen.add(text[0]);
      requestAnimationFrame(look);
    };
    look();
  });

const progressSeen = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const seen: unknown = Reflect.get(globalThis, "seenProgress");
    return seen instanceof Set ? [...seen] : [];
  });

test("an export of more than 10,000 users equals the database, and the page is painted all the while", async ({
  console,
}) => {
  const { page } = console;
  await console.signInAs("admin", "/admin/users");
  await page.getByRole("button", { name: "View", exact: true }).click();
  await page.getByLabel("Role", { exact: true }).and(page.getByRole("checkbox")).uncheck();
  await page.keyboard.press("Escape");
  await expect(console.rows).toHaveCount(26);
  await watchProgress(page);
  const [head, ...rows] = await saved(console, "Export");
  expect((await progressSeen(page)).length).toBeGreaterThan(5);
  await expect(page.getByText("Exported: 10,050 of 10,050.")).toBeVisible();
  expect(head).toEqual(["ID", "Name", "Email", "Role", "Verification", "Status", "Created"]);
  const all = await asked(page, "/api/v1/user");
  expect(rows.map(([, , email]) => email)).toEqual(emails(all));
  expect(rows).toHaveLength(USERS);
  expect(new Set(rows.map(([, , email]) => email)).size).toBe(USERS);
});

/** Selects everybody on the second and third page, and asks to delete them. */
const askToDeleteFifty = async ({ page }: ConsolePage): Promise<void> => {
  for (const shown of ["26–50", "51–75"]) {
    await page.getByRole("button", { name: "Next page" }).click();
    await expect(page.getByText(`${shown} of`)).toBeVisible();
    await page.getByLabel("Select all on this page").check();
  }
  const bar = page.getByRole("region", { name: "Selection" });
  await expect(bar).toContainText("50 selected");
  await bar.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete 50 items" }).click();
};

test("fifty users of two pages are kept after all, then deleted, and no other", async ({ console }) => {
  const { page } = console;
  await console.signInAs("admin", "/admin/users");
  const before = emails(await asked(page, "/api/v1/user"));
  await askToDeleteFifty(console);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("50 items were kept")).toBeVisible();
  expect(emails(await asked(page, "/api/v1/user"))).toEqual(before);

  await console.open("/admin/users");
  await askToDeleteFifty(console);
  await expect(page.getByText("50 users deleted")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("51–75 of 10,000")).toBeVisible();
  await expect(page.getByRole("region", { name: "Selection" })).toHaveCount(0);
  expect(emails(await asked(page, "/api/v1/user"))).toEqual([...before.slice(0, 25), ...before.slice(75)]);
});
