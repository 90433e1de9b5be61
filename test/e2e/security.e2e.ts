import { readFile } from "node:fs/promises";
import { violationsOn } from "../screens/violations.ts";
import { expect } from "./console-page.ts";
import { moderatedConsole } from "./own-console.ts";
import { isPlain } from "./plain.ts";

const test = moderatedConsole(60);

const PATH = "/admin/security";

if (isPlain)
  test("D65: where the backend keeps no log, security is the placeholder", async ({ console }) => {
    await console.signInAs("admin", PATH);
    await expect(
      console.page.getByRole("heading", { level: 1, name: "Security page - Coming Soon" }),
    ).toBeVisible();
  });
else
  test("D65, D66: the log tells who changed what and why, is narrowed, taken back from and exported", async ({
    console,
  }) => {
    const { page } = console;
    await console.signInAs("admin", "/admin/kitchens/2");
    await page.getByRole("button", { name: /^Actions for/u }).click();
    const name = await page.getByRole("heading", { level: 1 }).innerText();
    await page.getByRole("menuitem", { name: "Ban kitchen" }).click();
    const question = page.getByRole("dialog");
    await question.getByRole("textbox", { name: /^Reason/u }).fill("Sells what is not theirs");
    await question.getByRole("button", { name: "Ban", exact: true }).click();
    await expect(question).toBeHidden();

    await console.open(PATH);
    const entries = page.getByRole("list", { name: "Changes" }).getByRole("listitem");
    const ban = entries.filter({ hasText: "Ban set" });
    await expect(ban).toContainText("Sells what is not theirs");
    await expect(ban.getByRole("link", { name })).toHaveAttribute("href", "/admin/kitchens/2");
    expect(await violationsOn(page)).toEqual([]);

    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export as CSV" }).click();
    const file = await readFile(await (await downloading).path(), "utf8");
    const line = file.split("\r\n").find((entry) => entry.includes("Ban set"));
    expect(line).toContain(",Banned: No → Yes,Sells what is not theirs");

    await page.getByRole("combobox", { name: "Change", exact: true }).selectOption({ label: "Ban lifted" });
    await expect(page).toHaveURL(`${PATH}?action=unbanned`);
    await expect(ban).toHaveCount(0);
    await page.getByRole("combobox", { name: "Change", exact: true }).selectOption({ label: "Ban set" });
    await expect(ban).toHaveCount(1);
    await page.getByRole("button", { name: "Remove the filter: Change, Ban set" }).click();

    await page.getByRole("combobox", { name: "Changes of" }).selectOption({ label: "Tribe" });
    await expect(page.getByText("No change matches.")).toBeVisible();
    await page.getByRole("button", { name: /^Remove the filter: Changes of/u }).click();
    await ban.getByRole("button", { name: "Take back" }).click();
    const takingBack = page.getByRole("dialog", { name: "Take back the change" });
    await expect(takingBack.getByRole("row", { name: "Banned Yes No" })).toBeVisible();
    await takingBack.getByRole("button", { name: "Take back" }).click();
    await expect(entries.filter({ hasText: "Ban lifted" })).toHaveCount(1);
    await expect(ban.getByRole("button", { name: "Take back" })).toHaveCount(0);

    await console.open(`${PATH}?page=50`);
    await page.getByRole("button", { name: "Go to the last page" }).click();
    await expect(ban).toHaveCount(1);
  });
