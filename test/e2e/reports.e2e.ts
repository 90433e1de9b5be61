import type { Locator, Page } from "@playwright/test";
import { BEST_PRACTICE, violationsOn } from "../screens/violations.ts";
import { unroll } from "../screens/visiting.ts";
import { reach } from "./actor.ts";
import { ConsolePage, expect } from "./console-page.ts";
import { bearerOf } from "./bearers.ts";
import { asked } from "./lists.ts";
import { moderatedConsole } from "./own-console.ts";
import { isPlain } from "./plain.ts";

const test = moderatedConsole(400);

// One after the other, in one console: each takes away reports that the next one counts.
test.describe.configure({ mode: "default" });

/** The kitchen that the report is about which is looked at. */
const kitchenOf = (page: Page): Locator => page.locator("main h2[data-kitchen]:visible");
const decision = (page: Page, name: string): Locator =>
  page.getByRole("region", { name: "Decision" }).getByText(name, { exact: true });
/** A key of a ban counts once it is known that the kitchen is not banned already. */
const mayBan = (page: Page): Promise<void> => expect(decision(page, "Ban kitchen")).toBeEnabled();
const undo = (page: Page): Locator =>
  page.getByRole("region", { name: "Recent changes" }).getByRole("button", { name: "Undo", exact: true });

const left = (page: Page, count: number): Promise<void> =>
  expect(page.locator("main").getByRole("status").getByText(`${count} left`)).toBeVisible();

/** Opens the queue; gives how many reports the backend has, and what is sent to it from then on. */
const opened = async (
  console: ConsolePage,
  role: "admin" | "editor" | "viewer",
  hands: "any" | "keyboard" = "any",
) => {
  const { page } = console;
  await console.signInAs(role);
  if (hands === "keyboard") await console.forbidPointer();
  const reports = await asked(page, "/api/v1/report");
  const sent: Array<string> = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== "GET" && /^\/api\/v1\/(?:kitchen|report\/destroy)\b/u.test(pathname))
      sent.push(pathname);
  });
  await console.open("/admin/reports");
  await left(page, reports.length);
  return { sent, count: reports.length };
};

const named = async (page: Page): Promise<string> => (await kitchenOf(page).textContent()) ?? "";

/** Has what was decided sent without the time to take it back. */
const sendNow = async (page: Page): Promise<void> => {
  await page.keyboard.press("F8");
  await reach(page.getByRole("button", { name: "Send now" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Recent changes" }).getByRole("button")).toHaveCount(0);
};

/** Has the kitchen that is looked at not be banned yet, as some of the sample are. */
const liftBan = async (page: Page): Promise<void> => {
  const headers = await bearerOf(page);
  const id = (await kitchenOf(page).getAttribute("data-kitchen")) ?? "";
  const kitchen: object = await (await page.request.get(`/api/v1/kitchen/${id}`, { headers })).json();
  const data = { ...kitchen, banned: false };
  expect((await page.request.post("/api/v1/kitchen/editKitchen", { headers, data })).ok()).toBe(true);
};

test("D65: reports are dismissed, taken back, skipped and banned by one key each", async ({ console }) => {
  const { page } = console;
  const { sent, count } = await opened(console, "admin", "keyboard");
  const first = await named(page);
  await page.keyboard.press("d");
  await left(page, count - 1);
  await expect(undo(page)).toBeVisible();
  await page.keyboard.press("Control+z");
  await left(page, count);
  await expect(kitchenOf(page)).toHaveText(first);
  await page.keyboard.press("s");
  await expect(kitchenOf(page)).not.toHaveText(first);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog").getByText("Ban kitchen")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const banned = await named(page);
  const bannedId = (await kitchenOf(page).getAttribute("data-kitchen")) ?? "";
  await mayBan(page);
  await page.keyboard.press("b");
  if (isPlain) {
    await expect(page.getByRole("dialog").getByRole("button", { name: "Ban", exact: true })).toBeFocused();
    await expect(page.getByLabel("Reason (optional)")).toHaveCount(0);
  } else {
    await expect(page.getByLabel("Reason (optional)")).toBeFocused();
    await page.keyboard.type("Sells what it must not");
  }
  await page.keyboard.press("Enter");
  await expect(kitchenOf(page)).not.toHaveText(banned);
  await page.keyboard.press("d");
  expect(sent).toEqual([]);
  await sendNow(page);
  await expect.poll(() => sent.filter((path) => path.startsWith("/api/v1/kitchen"))).toHaveLength(1);
  expect(new Set(sent).size).toBe(sent.length);
  const lookedAt = await named(page);
  await page.keyboard.press("o");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Reports");
  await page.goBack();
  await expect(kitchenOf(page)).toHaveText(lookedAt);
  if (isPlain) return;
  const [ban] = await asked(page, "/api/v1/activity/1/0?kind=kitchen");
  expect(ban).toMatchObject({ name: banned, reason: "Sells what it must not" });
  await console.open(`/admin/kitchens/${bannedId}`);
  const by = page.locator("dt", { hasText: "Banned by" });
  await expect(by.locator("xpath=following-sibling::dd[1]")).toHaveText(/Ada Admin.*Sells what it must not/u);
});

test("D65: the next report about the same kitchen stands beside what was decided of the last one", async ({
  console,
}) => {
  const { page } = console;
  await opened(console, "admin", "keyboard");
  await console.open("/admin/reports?order=reported");
  const others = page.getByRole("region", { name: "All reports about it" }).filter({ visible: true });
  const name = await named(page);
  const reports = others.getByRole("listitem");
  await expect(reports.nth(1)).toBeVisible();
  const count = await reports.count();
  await page.keyboard.press("d");
  await expect(kitchenOf(page)).toHaveText(name);
  await expect(others.getByText("Waiting to be sent")).toHaveCount(1);
  await sendNow(page);
  await expect(reports).toHaveCount(count - 1);
  if (isPlain) return;
  const log = page.getByRole("region", { name: "Activity" }).filter({ visible: true });
  await expect(log.getByText("Report closed")).toHaveCount(1);
});

test("D65: a decision about a report that somebody else has settled says so", async ({
  console,
  anotherTab,
}) => {
  const { page } = console;
  const { count } = await opened(console, "admin");
  const name = await named(page);
  const other = await anotherTab();
  await other.open("/admin/reports");
  await left(other.page, count);
  await other.page.keyboard.press("d");
  await sendNow(other.page);
  await page.keyboard.press("d");
  await left(page, count - 1);
  await sendNow(page);
  // A backend that knows §7 only gives no names with a report.
  const told = isPlain
    ? /^Report about .+: this has already been settled$/u
    : `Report about ${name}: this has already been settled`;
  await expect(page.getByText(told)).toBeVisible();
  await left(page, count - 1);
});

test("D65: a key counts that is pressed while the dialog of the last decision is still on its way out", async ({
  console,
}) => {
  const { page } = console;
  await opened(console, "admin", "keyboard");
  await mayBan(page);
  await page.keyboard.press("b");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Ban", exact: true })).toBeVisible();
  const isLeaving = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('[role="dialog"] [type="submit"]')?.click();
    await new Promise(requestAnimationFrame);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "d", bubbles: true }));
    return document.querySelector('[role="dialog"]') !== null;
  });
  expect(isLeaving).toBe(true);
  const changes = page.getByRole("region", { name: "Recent changes" }).getByRole("listitem");
  await expect(changes).toHaveText([/Dismissing the report about/u, /Banning/u]);
  await page
    .getByRole("region", { name: "Recent changes" })
    .getByRole("button", { name: "Undo all" })
    .press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "2 changes were undone" })).toHaveCount(1);
  await expect(changes).toHaveCount(0);
});

for (const role of ["editor", "viewer"] as const) {
  test(`D13: to the ${role}, reports can be read and put off, and why nothing else is said`, async ({
    console,
  }) => {
    const { page } = console;
    const { sent, count } = await opened(console, role);
    const first = await named(page);
    for (const name of ["Dismiss", "Ban kitchen"])
      await expect(page.getByRole("button", { name })).toHaveAttribute(
        "title",
        "Only admins can settle what others reported.",
      );
    for (const key of ["d", "b"]) await page.keyboard.press(key);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.press("s");
    await expect(kitchenOf(page)).not.toHaveText(first);
    await left(page, count);
    expect(sent).toEqual([]);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("D65: reports are dismissed and banned by touch, the most reported first", async ({ console }) => {
    const { page } = console;
    const { count } = await opened(console, "admin");
    await page.getByLabel("Order").selectOption({ label: "Most reported first" });
    await console.seePath("/admin/reports");
    await expect(page).toHaveURL(/order=reported/u);
    // The other order is shown until this one has come.
    await page.reload();
    await left(page, count);
    await liftBan(page);
    await page.reload();
    await left(page, count);
    const first = await named(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(kitchenOf(page)).not.toBeInViewport();
    await decision(page, "Dismiss").tap();
    await left(page, count - 1);
    await expect(kitchenOf(page)).toBeInViewport();
    const back = await undo(page).boundingBox();
    const decisions = await page.getByRole("region", { name: "Decision" }).boundingBox();
    expect((back?.y ?? 0) + (back?.height ?? 0)).toBeLessThan(decisions?.y ?? 0);
    await undo(page).tap();
    await expect(kitchenOf(page)).toHaveText(first);
    await decision(page, "Ban kitchen").tap();
    await page.getByRole("dialog").getByRole("button", { name: "Ban", exact: true }).tap();
    await expect(kitchenOf(page)).not.toHaveText(first);
    await unroll(page);
    expect(await violationsOn(page, BEST_PRACTICE)).toEqual([]);
  });
});

// The last of them: it makes an admin of the editor.
if (!isPlain)
  test("D65: two who decide come to different reports, and are told where they look at the same", async ({
    console,
    browser,
    baseURL,
  }) => {
    const { page } = console;
    const { count } = await opened(console, "admin");
    const [editor] = await asked(page, "/api/v1/user/1/0?role=editor");
    const data = { ...editor, role: "admin" };
    const headers = await bearerOf(page);
    expect((await page.request.put("/api/v1/user/editUser", { headers, data })).ok()).toBe(true);
    const context = await browser.newContext({ baseURL: baseURL ?? "" });
    const other = new ConsolePage(await context.newPage());
    await other.signInAs("editor", "/admin/reports");
    const shown = (on: Page): Promise<string | null> =>
      on.locator("main [data-report]:visible").getAttribute("data-report");
    const elsewhere = await shown(other.page);
    expect(elsewhere).not.toBe(await shown(page));
    const told = page.getByRole("status").getByText("is looking at this");
    for (let skipped = 0; skipped < count && (await shown(page)) !== elsewhere; skipped += 1) {
      await expect(told).toHaveCount(0);
      const before = (await shown(page)) ?? "";
      await page.keyboard.press("s");
      await expect(page.locator(`main [data-report="${before}"]:visible`)).toHaveCount(0);
    }
    await expect(told).toBeVisible();
    await context.close();
  });

test("on a phone with letters of 32 px, what can be decided breaks no word, and leaves most of the screen", async ({
  console,
}) => {
  const { page } = console;
  await page.setViewportSize({ width: 390, height: 844 });
  const settings = await page.context().newCDPSession(page);
  await settings.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await opened(console, "viewer");
  const bar = page.getByRole("region", { name: "Decision" });
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect((await bar.boundingBox())?.height).toBeLessThan(200);
  const broken = await bar.locator(".mantine-Button-label").evaluateAll((labels) =>
    labels
      .filter((label) => {
        label.setAttribute("style", "overflow-wrap: normal");
        return label.scrollWidth > label.clientWidth;
      })
      .map(({ textContent }) => textContent),
  );
  expect(broken).toEqual([]);
});
