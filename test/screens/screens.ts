import type { Page } from "@playwright/test";
import type { Role } from "../../src/domain/role.ts";
import { ROUTE_TABLE } from "../../src/domain/routes/route-table.ts";
import { picture } from "../e2e/picture.ts";

/** Who looks at a screen. */
export type Visitor = Role | "nobody";

type Act = (page: Page) => Promise<void>;

/** A screen to be photographed: an address, and what to do there first. */
export interface Screen {
  readonly name: string;
  readonly visitor: Visitor;
  readonly path: string;
  readonly open?: Act;
  /** What has to be put back afterwards. */
  readonly close?: Act;
  /** It is waiting, and is to be seen so. */
  readonly isWaiting?: true;
  /** Only phones have it, or only wide screens. */
  readonly only?: "phone" | "wide";
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

/** States of one page that only have to be looked at, or that an act leads to. */
const states = (
  path: string,
  visitor: Visitor,
  acts: Readonly<Record<string, Act>>,
  more: Partial<Screen> = {},
): ReadonlyArray<Screen> =>
  Object.entries(acts).map(([name, open]) => ({
    name: `${named(path.replace(/\?.*$/u, ""))}-${name}`,
    visitor,
    path,
    open,
    ...more,
  }));

/** It is to be seen as it comes. */
const SEEN: Act = async () => {};

/** The notice comes after what could not be read has said so. */
const twoAlerts: Act = (page) => page.getByRole("alert").nth(1).waitFor();

// The language changes every name, so that what to press is told by its place, its icon or its field.
const press =
  (selector: string): Act =>
  (page) =>
    page.locator(selector).first().click();

const pressIcon = (icon: string, within = "main"): Act =>
  press(`${within} :is(a, button):has(.tabler-icon-${icon})`);

const inTurn =
  (...acts: ReadonlyArray<Act>): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };

/** Saves a form; it has no other button that sends it. */
const save = press('form button[type="submit"]');

const fill =
  (field: string, text: string): Act =>
  (page) =>
    page.locator(`form [data-path="${field}"]`).fill(text);

const type =
  (keys: string): Act =>
  (page) =>
    page.keyboard.press(keys);

/** Does something in a tab of its own, and closes that. */
const elsewhere =
  (act: Act): Act =>
  async (page) => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await act(other);
    await other.waitForURL(/\d+$/u);
    await other.close();
  };

const visible =
  (selector: string): Act =>
  (page) =>
    page.locator(selector).first().waitFor();

const chooseFile =
  (name: string, buffer: () => Buffer): Act =>
  (page) =>
    page.locator('input[type="file"]').setInputFiles({ name, mimeType: "image/png", buffer: buffer() });

const select: Act = async (page) => {
  const boxes = page.locator('main :is(tbody, li) input[type="checkbox"]');
  await boxes.nth(0).check();
  await boxes.nth(2).check();
};

const askToDelete = inTurn(
  press('main [aria-haspopup="menu"]'),
  press('[role="menuitem"]:has(.tabler-icon-trash)'),
  visible('[role="dialog"] button'),
);
const confirm = (page: Page): Promise<void> => page.locator('[role="dialog"] button').last().click();

const LISTS: ReadonlyArray<Screen> = (["users", "kitchens", "tribes"] as const).flatMap((list) => [
  ...states(`/admin/${list}?query=nobody-is-called-this`, "admin", { "no-result": SEEN }),
  ...states(
    `/admin/${list}`,
    "admin",
    {
      failed: async (page) => {
        await page.context().setOffline(true);
        await page.locator('main [role="search"] input').fill("an");
        await visible('main [role="alert"]')(page);
      },
    },
    { close: (page) => page.context().setOffline(false) },
  ),
  ...states(`/admin/${list}`, "admin", {
    selected: select,
    "row-menu": press('main [aria-haspopup="menu"]'),
  }),
]);

const FORMS: ReadonlyArray<Screen> = [
  ...(["users", "kitchens", "tribes"] as const).flatMap((list) =>
    states(`/admin/${list}/create`, "admin", { problems: save }),
  ),
  ...states("/admin/kitchens/create", "admin", {
    choosing: inTurn(
      (page) => page.locator('form [role="combobox"]').first().fill("an"),
      visible('[role="option"]'),
    ),
  }),
  ...states("/admin/kitchens/1/edit", "admin", {
    unsaved: inTurn(fill("nombre", "Another name"), press("main nav a")),
    refused: inTurn(fill("nombre", "sentinel-403"), save),
    unknown: inTurn(fill("nombre", "sentinel-empty"), save, visible('[role="alert"]')),
    conflict: inTurn(
      async (page) =>
        fill("nombre", `${await page.locator('form [data-path="nombre"]').inputValue()}!`)(page),
      elsewhere(async (page) => {
        await fill("nombre", `Casa ${await page.locator('form [data-path="nombre"]').inputValue()}`)(page);
        await save(page);
      }),
      save,
      visible('[role="radiogroup"]'),
    ),
  }),
  ...states("/admin/tribes/7/edit", "admin", {
    saved: inTurn(
      fill("description", `Cooks at ${String(process.hrtime.bigint())}`),
      save,
      visible(".mantine-Notification-root"),
    ),
  }),
];

const DETAILS: ReadonlyArray<Screen> = [
  ...(["users", "kitchens", "tribes"] as const).flatMap((list) => [
    ...states(`/admin/${list}/no-such-one`, "admin", { missing: SEEN }),
    ...states(`/admin/${list}/sentinel-500`, "admin", { failed: SEEN }),
    ...states(`/admin/${list}/sentinel-403`, "admin", { forbidden: SEEN }),
    ...states(`/admin/${list}/3`, "admin", { deleting: askToDelete }),
    ...states(`/admin/${list}/3`, "viewer", { "as-viewer": SEEN }),
  ]),
  ...states("/admin/tribes/3", "admin", {
    undo: inTurn(askToDelete, confirm, visible("section[aria-keyshortcuts] li button")),
  }),
  ...states("/admin/users/2", "admin", {
    crop: inTurn(
      chooseFile("a.png", () => picture(640, 400)),
      visible(".ReactCrop__crop-selection"),
    ),
    "no-picture": chooseFile("a.png", () => Buffer.from("<svg/>")),
  }),
];

const AROUND: ReadonlyArray<Screen> = [
  ...states("/login", "nobody", {
    problems: press('form button[type="submit"]'),
    register: inTurn(
      (page) => page.locator("main button").last().click(),
      visible('form [name="birthDate"]'),
    ),
  }),
  ...states("/admin", "editor", { "as-editor": SEEN }),
  ...states("/admin", "viewer", { "as-viewer": SEEN }),
  ...states("/admin", "admin", {
    palette: inTurn(type("Control+k"), visible('[role="dialog"] input')),
    "palette-search": inTurn(
      type("Control+k"),
      visible('[role="dialog"] input'),
      (page) => page.keyboard.type("admin"),
      visible('[role="option"]:has-text("@example.")'),
    ),
    "palette-nothing": inTurn(type("Control+k"), visible('[role="dialog"] input'), (page) =>
      page.keyboard.type("nobody-is-called-this"),
    ),
    shortcuts: inTurn(type("?"), visible('[role="dialog"] dl')),
    inbox: inTurn(pressIcon("bell", "header"), visible('[role="dialog"] li')),
    "user-menu": inTurn(press('header button[aria-haspopup="menu"]'), visible('[role="menuitem"]')),
  }),
  ...states(
    "/admin",
    "admin",
    { drawer: inTurn(press("header .mantine-Burger-root"), visible('[role="dialog"] nav')) },
    { only: "phone" },
  ),
  ...states(
    "/admin",
    "admin",
    {
      collapsed: async (page) => {
        await press("header button[aria-expanded]")(page);
        await page.locator("nav a").nth(2).hover();
        await visible('[role="tooltip"]')(page);
      },
    },
    { only: "wide", close: press("header button[aria-expanded]") },
  ),
  ...states(
    "/admin/tribes",
    "admin",
    {
      offline: inTurn(
        (page) => page.context().setOffline(true),
        visible('[role="status"]:has(.tabler-icon-wifi-off)'),
      ),
    },
    { close: (page) => page.context().setOffline(false) },
  ),
  ...states(
    "/admin/users",
    "admin",
    { view: inTurn(pressIcon("adjustments-horizontal"), visible("fieldset")) },
    { only: "wide" },
  ),
  ...states("/admin/users?query=sentinel-401", "admin", { expired: twoAlerts }),
  ...states("/admin/users/create", "viewer", { "as-viewer": SEEN }),
  ...states("/admin/users", "viewer", { "as-viewer": SEEN }),
  ...states("/admin/users?query=sentinel-slow", "admin", { waiting: SEEN }, { isWaiting: true }),
  ...states("/admin/users/sentinel-slow", "admin", { waiting: SEEN }, { isWaiting: true }),
  ...states(
    "/admin",
    "admin",
    {
      broken: async (page) => {
        await page.context().route(/branding-/u, (route) => route.abort());
        await page.goto("/admin/branding");
        await visible('main [role="alert"] button')(page);
      },
    },
    { close: (page) => page.context().unroute(/branding-/u) },
  ),
];

/** Opens an address anew, as a link from outside would. */
const enter = async (page: Page, path: string): Promise<void> => {
  await page.goto(new URL(path, page.url()).href);
};

const connectionButtons = (page: Page) => page.locator('[aria-labelledby="connection-title"] button');

/** Connects the listing unless it is: what is visited may begin with any state. */
const connect = async (page: Page): Promise<void> => {
  const buttons = connectionButtons(page);
  await buttons.first().waitFor();
  if ((await buttons.count()) > 1) return;
  await buttons.click();
  await page.locator('button[value="allow"]').click();
  await buttons.nth(1).waitFor();
};

const sync = async (page: Page): Promise<void> => {
  await connectionButtons(page).first().click();
  await page.locator('[aria-labelledby="connection-title"] [role="status"]').waitFor();
};

const disconnect = async (page: Page): Promise<void> => {
  await connect(page);
  await connectionButtons(page).last().click();
  await page.getByRole("dialog").waitFor();
};

const choosePlan = (page: Page): Promise<void> =>
  page.locator("main .console-surface button").first().click();

/** The business area, connected in between and then no longer. */
const BUSINESS: ReadonlyArray<Screen> = [
  ...states("/business", "chef", {
    editing: (page) => enter(page, "/business?edit=profile"),
    foreign: (page) => enter(page, "/business?code=a&state=b"),
    connected: inTurn(connect, sync),
  }),
  ...states("/business/account", "chef", {
    editing: (page) => enter(page, "/business/account?edit=details"),
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
    changing: inTurn(choosePlan, visible('[role="dialog"] button')),
    unknown: async (page) => {
      await choosePlan(page);
      await page.setExtraHTTPHeaders({ "x-sentinel": "truncated" });
      await page.getByRole("dialog").getByRole("button").last().click();
      await page.getByRole("alert").getByRole("button").waitFor();
      await page.setExtraHTTPHeaders({});
    },
  }),
];

export const SCREENS: ReadonlyArray<Screen> = [
  ...PAGES,
  ...LISTS,
  ...FORMS,
  ...DETAILS,
  ...AROUND,
  ...BUSINESS,
];
