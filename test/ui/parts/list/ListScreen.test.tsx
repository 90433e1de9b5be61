import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { use } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Capabilities } from "../../../../src/domain/ports/capabilities.ts";
import { Users } from "../../../../src/domain/ports/users.ts";
import { Tribes } from "../../../../src/domain/ports/tribes.ts";
import { NotFound, Forbidden, ServerFailed } from "../../../../src/domain/remote-failure.ts";
import { readable } from "../../../../src/domain/records.ts";
import type { Kitchen } from "../../../../src/domain/kitchen.ts";
import type { User } from "../../../../src/domain/user.ts";
import { commentsView } from "../../../../src/ui/pages/comments/comments-view.tsx";
import { kitchensView } from "../../../../src/ui/pages/kitchens/kitchens-view.tsx";
import { tribesView } from "../../../../src/ui/pages/tribes/tribes-view.tsx";
import { ShownListContext } from "../../../../src/ui/parts/value/came-from.ts";
import { usersView } from "../../../../src/ui/pages/users/users-view.tsx";
import { id } from "../../../domain/generators.ts";
import { kitchen, REQUEST } from "../../../machines/use-cases/lists/listed.ts";
import { programsOver } from "../../programs.ts";
import { draw, KITCHENS, onRequest, page, USERS } from "./list-fixtures.tsx";

const table = (name: string) => screen.getByRole("table", { name });
const cellsOf = (name: string) =>
  within(table(name))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [
      within(row).getByRole("rowheader").textContent,
      ...within(row)
        .getAllByRole("cell")
        .slice(0, -1)
        .map((cell) => cell.textContent),
    ]);
/** What is read beside the name of a control. */
const descriptionOf = (control: HTMLElement): string | null | undefined =>
  document.getElementById(control.getAttribute("aria-describedby") ?? "")?.textContent;
const heads = () => screen.getAllByRole("columnheader").map((head) => head.textContent);
const said = () => screen.getAllByRole("status").map((status) => status.textContent);
// Without a layout the menu believes that its row is out of sight.
const openMenu = () => screen.findByRole("menu", { hidden: true });
const itemsOf = (menu: HTMLElement) => within(menu).getAllByRole("menuitem", { hidden: true });
const pressing = (role: string, name: string) => act(async () => screen.getByRole(role, { name }).click());

const MANY = Array.from({ length: 40 }, (_, index) => id<"user">(`m${index}`)).flatMap((userId) =>
  USERS.slice(0, 1).map((user) => ({ ...user, userId })),
);

beforeEach(() => void vi.resetAllMocks());

describe("§3: what the lists show", () => {
  test("users: name, email, role, status; a missing name or an unknown role is shown as it is", async () => {
    await draw(usersView, page(USERS));
    expect(heads()).toEqual(["Name", "Email", "Role", "Status", "Actions"]);
    expect(cellsOf("Users")).toEqual([
      ["Ada Admin", "ada@example.com", "Admin", "Active"],
      ["noname@example.com", "noname@example.com", "—", "Active"],
      ["Odd One", "odd@example.com", "moderator", "Active"],
    ]);
    expect(screen.getByRole("link", { name: "Ada Admin" }).getAttribute("href")).toBe("/admin/users/1");
  });

  test("of a long page no row stays as it stood there before it was drawn", async () => {
    await draw(usersView, page(MANY));
    expect(cellsOf("Users")).toEqual(MANY.map(() => ["Ada Admin", "ada@example.com", "Admin", "Active"]));
  });

  test("D60: kitchens: status and score are derived; a column is there where some kitchen has a value", async () => {
    await draw(kitchensView, page(KITCHENS));
    expect(heads()).toEqual(["Name", "Status", "Score", "Chef", "Tribe", "Actions"]);
    expect(cellsOf("Kitchens")).toEqual([
      ["Casa Ana", "Active", "1,498", "Ana Paz", "Slow food"],
      ["k2", "Banned", "-3", "—", "—"],
    ]);
    expect(screen.getByRole("link", { name: "Ana Paz" }).getAttribute("href")).toBe("/admin/users/7");
    expect(screen.getByRole("link", { name: "Slow food" }).getAttribute("href")).toBe("/admin/tribes/t4");
  });

  test("D60: a column that says nothing is shown once somebody chose it", async () => {
    const { console } = await draw(kitchensView, page(KITCHENS));
    await pressing("button", "View");
    const box = (name: string) => screen.findByRole("checkbox", { name });
    expect([await box("Capacity"), await box("Score")]).toMatchObject([
      { checked: false },
      { checked: true },
    ]);
    await pressing("checkbox", "Capacity");
    expect(heads()).toEqual(["Name", "Capacity", "Status", "Score", "Chef", "Tribe", "Actions"]);
    expect(cellsOf("Kitchens")[0]).toEqual(["Casa Ana", "—", "Active", "1,498", "Ana Paz", "Slow food"]);
    expect(console.preferences.getSnapshot().context.hiddenColumns).toEqual({ kitchens: ["+capacity"] });
    await pressing("checkbox", "Capacity");
    expect(heads()).toEqual(["Name", "Status", "Score", "Chef", "Tribe", "Actions"]);
  });

  test("a frame without room for all columns leaves out the spare ones, but not the order's and those that are chosen", async () => {
    const wide = vi.spyOn(Element.prototype, "clientWidth", "get");
    document.documentElement.style.fontSize = "16px";
    const creationDate = "2026-05-01T10:00:00.000Z";
    const full = KITCHENS.map((each) => ({
      ...each,
      description: "Soup",
      location: "Lyon",
      capacity: 12,
      creationDate,
    }));
    const shownAt = async (rem: number, sort?: string) => {
      wide.mockReturnValue(rem * 16);
      await draw(kitchensView, page(full), sort === undefined ? {} : { request: { ...REQUEST, sort } });
      const shown = heads();
      cleanup();
      return ["Description", "Location", "Capacity", "Chef", "Created"].filter((head) =>
        shown.includes(head),
      );
    };
    expect(await shownAt(90)).toEqual(["Description", "Location", "Capacity", "Chef", "Created"]);
    expect(await shownAt(82)).toEqual(["Description", "Location", "Capacity", "Chef"]);
    expect(await shownAt(72)).toEqual(["Location", "Capacity", "Chef"]);
    expect(await shownAt(64)).toEqual(["Location", "Chef"]);
    expect(await shownAt(40)).toEqual(["Chef"]);
    expect(await shownAt(72, "description")).toEqual(["Description", "Location", "Chef"]);
    wide.mockReturnValue(64 * 16);
    await draw(kitchensView, page(full));
    await pressing("button", "View");
    const before = heads();
    await pressing("checkbox", "Tribe");
    expect(heads()).toEqual(before.filter((head) => head !== "Tribe"));
    await pressing("checkbox", "Tribe");
    expect(heads()).toEqual(before);
    await pressing("checkbox", "Capacity");
    expect(heads().filter((head) => head !== "Capacity")).toEqual(before);
    expect(heads()).toContain("Capacity");
    wide.mockRestore();
    document.documentElement.style.fontSize = "";
  });

  test("D59: since when a record is there has a column that sorts, where the answer says it", async () => {
    const creationDate = "2026-05-01T10:00:00.000Z";
    const dated = page(USERS.map((user, place) => (place === 0 ? { ...user, creationDate } : user)));
    await draw(usersView, dated);
    expect(heads()).toEqual(["Name", "Email", "Role", "Status", "Created", "Actions"]);
    expect(cellsOf("Users").map((cells) => cells.at(-1))).toEqual(["3 days ago", "—", "—"]);
    expect(screen.getByText("3 days ago").getAttribute("datetime")).toBe(creationDate);
    await pressing("button", "Created");
    expect(onRequest.mock.calls).toEqual([[{ ...REQUEST, sort: "time", direction: "ascending" }]]);
    cleanup();
    await draw(usersView, dated, { request: { sort: "time", direction: "descending" } });
    expect(screen.getByRole("columnheader", { name: "Created" }).getAttribute("aria-sort")).toBe(
      "descending",
    );
  });

  test("D59: a name that the answer does not carry is asked for once, on at most 25 records of a page", async () => {
    const asked: Array<string> = [];
    const byId = (tribeId: string) => {
      asked.push(tribeId);
      const tribe = { tribeId: id<"tribe">(tribeId), name: `Tribe of ${tribeId}`, description: "" };
      return tribeId === "t3" ? Effect.fail(NotFound()) : Effect.succeed(tribe);
    };
    const programs = programsOver([Tribes.key, { byId }]);
    const kitchens = Array.from({ length: 30 }, (_, index): Kitchen => ({
      ...kitchen(index),
      kitchenId: id(`k${index}`),
      tribe: { tribeId: id(`t${index}`) },
    }));
    await draw(kitchensView, page(kitchens), { programs });
    const tribes = cellsOf("Kitchens").map((cells) => cells.at(-1));
    expect(asked).toEqual(kitchens.slice(0, 25).map(({ tribe }) => tribe?.tribeId));
    expect([tribes[0], tribes[3], tribes[24], tribes[25]]).toEqual([
      "Tribe of t0",
      "t3",
      "Tribe of t24",
      "t25",
    ]);
  });

  test("D43: a logo is loaded from a safe address only, without a referrer; one that fails leaves its box", async () => {
    const { container } = await draw(kitchensView, page(KITCHENS));
    const images = [...container.querySelectorAll("tbody img")];
    expect(images.map((image) => [image.getAttribute("src"), image.getAttribute("referrerpolicy")])).toEqual([
      ["https://images.example/casa.png", "no-referrer"],
    ]);
    act(() => void fireEvent.error(images[0] ?? document.body));
    expect(container.querySelectorAll("tbody img")).toHaveLength(0);
  });

  test("D59: a tribe's members and leader are those of the answer", async () => {
    const tribe = { tribeId: id<"tribe">("t1"), name: "Ramen", description: "" };
    const leader = { userId: id<"user">("7"), profile: { nombre: "Ana Paz" } };
    await draw(tribesView, page([tribe, { ...tribe, tribeId: id("t2"), memberCount: 1_200, leader }]));
    expect(heads()).toEqual(["Name", "Members", "Leader", "Actions"]);
    expect(cellsOf("Tribes")).toEqual([
      ["Ramen", "—", "—"],
      ["Ramen", "1,200", "Ana Paz"],
    ]);
  });
});

describe("paging and searching", () => {
  test("says where one is and asks for the next page", async () => {
    await draw(usersView, page(USERS), { request: { page: 2 } });
    expect(said()).toContain("26–50 of 60");
    await pressing("button", "Next page");
    expect(onRequest.mock.calls).toEqual([[{ ...REQUEST, page: 3 }]]);
  });

  test.each([
    { from: 3, pressed: "Page 5", to: 5, focused: "Page 5" },
    { from: 3, pressed: "Next page", to: 4, focused: "Next page" },
    { from: 9, pressed: "Next page", to: 10, focused: "Page 10" },
    { from: 2, pressed: "Previous page", to: 1, focused: "Page 1" },
  ])(
    "the focus on $pressed of page $from is on $focused of page $to",
    async ({ from, pressed, to, focused }) => {
      const request = { page: from, size: 6 };
      const { goOn } = await draw(usersView, page(USERS), { request });
      act(() => screen.getByRole("button", { name: pressed }).focus());
      await pressing("button", pressed);
      expect(onRequest).toHaveBeenLastCalledWith({ ...REQUEST, ...request, page: to });
      await goOn(to);
      expect(document.activeElement?.getAttribute("aria-label")).toBe(focused);
    },
  );

  test("rows know the page that they stand on, while another one is on its way", async () => {
    const Page = () => use(ShownListContext)?.request.page;
    const columns = [{ ...usersView.columns[0], Cell: Page }] as const;
    const { goOn } = await draw({ ...usersView, columns }, page(USERS.slice(0, 1)), { request: { page: 2 } });
    await goOn(3);
    expect(table("Users").getAttribute("aria-busy")).toBe("true");
    expect(cellsOf("Users")).toEqual([["2"]]);
  });

  test("another size begins on the first page", async () => {
    await draw(usersView, page(USERS), { request: { page: 2 } });
    fireEvent.change(screen.getByLabelText("Rows per page"), { target: { value: "100" } });
    expect(onRequest.mock.calls).toEqual([[{ ...REQUEST, size: 100 }]]);
  });

  test("D32: a list that cannot be counted says how many there are at least", async () => {
    await draw(usersView, page(USERS, { total: 26, isCounted: false }));
    expect(said()).toContain("1–25 of at least 26");
  });

  test.each([
    [true, "Select all 1,000"],
    [false, "Select all that match"],
  ])(
    "D58: all that match can be selected; how many is only said where it is known (%s)",
    async (isCounted, name) => {
      await draw(usersView, page(USERS, { total: 1_000, isCounted }));
      await pressing("checkbox", "Select all on this page");
      expect(
        screen.getAllByRole("button", { name: /^Select all (?!on)/u }).map(({ textContent }) => textContent),
      ).toEqual([name]);
    },
  );

  test("a search is asked for once typing pauses, from the first page", async () => {
    await draw(usersView, page(USERS), { request: { page: 2, sort: "name" } });
    vi.useFakeTimers();
    const box = screen.getByLabelText("Search users");
    fireEvent.change(box, { target: { value: "a" } });
    fireEvent.change(box, { target: { value: "ad " } });
    act(() => void vi.advanceTimersByTime(249));
    expect(onRequest).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(onRequest.mock.calls).toEqual([[{ ...REQUEST, sort: "name", query: "ad" }]]);
    vi.useRealTimers();
  });

  test("a search is asked for at once when its field is left, and not again afterwards", async () => {
    await draw(usersView, page(USERS));
    vi.useFakeTimers();
    const box = screen.getByLabelText("Search users");
    fireEvent.change(box, { target: { value: "ad" } });
    fireEvent.blur(box);
    expect(onRequest.mock.calls).toEqual([[{ ...REQUEST, query: "ad" }]]);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(onRequest).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  test("D33, D34: says what was looked through here, and what could not be read", async () => {
    await draw(usersView, page(USERS, { lookedThrough: 2_000, whole: 2_000, unreadable: 1 }));
    expect(
      screen.getByText("Search is not available. These are the matches among 2,000 records."),
    ).toBeTruthy();
    expect(screen.getByText("1 record could not be read.")).toBeTruthy();
  });
});

describe("D36: order and filters", () => {
  test("a head sorts up, then down, then not at all", async () => {
    const asked = async (request: object) => {
      onRequest.mockClear();
      const { unmount } = await draw(kitchensView, page(KITCHENS), { request: { ...request, page: 2 } });
      await pressing("button", "Score");
      unmount();
      return onRequest.mock.calls;
    };
    expect(await asked({})).toEqual([[{ ...REQUEST, sort: "score", direction: "ascending" }]]);
    expect(await asked({ sort: "score" })).toEqual([
      [{ ...REQUEST, sort: "score", direction: "descending" }],
    ]);
    expect(await asked({ sort: "score", direction: "descending" })).toEqual([[REQUEST]]);
  });

  test("the head that sorts says which way", async () => {
    await draw(kitchensView, page(KITCHENS), { request: { sort: "score", direction: "descending" } });
    const sorted = screen.getAllByRole("columnheader").map((head) => head.getAttribute("aria-sort"));
    expect(sorted).toEqual([null, null, "descending", null, null, null]);
  });

  test("a filter is added to the others and can be taken back", async () => {
    await draw(kitchensView, page(KITCHENS), { request: { page: 4, filters: { chef: "any" } } });
    fireEvent.change(screen.getByLabelText("Status"), { target: { value: "banned" } });
    fireEvent.change(screen.getByLabelText("Chef"), { target: { value: "" } });
    expect(onRequest.mock.calls).toEqual([
      [{ ...REQUEST, filters: { chef: "any", status: "banned" } }],
      [REQUEST],
    ]);
  });

  test("D58: a list of another record's is narrowed by a chip, which lets all through again", async () => {
    // Who may not read users is not told their names.
    await draw(kitchensView, page(KITCHENS), {
      request: { page: 4, filters: { chef: "7", status: "banned" } },
      role: "chef",
    });
    expect(screen.getByLabelText<HTMLSelectElement>("Chef").value).toBe("7");
    await pressing("button", "Remove the filter: Chef, 7");
    expect(onRequest.mock.calls).toEqual([[{ ...REQUEST, filters: { status: "banned" } }]]);
  });

  test("a filter that is on stands there with its label, and is taken off there", async () => {
    await draw(kitchensView, page(KITCHENS), {
      request: { page: 4, filters: { status: "banned", chef: "any" } },
    });
    const filters = within(screen.getByRole("list", { name: "Filters" }));
    expect(filters.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Status: \u2068Banned\u2069",
      "Chef: \u2068With a chef\u2069",
    ]);
    await pressing("button", "Remove the filter: Status, Banned");
    expect(onRequest.mock.calls).toEqual([[{ ...REQUEST, filters: { chef: "any" } }]]);
    expect(document.activeElement).toBe(filters.getByRole("button", { name: /Chef/u }));
  });

  test("a filter that nobody can tell here is not said to be on", async () => {
    const filters = { verified: "false", role: "chef" };
    await draw(usersView, page(USERS), { request: { filters } });
    expect(within(screen.getByRole("list", { name: "Filters" })).getAllByRole("listitem")).toHaveLength(1);
    cleanup();
    await draw(usersView, page(USERS, { isServed: true }), { request: { filters } });
    expect(within(screen.getByRole("list", { name: "Filters" })).getAllByRole("listitem")).toHaveLength(2);
  });

  test("nothing is said of filters where none is on", async () => {
    await draw(kitchensView, page(KITCHENS));
    expect(screen.queryByRole("list", { name: "Filters" })).toBeNull();
  });

  test("D58: what only the backend can tell is offered where it lists itself", async () => {
    const { unmount } = await draw(kitchensView, page(KITCHENS));
    expect(screen.queryByLabelText("Pictures")).toBeNull();
    unmount();
    await draw(kitchensView, page(KITCHENS, { isServed: true, whole: 0, total: 50_000 }));
    expect(screen.getByLabelText<HTMLSelectElement>("Status").disabled).toBe(false);
    fireEvent.change(screen.getByLabelText("Pictures"), { target: { value: "any" } });
    expect(onRequest.mock.calls).toEqual([[{ ...REQUEST, filters: { pictures: "any" } }]]);
  });

  test("what only the backend can tell stays offered when the next answer fails", async () => {
    const { readAgain } = await draw(kitchensView, page(KITCHENS, { isServed: true }));
    await readAgain(Result.fail(ServerFailed()));
    expect(screen.getByRole("alert").textContent).toContain("Something went wrong");
    expect(screen.getByLabelText("Pictures")).toBeTruthy();
    await readAgain(page(KITCHENS));
    expect(screen.queryByLabelText("Pictures")).toBeNull();
  });

  const TOO_MANY =
    "Sorting and filtering need all records. There are 50,000, and at most 10,000 can be loaded. Search first to narrow them down.";
  const HUGE = { whole: 50_000, total: 50_000 };

  const isOffWithReason = (filter: string): void => {
    const control = screen.getByLabelText(filter, { selector: "input, select" });
    expect(control).toHaveProperty("disabled", true);
    expect(descriptionOf(control)).toBe(TOO_MANY);
  };

  test("D36: a filter that is off says why in words that are seen, before anything is asked of it", async () => {
    await draw(kitchensView, page(KITCHENS, HUGE));
    expect(screen.getAllByText(TOO_MANY)).toHaveLength(1);
    isOffWithReason("Status");
    cleanup();
    await draw(commentsView, page([], HUGE));
    for (const filter of ["Author", "From"]) isOffWithReason(filter);
    cleanup();
    await draw(kitchensView, page(KITCHENS, HUGE), { request: { filters: { status: "banned" } } });
    expect(screen.getByLabelText("Status")).toHaveProperty("disabled", false);
    cleanup();
    await draw(kitchensView, page(KITCHENS));
    expect(screen.queryByText(TOO_MANY)).toBeNull();
    expect(screen.getByLabelText("Status").getAttribute("aria-describedby")).toBeNull();
  });

  test("of more than 10,000 records nothing is sorted or filtered, and the controls say why", async () => {
    await draw(kitchensView, page(KITCHENS, { ...HUGE, isArranged: false }), {
      request: { sort: "name" },
    });
    expect(screen.getByText(TOO_MANY)).toBeTruthy();
    const head = screen.getByRole("button", { name: "Score" });
    expect([head.getAttribute("aria-disabled"), head.getAttribute("title")]).toEqual(["true", TOO_MANY]);
    head.click();
    expect(onRequest).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLSelectElement>("Status").disabled).toBe(true);
  });

  test("loading the whole list shows how far it is, and can be given up", async () => {
    await draw(kitchensView, page(KITCHENS), {
      request: { sort: "name", filters: { status: "banned" }, query: "a" },
      progress: { done: 400, total: 2_000 },
    });
    expect(screen.getByText("Loading: 400 of 2,000")).toBeTruthy();
    await pressing("button", "Cancel");
    expect(onRequest.mock.calls).toEqual([[{ ...REQUEST, query: "a" }]]);
  });
});

describe("on a phone", () => {
  const turned = new EventTarget();
  let isUpright = true;
  beforeEach(() => {
    isUpright = true;
    vi.stubGlobal("matchMedia", (media: string) => ({
      media,
      get matches() {
        return isUpright;
      },
      addEventListener: turned.addEventListener.bind(turned),
      removeEventListener: turned.removeEventListener.bind(turned),
    }));
  });
  afterEach(() => void vi.unstubAllGlobals());

  test.each([
    ["score", ["Status", "Score", "Chef"]],
    ["status", ["Status", "Chef"]],
    ["name", ["Status", "Chef"]],
  ])("of a list by %s, a card has the facts %s", async (sort, facts) => {
    await draw(kitchensView, page(KITCHENS), { request: { sort } });
    const [card] = within(screen.getByRole("list", { name: "Kitchens" })).getAllByRole("listitem");
    const terms = within(card ?? document.body).getAllByRole("term");
    expect(terms.map(({ textContent }) => textContent)).toEqual(facts);
  });

  test("the focus goes from a way on that has ended to the way back", async () => {
    const { goOn } = await draw(kitchensView, page(KITCHENS), { request: { page: 2 } });
    act(() => screen.getByRole("button", { name: "Next page" }).focus());
    await goOn(3);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Previous page");
  });

  test("a card has face, name and two facts", async () => {
    await draw(kitchensView, page(KITCHENS));
    const [casaAna] = within(screen.getByRole("list", { name: "Kitchens" })).getAllByRole("listitem");
    const facts = within(casaAna ?? document.body).getAllByRole("term");
    expect(facts.map(({ textContent }) => textContent)).toEqual(["Status", "Chef"]);
    expect(within(casaAna ?? document.body).getByRole("link", { name: "Casa Ana" })).toBeTruthy();
  });

  test("filters, order, saved views and the export are in one sheet, which says what it lets through", async () => {
    await draw(kitchensView, page(KITCHENS));
    expect(screen.queryByLabelText("Status")).toBeNull();
    expect(screen.queryByRole("button", { name: "Export" })).toBeNull();
    await pressing("button", "Filter and sort");
    const sheet = within(await screen.findByRole("dialog", { name: "Filter and sort" }));
    fireEvent.change(sheet.getByLabelText("Status"), { target: { value: "banned" } });
    fireEvent.change(sheet.getByLabelText("Sort by"), { target: { value: "score descending" } });
    expect(onRequest.mock.calls).toEqual([
      [{ ...REQUEST, filters: { status: "banned" } }],
      [{ ...REQUEST, sort: "score", direction: "descending" }],
    ]);
    expect(sheet.getByRole("region", { name: "Saved views" })).toBeTruthy();
    expect(sheet.getByRole("button", { name: "Export" })).toBeTruthy();
    await act(async () => sheet.getByRole("button", { name: "Clear search and filters" }).click());
    expect(onRequest).toHaveBeenCalledTimes(2);
    await act(async () => sheet.getByRole("button", { name: "Show 60 results" }).click());
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("a name that is typed in the sheet survives that the phone is turned", async () => {
    await draw(kitchensView, page(KITCHENS));
    await pressing("button", "Filter and sort");
    const name = await screen.findByLabelText<HTMLInputElement>("Name of this view");
    act(() => name.focus());
    fireEvent.change(name, { target: { value: "Best ones" } });
    isUpright = false;
    act(() => void turned.dispatchEvent(new MessageEvent("change")));
    expect(table("Kitchens")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Name of this view").value).toBe("Best ones");
    expect(document.activeElement).toBe(name);
  });

  test("a name that is typed is there when the sheet is opened again", async () => {
    await draw(kitchensView, page(KITCHENS));
    const typed = async () => {
      await pressing("button", "Filter and sort");
      return await screen.findByLabelText<HTMLInputElement>("Name of this view");
    };
    const field = await typed();
    fireEvent.change(field, { target: { value: "Best ones" } });
    fireEvent.keyDown(field, { key: "Escape" });
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect((await typed()).value).toBe("Best ones");
  });

  test("D36: the sheet says why its filters and its order are off", async () => {
    await draw(kitchensView, page(KITCHENS, { whole: 50_000, total: 50_000 }));
    await pressing("button", "Filter and sort");
    const sheet = within(await screen.findByRole("dialog", { name: "Filter and sort" }));
    const reason = sheet.getByText(/^Sorting and filtering need all records/u);
    for (const label of ["Status", "Sort by"]) {
      expect(sheet.getByLabelText(label)).toHaveProperty("disabled", true);
      expect(descriptionOf(sheet.getByLabelText(label))).toBe(reason.textContent);
    }
  });

  test("how many it lets through is said only once that is known", async () => {
    const { goOn } = await draw(kitchensView, page(KITCHENS));
    await goOn(2);
    await pressing("button", "Filter and sort");
    const sheet = within(await screen.findByRole("dialog", { name: "Filter and sort" }));
    expect(sheet.getByRole("button", { name: "Show results" })).toBeTruthy();
    for (const answer of [page(KITCHENS, { isCounted: false }), Result.fail(ServerFailed())]) {
      cleanup();
      await draw(kitchensView, answer);
      await pressing("button", "Filter and sort");
      expect(await screen.findByRole("button", { name: "Show results" })).toBeTruthy();
    }
  });

  test("what is searched and filtered is cleared in the sheet", async () => {
    await draw(kitchensView, page(KITCHENS), {
      request: { page: 2, query: "a", sort: "name", filters: { status: "banned" } },
    });
    await pressing("button", "Filter and sort");
    await pressing("button", "Clear search and filters");
    expect(onRequest.mock.calls).toEqual([[{ ...REQUEST, sort: "name" }]]);
    expect(screen.getByRole("dialog", { name: "Filter and sort" })).toBeTruthy();
  });
});

describe("D33: a search that is done here", () => {
  test("shows how far it is, and can be given up", async () => {
    await draw(kitchensView, page(KITCHENS), {
      request: { query: "casa" },
      progress: { done: 400, total: 2_000 },
    });
    expect(screen.getByText("Loading: 400 of 2,000")).toBeTruthy();
    await pressing("button", "Cancel");
    expect(onRequest.mock.calls).toEqual([[REQUEST]]);
  });
});

test("on paper a list says what was searched for and when it was printed", async () => {
  await draw(usersView, page(USERS), { request: { query: "odd" } });
  const told = () => document.body.textContent.match(/Search: odd|Printed: .+?\d{4}/gu) ?? [];
  expect(told()).toEqual([]);
  fireEvent(window, new Event("beforeprint"));
  expect(told()).toEqual(["Search: odd", expect.stringMatching(/^Printed: \w+ \d+, \d{4}$/u)]);
  fireEvent(window, new Event("afterprint"));
  expect(told()).toEqual([]);
});

describe("selecting", () => {
  test("the name is the first focus stop of a row, its box is labelled", async () => {
    await draw(usersView, page(USERS));
    const [, first] = within(table("Users")).getAllByRole("row");
    const stops = [...(first?.querySelectorAll<HTMLElement>("a, button, input") ?? [])];
    expect(stops.map((stop) => stop.getAttribute("aria-label") ?? stop.textContent)).toEqual([
      "Ada Admin",
      "Select Ada Admin",
      "Actions for Ada Admin",
    ]);
  });

  test("all of a page, then one less; the bar counts and asks to delete them with one question", async () => {
    const { console } = await draw(usersView, page(USERS));
    expect(screen.queryByRole("region", { name: "Selection" })).toBeNull();
    await pressing("checkbox", "Select all on this page");
    await pressing("checkbox", "Select Odd One");
    const bar = screen.getByRole("region", { name: "Selection" });
    expect(within(bar).getByRole("status").textContent).toBe("2 selected");
    expect(
      screen.getByRole<HTMLInputElement>("checkbox", { name: "Select all on this page" }).indeterminate,
    ).toBe(true);
    await act(async () => within(bar).getByRole("button", { name: "Delete" }).click());
    expect(console.signedInActors().deletions.getSnapshot().context.asked).toEqual([
      { _tag: "users", id: "1", name: "Ada Admin", isUnverified: false },
      { _tag: "users", id: "2", name: "noname@example.com", isUnverified: false },
    ]);
    await pressing("button", "Clear selection");
    expect(screen.queryByRole("region", { name: "Selection" })).toBeNull();
  });

  test("with Shift a box reaches from the one ticked last, past what is being deleted", async () => {
    const { console } = await draw(usersView, page(MANY));
    await act(async () => {
      console.signedInActors().deletions.send({
        type: "ask to delete",
        targets: [{ _tag: "users", id: id("m3"), name: "Ada" }],
      });
      console.signedInActors().deletions.send({ type: "confirm" });
    });
    const boxes = () => screen.getAllByRole<HTMLInputElement>("checkbox", { name: "Select Ada Admin" });
    const tick = (index: number, shiftKey: boolean) =>
      void fireEvent.click(boxes()[index] ?? document.body, { shiftKey });
    tick(1, false);
    tick(5, true);
    expect(boxes().flatMap(({ checked }, index) => (checked ? [index] : []))).toEqual([1, 2, 4, 5]);
    tick(4, true);
    expect(boxes().flatMap(({ checked }, index) => (checked ? [index] : []))).toEqual([1, 2, 5]);
    expect(screen.getByRole("region", { name: "Selection" }).textContent).toContain("3 selected");
    await act(async () => console.signedInActors().deletions.send({ type: "undo everything" }));
  });

  test("all that match leaves the focus at what can be done with them", async () => {
    const programs = programsOver(
      [Capabilities.key, { offers: () => Effect.succeed(false) }],
      [Users.key, { page: () => Effect.succeed(readable(USERS)), count: () => Effect.succeed(USERS.length) }],
    );
    await draw(usersView, page(USERS, { total: USERS.length }), { programs });
    await pressing("checkbox", "Select Ada Admin");
    const all = screen.getByRole("button", { name: `Select all ${USERS.length}` });
    all.focus();
    await act(async () => all.click());
    await vi.waitFor(() => expect(all.isConnected).toBe(false));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Change" }));
  });

  test("all that match, which cannot be read, is said to have failed, and is not selected later", async () => {
    const programs = programsOver(
      [Capabilities.key, { offers: () => Effect.succeed(false) }],
      [Users.key, { page: () => Effect.fail(ServerFailed()), count: () => Effect.fail(ServerFailed()) }],
    );
    const { console } = await draw(usersView, page(USERS), { programs });
    const { announcements } = console.signedInActors();
    await pressing("checkbox", "Select Ada Admin");
    await pressing("button", "Select all 60");
    await vi.waitFor(() =>
      expect(announcements.getSnapshot().context.history).toMatchObject([
        { announcement: { _tag: "ActionFailed", failure: ServerFailed() } },
      ]),
    );
    expect(screen.getByRole("region", { name: "Selection" }).textContent).toContain("1 selected");
  });

  test("what is being deleted is marked, not selectable, and selected again when it was kept", async () => {
    const { console, invalidate } = await draw(usersView, page(USERS));
    await pressing("checkbox", "Select Ada Admin");
    await act(async () => {
      console.signedInActors().deletions.send({
        type: "ask to delete",
        targets: [{ _tag: "users", id: id("1"), name: "Ada" }],
      });
      console.signedInActors().deletions.send({ type: "confirm" });
    });
    expect(screen.getByText("Waiting to delete")).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Select Ada Admin" }).disabled).toBe(true);
    expect(screen.queryByRole("region", { name: "Selection" })).toBeNull();
    await act(async () =>
      console.signedInActors().deletions.getSnapshot().context.pending[0]?.send({ type: "undo" }),
    );
    expect(screen.getByRole("region", { name: "Selection" })).toBeTruthy();
    expect(screen.queryByText("Waiting to delete")).toBeNull();
    expect(invalidate).not.toHaveBeenCalled();
  });

  test("is there again for whoever comes back, and not after another list, search or session", async () => {
    const { console: before } = await draw(usersView, page(USERS));
    await pressing("checkbox", "Select all on this page");
    cleanup();
    const bar = () => screen.queryByRole("region", { name: "Selection" })?.textContent;
    await draw(usersView, page(USERS), { before, request: { page: 2, sort: "name" } });
    expect(bar()).toContain("3 selected");
    cleanup();
    await draw(usersView, page(USERS), { before, request: { query: "ada" } });
    expect(bar()).toBeUndefined();
    cleanup();
    await draw(usersView, page(USERS), { before });
    expect(bar()).toBeUndefined();
    await pressing("checkbox", "Select Odd One");
    cleanup();
    await draw(kitchensView, page(KITCHENS), { before });
    expect(bar()).toBeUndefined();
    cleanup();
    await draw(usersView, page(USERS));
    expect(bar()).toBeUndefined();
  });

  test("what a search ends is said until something is selected again, but not what was deleted", async () => {
    const { console: before } = await draw(usersView, page(USERS));
    expect(said()).toContain("");
    await pressing("checkbox", "Select all on this page");
    await act(async () => {
      before
        .signedInActors()
        .deletions.send({ type: "ask to delete", targets: [{ _tag: "users", id: id("1"), name: "Ada" }] });
      before.signedInActors().deletions.send({ type: "confirm" });
    });
    cleanup();
    await draw(usersView, page(USERS), { before, request: { query: "odd" } });
    expect(said()).toContain("2 records are no longer selected");
    await act(async () => before.signedInActors().deletions.send({ type: "undo everything" }));
    expect(said()).toContain("3 records are no longer selected");
    await pressing("checkbox", "Select Odd One");
    expect(said()).not.toContain("3 records are no longer selected");
    cleanup();
    await draw(kitchensView, page(KITCHENS), { before });
    expect(said()).not.toContain("1 record is no longer selected");
  });

  test("P16: what a search ended is selected again in the list as it was, or let go for good", async () => {
    const { console: before } = await draw(usersView, page(USERS));
    await pressing("checkbox", "Select Ada Admin");
    cleanup();
    await draw(usersView, page(USERS), { before, request: { query: "odd" } });
    await pressing("button", "Select again");
    expect(onRequest).toHaveBeenLastCalledWith(expect.objectContaining({ query: REQUEST.query }));
    expect(said()).not.toContain("1 record is no longer selected");
    cleanup();
    await draw(usersView, page(USERS), { before });
    expect(screen.getByRole("region", { name: "Selection" }).textContent).toContain("1 selected");
    cleanup();
    await draw(usersView, page(USERS), { before, request: { query: "odd" } });
    await pressing("button", "Close");
    expect(said()).not.toContain("1 record is no longer selected");
  });

  test("D4: who may not delete or create reads why", async () => {
    await draw(usersView, page(USERS), { role: "editor" });
    const create = screen.getByRole("button", { name: "Create user" });
    expect([create.getAttribute("aria-disabled"), create.getAttribute("title")]).toEqual([
      "true",
      "Needs the role Admin",
    ]);
    await pressing("checkbox", "Select Ada Admin");
    const bar = screen.getByRole("region", { name: "Selection" });
    expect(within(bar).getByRole("button", { name: "Delete" }).getAttribute("title")).toBe(
      "Needs the role Admin",
    );
  });
});

describe("what can be done with a row", () => {
  test("its menu is made when it is opened", async () => {
    const { console } = await draw(usersView, page(USERS));
    expect(screen.queryByRole("menu")).toBeNull();
    await pressing("button", "Actions for Ada Admin");
    const menu = await openMenu();
    expect(itemsOf(menu).map((item) => item.textContent)).toEqual([
      "View",
      "Open in a new tab",
      "Edit",
      "Copy link",
      "Copy id",
      "Delete",
    ]);
    await act(async () => itemsOf(menu).at(-1)?.click());
    expect(console.signedInActors().deletions.getSnapshot().context.asked).toEqual([
      { _tag: "users", id: "1", name: "Ada Admin", isUnverified: false },
    ]);
  });

  test.each([
    ["ArrowUp", "Delete"],
    ["End", "Delete"],
    ["ArrowDown", "Open in a new tab"],
    ["Home", "View"],
  ])("its menu opens at its first item, from where %s goes to %s and the page stays", async (key, name) => {
    await draw(usersView, page(USERS));
    await pressing("button", "Actions for Ada Admin");
    const [first] = itemsOf(await openMenu());
    expect(document.activeElement).toBe(first);
    const isPages = fireEvent.keyDown(document.activeElement ?? document, { key });
    expect(document.activeElement?.textContent).toBe(name);
    expect(isPages).toBe(false);
  });

  test("its menu takes a key that is still held down for no choice", async () => {
    await draw(usersView, page(USERS));
    await pressing("button", "Actions for Ada Admin");
    const [first] = itemsOf(await openMenu());
    expect(fireEvent.keyDown(first ?? document, { key: "Enter", repeat: true })).toBe(false);
    expect(fireEvent.keyDown(first ?? document, { key: "Enter" })).toBe(true);
  });

  test("D4: a viewer is told who may edit and delete", async () => {
    await draw(kitchensView, page(KITCHENS), { role: "viewer" });
    await pressing("button", "Actions for Casa Ana");
    const menu = await openMenu();
    expect(itemsOf(menu).map((item) => item.textContent)).toEqual([
      "View",
      "Open in a new tab",
      "EditNeeds the role Admin or Editor",
      "Ban kitchenNeeds the role Admin or Editor",
      "DuplicateNeeds the role Admin or Editor",
      "Copy link",
      "Copy id",
      "DeleteNeeds the role Admin",
    ]);
  });
});

describe("D64: one's own account", () => {
  // Whoever is signed in has the id 7.
  const own: User = {
    userId: id<"user">("7"),
    email: "own@example.com",
    profile: { nombre: "Own" },
    role: "admin",
  };
  const REASON = "You cannot delete your own account.";

  test("its row's menu says why it is not deleted", async () => {
    await draw(usersView, page([own]));
    await pressing("button", "Actions for Own");
    const item = itemsOf(await openMenu()).at(-1);
    expect(item?.textContent).toBe(`Delete${REASON}`);
    expect(item?.hasAttribute("data-disabled")).toBe(true);
  });

  test("is left out of a selection that is deleted, and told so", async () => {
    const { console } = await draw(usersView, page([own, ...USERS.slice(1)]));
    await pressing("checkbox", "Select all on this page");
    const bar = screen.getByRole("region", { name: "Selection" });
    expect(within(bar).getByRole("status").textContent).toBe("3 selectedYour own account is left out.");
    await act(async () => within(bar).getByRole("button", { name: "Delete" }).click());
    expect(
      console
        .signedInActors()
        .deletions.getSnapshot()
        .context.asked.map((target) => target.id),
    ).toEqual(["2", "3"]);
  });

  test("selected alone is not deleted at all", async () => {
    await draw(usersView, page([own]));
    await pressing("checkbox", "Select Own");
    const bar = screen.getByRole("region", { name: "Selection" });
    expect(within(bar).getByRole("button", { name: "Delete" }).getAttribute("title")).toBe(REASON);
  });
});

describe("how a list looks", () => {
  test("a column is hidden and shown again, and the choice is kept", async () => {
    const { console } = await draw(usersView, page(USERS));
    await pressing("button", "View");
    await act(async () => (await screen.findByLabelText("Email")).click());
    expect(heads()).toEqual(["Name", "Role", "Status", "Actions"]);
    expect(console.preferences.getSnapshot().context.hiddenColumns).toEqual({ users: ["email"] });
    await act(async () => (await screen.findByLabelText("Email")).click());
    expect(heads()).toEqual(["Name", "Email", "Role", "Status", "Actions"]);
  });

  test("rows can be compact", async () => {
    const { console } = await draw(usersView, page(USERS));
    await pressing("button", "View");
    await act(async () => (await screen.findByLabelText("Compact")).click());
    expect(table("Users").getAttribute("data-density")).toBe("compact");
    expect(console.preferences.getSnapshot().context.density).toBe("compact");
  });
});

describe("instead of rows", () => {
  test("an empty list offers to make the first record", async () => {
    await draw(usersView, page([], { total: 0, whole: 0 }));
    expect(screen.getByText("There are no users yet.")).toBeTruthy();
    expect(screen.getAllByRole("link", { name: "Create user" })).toHaveLength(2);
  });

  test("without a match it offers to clear search and filters", async () => {
    await draw(usersView, page([], { total: 0 }), {
      request: { query: "nobody", filters: { role: "admin" } },
    });
    expect(screen.getByText("No user matches.")).toBeTruthy();
    await pressing("button", "Clear search and filters");
    expect(onRequest.mock.calls).toEqual([[REQUEST]]);
  });

  test.each([
    ["2026-02-02", "2026-02-01", 1],
    ["2026-02-01", "2026-02-01", 0],
    [undefined, "2026-02-01", 0],
  ])("from %s to %s, what is the wrong way round is said %i times", async (from, to, times) => {
    const filters = { to, ...(from !== undefined && { from }) };
    await draw(commentsView, page([], { total: 0 }), { request: { filters } });
    expect(screen.getByText("No comment matches.")).toBeTruthy();
    expect(screen.queryAllByText("The first day is later than the last one.")).toHaveLength(times);
  });

  test("D32: a list of kitchens that was answered 406 is empty and says that it is no true zero", async () => {
    const { invalidate } = await draw(kitchensView, page([], { total: 0, whole: 0, isAvailable: false }), {
      request: { filters: { status: "banned" } },
    });
    expect(said()).toContain("The list is not available and shown as empty.");
    expect(screen.queryByText("No kitchen matches.")).toBeNull();
    await pressing("button", "Try again");
    expect(invalidate).toHaveBeenCalledOnce();
  });

  test("that nothing matches any more is said where the rows were counted", async () => {
    const { readAgain } = await draw(kitchensView, page(KITCHENS, { total: 2 }), {
      request: { query: "casa" },
    });
    const status = screen.getByText("1–2", { exact: false }).closest('[role="status"]');
    await readAgain(page([], { total: 0 }));
    expect(status?.isConnected).toBe(true);
    expect(status?.textContent).toBe("No kitchen matches.");
  });

  test("a page beyond the end leads to the last one", async () => {
    await draw(usersView, page([], { total: 60 }), { request: { page: 9 } });
    await pressing("button", "Go to the last page");
    expect(onRequest.mock.calls).toEqual([[{ ...REQUEST, page: 3 }]]);
  });

  test("a failure keeps the search box and offers to try again", async () => {
    const { invalidate } = await draw(usersView, Result.fail(ServerFailed()), {
      request: { query: "typed" },
    });
    expect(screen.getByRole("alert").textContent).toContain("Something went wrong");
    expect(screen.getByLabelText<HTMLInputElement>("Search users").value).toBe("typed");
    await pressing("button", "Try again");
    expect(invalidate).toHaveBeenCalledOnce();
  });

  test("D32: what may not be read is called so, without a way to try again", async () => {
    await draw(usersView, Result.fail(Forbidden));
    expect(screen.getByRole("alert").textContent).toBe("Access denied");
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });
});
