import type { Page } from "@playwright/test";
import type { Role } from "../../src/domain/role.ts";
import { ROUTE_TABLE } from "../../src/domain/route-table.ts";

/** Who looks at a screen. */
export type Visitor = Role | "nobody";

/** A screen to be photographed: an address, and what to do there first. */
export interface Screen {
  readonly name: string;
  readonly visitor: Visitor;
  readonly path: string;
  readonly open?: (page: Page) => Promise<void>;
}

const named = (path: string): string => path.replaceAll(/[/{}]+/gu, "-").replaceAll(/^-|-$/gu, "") || "root";

const visitorOf = (area: string): Visitor => {
  if (area === "admin") return "admin";
  return area === "business" ? "chef" : "nobody";
};

/** Every page of the route table (§2) that shows something of its own. */
export const PAGES: ReadonlyArray<Screen> = ROUTE_TABLE.filter(
  ({ area, forwardsTo }) => area !== "root" && forwardsTo === undefined,
).map(({ pattern, area }) => ({
  name: named(pattern),
  visitor: visitorOf(area),
  path: pattern.replace("{id}", "1"),
}));

const states = (path: string, visitor: Visitor, open: Record<string, (page: Page) => Promise<void>>) =>
  Object.entries(open).map(([name, act]): Screen => ({
    name: `${named(path)}-${name}`,
    visitor,
    path,
    open: act,
  }));

/** Saves a form; it has no other button that sends it. */
const save = (page: Page): Promise<void> => page.locator('form button[type="submit"]').click();

const typeName = (page: Page, name: string): Promise<void> =>
  page.locator('form input[data-path="nombre"]').fill(name);

/** Opens an address anew, as a link from outside would. */
const enter = async (page: Page, path: string): Promise<void> => {
  await page.goto(new URL(path, page.url()).href);
};

/** The n-th button of the connection's card. */
const connectionButton = (page: Page, index: number): Promise<void> =>
  page.locator('[aria-labelledby="connection-title"] button').nth(index).click();

const disconnect = async (page: Page): Promise<void> => {
  await connectionButton(page, 2);
  await page.getByRole("dialog").waitFor();
};

const choosePlan = (page: Page): Promise<void> =>
  page.locator("main .console-surface button").first().click();

/** States that a page is in only after somebody did something. */
const STATES: ReadonlyArray<Screen> = [
  ...states("/admin/users", "viewer", { "as-viewer": async () => {} }),
  ...states("/admin/users/create", "viewer", { "as-viewer": async () => {} }),
  ...states("/admin/users/create", "admin", { problems: save }),
  ...states("/admin/kitchens/1/edit", "admin", {
    unsaved: async (page) => {
      await typeName(page, "Another name");
      await page.getByRole("main").getByRole("link").first().click();
    },
    refused: async (page) => {
      await typeName(page, "sentinel-403");
      await save(page);
    },
    unknown: async (page) => {
      await typeName(page, "sentinel-empty");
      await save(page);
    },
  }),
  ...states("/admin/users/no-such-user", "admin", { missing: async () => {} }),
  ...states("/business", "chef", {
    editing: (page) => enter(page, "/business?edit=profile"),
    foreign: (page) => enter(page, "/business?code=a&state=b"),
    connected: async (page) => {
      await connectionButton(page, 0);
      await page.locator('button[value="allow"]').click();
      await connectionButton(page, 0);
      await page.locator('[aria-labelledby="connection-title"] [role="status"]').waitFor();
    },
  }),
  ...states("/business/analytics", "chef", {
    year: (page) => enter(page, "/business/analytics?timeframe=365d"),
    "no-location": (page) => enter(page, "/business/analytics?location=999999"),
  }),
  ...states("/business", "chef", {
    disconnecting: disconnect,
    disconnected: async (page) => {
      await disconnect(page);
      await page.getByRole("dialog").getByRole("button").last().click();
    },
  }),
  ...states("/business/subscription", "chef", {
    changing: choosePlan,
    unknown: async (page) => {
      await choosePlan(page);
      await page.setExtraHTTPHeaders({ "x-sentinel": "truncated" });
      await page.getByRole("dialog").getByRole("button").last().click();
      await page.getByRole("alert").getByRole("button").waitFor();
      await page.setExtraHTTPHeaders({});
    },
  }),
];

export const SCREENS: ReadonlyArray<Screen> = [...PAGES, ...STATES];
