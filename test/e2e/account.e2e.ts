import type { Page } from "@playwright/test";
import { type ConsolePage, expect, test } from "./console-page.ts";
import { isPlain } from "./plain.ts";

/** What `becomeChef` chooses. */
const FIRST = "Sample-Kitchen-1";
const NEXT = "Another-Kitchen-2";

const openAccount = async ({ page }: ConsolePage): Promise<void> => {
  await page.getByRole("button", { name: "User menu" }).click();
  await page.getByRole("menuitem", { name: "Your account" }).click();
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
};

const change = async (page: Page, current: string, next: string): Promise<void> => {
  await page.getByLabel("Current password", { exact: true }).fill(current);
  await page.getByLabel("New password", { exact: true }).fill(next);
  await page.getByRole("button", { name: "Change password" }).click();
};

const expired = (page: Page) => page.getByRole("alert").filter({ hasText: "Your session has expired" });

test("a chef changes their password, which ends their sessions elsewhere where the backend can", async ({
  console,
  anotherTab,
  browser,
}) => {
  await console.becomeChef("paula");
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(new URL("/login", console.page.url()).href);
  await elsewhere.getByRole("textbox", { name: "Email" }).fill("paula@example.com");
  await elsewhere.getByLabel("Password", { exact: true }).fill(FIRST);
  await elsewhere.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(elsewhere.getByRole("button", { name: "User menu" })).toBeVisible();
  const tab = await anotherTab();
  await tab.open("/business?edit=profile");
  await tab.page.getByRole("textbox", { name: "Website" }).fill("https://typed.example");

  await openAccount(console);
  const { page } = console;
  await expect(
    page.getByText(
      isPlain
        ? "Other devices stay signed in until their session ends."
        : "A new password signs you out on all other devices.",
    ),
  ).toBeVisible();
  await change(page, "", "short");
  await expect(page.getByLabel("Current password", { exact: true })).toHaveAccessibleDescription(
    /Enter your current password/u,
  );
  await expect(page.getByLabel("New password", { exact: true })).toHaveAccessibleDescription(
    /Use at least 6 characters/u,
  );
  await change(page, "not the one", NEXT);
  await expect(page.getByLabel("Current password", { exact: true })).toHaveAccessibleDescription(
    /This is not your current password/u,
  );
  await page.route("**/accounts:update**", (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: "WEAK_PASSWORD" } } }),
  );
  await change(page, FIRST, NEXT);
  await expect(page.getByLabel("New password", { exact: true })).toHaveAccessibleDescription(
    /This password is too easy to guess/u,
  );
  await page.unroute("**/accounts:update**");
  await change(page, FIRST, NEXT);
  await expect(
    page.getByText(
      isPlain
        ? "Your password was changed. Other devices stay signed in until their session ends."
        : "Your password was changed. Other devices were signed out.",
    ),
  ).toBeVisible();
  await expect(page.getByLabel("New password", { exact: true })).toHaveValue("");
  // One's own session goes on.
  await page.getByRole("link", { name: "Analytics", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Analytics", exact: true })).toBeVisible();
  await expect(expired(page)).toHaveCount(0);

  await elsewhere.getByRole("link", { name: "Analytics", exact: true }).click();
  await expect(elsewhere.getByRole("heading", { name: "Analytics", exact: true })).toBeVisible();
  if (isPlain) await expect(expired(elsewhere)).toHaveCount(0);
  else {
    await elsewhere.getByRole("button", { name: "Sign in again" }).click();
    await expect(expired(elsewhere)).toContainText("Login failed");
  }
  // A tab of the same browser has the new session, too, and nothing typed is lost.
  await expect(tab.page.getByRole("textbox", { name: "Website" })).toHaveValue("https://typed.example");
  await elsewhere.context().close();

  await console.signOut();
  await console.seeLogin();
  await console.typeCredentials("paula@example.com", NEXT);
  await console.seeHome("chef");
});

test("who signs in with Google is told that Google keeps their password", async ({ console }) => {
  await console.open("/login");
  await console.signInWithGoogle("gustav@example.com");
  await console.giveBirthDate("1990-01-01");
  await console.seeHome("chef");
  await openAccount(console);
  await expect(console.page.getByText("You sign in with Google, which keeps your password.")).toBeVisible();
  await expect(console.page.getByLabel("Current password", { exact: true })).toHaveCount(0);
  await expect(console.page.getByRole("link", { name: "How to have your account deleted" })).toBeVisible();
});

test("staff find their own form from their account where they may edit users", async ({ console }) => {
  await console.signInAs("editor");
  await openAccount(console);
  await console.page.getByRole("link", { name: "Edit your details" }).click();
  await expect(console.page.getByRole("textbox", { name: "First name" })).toBeVisible();
});
