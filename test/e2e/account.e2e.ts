import type { Page, Request } from "@playwright/test";
import { BEST_PRACTICE, violationsOn } from "../screens/violations.ts";
import { type ConsolePage, expect, test } from "./console-page.ts";
import { linkSentTo } from "./emulator.ts";
import { picture } from "./picture.ts";
import { isPlain } from "./plain.ts";
import { shareOf, TURN } from "../screens/share.ts";

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

const SIZES = {
  "1440 px": { width: 1440, height: 900 },
  "390 px": { width: 390, height: 844 },
} as const;

const signInElsewhere = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
};

const expired = (page: Page) =>
  page.getByRole("alert").filter({ has: page.getByRole("button", { name: "Sign in again" }) });

/** Whether the backend is told by this that the address is verified. What it answers need not be there to read any more. */
const isToldVerified = (request: Request): boolean =>
  request.url().endsWith("/authentication/exchange") &&
  Buffer.from(request.postData()?.split(".")[1] ?? "", "base64url")
    .toString()
    .includes('"email_verified":true');

/** How somebody returns to the page from which they had a link sent to them. */
const RETURNS: ReadonlyArray<readonly [string, string, (page: Page) => Promise<unknown>]> = [
  // A browser that nobody looks at tells no page that somebody came back to it.
  [
    "comes back",
    "vera",
    async (page) => {
      await page.evaluate(() => dispatchEvent(new Event("focus")));
      await expect(page.getByRole("button", { name: "Send another link" })).toBeHidden();
      await expect(page.getByRole("heading", { name: "Your account" })).toBeFocused();
    },
  ],
  ["loads the page anew", "vito", (page) => page.reload()],
];

test("P49: a link that another tab had sent is asked about in every tab that one comes back to", async ({
  console,
  anotherTab,
}) => {
  const { page } = console;
  await console.becomeChef("vilma");
  await openAccount(console);
  const other = await anotherTab();
  await other.open("/business/account");
  await other.page.getByRole("button", { name: "Verify this address" }).click();
  await expect(other.page.getByText("An email with a link is on its way.")).toBeVisible();
  await other.page.goto(await linkSentTo("vilma@example.com"));
  await page.getByLabel("Current password", { exact: true }).fill(FIRST);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(page.getByText("This address is verified.")).toBeVisible();
  await expect(page.getByLabel("Current password", { exact: true })).toHaveValue(FIRST);
});

test("D76: whose session a new password ended reads so where they ask for a link", async ({
  browser,
  console,
}) => {
  const { page } = console;
  const email = "renate@example.com";
  await console.becomeChef("renate");
  await openAccount(console);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(new URL("/login", page.url()).href);
  await elsewhere.getByRole("button", { name: "Forgot your password?" }).click();
  await elsewhere.getByRole("textbox", { name: "Email" }).fill(email);
  await elsewhere.getByRole("button", { name: "Send a link" }).click();
  await expect(elsewhere.getByRole("status")).toHaveText(/is on its way/u);
  await elsewhere.goto(`${await linkSentTo(email)}&newPassword=${NEXT}`);
  await elsewhere.context().close();
  await page.getByRole("button", { name: "Verify this address" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "A new password may have ended the session, or the account may have been disabled or removed.",
  );
});

for (const [returns, name, comeBack] of RETURNS)
  test(`P49: whoever verifies their address by a link and ${returns} is known to staff as verified`, async ({
    console,
    anotherTab,
  }) => {
    const { page } = console;
    const email = `${name}@example.com`;
    await console.open("/login");
    await console.register({ email, password: FIRST, birthDate: "1990-12-31", username: name });
    await console.seeHome("chef");
    await openAccount(console);
    await expect(page.getByText("This address is not verified yet.")).toBeVisible();
    await page.getByRole("button", { name: "Verify this address" }).click();
    await expect(page.getByText("An email with a link is on its way.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send another link" })).toBeFocused();
    const letter = await anotherTab();
    await letter.page.goto(await linkSentTo(email));
    // Whoever leaves before the backend has heard is known as verified when they sign in the next time.
    const heard = !isPlain && page.waitForResponse((response) => isToldVerified(response.request()));
    await comeBack(page);
    await expect(page.getByText("This address is verified.")).toBeVisible();
    await heard;
    await console.signOut();
    await console.signInAs("viewer", `/admin/users?query=${email}`);
    const person = page.getByRole("row", { name: new RegExp(name, "u") });
    await expect(person).toBeVisible();
    if (!isPlain) await expect(person.getByText("Verified", { exact: true })).toBeVisible();
  });

test("a chef changes their password, which ends their sessions elsewhere where the backend can", async ({
  console,
  anotherTab,
  browser,
}) => {
  await console.becomeChef("paula");
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(new URL("/login", console.page.url()).href);
  await signInElsewhere(elsewhere, "paula@example.com", FIRST);
  await expect(elsewhere.getByRole("button", { name: "User menu" })).toBeVisible();
  const site = elsewhere.getByRole("textbox", { name: "Website" });
  const profile = new URL("/business?edit=profile", console.page.url()).href;
  await elsewhere.goto(profile);
  await elsewhere.getByRole("textbox", { name: "Name" }).fill("Paula's");
  await site.fill("https://elsewhere.example");
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

  await elsewhere.getByRole("button", { name: "Save", exact: true }).click();
  if (isPlain) {
    await expect(elsewhere.getByRole("heading", { name: "Business dashboard" })).toBeVisible();
    await expect(expired(elsewhere)).toHaveCount(0);
  } else {
    await elsewhere.getByRole("button", { name: "Sign in again" }).click();
    for (const size of Object.values(SIZES)) {
      await elsewhere.setViewportSize(size);
      await expect(expired(elsewhere)).toContainText(
        "A new password may have ended the session, or the account may have been disabled or removed.",
      );
      expect(await violationsOn(elsewhere, BEST_PRACTICE)).toEqual([]);
    }
    await elsewhere.getByRole("button", { name: "Sign in again" }).click();
    await expect(elsewhere.getByRole("alert")).toHaveText(
      "A new password may have ended the session, or the account may have been disabled or removed.",
    );
    await signInElsewhere(elsewhere, "paula@example.com", NEXT);
    await elsewhere.getByRole("link", { name: "Continue to Business profile" }).click();
    await expect(site).toHaveValue("https://elsewhere.example");
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

for (const [name, size] of shareOf(Object.entries(SIZES), 0, 2))
  test(`a chef gives themselves a name and a picture, which the console shows at once, ${name}, TURN=${TURN}`, async ({
    console,
  }) => {
    const { page } = console;
    await page.setViewportSize(size);
    await console.becomeChef(`clara${size.width}`);
    await openAccount(console);
    if (isPlain) {
      await expect(page.getByLabel("Current password", { exact: true })).toBeVisible();
      await expect(page.getByRole("link", { name: "Edit your details" })).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Upload picture" })).toHaveCount(0);
      return;
    }
    const details = page.getByRole("region", { name: "Your details" });
    await expect(page.getByText("No pictures yet.")).toBeVisible();
    expect(await violationsOn(page, BEST_PRACTICE)).toEqual([]);

    await page.getByRole("link", { name: "Edit your details" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your details" })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveAttribute("readonly", "");
    await expect(page.getByRole("combobox", { name: "Role" })).toHaveCount(0);
    const first = page.getByRole("textbox", { name: "First name" });
    await first.fill("");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(first).toHaveAccessibleDescription(/Enter a first name/u);
    await first.fill("Clara");
    await page.getByRole("textbox", { name: "Last name" }).fill(`Cook ${size.width}`);
    expect(await violationsOn(page, BEST_PRACTICE)).toEqual([]);
    await page.reload();
    await expect(first).toHaveValue("Clara");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(details).toContainText(`Clara Cook ${size.width}`);

    const upload = page.getByRole("button", { name: "Upload picture" });
    const dialog = page.getByRole("dialog", { name: "Crop the picture" });
    const choose = async (): Promise<void> => {
      const asked = page.waitForEvent("filechooser");
      await upload.click();
      await (await asked).setFiles({ name: "a.png", mimeType: "image/png", buffer: picture(320, 320) });
    };
    await choose();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(upload).toBeFocused();
    await choose();
    expect(await violationsOn(page, BEST_PRACTICE)).toEqual([]);
    await dialog.getByRole("button", { name: "Use this picture" }).click();
    await expect(page.getByText(`Picture 1 of \u2068Clara Cook ${size.width}\u2069`)).toBeVisible();
    const face = page.getByRole("button", { name: "User menu" }).locator("img");
    await expect(face).toBeVisible();
    await expect(details.locator("img")).toBeVisible();
    await expect(upload).toBeFocused();

    await page.getByRole("button", { name: /^Delete picture 1 of/u }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete picture" }).click();
    await page.getByRole("button", { name: "Delete now" }).click();
    await expect(page.getByText("No pictures yet.")).toBeVisible();
    await expect(face).toHaveCount(0);
    await expect(details.locator("img")).toHaveCount(0);
    await page.reload();
    await expect(details).toContainText(`Clara Cook ${size.width}`);
    await expect(face).toHaveCount(0);
  });

test("staff change their own name from their account, and find themselves among users where only that is there", async ({
  console,
}) => {
  await console.signInAs("editor");
  await openAccount(console);
  await console.page.getByRole("link", { name: "Edit your details" }).click();
  await expect(console.page.getByRole("textbox", { name: "First name" })).toHaveValue("Edu");
  await expect(console.page.getByRole("combobox", { name: "Role" })).toHaveCount(isPlain ? 1 : 0);
});

test("whoever edits no users changes their own name all the same, where the backend can", async ({
  console,
}) => {
  await console.signInAs("viewer");
  await openAccount(console);
  const edit = console.page.getByRole("link", { name: "Edit your details" });
  await expect(console.page.getByLabel("Current password", { exact: true })).toBeVisible();
  if (isPlain) return await expect(edit).toHaveCount(0);
  await edit.click();
  await expect(console.page.getByRole("textbox", { name: "First name" })).toHaveValue("Vera");
});
