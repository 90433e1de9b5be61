import type { Locator, Page } from "@playwright/test";
import { type ConsolePage, expect, test } from "./console-page.ts";
import { isPlain } from "./plain.ts";

const activity = (page: Page): Locator => page.getByRole("region", { name: "Activity" });
const done = (page: Page, text: string): Locator =>
  activity(page)
    .getByRole("listitem")
    .filter({ has: page.getByText(text, { exact: true }) });

/** Makes a kitchen of its own for a journey; gives the address of its page. */
const kitchenCalled = async (console: ConsolePage, name: string): Promise<string> => {
  const { page } = console;
  await console.open("/admin/kitchens/create");
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  return new URL(page.url()).pathname;
};

if (isPlain)
  test("D57: a backend that knows §7 only keeps no log, and a record's page has no section of it", async ({
    console,
  }) => {
    await console.signInAs("admin");
    await kitchenCalled(console, "Kitchen without a past");
    await expect(console.page.getByRole("region", { name: "Comments" })).toBeVisible();
    await expect(activity(console.page)).toHaveCount(0);
  });
else {
  test("D66: a ban is looked at field by field and taken back from the kitchen's page", async ({
    console,
  }) => {
    const { page } = console;
    await console.signInAs("admin");
    await kitchenCalled(console, "Kitchen with a past");
    await expect(done(page, "Created")).toHaveCount(1);
    await page.getByRole("button", { name: "Actions for Kitchen with a past" }).click();
    await page.getByRole("menuitem", { name: "Ban kitchen" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Ban", exact: true }).click();
    const banned = done(page, "Ban set");
    await expect(banned).toHaveCount(1);
    await banned.getByText("Show changes").click();
    await expect(banned.getByRole("row", { name: "Banned No Yes" })).toBeVisible();
    await expect(banned.getByRole("link", { name: "Ada Admin" })).toBeVisible();
    await banned.getByRole("button", { name: "Take back" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
    await expect(done(page, "Ban lifted")).toHaveCount(1);
    // Taking back is a change of its own: nothing is gone from the log.
    await expect(banned).toHaveCount(1);
  });

  test("D66: of an edit is taken back what nobody has changed since, by another edit", async ({
    console,
  }) => {
    const { page } = console;
    await console.signInAs("editor");
    const path = await kitchenCalled(console, "Kitchen of two names");
    const edit = async (fields: Readonly<Record<string, string>>): Promise<void> => {
      await page.getByRole("link", { name: "Edit", exact: true }).click();
      for (const [name, text] of Object.entries(fields)) await page.getByRole("textbox", { name }).fill(text);
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page).toHaveURL(path);
    };
    await edit({ Name: "Kitchen misnamed", Description: "Sold" });
    await edit({ Name: "Kitchen of three names" });
    const edits = done(page, "Changed");
    await expect(edits).toHaveCount(2);
    await edits.last().getByRole("button", { name: "Take back" }).click();
    const dialog = page.getByRole("dialog", { name: "Take back the change" });
    await expect(dialog.getByText("1 field has been changed since and stays as it is now.")).toBeVisible();
    const row = dialog.getByRole("row", { name: "Description Sold —" });
    await expect(row).toBeVisible();
    // However long one is, both share the room.
    const [before, after] = [
      await row.getByRole("cell").first().boundingBox(),
      await row.getByRole("cell").last().boundingBox(),
    ];
    expect(before?.width).toBeCloseTo(after?.width ?? 0, 0);
    await dialog.getByRole("button", { name: "Take back" }).click();
    await expect(edits).toHaveCount(3);
    await expect(page.getByRole("heading", { level: 1, name: "Kitchen of three names" })).toBeVisible();
    // The log alone says it: in the line of what took it back.
    const sold = page.getByText("Sold", { exact: true }).filter({ visible: true });
    await expect(sold).toHaveCount(1);
    await expect(edits.first().getByText(/^Description: Sold → —$/u)).toBeVisible();
    // Now nothing is left of it.
    await expect(edits.last().getByRole("button", { name: "Take back" })).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("D66, D4: a viewer reads the log and is told why they cannot take back", async ({ console }) => {
    const { page } = console;
    await console.signInAs("admin");
    const path = await kitchenCalled(console, "Kitchen to look at");
    await page.getByRole("button", { name: "Actions for Kitchen to look at" }).click();
    await page.getByRole("menuitem", { name: "Ban kitchen" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Ban", exact: true }).click();
    await expect(done(page, "Ban set")).toHaveCount(1);
    await console.signOut();
    await console.signInAs("viewer", path);
    await expect(done(page, "Ban set").getByRole("button", { name: "Take back" })).toHaveAttribute(
      "title",
      /^Needs the role/u,
    );
  });
}
