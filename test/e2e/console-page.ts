import { type BrowserContext, expect, type Locator, type Page, test as base } from "@playwright/test";
import { type Fault, SENTINEL_HEADER } from "../../src/adapters/backend/http/sentinels.ts";
import type { Role } from "../../src/domain/role.ts";
import { keptBy, signIn, signInByHand } from "../screens/kept-sign-ins.ts";
import { hearBearer } from "./bearers.ts";
import { recordWalks } from "./walks.ts";
import { isPlain } from "./plain.ts";

/** What a page is made of; every piece of it comes from the console's own machine. */
const PARTS = ["image", "media", "font", "script", "stylesheet"];
const OWN_HOSTS = ["localhost", "127.0.0.1"];

/** The console as a person uses it: what they do, and what they see, by role and name. */
export class ConsolePage {
  readonly page: Page;
  readonly violations: Array<string> = [];

  constructor(page: Page) {
    this.page = page;
  }

  /** Collects what the policy refused, what broke and what came from elsewhere, from the first document on. */
  async watch(): Promise<void> {
    hearBearer(this.page);
    await this.page.exposeFunction("reportViolation", (what: string) => this.violations.push(what));
    await this.page.addInitScript(() => {
      addEventListener("securitypolicyviolation", (event) => {
        const report: unknown = Reflect.get(globalThis, "reportViolation");
        if (typeof report === "function") report(`${event.violatedDirective}: ${event.blockedURI}`);
      });
    });
    this.page.on("request", (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (
        PARTS.includes(request.resourceType()) &&
        protocol.startsWith("http") &&
        !OWN_HOSTS.includes(hostname)
      )
        this.violations.push(`${request.resourceType()} of another host: ${request.url()}`);
    });
    this.page.on("pageerror", (error) => this.violations.push(`page error: ${error.message}`));
    this.page.on("console", (message) => {
      if (/content security policy/i.test(message.text())) this.violations.push(message.text());
    });
  }

  /** From here on, a pointer that touches the page breaks the test: the keyboard has to be enough. */
  async forbidPointer(): Promise<void> {
    await this.page.addInitScript(() =>
      addEventListener("pointerdown", () => {
        const report: unknown = Reflect.get(globalThis, "reportViolation");
        if (typeof report === "function") report("a pointer was used");
      }),
    );
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
  }

  async typeCredentials(email: string, password: string): Promise<void> {
    await this.page.getByLabel("Email").fill(email);
    await this.page.getByLabel("Password", { exact: true }).fill(password);
    await this.page.getByRole("button", { name: "Sign in", exact: true }).click();
  }

  /** Opens the form for a new account, fills it in and sends it. */
  async register(account: {
    email: string;
    password: string;
    birthDate: string;
    username?: string;
  }): Promise<void> {
    await this.page.getByRole("button", { name: "Create an account" }).click();
    await this.page.getByLabel("Date of birth").fill(account.birthDate);
    await this.page.getByLabel("Email").fill(account.email);
    await this.page.getByLabel("Password", { exact: true }).fill(account.password);
    await this.page.getByLabel("Username").fill(account.username ?? "");
    await this.page.getByRole("button", { name: "Create account" }).click();
  }

  /** Makes an account for a chef who has nothing yet but a plan, where chefs are held to theirs, and signs in with it. */
  async becomeChef(name: string, plan?: "Plus" | "Pro"): Promise<void> {
    await this.open("/login");
    await this.register({
      email: `${name}@example.com`,
      password: "Sample-Kitchen-1",
      birthDate: "1990-01-01",
      username: name,
    });
    await this.seeHome("chef");
    if (plan !== undefined && !isPlain) {
      await this.page.getByRole("link", { name: "Subscription", exact: true }).click();
      await this.page.getByRole("button", { name: `Change to ${plan}` }).click();
      await this.page.getByRole("dialog").getByRole("button", { name: "Change plan" }).click();
      await expect(this.page.getByRole("region", { name: "Your subscription" })).toContainText(plan);
      await this.page.getByRole("link", { name: "Business dashboard", exact: true }).click();
      await this.seeHome("chef");
    }
    // Where figures will be is less once it is known that there are none yet, and what stands below moves up.
    await expect(this.page.getByText("There are no figures yet.")).toBeVisible();
    await expect(this.page.locator("main .mantine-Skeleton-root:visible")).toHaveCount(0);
  }

  /** Has the backend answer everything with one of its faults, until it is told otherwise (P8). */
  async breakBackend(fault: Fault | undefined): Promise<void> {
    await this.page.setExtraHTTPHeaders(fault === undefined ? {} : { [SENTINEL_HEADER]: fault });
  }

  /** Has each request of this tab take long. */
  async takeBadLine(): Promise<void> {
    const devtools = await this.page.context().newCDPSession(this.page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: BAD_LINE_MS,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  }

  /** Goes on from control to control until one has the focus, as somebody without a mouse does. */
  async tabTo(target: Locator): Promise<void> {
    for (let presses = 0; presses < 80; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press("Tab");
    }
    throw new Error("It cannot be reached from the keyboard");
  }

  /** Presses Google's button; gives the popup. */
  async openGoogle(): Promise<Page> {
    const popup = this.page.waitForEvent("popup");
    await this.page.getByRole("button", { name: "Continue with Google" }).click();
    return popup;
  }

  /** Chooses a Google account that is new to the provider. */
  async signInWithGoogle(email: string): Promise<void> {
    const popup = await this.openGoogle();
    await popup.locator(".js-new-account").click();
    await popup.locator("#email-input").fill(email);
    await popup.locator("#sign-in").click();
  }

  /** Answers the question for a date of birth. */
  async giveBirthDate(birthDate: string): Promise<void> {
    const dialog = this.page.getByRole("dialog", { name: "When were you born?" });
    await dialog.getByLabel("Date of birth").fill(birthDate);
    await dialog.getByRole("button", { name: "Create account" }).click();
  }

  async seeFailure(words: string): Promise<void> {
    await expect(this.page.getByRole("alert")).toHaveText(words);
    await this.seeLogin();
  }

  /** Is signed in where a journey begins behind the login page: at the role's home, or at another page. */
  async signInAs(role: Role, path?: string): Promise<void> {
    await signIn(this.page, role, path);
    if (path === undefined) await this.seeHome(role);
  }

  async signInByHandAs(role: Role): Promise<void> {
    await signInByHand(this.page, role);
    await this.seeHome(role);
  }

  async signOut(): Promise<void> {
    await this.page.getByRole("button", { name: "User menu" }).click();
    await this.page.getByRole("menuitem", { name: "Logout" }).click();
  }

  async seeHome(role: Role): Promise<void> {
    await this.seePath(role === "chef" ? "/business" : "/admin");
    await expect(this.page.getByRole("button", { name: "User menu" })).toBeVisible();
  }

  async seePath(path: string): Promise<void> {
    await expect.poll(() => new URL(this.page.url()).pathname).toBe(path);
  }

  async seeLogin(): Promise<void> {
    await this.seePath("/login");
    await expect(this.page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
  }

  get navigation(): Locator {
    return this.page.getByRole("navigation", { name: "Main" });
  }

  get rows(): Locator {
    return this.page.getByRole("table", { name: "Users" }).getByRole("row");
  }
}

const opened = async (context: BrowserContext): Promise<ConsolePage> => {
  const console = new ConsolePage(await context.newPage());
  await console.watch();
  return console;
};

/** What a request takes on a bad line, in milliseconds. */
const BAD_LINE_MS = 1_500;

/** The pages' addresses and headings, what they tell of, and whom their browser keeps: a picture is not always at hand where a journey broke. */
const outlineOf = async (context: BrowserContext): Promise<string> => {
  const outlines = await Promise.all(
    context.pages().map(async (page) => {
      const told = await page.locator("h1, h2, [role=alert], [role=status]").allInnerTexts();
      const whom = await keptBy(page).then(
        ({ mark, records }) => `keeps ${mark ?? "no mark"} and ${records.length} accounts`,
        () => "keeps nothing",
      );
      return [page.url(), ...told, whom].join(" | ");
    }),
  );
  return outlines.join("\n");
};

interface Fixtures {
  /** A page of the console in which nothing may break and no policy may be violated. */
  readonly console: ConsolePage;
  /** Another tab of the same browser. */
  readonly anotherTab: () => Promise<ConsolePage>;
}

export const test = base.extend<Fixtures>({
  context: async ({ context }, use, info) => {
    await recordWalks(context, info.title);
    await use(context);
    if (info.status !== info.expectedStatus)
      await info.attach("what stood there", { contentType: "text/plain", body: await outlineOf(context) });
  },
  console: async ({ context }, use) => {
    const console = await opened(context);
    await use(console);
    expect(console.violations).toEqual([]);
  },
  anotherTab: async ({ context }, use) => {
    const tabs: Array<ConsolePage> = [];
    await use(async () => {
      const tab = await opened(context);
      tabs.push(tab);
      return tab;
    });
    for (const tab of tabs) expect(tab.violations).toEqual([]);
  },
});

export { expect };
