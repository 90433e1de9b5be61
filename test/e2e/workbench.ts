import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import type { ResourceName } from "../../src/domain/resources.ts";
import { ROLE_IDS } from "../../src/domain/role.ts";
import type { Actor } from "./actor.ts";
import { type ConsolePage, expect } from "./console-page.ts";
import { strangerCalled, tokenOf } from "./emulator.ts";

/** The ways in which everything has to work: without a pointer, and with a finger on a phone. */
export const WAYS = ["keyboard", "touch"] as const;
export type Way = (typeof WAYS)[number];

export type Answer = Readonly<Record<string, unknown>>;

/** The backend itself, asked with the session's own token. */
export interface Backend {
  readonly list: (path: string) => Promise<{ readonly items: ReadonlyArray<Answer>; readonly total: number }>;
  readonly one: (path: string) => Promise<Answer>;
  readonly post: (path: string, body?: Answer) => Promise<Answer>;
  readonly remove: (path: string) => Promise<void>;
}

export interface Visit {
  readonly resource: ResourceName;
  readonly way: Way;
  readonly page: Page;
  readonly console: ConsolePage;
  readonly actor: Actor;
  readonly backend: Backend;
  /** What only this journey calls its own. */
  readonly own: string;
}

const answerOf = (value: unknown): Answer =>
  typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};

export const inside = (answer: Answer, name: string): Answer => answerOf(answer[name]);
export const textIn = (answer: Answer, name: string): string => String(answer[name] ?? "");

/** Listens to a page's own calls for what they are allowed by. */
export const backendOf = (page: Page): Backend => {
  let authorization = "";
  page.on("request", (request) => {
    // Whoever registers shows the provider's token, which is no session's.
    if (request.url().includes("/authentication/")) return;
    authorization = request.headers()["authorization"] ?? authorization;
  });
  const ask = async (method: "GET" | "POST" | "DELETE", path: string, data?: Answer) => {
    await expect.poll(() => authorization).not.toBe("");
    const answer = await page.request.fetch(`/api/v1${path}`, {
      method,
      headers: { authorization },
      ...(data !== undefined && { data }),
    });
    if (!answer.ok()) throw new Error(`${method} ${path} was refused: ${await answer.text()}`);
    return answer;
  };
  return {
    list: async (path) => {
      const answer = await ask("GET", path);
      const body: unknown = await answer.json();
      if (!Array.isArray(body)) throw new Error(`${path} gave no list`);
      const items = body.map(answerOf);
      return { items, total: Number(answer.headers()["x-total-count"] ?? items.length) };
    },
    one: async (path) => answerOf(await (await ask("GET", path)).json()),
    post: async (path, body = {}) => answerOf(await (await ask("POST", path, body)).json()),
    remove: async (path) => void (await ask("DELETE", path)),
  };
};

/** What each kind is called, on the screen and in the backend's calls. */
export const KINDS: Readonly<
  Record<
    ResourceName,
    {
      readonly title: string;
      readonly one: string;
      readonly id: string;
      readonly path: string;
      readonly page: (size: number) => string;
      readonly nameOf: (record: Answer) => string;
    }
  >
> = {
  users: {
    title: "Users",
    one: "user",
    id: "userId",
    path: "/user",
    page: (size: number) => `/user/${size}/0`,
    nameOf: (user: Answer) => textIn(inside(user, "profile"), "nombre"),
  },
  kitchens: {
    title: "Kitchens",
    one: "kitchen",
    id: "kitchenId",
    path: "/kitchen",
    page: (size: number) => `/kitchen/0/${size}`,
    nameOf: (kitchen: Answer) => textIn(kitchen, "nombre"),
  },
  tribes: {
    title: "Tribes",
    one: "tribe",
    id: "tribeId",
    path: "/tribe",
    page: (size: number) => `/tribe/${size}/0`,
    nameOf: (tribe: Answer) => textIn(tribe, "name"),
  },
};

/** A name that nothing else has. */
export const ownName = (): string => `Own ${randomUUID().slice(0, 8)}`;

const makeUser = async (backend: Backend, name: string, number: number): Promise<Answer> => {
  const account = `${name.toLowerCase().replaceAll(" ", "-")}-${number}`;
  const email = await strangerCalled(account);
  const token = await tokenOf(email);
  await backend.post(
    `/authentication/createUser/1990-01-01/${encodeURIComponent(email)}/unused-Password-1/${ROLE_IDS.chef}/${token}`,
  );
  const [user] = (await backend.list(`/search/users?query=${encodeURIComponent(email)}`)).items;
  if (user === undefined) throw new Error(`${email} was not made`);
  return user;
};

/** Makes records that only this journey changes; each has its name, and a number. */
export const make = async (
  { backend, resource, own }: Visit,
  count: number,
): Promise<ReadonlyArray<Answer>> => {
  const made: Array<Answer> = [];
  for (let number = 1; number <= count; number += 1) {
    const name = `${own} ${number}`;
    if (resource === "users") made.push(await makeUser(backend, own, number));
    else if (resource === "kitchens")
      made.push(await backend.post("/kitchen/createKitchen", { nombre: name, description: "Soup." }));
    else made.push(await backend.post("/tribe/createTribe", { name, description: "Soup lovers." }));
  }
  return made;
};

/** The id of a record, as the backend says it. */
export const idOf = ({ resource }: Pick<Visit, "resource">, record: Answer): string =>
  textIn(record, KINDS[resource].id);

/** A record as the backend has it now. */
export const asKept = ({ backend, resource }: Visit, id: string): Promise<Answer> =>
  backend.one(`${KINDS[resource].path}/${id}`);

export const rowsOf = (page: Page): Locator => page.locator("main [data-record]");

/** The way from a row or a card to its record. */
export const nameIn = (row: Locator): Locator => row.getByRole("link").first();

export const rowOf = ({ page }: Pick<Visit, "page">, id: string): Locator =>
  page.locator(`main [data-record="${id}"]`);

export const shownIds = (page: Page): Promise<ReadonlyArray<string>> =>
  rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getAttribute("data-record") ?? ""));

/** Comes to the list of a kind, until its rows are there. */
export const openList = async (
  { page, resource }: Pick<Visit, "page" | "resource">,
  search = "",
): Promise<void> => {
  await page.goto(`/admin/${resource}${search}`);
  await expect(rowsOf(page).first()).toBeVisible();
};

export const seeHeading = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();

export const seeSearch = (page: Page, search: string): Promise<void> =>
  expect.poll(() => new URL(page.url()).search).toBe(search);

/** How many the list lets through. */
export const seeTotal = (page: Page, total: number): Promise<void> =>
  expect(page.getByText(new RegExp(`of ${total.toLocaleString("en")}$`, "u"))).toBeVisible();

export const seeFocus = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body), "something has the focus")
    .toBe(true);

/** Does something with what a list can be asked for: on a phone that is in its sheet. */
export const arrange = async ({ way, actor, page }: Visit, act: () => Promise<void>): Promise<void> => {
  if (way === "keyboard") return act();
  await actor.press(page.getByRole("button", { name: "Filter and sort" }));
  await act();
  await actor.press(page.getByRole("dialog").getByRole("button", { name: /^Show [\d,]+ results?$/u }));
  await expect(page.getByRole("dialog")).toHaveCount(0);
};

/** Opens the palette; gives its field. */
export const openPalette = async ({ way, actor, page }: Visit): Promise<Locator> => {
  if (way === "keyboard") await page.keyboard.press("Control+k");
  else await actor.press(page.getByRole("button", { name: "Search or run a command" }));
  const field = page.getByRole("combobox", { name: "Search or run a command" });
  await expect(field).toBeFocused();
  return field;
};

/** Chooses from the menu of a record. */
export const chooseInRow = async (visit: Visit, id: string, item: string): Promise<void> => {
  const { actor, page } = visit;
  await actor.press(rowOf(visit, id).getByRole("button", { name: /^Actions for/u }));
  await actor.press(page.getByRole("menuitem", { name: item, exact: true }));
};

/** Selects records one by one, and chooses what is changed of them. */
export const chooseForMany = async (
  visit: Visit,
  ids: ReadonlyArray<string>,
  item: string,
): Promise<void> => {
  const { actor, page } = visit;
  for (const id of ids) await actor.tick(rowOf(visit, id).getByRole("checkbox"));
  const bar = page.getByRole("region", { name: "Selection" });
  await expect(bar).toContainText(`${ids.length} selected`);
  await actor.press(bar.getByRole("button", { name: "Change", exact: true }));
  await actor.press(page.getByRole("menuitem", { name: item, exact: true }));
};
