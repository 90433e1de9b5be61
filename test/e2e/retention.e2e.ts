import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type Fault, SENTINEL_HEADER } from "../../src/adapters/backend/http/sentinels.ts";
import { shareOf } from "../screens/share.ts";
import type { ConsolePage } from "./console-page.ts";
import { contentExpression, contentOf, EVERY_FORM, type Form, SECRETS } from "./forms.ts";
import { expect, test, type Weather } from "./weather.ts";

/** How what was typed came through: it never left the screen, or it was there again. */
type Kept = "✓" | "↻";

interface Visit {
  readonly console: ConsolePage;
  readonly anotherTab: () => Promise<ConsolePage>;
  readonly form: Form;
  readonly weather: Weather;
}

interface Ordeal {
  readonly name: string;
  readonly kept: Kept;
  /** What has to be so before the form is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly meet: (visit: Visit) => Promise<void>;
}

/** What is sent meets something that begins before and ends after. */
const sendMeeting = async (
  { console: { page }, form }: Visit,
  begin: () => Promise<unknown>,
  end: () => Promise<void>,
): Promise<void> => {
  await begin();
  await page.getByRole("button", { name: form.button, exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "What you typed is kept." })).toBeVisible();
  await expect(page.getByRole("button", { name: form.button, exact: true })).toBeEnabled();
  await end();
};

const meeting = (name: string, fault: Fault): Ordeal => ({
  name,
  kept: "✓",
  meet: (visit) =>
    sendMeeting(
      visit,
      () => visit.console.page.setExtraHTTPHeaders({ [SENTINEL_HEADER]: fault }),
      () => visit.console.page.setExtraHTTPHeaders({}),
    ),
});

const reload = async (page: Page): Promise<void> => {
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
};

/** Nothing is loaded ahead: as on a connection that is metered. */
const meter = async (page: Page): Promise<void> => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } }),
  );
};

/** Opens what cannot be loaded, and closes what says so. */
const openInVain = async ({ page }: ConsolePage): Promise<void> => {
  const failure = page.getByRole("alertdialog", { name: "This part could not be loaded." });
  await page.keyboard.press("Control+k");
  await expect(failure).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(failure).toBeHidden();
};

const ORDEALS: ReadonlyArray<Ordeal> = [
  {
    name: "offline",
    kept: "✓",
    meet: (visit) => {
      const browser = visit.console.page.context();
      return sendMeeting(
        visit,
        () => browser.setOffline(true),
        () => browser.setOffline(false),
      );
    },
  },
  meeting("401", "401"),
  meeting("403", "403"),
  meeting("409", "409"),
  meeting("500", "500"),
  meeting("timeout", "slow"),
  // What nobody reads of an answer is no fault of it, but a page in its place is.
  meeting("malformed", "html"),
  {
    name: "chunk missing",
    kept: "✓",
    prepare: meter,
    meet: ({ console, weather }) => {
      weather.deploy();
      return openInVain(console);
    },
  },
  {
    name: "new version",
    kept: "↻",
    prepare: meter,
    meet: async ({ console, weather }) => {
      weather.deploy();
      await openInVain(console);
      console.page.once("dialog", (dialog) => void dialog.accept());
      await console.page
        .getByRole("status")
        .filter({ hasText: "A new version is ready" })
        .getByRole("button", { name: "Reload" })
        .click();
      await console.page.waitForLoadState();
    },
  },
  { name: "reload", kept: "↻", meet: ({ console: { page } }) => reload(page) },
  {
    name: "logout elsewhere",
    kept: "↻",
    meet: async ({ anotherTab, console, form }) => {
      const other = await anotherTab();
      await other.open("/");
      await other.seeHome(form.role);
      await other.page.waitForLoadState("networkidle");
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
const filled = async ({ console, form }: Visit, mark: string, withSecrets: boolean): Promise<unknown> => {
  await console.open(form.path);
  await expect(console.page.getByRole("form", { name: form.name })).toBeVisible();
  await form.fill(console.page, mark);
  const kept = await console.page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).toContain("console.drafts");
  for (const secret of [SECRETS.password.trim(), SECRETS.birthDate, "eyJ"])
    expect(kept).not.toContain(secret);
  return contentOf(console.page, form.name, withSecrets);
};

EVERY_FORM.forEach((form, row) => {
  for (const { name, kept, prepare, meet } of shareOf(ORDEALS, row)) {
    test(`D61: the form of ${form.what} keeps what was typed: ${name}`, async ({
      anotherTab,
      console,
      weather,
    }) => {
      const { page } = console;
      const visit = { anotherTab, console, form, weather };
      const withSecrets = kept === "✓";
      await prepare?.(page);
      await console.signInAs(form.role);
      const typed = await filled(visit, `r${row}-${name.replaceAll(" ", "-")}`, withSecrets);
      await meet(visit);
      await expect.poll(() => contentOf(page, form.name, withSecrets)).toEqual(typed);
      await expect.poll(() => page.evaluate(HAS_FOCUS)).toBe(true);
    });
  }
});

for (const form of shareOf(EVERY_FORM, ORDEALS.length)) {
  test(`D61: the form of ${form.what} keeps what was typed: crash`, async ({
    anotherTab,
    console,
    weather,
  }) => {
    const { page } = console;
    await console.signInAs(form.role);
    const typed = await filled({ anotherTab, console, form, weather }, "crash", false);
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
    await expect.poll(() => said(contentExpression(form.name, false))).toEqual(typed);
    await expect.poll(() => said(HAS_FOCUS)).toBe(true);
  });
}

const PAGE = join(import.meta.dirname, "../../docs/retention.md");

const TEXT = `# Every form, everything that takes a page away

What is typed into a form survives everything but saving it, reverting it and leaving for good (D61). Each cell is a
journey in Chromium, against the real backend, with texts that people paste: what the form holds afterwards is compared
byte for byte, and the focus is on something. \`npm run test:matrix\` makes them all, \`npm test\` another share at every
commit. This page is written by them (\`npx playwright test -c test/e2e/playwright.config.ts retention -u\`).

- ✓ it never left the screen
- ↻ it was there again once the page, or the person, was back; a password and a date of birth are typed again

`;

test("D61: the page of what is kept lists every form and everything that it meets", () => {
  const columns: ReadonlyArray<readonly [name: string, kept: Kept]> = [
    ...ORDEALS.map(({ name, kept }) => [name, kept] as const),
    ["crash", "↻"],
  ];
  const row = (head: string, cells: ReadonlyArray<string>): string => `| ${[head, ...cells].join(" | ")} |`;
  const table = [
    row(
      "form",
      columns.map(([name]) => name),
    ),
    row(
      "---",
      columns.map(() => "---"),
    ),
    ...EVERY_FORM.map(({ what }) =>
      row(
        what,
        columns.map(([, kept]) => kept),
      ),
    ),
  ];
  const text = `${TEXT}${table.join("\n")}\n`;
  if (["all", "changed"].includes(test.info().config.updateSnapshots)) writeFileSync(PAGE, text);
  expect(readFileSync(PAGE, "utf8")).toBe(text);
});
