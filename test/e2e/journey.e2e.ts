import { now } from "../../src/adapters/browser/clock.ts";
import { ROLES } from "../../src/domain/role.ts";
import { keptBy } from "../screens/kept-sign-ins.ts";
import { type ConsolePage, expect, test } from "./console-page.ts";

for (const role of ROLES) {
  test(`§2: the sample ${role} lands at the role's home`, async ({ console }) => {
    await console.signInByHandAs(role);
    await expect(console.page.getByRole("heading", { level: 1 })).toHaveText(
      role === "chef" ? "Business dashboard" : "Dashboard",
    );
  });
}

test("§8: a wrong password says so and keeps what was typed", async ({ console }) => {
  await console.open("/login");
  await console.typeCredentials("admin@example.com", "not-the-password");
  await expect(console.page.getByRole("alert")).toHaveText("Invalid email or password");
  await expect(console.page.getByLabel("Email")).toHaveValue("admin@example.com");
  await expect(console.page.getByLabel("Password", { exact: true })).toHaveValue("not-the-password");
});

test("what is missing is said under its field, and the first such field has the focus", async ({
  console,
}) => {
  await console.open("/login");
  await console.page.getByLabel("Password", { exact: true }).fill("x");
  await console.page.getByRole("button", { name: "Sign in" }).click();
  const email = console.page.getByLabel("Email");
  await expect(email).toHaveAccessibleDescription("Enter an email address, like name@example.com");
  await expect(email).toBeFocused();
});

test("§6: a viewer's sidebar has exactly the entries a viewer may open", async ({ console }) => {
  await console.signInByHandAs("viewer");
  await expect(console.navigation.getByRole("link")).toHaveText([
    "Dashboard",
    "Users",
    "Kitchens",
    "Tribes",
    "Comment Moderation",
    "Favorites",
    "Reports",
    "Help & Support",
  ]);
});

test("§2: an admin's sidebar has every entry, with a badge on Security", async ({ console }) => {
  await console.signInByHandAs("admin");
  await expect(console.navigation.getByRole("link")).toHaveText([
    "Dashboard",
    "Users",
    "Kitchens",
    "Tribes",
    "Comment Moderation",
    "Favorites",
    "Dating System",
    "Blocked Users",
    "Reports",
    "Security Admin",
    "Settings",
    "Help & Support",
  ]);
  await expect(console.page.getByText("Version 1.0.0")).toBeVisible();
});

test("D3: the page one is on is the one entry marked as current", async ({ console }) => {
  await console.signInByHandAs("admin");
  const current = console.navigation.locator("[aria-current]");
  await expect(current).toHaveText(["Dashboard"]);
  await console.navigation.getByRole("link", { name: "Users", exact: true }).click();
  await expect(current).toHaveText(["Users"]);
  await console.rows.getByRole("link").first().click();
  await console.seePath("/admin/users/1");
  await expect(current).toHaveText(["Users"]);
});

test("a reload keeps the session and the page", async ({ console }) => {
  await console.signInByHandAs("editor");
  await console.open("/admin/users?page=3");
  await expect(console.rows).toHaveCount(26);
  await console.page.reload();
  await console.seePath("/admin/users");
  await expect(console.rows).toHaveCount(26);
});

test("D28: logging out reaches a second tab within two seconds", async ({ console, anotherTab }) => {
  await console.signInByHandAs("admin");
  const other = await anotherTab();
  await other.page.clock.install();
  await other.open("/admin/users");
  await expect(other.rows).toHaveCount(26);
  // Two seconds by the tab's own clock, which stands otherwise: those of a busy machine say nothing.
  await other.page.clock.pauseAt(now() + 60_000);
  await console.signOut();
  await other.page.clock.runFor(2_000);
  await other.seePath("/login");
  await console.seeLogin();
});

test(
  "D28: a tab that still asks who is there does not bring back who has left",
  { tag: "@built" },
  async ({ console, anotherTab }) => {
    await console.signInByHandAs("admin");
    const other = await anotherTab();
    await other.takeBadLine();
    const asked = other.page.waitForRequest(/accounts:lookup/);
    await other.open("/admin/users");
    const answered = (await asked).response();
    await console.signOut();
    await console.seeLogin();
    await other.seePath("/login");
    await answered;
    await console.page.reload();
    await console.seeLogin();
    await expect.poll(async () => (await keptBy(console.page)).records).toEqual([]);
  },
);

test("after logging out, signing in again works at once and as somebody else", async ({ console }) => {
  await console.signInByHandAs("admin");
  await console.signOut();
  await console.seeLogin();
  await console.signInByHandAs("chef");
});

test("§2: the sidebar collapses, stays so after a reload, and keeps its names", async ({ console }) => {
  await console.signInByHandAs("admin");
  await console.page.getByRole("button", { name: "Collapse sidebar" }).click();
  await expect(console.navigation.getByRole("link", { name: "Kitchens" })).toBeVisible();
  await expect(console.page.getByText("Version 1.0.0")).toBeHidden();
  await console.page.reload();
  await expect(console.page.getByRole("button", { name: "Expand sidebar" })).toBeVisible();
});

test("§2: on a small screen the sidebar is a drawer that gives the focus back", async ({ console }) => {
  await console.page.setViewportSize({ width: 390, height: 844 });
  await console.signInByHandAs("admin");
  const opener = console.page.getByRole("button", { name: "Open menu" });
  await opener.click();
  const drawer = console.page.getByRole("dialog");
  await expect(drawer.getByRole("link", { name: "Kitchens" })).toBeVisible();
  await console.page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test("what is closed before it took the focus gives it back all the same", async ({ console }) => {
  const { page } = console;
  await page.setViewportSize({ width: 390, height: 844 });
  await console.signInByHandAs("admin");
  for (const name of ["Open menu", "Notifications, 2 unread"]) {
    const opener = page.getByRole("button", { name });
    // The observer hears of the drawer before any timer of the page, so before the trap that asks for the focus.
    await opener.evaluate(async (button: HTMLElement) => {
      const drawn = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('[role="dialog"]') === null) return;
          observer.disconnect();
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
          resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true });
      });
      button.focus();
      button.click();
      await drawn;
    });
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

const loadedAfterPaint = async (console: ConsolePage): Promise<boolean> => {
  const times = await console.page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    // Its own time is that at which the screen shows it, which may be yet to come when it is told.
    const painted: unknown = paint && Reflect.get(paint, "paintTime");
    const services = performance.getEntriesByType("resource").find(({ name }) => name.includes("/core-"));
    return typeof painted === "number" && services !== undefined ? [painted, services.startTime] : undefined;
  });
  const [painted = 0, asked = 0] = (await times.jsonValue()) ?? [];
  return asked > painted;
};

test(
  "what talks to the outside loads after the first paint, and at once where a session is likely",
  { tag: "@built" },
  async ({ console }) => {
    await console.open("/login");
    await console.seeLogin();
    expect(await loadedAfterPaint(console)).toBe(true);
    await console.signInByHandAs("viewer");
    await console.page.reload();
    await console.seeHome("viewer");
    expect(await loadedAfterPaint(console)).toBe(false);
  },
);
