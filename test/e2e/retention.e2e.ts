import type { Page } from "@playwright/test";
import { type Fault, SENTINEL_HEADER } from "../../src/adapters/backend/http/sentinels.ts";
import { shareOf } from "../screens/share.ts";
import { type ConsolePage, expect, test } from "./console-page.ts";
import { contentExpression, contentOf, EVERY_FORM, type Form } from "./forms.ts";

/** How what was typed came through: it never left the screen, or it was there again. */
type Kept = "✓" | "↻";

interface Visit {
  readonly console: ConsolePage;
  readonly anotherTab: () => Promise<ConsolePage>;
  readonly form: Form;
}

interface Ordeal {
  readonly name: string;
  readonly kept: Kept;
  readonly meet: (visit: Visit) => Promise<void>;
}

const API = "**/api/v1/**";

/** What is written meets something; reads do not. */
const sendMeeting = async (
  { console: { page }, form }: Visit,
  meet: (write: Parameters<Parameters<Page["route"]>[1]>[0]) => Promise<void>,
): Promise<void> => {
  await page.route(API, (route) => (route.request().method() === "GET" ? route.fallback() : meet(route)));
  await page.getByRole("button", { name: form.button, exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "What you typed is kept." })).toBeVisible({
    timeout: 45_000,
  });
  await expect(page.getByRole("button", { name: form.button, exact: true })).toBeEnabled({ timeout: 45_000 });
  await page.unroute(API);
};

const meeting = (name: string, fault: Fault): Ordeal => ({
  name,
  kept: "✓",
  meet: (visit) =>
    sendMeeting(visit, (write) =>
      write.continue({ headers: { ...write.request().headers(), [SENTINEL_HEADER]: fault } }),
    ),
});

const reload = async (page: Page): Promise<void> => {
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
};

const ORDEALS: ReadonlyArray<Ordeal> = [
  {
    name: "offline",
    kept: "✓",
    meet: (visit) => sendMeeting(visit, (write) => write.abort("internetdisconnected")),
  },
  meeting("401", "401"),
  meeting("403", "403"),
  {
    name: "409",
    kept: "✓",
    meet: (visit) =>
      sendMeeting(visit, (write) => write.fulfill({ status: 409, json: { message: "It is taken" } })),
  },
  meeting("500", "500"),
  meeting("timeout", "slow"),
  meeting("malformed", "malformed"),
  { name: "reload", kept: "↻", meet: ({ console: { page } }) => reload(page) },
  {
    name: "logout elsewhere",
    kept: "↻",
    meet: async ({ anotherTab, console, form }) => {
      const other = await anotherTab();
      await other.open("/");
      await other.seeHome(form.role);
      await other.signOut();
      await console.page.bringToFront();
      await console.seeLogin();
      await console.signInByHandAs(form.role);
      await console.open(form.path);
    },
  },
  {
    name: "overlay opened",
    kept: "✓",
    meet: async ({ console: { page } }) => {
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    },
  },
];

const HAS_FOCUS = "document.activeElement !== document.body";

/** Begins with a form that somebody has filled in; gives what it holds. */
const filled = async (visit: Visit, mark: string, withSecrets: boolean): Promise<unknown> => {
  const { console, form } = visit;
  await console.signInAs(form.role);
  await console.open(form.path);
  await expect(console.page.getByRole("form", { name: form.name })).toBeVisible();
  await form.fill(console.page, mark);
  return contentOf(console.page, form.name, withSecrets);
};

EVERY_FORM.forEach((form, row) => {
  for (const { name, kept, meet } of shareOf(ORDEALS, row)) {
    test(`D61: the form of ${form.what} keeps what was typed: ${name}`, async ({ anotherTab, console }) => {
      test.slow();
      const { page } = console;
      const visit = { anotherTab, console, form };
      const withSecrets = kept === "✓";
      const typed = await filled(visit, `r${row}-${name.replaceAll(" ", "-")}`, withSecrets);
      await meet(visit);
      await expect.poll(() => contentOf(page, form.name, withSecrets)).toEqual(typed);
      await expect.poll(() => page.evaluate(HAS_FOCUS)).toBe(true);
    });
  }
});

for (const form of shareOf(EVERY_FORM, ORDEALS.length)) {
  test(`D61: the form of ${form.what} keeps what was typed: crash`, async ({ anotherTab, console }) => {
    test.slow();
    const { page } = console;
    const typed = await filled({ anotherTab, console, form }, "crash", false);
    // Playwright gives a page up that has crashed; the browser does not.
    const browser = await page.context().newCDPSession(page);
    const said = async (expression: string): Promise<unknown> => {
      const { result } = await browser.send("Runtime.evaluate", { expression, returnByValue: true });
      return result.value;
    };
    const crashed = page.waitForEvent("crash");
    void browser.send("Page.crash").catch(() => undefined);
    await crashed;
    await browser.send("Page.reload");
    await expect.poll(() => said(contentExpression(form.name, false)), { timeout: 30_000 }).toEqual(typed);
    await expect.poll(() => said(HAS_FOCUS)).toBe(true);
  });
}
