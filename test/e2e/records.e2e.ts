import type { Locator, Page } from "@playwright/test";
import { HANDS, reach } from "./actor.ts";
import { type ConsolePage, expect, test } from "./console-page.ts";
import { strangerCalled } from "./emulator.ts";
import { picture } from "./picture.ts";
import { confirmingUnverified, isPlain } from "./plain.ts";

const textbox = (page: Page, name: string): Locator => page.getByRole("textbox", { name });

const save = (page: Page): Promise<void> => page.getByRole("button", { name: "Save", exact: true }).click();

const seeSaved = async (page: Page): Promise<void> => {
  await expect(page.getByRole("status").filter({ hasText: "Item saved successfully" })).toBeVisible();
};

const heading = (page: Page, name: string): Locator => page.getByRole("heading", { level: 1, name });

/** Makes a tribe of its own for a journey; gives the address of its page. */
const tribeCalled = async (console: ConsolePage, name: string): Promise<string> => {
  await console.open("/admin/tribes/create");
  await textbox(console.page, "Name").fill(name);
  await save(console.page);
  await expect(heading(console.page, name)).toBeVisible();
  return new URL(console.page.url()).pathname;
};

test("D23: an admin creates a user, stays signed in, and the new user signs in with their role", async ({
  browser,
  console,
}) => {
  const { page } = console;
  await console.signInAs("admin");
  await console.navigation.getByRole("link", { name: "Users", exact: true }).click();
  await page.getByRole("link", { name: "Create user" }).click();
  await textbox(page, "Email").fill("nora.new@example.com");
  await page.getByLabel("Password", { exact: false }).first().fill("Nora's secret 1");
  await textbox(page, "First name").fill(" Nora ");
  await textbox(page, "Last name").fill("van  Dijk");
  await page.getByLabel("Date of birth").fill("1990-02-28");
  await page.getByRole("combobox", { name: "Role" }).click();
  await page.getByRole("option", { name: "Editor" }).click();
  if (!isPlain) await confirmingUnverified(page).check();
  await save(page);
  await seeSaved(page);
  await expect(heading(page, "Nora van Dijk")).toBeVisible();
  await page.getByRole("button", { name: "User menu" }).click();
  await expect(page.getByText("admin@example.com").first()).toBeVisible();
  await page.keyboard.press("Escape");

  await console.open("/admin/users?query=nora.new");
  await expect(console.rows.nth(1)).toContainText("Nora van Dijk");

  const context = await browser.newContext();
  const nora = await context.newPage();
  await nora.goto("/login");
  await nora.getByLabel("Email").fill("nora.new@example.com");
  await nora.getByLabel("Password", { exact: true }).fill("Nora's secret 1");
  await nora.getByRole("button", { name: "Sign in", exact: true }).click();
  await nora.waitForURL(/\/admin$/u);
  await nora.getByRole("button", { name: "User menu" }).click();
  await expect(nora.getByText("Editor").first()).toBeVisible();
  await context.close();

  await console.open("/admin/users/create");
  await textbox(page, "Email").fill("nora.new@example.com");
  await page.getByLabel("Password", { exact: false }).first().fill("another one");
  await textbox(page, "First name").fill("Nora");
  await page.getByLabel("Date of birth").fill("1990-02-28");
  await save(page);
  await expect(page.getByRole("alert")).toContainText("This email address is already in use.");
  await expect(textbox(page, "Email")).toHaveValue("nora.new@example.com");
});

test("D23: where the backend says no, the account at the provider is deleted again", async ({ console }) => {
  const { page } = console;
  await console.signInAs("admin", "/admin/users/create");
  await textbox(page, "Email").fill("sentinel-403@example.com");
  await page.getByLabel("Password", { exact: false }).first().fill("Nobody's secret 1");
  await textbox(page, "First name").fill("Nobody");
  await page.getByLabel("Date of birth").fill("1990-02-28");
  await save(page);
  await expect(page.getByRole("alert")).toContainText("Access denied");
  // The provider refuses a second account with an address that it has.
  expect(await strangerCalled("sentinel-403")).toBe("sentinel-403@example.com");
});

test("D14: an admin renames a user and gives a role; an editor may rename, and reads why not more", async ({
  console,
}) => {
  const { page } = console;
  await console.signInAs("admin", "/admin/users?query=chef@example.com");
  await console.rows.nth(1).getByRole("link").first().click();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(page.getByRole("combobox", { name: "Role" })).toBeEnabled();
  await textbox(page, "First name").fill("Renamed");
  await save(page);
  await seeSaved(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Renamed");
  const path = new URL(page.url()).pathname;
  await console.signOut();
  await console.signInAs("editor", `${path}/edit`);
  await expect(page.getByRole("combobox", { name: "Role" })).toBeDisabled();
  await expect(page.getByText("Only admins can change roles.")).toBeVisible();
});

for (const hands of ["pointer", "keyboard"] as const)
  test(`staff add a member to a tribe: ${hands}`, async ({ console }) => {
    const { page } = console;
    await console.signInAs("editor");
    const path = await tribeCalled(console, "The Walkers");
    if (hands === "keyboard") await console.forbidPointer();
    await console.open(path);
    const actor = HANDS[hands](page);
    await actor.choose(
      page.getByRole("combobox", { name: "New member" }),
      /Vera View/u,
      "viewer@example.com",
    );
    await actor.press(page.getByRole("button", { name: "Add member" }));
    const members = page.getByRole("region", { name: "Members" });
    await expect(members.getByRole("link", { name: "Vera View" })).toBeVisible();
  });

test("unsaved changes are asked about on a link, on the way back and when the tab closes, and never else", async ({
  console,
}) => {
  const { page } = console;
  await console.signInAs("admin");
  const path = await tribeCalled(console, "The Cautious");
  const question = page.getByRole("dialog", { name: "Leave without saving?" });

  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await textbox(page, "Name").fill("The Careless");
  await page.getByRole("link", { name: "Tribes" }).first().click();
  await expect(question).toContainText("It is kept in this tab.");
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(question).toBeHidden();
  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(textbox(page, "Name")).toHaveValue("The Careless");
  await console.seePath(`${path}/edit`);

  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await expect(textbox(page, "Name")).toHaveValue("The Careless");

  await page.getByRole("button", { name: "Revert" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await console.seePath(path);
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await textbox(page, "Name").fill("The Brave");
  await save(page);
  await expect(heading(page, "The Brave")).toBeVisible();
  await expect(question).toBeHidden();

  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await textbox(page, "Name").fill("The Gone");
  await page.goBack();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(heading(page, "The Brave")).toBeVisible();
});

test("by keyboard: an admin gives a user a picture, cuts it, and deletes it; what is no picture is refused", async ({
  console,
}) => {
  const { page } = console;
  const actor = HANDS.keyboard(page);
  const upload = async (buffer: Buffer): Promise<void> => {
    const asked = page.waitForEvent("filechooser");
    await actor.press(page.getByRole("button", { name: "Upload picture" }));
    await (await asked).setFiles({ name: "a.png", mimeType: "image/png", buffer });
  };
  const pictures = page.getByText(/^Picture \d+ of/u);
  await console.signInAs("admin");
  await console.forbidPointer();
  await console.open("/admin/users?query=viewer@example.com");
  await actor.press(console.rows.nth(1).getByRole("link").first());
  await upload(Buffer.from("<svg/>"));
  await expect(page.getByRole("alert")).toContainText("This file is not a PNG, JPEG or WebP picture.");
  await expect(page.locator("main .mantine-Skeleton-root:visible")).toHaveCount(0);
  const before = await pictures.count();
  await upload(picture(320, 200));
  const dialog = page.getByRole("dialog", { name: "Crop the picture" });
  const area = dialog.getByRole("group", { name: /part of the picture to use/u });
  const place = (await area.boundingBox())?.x ?? 0;
  await reach(area);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(async () => (await area.boundingBox())?.x).toBeLessThan(place);
  await expect(dialog.getByRole("status")).toHaveText(/^Used: \d+% of the width, .+ from the top$/u);
  // A finger or a hand that shakes needs 24 pixels.
  const isHitBeside = (corner: Element): boolean => {
    const { x, y, width, height } = corner.getBoundingClientRect();
    return [-11, 11].every(
      (away) => document.elementFromPoint(x + width / 2 + away, y + height / 2 + away) === corner,
    );
  };
  expect(await dialog.getByRole("button", { name: /^Lower right corner/u }).evaluate(isHitBeside)).toBe(true);
  await actor.press(dialog.getByRole("button", { name: "Use this picture" }));
  await expect(
    page.getByRole("status").filter({ hasText: "Operation completed successfully" }),
  ).toBeVisible();
  await expect(pictures).toHaveCount(before + 1);
  await actor.press(page.getByRole("button", { name: /^Delete picture \d+ of/u }).last());
  await actor.press(page.getByRole("dialog").getByRole("button", { name: "Delete picture" }));
  await actor.press(page.getByRole("button", { name: "Delete now" }));
  await expect(page.getByRole("status").filter({ hasText: "Item deleted successfully" })).toBeVisible();
  await expect(pictures).toHaveCount(before);
});
