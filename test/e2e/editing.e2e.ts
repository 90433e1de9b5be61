import { expect, test } from "./console-page.ts";

test("a tribe is created, edited, deleted, kept after all and deleted for good", async ({ console }) => {
  test.slow();
  const { page } = console;
  await console.signInAs("admin");
  await console.open("/admin/tribes/create");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("Name")).toBeFocused();
  await page.getByLabel("Name").fill("Journeying cooks");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Item saved successfully")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Journeying cooks" })).toBeVisible();

  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Description").fill("They cook where they are.");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("link", { name: "Edit" })).toBeVisible();
  await expect(page.getByRole("main").getByText("They cook where they are.")).toBeVisible();

  for (const isKept of [true, false]) {
    const address = page.url();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete tribe" }).click();
    await console.seePath("/admin/tribes");
    if (isKept) {
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByText("1 item was kept")).toBeVisible();
      await console.open(new URL(address).pathname);
      await expect(page.getByRole("heading", { level: 1, name: "Journeying cooks" })).toBeVisible();
    } else await expect(page.getByText("Item deleted successfully")).toBeVisible();
  }
});

test("D37: what another tab saved meanwhile is put to the person, field by field", async ({
  anotherTab,
  console,
}) => {
  await console.signInAs("admin");
  const other = await anotherTab();
  await console.open("/admin/tribes/9/edit");
  await other.open("/admin/tribes/9/edit");
  await other.page.getByLabel("Description").fill("By the other tab");
  await other.page.getByRole("button", { name: "Save" }).click();
  await expect(other.page.getByText("Item saved successfully")).toBeVisible();
  await console.page.getByLabel("Description").fill("By this tab");
  await console.page.getByRole("button", { name: "Save" }).click();
  const dialog = console.page.getByRole("dialog");
  await expect(dialog.getByRole("radio", { name: "By the other tab" })).toBeVisible();
  await dialog.getByRole("button", { name: "Save this choice" }).click();
  await expect(console.page.getByRole("main").getByText("By this tab")).toBeVisible();
});

test("D4: a viewer finds the pages that write closed, and why", async ({ console }) => {
  await console.signInAs("viewer");
  await console.open("/admin/kitchens/create");
  await expect(console.page.getByRole("heading", { name: "Access denied" })).toBeVisible();
  await console.open("/admin/kitchens/1");
  await expect(console.page.getByRole("button", { name: "Ban kitchen" })).toHaveAttribute(
    "title",
    "Needs the role Admin or Editor",
  );
});
