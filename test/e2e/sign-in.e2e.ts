import { keptBy } from "../screens/kept-sign-ins.ts";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { SIGN_IN_MESSAGES } from "../domain/sign-in-messages.ts";
import { expect, test } from "./console-page.ts";
import { changeToken, PASSWORD, removeAccount, strangerCalled, tokenOf } from "./emulator.ts";
import { backendOf } from "./workbench.ts";

const BIRTH_DATE = "1990-02-28";

/** The link for an address that the server printed, once it has. */
const printedLinkFor = async (email: string): Promise<string> => {
  const log = `${process.env["CONSOLE_E2E_DATA"]}.log`;
  const line = new RegExp(`The link for ${email}: (\\S+)`, "u");
  await expect.poll(async () => line.test(await readFile(log, "utf8"))).toBe(true);
  return line.exec(await readFile(log, "utf8"))?.[1] ?? "";
};

const password = (page: Page) => page.getByLabel("Password", { exact: true });

/** The exchanges that a page has asked for. */
const exchangesOf = (page: Page): Array<string> => {
  const asked: Array<string> = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/authentication/exchange")) asked.push(request.url());
  });
  return asked;
};

test("§5: registering with a username makes a chef, who is still one after a reload", async ({ console }) => {
  await console.open("/login");
  await console.register({
    email: "rosa@example.com",
    password: "a good password",
    birthDate: BIRTH_DATE,
    username: "Rosa",
  });
  await console.seeHome("chef");
  await console.page.reload();
  await console.seeHome("chef");
});

test("an address in use is told at its field, what was typed stays, and signing in is offered", async ({
  console,
}) => {
  await console.open("/login");
  await console.register({ email: "admin@example.com", password: "a good password", birthDate: BIRTH_DATE });
  const address = console.page.getByRole("textbox", { name: "Email" });
  await expect(address).toHaveAccessibleDescription("This address already has an account.");
  await expect(address).toBeFocused();
  await expect(password(console.page)).toHaveValue("a good password");
  await expect(console.page.getByLabel("Date of birth")).toHaveValue(BIRTH_DATE);
  await console.page.getByRole("button", { name: "Sign in instead" }).first().click();
  await expect(console.page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(address).toHaveValue("admin@example.com");
});

test("a registration that got as far as the provider goes on where it stopped", async ({ console }) => {
  const email = await strangerCalled("resumed");
  await console.open("/login");
  await console.register({ email, password: PASSWORD, birthDate: BIRTH_DATE });
  await console.seeHome("chef");
});

test("P35: whose account the provider does not have any more is signed out when it says so", async ({
  console,
}) => {
  const address = await strangerCalled("removed");
  await console.open("/login");
  await console.register({ email: address, password: PASSWORD, birthDate: BIRTH_DATE });
  await console.seeHome("chef");
  const exchanges = exchangesOf(console.page);
  await console.page.reload();
  await console.seeHome("chef");
  expect(exchanges).toHaveLength(1);
  await removeAccount("removed");
  await console.page.reload();
  // Told before the page is shown, or after.
  await expect(console.page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await console.page.reload();
  await expect(console.page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

test("a forgotten password is set anew by the link that the emulator prints", async ({ console }) => {
  const email = await strangerCalled("forgetful");
  await console.open("/login");
  await console.page.getByRole("button", { name: "Forgot your password?" }).click();
  await console.page.getByRole("textbox", { name: "Email" }).fill(email);
  await console.page.getByRole("button", { name: "Send a link" }).click();
  await expect(console.page.getByRole("status")).toHaveText(/an email with a link to set a new password/u);
  await expect(console.page.getByRole("status")).toBeFocused();
  const link = await printedLinkFor(email);
  const answer = await fetch(`${link}&newPassword=${encodeURIComponent("another good one")}`);
  expect(answer.status).toBe(200);
  await console.page.getByRole("button", { name: "Sign in instead" }).click();
  await console.typeCredentials(email, "another good one");
  await expect(console.page.getByRole("dialog", { name: "When were you born?" })).toBeVisible();
});

test("the way back from the other forms leads to signing in, with the address, and a reload stays where it is", async ({
  console,
}) => {
  const { page } = console;
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  const address = page.getByRole("textbox", { name: "Email" });
  await console.open("/policies/privacy");
  await page.getByRole("link", { name: "Kitchen Console" }).click();
  await address.fill("lea@example.com");
  await page.getByRole("button", { name: "Create an account" }).click();
  await expect(heading("Create account")).toBeVisible();
  await page.goBack();
  await expect(heading("Sign in")).toBeVisible();
  await expect(address).toHaveValue("lea@example.com");
  await expect(address).toBeFocused();
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(heading("Forgot your password?")).toBeVisible();
  await page.reload();
  await expect(heading("Forgot your password?")).toBeVisible();
  await address.fill("lea@example.com");
  await page.goBack();
  await expect(heading("Sign in")).toBeVisible();
  await expect(address).toHaveValue("lea@example.com");
  await page.goForward();
  await expect(heading("Forgot your password?")).toBeVisible();
  await page.getByRole("button", { name: "Sign in instead" }).dblclick();
  await console.seePath("/login");
  await page.goBack();
  await console.seePath("/policies/privacy");
});

test("a weak password and a young age are refused under their fields before anybody is asked", async ({
  console,
}) => {
  await console.open("/login");
  const asked: Array<string> = [];
  console.page.on("request", (request) => {
    if (request.method() === "POST") asked.push(request.url());
  });
  await console.register({ email: "mia@example.com", password: "12345", birthDate: "2024-01-01" });
  await expect(password(console.page)).toHaveAccessibleDescription(/Use at least 6 characters/u);
  await expect(password(console.page)).toBeFocused();
  await expect(console.page.getByLabel("Date of birth")).toHaveAccessibleDescription(
    /You must be at least 13 years old/u,
  );
  expect(asked).toEqual([]);
});

test("§4: a registration that the backend refuses leaves nobody signed in", async ({ console }) => {
  await console.open("/login");
  const account = {
    email: "sentinel-500@example.com",
    password: "a good password",
    birthDate: BIRTH_DATE,
  };
  await console.register(account);
  await console.seeFailure(SIGN_IN_MESSAGES.SignInFailed);
  await console.page.reload();
  await console.seeLogin();
});

test("D20: somebody new with Google gives a date of birth and lands at home", async ({ console }) => {
  await console.open("/login");
  await console.signInWithGoogle("gala@example.com");
  await expect(console.page.getByRole("dialog")).toContainText("gala@example.com");
  await expect(console.page.getByLabel("Date of birth")).toBeFocused();
  await console.page.getByRole("dialog").getByRole("link", { name: "privacy policy" }).click();
  await expect(console.page.getByRole("heading", { level: 1, name: "Privacy policy" })).toBeVisible();
  await console.page.goBack();
  await expect(console.page.getByLabel("Date of birth")).toBeFocused();
  await console.giveBirthDate("2999-01-01");
  await expect(console.page.getByRole("dialog")).toContainText("Enter a date in the past");
  await console.giveBirthDate(BIRTH_DATE);
  await console.seeHome("chef");

  await console.signOut();
  await console.seeLogin();
  const popup = await console.openGoogle();
  await popup.locator(".js-reuse-account", { hasText: "gala@example.com" }).click();
  await console.seeHome("chef");
});

test("D20: somebody unknown to the backend may leave instead, by Escape as well", async ({ console }) => {
  const email = await strangerCalled("umberto");
  await console.open("/login");
  await console.typeCredentials(email, PASSWORD);
  await console.page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
  await expect(console.page.getByRole("dialog")).toBeHidden();
  await console.seeLogin();
  await console.typeCredentials(email, PASSWORD);
  await expect(console.page.getByLabel("Date of birth")).toBeFocused();
  await console.page.keyboard.press("Escape");
  await expect(console.page.getByRole("dialog")).toBeHidden();
  await expect(console.page.getByRole("button", { name: "Sign in", exact: true })).toBeFocused();
});

test("§8: a popup that the browser blocks", async ({ console }) => {
  await console.page.addInitScript(() => Object.assign(globalThis, { open: () => null }));
  await console.open("/login");
  await console.page.getByRole("button", { name: "Continue with Google" }).click();
  await console.seeFailure(SIGN_IN_MESSAGES.PopupBlocked);
});

test("§8: a popup that is closed", async ({ console }) => {
  await console.page.clock.install();
  await console.open("/login");
  const popup = await console.openGoogle();
  // A page that is closed while it comes may keep the browser from answering.
  await popup.waitForLoadState();
  await popup.close();
  // The SDK looks every two seconds and then waits eight more for a late answer.
  await console.page.clock.runFor(12_000);
  await console.seeFailure(SIGN_IN_MESSAGES.SignInCancelled);
});

test("a popup that is left open gives the form back; asking again cancels it", async ({ console }) => {
  await console.page.clock.install();
  await console.open("/login");
  await console.openGoogle();
  await console.page.clock.runFor(15_000);
  const popup = await console.openGoogle();
  await popup.locator(".js-new-account").click();
  await popup.locator("#email-input").fill("pia@example.com");
  await popup.locator("#sign-in").click();
  await expect(console.page.getByRole("dialog")).toContainText("pia@example.com");
});

test("§8: a project in which Google is switched off", async ({ console }) => {
  await console.open("/login");
  await console.signInWithGoogle("sentinel-google-disabled@example.com");
  await console.seeFailure(SIGN_IN_MESSAGES.GoogleNotEnabled);
});

test("§8: without a network, and with one again", async ({ console, context }) => {
  await console.open("/login");
  // The stand-in is the last that the page loads.
  await console.page.waitForFunction(() => "gapi" in globalThis);
  await context.setOffline(true);
  await console.typeCredentials("admin@example.com", "whatever it is");
  await console.seeFailure(SIGN_IN_MESSAGES.NetworkFailed);
  await context.setOffline(false);
  await console.signInByHandAs("admin");
});

test("§4, D20: an exchange that says 404 asks for a date of birth, as often as it does", async ({
  console,
}) => {
  const email = await strangerCalled("sentinel-404");
  await console.open("/login");
  await console.typeCredentials(email, PASSWORD);
  await console.giveBirthDate(BIRTH_DATE);
  await expect(console.page.getByRole("dialog").getByRole("alert")).toHaveText(SIGN_IN_MESSAGES.SignInFailed);
});

test("P42: who was deleted comes back only when an administrator lets them", async ({ console }) => {
  const email = await strangerCalled("departing");
  const backend = backendOf(console.page);
  await console.signInAs("admin");
  const create = async () =>
    backend.post(
      `/authentication/createUser/${BIRTH_DATE}/${encodeURIComponent(email)}/unused-Password-1/2/${await tokenOf(email)}`,
    );
  await create();
  const [user] = (await backend.list(`/search/users?query=${encodeURIComponent(email)}`)).items;
  await backend.remove(`/user/destroy/${String(user?.["userId"])}`);
  await console.signOut();
  await console.typeCredentials(email, PASSWORD);
  await console.seeFailure(SIGN_IN_MESSAGES.InvalidCredentials);
  await console.register({ email, password: PASSWORD, birthDate: BIRTH_DATE });
  const dialog = console.page.getByRole("dialog");
  await expect(dialog).toContainText("This address cannot be used here. Ask an administrator.");
  await dialog.getByRole("button", { name: "Sign out" }).click();
  await expect(dialog).toBeHidden();
  await create();
  await console.page.getByRole("button", { name: "Sign in instead" }).click();
  await console.typeCredentials(email, PASSWORD);
  await console.seeHome("chef");
});

test("P1: an exchange that fails leaves nobody signed in, here or at the provider", async ({ console }) => {
  const email = await strangerCalled("sentinel-serialization");
  await console.open("/login");
  await console.typeCredentials(email, PASSWORD);
  await console.seeFailure(SIGN_IN_MESSAGES.SignInFailed);
  await console.page.reload();
  await console.seeLogin();
  await expect(console.page.getByRole("alert")).toBeHidden();
});

test("D18, D28: signing out elsewhere while the exchange is slow ends it", async ({
  console,
  anotherTab,
}) => {
  const email = await strangerCalled("sentinel-slow");
  await console.open("/login");
  const exchange = console.page.waitForRequest("**/authentication/exchange");
  await console.typeCredentials(email, PASSWORD);
  const gone = console.page.waitForEvent("requestfailed", {
    predicate: (request) => request.url().endsWith("/authentication/exchange"),
  });
  await exchange;
  const other = await anotherTab();
  await other.open("/policies/privacy");
  await other.page.evaluate(() => {
    localStorage.setItem("console.session", "whoever it was");
    localStorage.clear();
  });
  await gone;
  await console.seeLogin();
  await expect(console.page.getByRole("alert")).toHaveText("You were signed out in another tab.");
  await expect(console.page.getByRole("button", { name: "Sign in", exact: true })).not.toHaveAttribute(
    "aria-disabled",
  );
});

test("D28: who signs in is let in in the other tabs too, in front of which the form stays until then", async ({
  console,
  anotherTab,
}) => {
  const other = await anotherTab();
  await other.open("/login");
  await other.seeLogin();
  await console.signInByHandAs("editor");
  await other.seeHome("editor");
});

test("D28: who signs out where a date of birth is asked for does so in the other tabs too, which say so", async ({
  console,
  anotherTab,
}) => {
  const email = await strangerCalled("undated");
  const askedIn = ({ page }: typeof console) => page.getByRole("dialog", { name: "When were you born?" });
  await console.open("/login");
  await console.typeCredentials(email, PASSWORD);
  await expect(askedIn(console)).toBeVisible();
  const other = await anotherTab();
  await other.open("/login");
  await askedIn(other).getByRole("button", { name: "Sign out" }).click();
  await expect(askedIn(other)).toBeHidden();
  await console.seeFailure("You were signed out in another tab.");
});

test("D55: who comes back while nobody answers is told so, and let in once somebody does", async ({
  console,
}) => {
  await console.signInByHandAs("viewer");
  await console.page.route("**/authentication/exchange", (route) => route.abort());
  await console.page.reload();
  await expect(console.page.getByText("You are still signed in. We keep trying.")).toBeVisible();
  await console.page.unroute("**/authentication/exchange");
  await console.seeHome("viewer");
});

test("D55: who does not want to wait for an answer leaves", async ({ console }) => {
  await console.signInByHandAs("viewer");
  await console.page.route("**/authentication/exchange", (route) => route.abort());
  await console.page.reload();
  await console.page.getByRole("button", { name: "Sign out" }).click();
  await console.seeLogin();
});

test("D55: whom the browser keeps stays while the provider gives no verdict about them, and leaves by one", async ({
  console,
}) => {
  const LOOKUP = "**/v1/accounts:lookup?*";
  const answering = (status: number, message: string) =>
    console.page.route(LOOKUP, (route) =>
      route.fulfill({ status, json: { error: { code: status, message } } }),
    );
  await console.signInByHandAs("viewer");
  await answering(503, "The service is currently unavailable.");
  const asked = console.page.waitForResponse(LOOKUP);
  await console.page.reload();
  await asked;
  await console.seeHome("viewer");
  await console.page.getByRole("link", { name: "Users", exact: true }).click();
  await expect(console.rows).not.toHaveCount(0);
  await console.page.unroute(LOOKUP);
  await answering(400, "USER_DISABLED");
  await console.page.reload();
  await console.seeLogin();
});

test("D28, D55: a browser that does not say at first whom it keeps signs nobody out, in no tab", async ({
  console,
  anotherTab,
}) => {
  await console.signInByHandAs("viewer");
  const other = await anotherTab();
  await other.page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    let failures = 3;
    IDBFactory.prototype.open = function (...asked) {
      failures -= 1;
      if (failures < 0) return open.apply(this, asked);
      const failing = Object.assign(new EventTarget(), { error: new DOMException("Internal error") });
      queueMicrotask(() => failing.dispatchEvent(new Event("error")));
      // A request of the browser's own cannot be made to fail.
      return failing as IDBOpenDBRequest;
    };
  });
  await other.open("/");
  await other.seeHome("viewer");
  await console.page.getByRole("link", { name: "Users", exact: true }).click();
  await expect(console.rows).not.toHaveCount(0);
});

for (const [when, path] of [
  ["before the provider was heard", "/admin"],
  ["once the provider was heard", "/admin/users"],
] as const)
  test(
    `P1: who logs out ${when} and closes the browser at once is not there for whoever comes next`,
    { tag: "@built" },
    async ({ console, anotherTab }) => {
      await console.signInByHandAs("viewer");
      await console.takeBadLine();
      const asked = console.page.waitForRequest(/accounts:lookup/u);
      await console.open(path);
      const lookup = await asked;
      if (path !== "/admin") await lookup.response();
      await console.signOut();
      await console.page.close();
      const next = await anotherTab();
      await next.open("/");
      await next.seeLogin();
      // The form is there before anybody is read, and so before the last page's work is finished.
      await expect.poll(async () => (await keptBy(next.page)).records).toEqual([]);
    },
  );

test("D24: a token that grows old is renewed quietly", async ({ console }) => {
  await console.page.clock.install();
  await console.signInByHandAs("viewer");
  await changeToken("sample-viewer", "Vera V. Viewer");
  const asked = exchangesOf(console.page);
  await console.page.clock.runFor(50 * 60_000);
  await expect.poll(() => asked.length).toBe(1);
  await console.seeHome("viewer");
});

test("D25: an expired session says so once; signing in again keeps the page and what was typed", async ({
  console,
}) => {
  await console.signInByHandAs("admin");
  await console.open("/admin/users");
  await expect(console.rows).toHaveCount(26);
  const search = console.page.getByLabel("Search users");
  await search.fill("sentinel-401");
  const notice = console.page.getByRole("alert").filter({ hasText: "Your session has expired" });
  await expect(notice).toHaveCount(1);
  await search.fill("vera view");
  await expect(console.rows).toHaveCount(2);
  await expect(notice).toHaveCount(1);
  const exchange = console.page.waitForResponse("**/authentication/exchange");
  await notice.getByRole("button", { name: "Sign in again" }).click();
  expect((await exchange).status()).toBe(200);
  await expect(notice).toHaveCount(0);
  await expect(search).toHaveValue("vera view");
  await console.seePath("/admin/users");
});

test("D5: a page asked for before signing in is offered at home, and only there", async ({ console }) => {
  await console.open("/admin/users/1?unheard=of");
  await console.seeLogin();
  await console.typeCredentials("editor@example.com", "Sample-Kitchen-1");
  await console.seeHome("editor");
  await console.page.getByRole("link", { name: "Continue to Users 1" }).click();
  await console.seePath("/admin/users/1");
  await expect(console.page.getByRole("link", { name: /Continue to/u })).toHaveCount(0);
});

for (const from of ["https://example.com/", "//example.com", "/admin/users/..", "/business"]) {
  test(`D5: what is no page of one's own is not offered: ${from}`, async ({ console }) => {
    await console.open(`/login?from=${encodeURIComponent(from)}`);
    await console.typeCredentials("editor@example.com", "Sample-Kitchen-1");
    await console.seeHome("editor");
    await expect(console.page.getByRole("link", { name: /Continue to/u })).toHaveCount(0);
  });
}

test("D47, D48: the language is chosen before signing in, and the page turns around", async ({ console }) => {
  await console.open("/login");
  await console.page.getByRole("combobox", { name: "Language" }).selectOption("ar");
  await expect(console.page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(console.page.getByRole("combobox")).toHaveValue("ar");
});
