import type { BrowserContext, Page } from "@playwright/test";
import { SAMPLE_ACCOUNTS } from "../../src/adapters/backend/sample/accounts.ts";
import type { Role } from "../../src/domain/role.ts";

type Kept = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** What browsers keep of those who signed in by hand, in this process: it visits one console. */
const kept = new Map<Role, Kept>();

/** Without what else was chosen, like a language: that is the business of who comes back. */
const ofSession = ({ origins }: Kept): Kept => ({
  cookies: [],
  origins: origins.map((origin) => ({
    ...origin,
    localStorage: origin.localStorage.filter(({ name }) => name === "console.session"),
  })),
});

const atHome = (page: Page): Promise<void> => page.waitForURL(/admin|business/u);

/** Signs a sample account in at the login page, in whatever language it is. */
export const signInByHand = async (page: Page, role: Role): Promise<void> => {
  const account = SAMPLE_ACCOUNTS.find((candidate) => candidate.role === role);
  if (account === undefined) throw new Error(`No sample account for ${role}`);
  await page.goto("/login");
  await page.locator("input[name=email]").fill(account.email);
  await page.locator("input[name=password]").fill(account.password);
  await page.locator("form button[type=submit]").click();
  await atHome(page);
};

/** Signs a sample account in: by hand once in a process, afterwards as a browser that comes back, to some page. */
export const signIn = async (page: Page, role: Role, path = "/"): Promise<void> => {
  const session = kept.get(role);
  if (session === undefined) {
    await signInByHand(page, role);
    kept.set(role, ofSession(await page.context().storageState({ indexedDB: true })));
    if (path !== "/") await page.goto(path);
  } else {
    // A page of the console that is open holds the database that is put back.
    if (page.url() !== "about:blank") await page.goto("/api/v1/health");
    await page.context().setStorageState(session);
    await page.goto(path);
    if (path === "/") await atHome(page);
  }
};
