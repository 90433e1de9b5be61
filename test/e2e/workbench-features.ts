import type { Locator, Page } from "@playwright/test";
import type { ResourceName } from "../../src/domain/resources.ts";
import { expect } from "./console-page.ts";
import { isPlain } from "./plain.ts";
import {
  type Answer,
  arrange,
  asKept,
  chooseForMany,
  chooseInRow,
  idOf,
  inside,
  KINDS,
  make,
  nameIn,
  openList,
  openPalette,
  rowOf,
  rowsOf,
  seeFocus,
  seeHeading,
  seeSearch,
  seeTotal,
  shownIds,
  textIn,
  type Visit,
  type Way,
} from "./workbench.ts";

/** Something that a day's work takes, and of which kinds and in which ways it is not; why not is said once. */
export interface Feature {
  readonly name: string;
  readonly without?: Partial<Record<ResourceName | Way, string>>;
  /** What there is of it where the backend does not list by itself (D57), if it takes that (D58). */
  readonly plainly?: (visit: Visit) => Promise<void>;
  readonly go: (visit: Visit) => Promise<void>;
}

const HEADING = { level: 1 } as const;
const chip = (page: Page, label: string, name: string): Locator =>
  page.getByRole("button", { name: `Remove the filter: ${label}, ${name}`, exact: true });

/** The first record that has something. */
const firstWith = async ({ backend, resource }: Visit, has: (record: Answer) => boolean): Promise<Answer> => {
  const found = (await backend.list(KINDS[resource].page(200))).items.find(has);
  if (found === undefined) throw new Error(`No ${KINDS[resource].one} has it`);
  return found;
};

/** A person who runs kitchens, a tribe that kitchens are in, a kitchen that somebody likes. */
const connected = async (visit: Visit): Promise<Answer> => {
  if (visit.resource === "kitchens") return firstWith(visit, () => true);
  const kitchens = { ...visit, resource: "kitchens" } as const;
  const key = visit.resource === "users" ? "userChef" : "tribe";
  const kitchen = await firstWith(
    kitchens,
    (each) => textIn(inside(each, key), KINDS[visit.resource].id) !== "",
  );
  return asKept(visit, textIn(inside(kitchen, key), KINDS[visit.resource].id));
};

/** Goes to the page of a record by its name in the list; gives its id. */
const comeTo = async (visit: Visit, record: Answer): Promise<string> => {
  const id = idOf(visit, record);
  const name = KINDS[visit.resource].nameOf(record);
  await openList(visit, `?query=${encodeURIComponent(name)}`);
  await visit.actor.press(nameIn(rowOf(visit, id)));
  await seeHeading(visit.page, name);
  return id;
};

/** What belongs to a record, and how the backend counts it. */
const RELATED: Readonly<
  Record<
    ResourceName,
    { readonly section: string; readonly label: string; readonly count: (id: string) => string }
  >
> = {
  users: { section: "Kitchens", label: "Chef", count: (id: string) => `/kitchen/0/1?chef=${id}` },
  kitchens: { section: "Favorites", label: "", count: (id: string) => `/favorite/kitchen/${id}` },
  tribes: { section: "Kitchens", label: "Tribe", count: (id: string) => `/kitchen/0/1?tribe=${id}` },
};

/** Every reference among these links says the name of what it leads to. */
const seeNames = async ({ backend }: Visit, links: Locator, kind: ResourceName): Promise<void> => {
  await expect(links.first()).toBeVisible();
  for (const link of (await links.all()).slice(0, 3)) {
    const id = (await link.getAttribute("href"))?.split("/").at(-1);
    const record = await backend.one(`${KINDS[kind].path}/${id ?? ""}`);
    await expect(link).toHaveText(KINDS[kind].nameOf(record));
  }
};

/** Does something that the list asks the backend for, until its rows are those of the answer; gives how many match. */
const servedBy = async (
  { page, backend, resource }: Visit,
  parameter: string,
  act: () => Promise<void>,
): Promise<number> => {
  const path = `/api/v1${KINDS[resource].page(25)}`;
  const asked = page.waitForRequest((request) => {
    const { pathname, search } = new URL(request.url());
    return pathname === path && search.includes(parameter);
  });
  await act();
  const { search } = new URL((await asked).url());
  const { items, total } = await backend.list(`${KINDS[resource].page(25)}${search}`);
  await expect.poll(() => shownIds(page)).toEqual(items.map((record) => idOf({ resource }, record)));
  return total;
};

/** Nothing is asked of a list but its windows, as long as something is done (D57). */
const unarranged = async ({ page }: Visit, act: () => Promise<void>): Promise<void> => {
  const arranged: Array<string> = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/v1\/\w+\/\d+\/\d+$/u.test(pathname) && search !== "") arranged.push(pathname + search);
  });
  await act();
  await page.waitForLoadState("networkidle");
  expect(arranged).toEqual([]);
};

/** A filter that only a backend could answer is not offered. */
const notOffered = (visit: Visit, label: string): Promise<void> =>
  unarranged(visit, async () => {
    await openList(visit);
    await arrange(visit, () => expect(visit.page.getByLabel(label, { exact: true })).toHaveCount(0));
  });

const sortFromTheEnd = async (visit: Visit): Promise<void> => {
  const { page, actor, way } = visit;
  if (way === "touch")
    return arrange(visit, () => actor.pick(page.getByLabel("Sort by"), "Name, descending"));
  await actor.press(page.getByRole("button", { name: "Name", exact: true }));
  await seeSearch(page, "?sort=name");
  await actor.press(page.getByRole("button", { name: "Name", exact: true }));
};

/** Filters that let the same records through whatever other journeys do. */
const FILTERS: Readonly<
  Record<ResourceName, { readonly label: string; readonly option: string; readonly parameter: string }>
> = {
  users: { label: "Role", option: "Admin", parameter: "role=" },
  kitchens: { label: "Pictures", option: "With pictures", parameter: "pictures=" },
  tribes: { label: "Leader", option: "With a leader", parameter: "leader=" },
};

/** A filter in words that no page is called by, and what it leads to. */
const SPOKEN: Readonly<
  Record<ResourceName, { readonly words: string; readonly option: string; readonly search: string }>
> = {
  users: { words: "editors", option: "Users, Role: Editor", search: "?role=editor" },
  kitchens: { words: "banned kitchens", option: "Kitchens, Status: Banned", search: "?status=banned" },
  tribes: {
    words: "tribes without leader",
    option: "Tribes, Leader: Without a leader",
    search: "?leader=none",
  },
};

const SYNONYMS: Readonly<Record<ResourceName, string>> = {
  users: "accounts",
  kitchens: "restaurants",
  tribes: "communities",
};

/** Lists of a few sample records that no journey changes. */
const STILL: Readonly<Record<ResourceName, string>> = { users: "vera", kitchens: "warung", tribes: "c" };

interface Bulk {
  readonly item: string;
  /** Says in the dialog what is to be. */
  readonly fill: (visit: Visit) => Promise<void>;
  readonly button: string;
  readonly says: (count: number) => RegExp;
  readonly stateOf: (record: Answer) => unknown;
  readonly after: string;
}

/** The first tribe of the sample. */
const SOURDOUGH_CIRCLE = "1";

const BAN: Bulk = {
  item: "Ban",
  fill: async ({ page }) =>
    expect(page.getByRole("dialog").getByText("A banned kitchen is not shown to customers.")).toBeVisible(),
  button: "Ban 3 kitchens",
  says: (count) => new RegExp(`${count} kitchens banned`, "u"),
  stateOf: ({ banned }) => String(banned),
  after: "true",
};

const MOVE: Bulk = {
  item: "Move to a tribe",
  fill: ({ actor, page }) =>
    actor.choose(
      page.getByRole("dialog").getByRole("combobox", { name: "Tribe" }),
      /^Sourdough Circle/u,
      "sourdough",
    ),
  button: "Move 3 kitchens to a tribe",
  says: (count) => new RegExp(`${count} kitchens moved to Sourdough Circle`, "u"),
  stateOf: (kitchen) => textIn(inside(kitchen, "tribe"), "tribeId"),
  after: SOURDOUGH_CIRCLE,
};

const GIVE_ROLE: Bulk = {
  item: "Change role",
  fill: ({ actor, page }) =>
    actor.pick(page.getByRole("dialog").getByRole("combobox", { name: "Role" }), "Editor"),
  button: "Change the roles of 3 users",
  says: (count) => new RegExp(`New role Editor: ${count} users`, "u"),
  stateOf: ({ role }) => (typeof role === "object" && role !== null && "name" in role ? role.name : role),
  after: "editor",
};

/** Changes three records of this journey at once, and sees it in the backend. */
const changeMany = async (visit: Visit, bulk: Bulk) => {
  const { actor, page, own } = visit;
  const made = await make(visit, 3);
  const ids = made.map((record) => idOf(visit, record));
  const states = () => Promise.all(ids.map(async (id) => bulk.stateOf(await asKept(visit, id))));
  const before = await states();
  await openList(
    visit,
    `?query=${encodeURIComponent(visit.resource === "users" ? own.toLowerCase().replaceAll(" ", "-") : own)}`,
  );
  await expect(rowsOf(page)).toHaveCount(3);
  await chooseForMany(visit, ids, bulk.item);
  await bulk.fill(visit);
  const dialog = page.getByRole("dialog", { name: bulk.button, exact: true });
  await expect(dialog.getByRole("listitem")).toHaveCount(3);
  await actor.press(dialog.getByRole("button", { name: bulk.button, exact: true }));
  await expect(page.getByText(bulk.says(3)).first()).toBeVisible();
  expect(await states()).toEqual(ids.map(() => bulk.after));
  await seeFocus(page);
  return { before, states };
};

const bulk =
  (change: Bulk) =>
  async (visit: Visit): Promise<void> =>
    void (await changeMany(visit, change));

const undone =
  (change: Bulk) =>
  async (visit: Visit): Promise<void> => {
    const { before, states } = await changeMany(visit, change);
    await visit.actor.undo();
    await expect(visit.page.getByText(/^Undone: /u).first()).toBeVisible();
    expect(await states()).toEqual(before);
    await seeFocus(visit.page);
  };

const ONLY_KITCHENS_BAN = "only kitchens are banned";
const ONLY_KITCHENS_MOVE = "only kitchens are in one tribe";
const ONLY_USERS_HAVE_ROLES = "only users have roles";
const NOT_OF_OTHERS = "no filter of users takes another record";
const LISTED_NOWHERE = "comments, favorites and reports have no list of their own (D65)";
const AN_ACCOUNT = "an account is somebody's own";

const copied =
  (item: string, expected: (visit: Visit, id: string) => string) =>
  async (visit: Visit): Promise<void> => {
    const { page } = visit;
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await openList(visit);
    const [id = ""] = await shownIds(page);
    await chooseInRow(visit, id, item);
    await expect(page.getByText("Copied", { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected(visit, id));
    await seeFocus(page);
  };

/** Every feature, in the order of a day: look, find, choose, change, go on. */
export const FEATURES: ReadonlyArray<Feature> = [
  {
    name: "names",
    go: async (visit) => {
      const { page, resource } = visit;
      if (resource === "users") {
        const [favorite = {}] = (await visit.backend.list("/favorite/1/0")).items;
        await comeTo(visit, await asKept(visit, textIn(inside(favorite, "profile"), "userId")));
        const links = page
          .getByRole("region", { name: "Favorite kitchens" })
          .locator("a[href^='/admin/kitchens/']");
        await seeNames(visit, links, "kitchens");
      } else if (resource === "tribes" && isPlain) {
        // Who leads a tribe is not told there (D59).
        await openList(visit);
        await expect(rowsOf(page).locator("a[href^='/admin/users/']")).toHaveCount(0);
      } else {
        await openList(visit, resource === "kitchens" ? "?chef=any" : "?leader=any");
        await seeNames(visit, rowsOf(page).locator("a[href^='/admin/users/']"), "users");
      }
    },
  },
  {
    name: "faces",
    go: async (visit) => {
      const { page, resource, actor } = visit;
      await openList(visit, "?size=10");
      const faces = rowsOf(page).locator(`[data-shape=${resource}]`);
      expect(await faces.count()).toBeGreaterThanOrEqual(await rowsOf(page).count());
      await expect
        .poll(() =>
          faces.evaluateAll((all) =>
            all.every((face) => {
              const picture = face.querySelector("img");
              return picture === null
                ? face.querySelector("[data-initials]") !== null
                : picture.complete && picture.naturalWidth > 0;
            }),
          ),
        )
        .toBe(true);
      expect(await faces.locator("img").count()).toBeGreaterThan(0);
      await actor.press(nameIn(rowsOf(page).first()));
      await expect(page.locator("main [data-shape][data-size=large]")).toBeVisible();
    },
  },
  {
    name: "related records",
    plainly: (visit) =>
      unarranged(visit, async () => {
        await comeTo(visit, await connected(visit));
        const section = visit.page.getByRole("region", {
          name: RELATED[visit.resource].section,
          exact: true,
        });
        await expect(visit.page.getByRole("region", { name: "Comments" })).toBeVisible();
        await expect(section).toHaveCount(visit.resource === "kitchens" ? 1 : 0);
      }),
    go: async (visit) => {
      const { page, backend, resource } = visit;
      const id = await comeTo(visit, await connected(visit));
      const { section, count } = RELATED[resource];
      const { total } = await backend.list(count(id));
      const region = page.getByRole("region", { name: section, exact: true });
      await expect(region.getByText(total.toLocaleString("en"), { exact: true }).first()).toBeVisible();
      if (total > 0) await expect(region.getByRole("listitem").first()).toBeVisible();
    },
  },
  {
    name: "see all",
    plainly: (visit) =>
      unarranged(visit, async () => {
        await comeTo(visit, await connected(visit));
        await expect(visit.page.getByRole("region", { name: "Comments" })).toBeVisible();
        await expect(visit.page.getByRole("link", { name: "See all" })).toHaveCount(0);
      }),
    without: { kitchens: LISTED_NOWHERE },
    go: async (visit) => {
      const { page, backend, actor, console, resource } = visit;
      const record = await connected(visit);
      const id = await comeTo(visit, record);
      const { section, label, count } = RELATED[resource];
      const { total } = await backend.list(count(id));
      const region = page.getByRole("region", { name: section, exact: true });
      await actor.press(region.getByRole("link", { name: "See all" }));
      await console.seePath("/admin/kitchens");
      await seeSearch(page, `?${label.toLowerCase()}=${id}`);
      await expect(chip(page, label, KINDS[resource].nameOf(record))).toBeVisible();
      await seeTotal(page, total);
    },
  },
  {
    name: "relation filter",
    plainly: async (visit) => {
      const { page, backend, actor, resource } = visit;
      if (resource === "tribes") return notOffered(visit, "Leader");
      const all = (await backend.list("/kitchen")).items;
      const tribeOf = (kitchen: Answer): string => textIn(inside(kitchen, "tribe"), "tribeId");
      const id = all.map(tribeOf).find((tribe) => tribe !== "") ?? "";
      await unarranged(visit, async () => {
        await openList(visit, `?tribe=${id}`);
        await seeTotal(page, all.filter((kitchen) => tribeOf(kitchen) === id).length);
        const name = KINDS.tribes.nameOf(await backend.one(`/tribe/${id}`));
        await actor.press(chip(page, "Tribe", name));
        await seeSearch(page, "");
      });
    },
    without: { users: NOT_OF_OTHERS },
    go: async (visit) => {
      const { page, backend, actor, resource } = visit;
      const [key, label, kind] =
        resource === "kitchens"
          ? (["tribe", "Tribe", "tribes"] as const)
          : (["leader", "Leader", "users"] as const);
      const one = await firstWith(visit, (record) => textIn(inside(record, key), KINDS[kind].id) !== "");
      const id = textIn(inside(one, key), KINDS[kind].id);
      // An address of the first days, in quotes, means the same.
      await openList(visit, `?${key}=%22${id}%22`);
      await seeTotal(page, (await backend.list(`${KINDS[resource].page(1)}?${key}=${id}`)).total);
      const name = KINDS[kind].nameOf(await backend.one(`${KINDS[kind].path}/${id}`));
      await expect(chip(page, label, name)).toHaveText(`${label}: \u2068${name}\u2069`);
      await actor.press(chip(page, label, name));
      await seeSearch(page, "");
      await expect(rowsOf(page)).toHaveCount(25);
      await seeFocus(page);
    },
  },
  {
    name: "server sort",
    plainly: (visit) =>
      unarranged(visit, async () => {
        const { page } = visit;
        await openList(visit);
        const first = await shownIds(page);
        await sortFromTheEnd(visit);
        await seeSearch(page, "?sort=name&direction=descending");
        await expect.poll(() => shownIds(page)).not.toEqual(first);
      }),
    go: async (visit) => {
      const { page } = visit;
      await openList(visit);
      await servedBy(visit, "sort=-name", () => sortFromTheEnd(visit));
      await seeSearch(page, "?sort=name&direction=descending");
      await seeFocus(page);
    },
  },
  {
    name: "server filter",
    plainly: async (visit) => {
      const { page, actor, backend, resource } = visit;
      const { label, option } = FILTERS[resource];
      if (resource !== "users") return notOffered(visit, label);
      const all = (await backend.list(KINDS.users.path)).items;
      const chosen = all.filter((user) => GIVE_ROLE.stateOf(user) === "admin");
      await unarranged(visit, async () => {
        await openList(visit);
        await arrange(visit, () => actor.pick(page.getByLabel(label, { exact: true }), option));
        await expect(chip(page, label, option)).toBeVisible();
        await seeTotal(page, chosen.length);
      });
    },
    go: async (visit) => {
      const { page, actor, resource } = visit;
      const { label, option, parameter } = FILTERS[resource];
      await openList(visit);
      const total = await servedBy(visit, parameter, () =>
        arrange(visit, () => actor.pick(page.getByLabel(label, { exact: true }), option)),
      );
      await seeTotal(page, total);
      await expect(chip(page, label, option)).toHaveText(`${label}: \u2068${option}\u2069`);
      await actor.press(chip(page, label, option));
      await seeSearch(page, "");
      await seeFocus(page);
    },
  },
  {
    name: "saved view",
    go: async (visit) => {
      const { page, actor, way } = visit;
      const views = async (): Promise<void> =>
        actor.press(page.getByRole("button", { name: way === "touch" ? "Filter and sort" : "Saved views" }));
      await openList(visit, "?sort=name&direction=descending");
      await views();
      await actor.write(page.getByLabel("Name of this view"), "From the end");
      await actor.press(page.getByRole("button", { name: "Save this view" }));
      await expect(page.getByRole("link", { name: "From the end" })).toBeVisible();
      await openList(visit);
      await views();
      await actor.press(page.getByRole("link", { name: "From the end" }));
      await seeSearch(page, "?sort=name&direction=descending");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(rowsOf(page).first()).toBeVisible();
      await seeFocus(page);
    },
  },
  {
    name: "select all matching",
    go: async (visit) => {
      const { page, actor, resource } = visit;
      await openList(visit, `?query=${STILL[resource]}&size=2`);
      await expect(rowsOf(page)).toHaveCount(2);
      await actor.tick(rowsOf(page).first().getByRole("checkbox"));
      const bar = page.getByRole("region", { name: "Selection" });
      const all = bar.getByRole("button", { name: /^Select all [\d,]+$/u });
      const count = (await all.innerText()).replaceAll(/\D/gu, "");
      expect(Number(count)).toBeGreaterThan(2);
      await actor.press(all);
      await expect(bar.getByText(`${count} selected`)).toBeVisible();
      await seeFocus(page);
      if (visit.way === "touch") expect((await bar.boundingBox())?.height).toBeLessThan(60);
    },
  },
  { name: "bulk ban", without: { users: ONLY_KITCHENS_BAN, tribes: ONLY_KITCHENS_BAN }, go: bulk(BAN) },
  {
    name: "undo of a bulk ban",
    without: { users: ONLY_KITCHENS_BAN, tribes: ONLY_KITCHENS_BAN },
    go: undone(BAN),
  },
  { name: "bulk move", without: { users: ONLY_KITCHENS_MOVE, tribes: ONLY_KITCHENS_MOVE }, go: bulk(MOVE) },
  {
    name: "undo of a bulk move",
    without: { users: ONLY_KITCHENS_MOVE, tribes: ONLY_KITCHENS_MOVE },
    go: undone(MOVE),
  },
  {
    name: "bulk role",
    without: { kitchens: ONLY_USERS_HAVE_ROLES, tribes: ONLY_USERS_HAVE_ROLES },
    go: bulk(GIVE_ROLE),
  },
  {
    name: "undo of a bulk role",
    without: { kitchens: ONLY_USERS_HAVE_ROLES, tribes: ONLY_USERS_HAVE_ROLES },
    go: undone(GIVE_ROLE),
  },
  {
    name: "next and previous",
    go: async (visit) => {
      const { page, actor } = visit;
      await openList(visit, "?sort=name&direction=descending&size=10");
      const [first = "", second = ""] = await rowsOf(page).evaluateAll((rows) =>
        rows.map((row) => row.querySelector("a")?.textContent ?? ""),
      );
      await actor.press(nameIn(rowsOf(page).first()));
      await seeHeading(page, first);
      await actor.press(page.getByRole("link", { name: "Next record" }));
      await seeHeading(page, second);
      await actor.press(page.getByRole("link", { name: "Previous record" }));
      await seeHeading(page, first);
      await seeFocus(page);
      await actor.press(page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link").first());
      await seeSearch(page, "?size=10&sort=name&direction=descending");
    },
  },
  {
    name: "j and k",
    without: { touch: "a phone has no keys" },
    go: async (visit) => {
      const { page } = visit;
      await openList(visit);
      const name = (at: number) => nameIn(rowsOf(page).nth(at));
      const second = await name(1).innerText();
      const third = await name(2).innerText();
      const press = (key: string) => page.keyboard.press(key);
      for (const key of ["j", "j", "j", "k"]) await press(key);
      await expect(name(1)).toBeFocused();
      await press("x");
      await expect(rowsOf(page).nth(1).getByRole("checkbox")).toBeChecked();
      await press("x");
      await expect(rowsOf(page).nth(1).getByRole("checkbox")).not.toBeChecked();
      await press("Enter");
      await seeHeading(page, second);
      await expect(page.getByRole("link", { name: "Next record" })).toBeVisible();
      await press("j");
      await seeHeading(page, third);
      await expect(page.getByRole("link", { name: "Previous record" })).toBeVisible();
      await press("k");
      await seeHeading(page, second);
      await seeFocus(page);
      await press("?");
      const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
      for (const [words, key] of [
        ["Next record", "j"],
        ["Previous record", "k"],
        ["Select the record", "x"],
      ] as const)
        await expect(
          sheet
            .locator("dl > div")
            .filter({ has: page.getByText(words, { exact: true }) })
            .locator("kbd"),
        ).toHaveText(key);
    },
  },
  {
    name: "recent records",
    go: async (visit) => {
      const { page, actor, resource } = visit;
      await openList(visit);
      const name = await nameIn(rowsOf(page).first()).innerText();
      await actor.press(nameIn(rowsOf(page).first()));
      await seeHeading(page, name);
      await actor.press(page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link").first());
      await seeHeading(page, KINDS[resource].title);
      const field = await openPalette(visit);
      const recent = page.getByRole("group", { name: "Recent" }).getByRole("option");
      await expect(recent).toHaveText([`${name}${KINDS[resource].title}`]);
      if (visit.way === "keyboard") await page.keyboard.press("Enter");
      else await actor.press(recent);
      await expect(field).toHaveCount(0);
      await seeHeading(page, name);
      await seeFocus(page);
    },
  },
  { name: "copy id", go: copied("Copy id", (_, id) => id) },
  {
    name: "copy link",
    go: copied("Copy link", ({ page, resource }, id) => new URL(`/admin/${resource}/${id}`, page.url()).href),
  },
  {
    name: "duplicate",
    without: { users: AN_ACCOUNT },
    go: async (visit) => {
      const { page, actor, resource, own } = visit;
      const [record = {}] = await make(visit, 1);
      const id = idOf(visit, record);
      await openList(visit, `?query=${encodeURIComponent(own)}`);
      await chooseInRow(visit, id, "Duplicate");
      await seeHeading(page, `Create ${KINDS[resource].one}`);
      await seeSearch(page, `?from=${id}`);
      await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue(`${own} 1`);
      const description = page.getByRole("textbox", { name: "Description" });
      if (isPlain && resource === "kitchens") await expect(description).toHaveCount(0);
      else await expect(description).toHaveValue(textIn(record, "description"));
      await actor.write(page.getByRole("textbox", { name: "Name" }), `${own} again`);
      await actor.press(page.getByRole("button", { name: "Save", exact: true }));
      await seeHeading(page, `${own} again`);
      const made = new URL(page.url()).pathname.split("/").at(-1) ?? "";
      expect(made).not.toBe(id);
      expect(textIn(await asKept(visit, made), "description")).toBe(textIn(record, "description"));
      expect(KINDS[resource].nameOf(await asKept(visit, id))).toBe(`${own} 1`);
    },
  },
  {
    name: "palette by id",
    go: async (visit) => {
      const { page, actor, resource } = visit;
      await openList(visit);
      const [, id = ""] = await shownIds(page);
      const name = KINDS[resource].nameOf(await asKept(visit, id));
      const field = await openPalette(visit);
      const option = new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&")}`, "u");
      await actor.choose(field, option, `${KINDS[resource].one} ${id}`);
      await visit.console.seePath(`/admin/${resource}/${id}`);
      await seeHeading(page, name);
    },
  },
  {
    name: "palette by another name of a page",
    go: async (visit) => {
      const { page, actor, resource, console } = visit;
      await page.goto("/admin/help");
      await expect(page.getByRole("heading", HEADING)).toBeVisible();
      const { title } = KINDS[resource];
      await actor.choose(await openPalette(visit), new RegExp(`^${title}$`, "u"), SYNONYMS[resource]);
      await console.seePath(`/admin/${resource}`);
      await expect(rowsOf(page).first()).toBeVisible();
      await seeFocus(page);
    },
  },
  {
    name: "palette by a filter",
    go: async (visit) => {
      const { page, actor, resource, console } = visit;
      await page.goto("/admin/help");
      await expect(page.getByRole("heading", HEADING)).toBeVisible();
      const { words, option, search } = SPOKEN[resource];
      const palette = await openPalette(visit);
      if (resource === "tribes" && isPlain) {
        // Who leads a tribe is not told there (D59).
        await actor.write(palette, words);
        await expect(page.getByRole("status").filter({ hasText: "Nothing found" })).toBeVisible();
        return;
      }
      await actor.choose(palette, new RegExp(`^${option}$`, "u"), words);
      await console.seePath(`/admin/${resource}`);
      await seeSearch(page, search);
      await expect(page.getByRole("list", { name: "Filters" }).getByRole("button")).toHaveCount(1);
      await seeFocus(page);
    },
  },
];
