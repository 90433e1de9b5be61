import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeBackend, json } from "./backend.ts";
import {
  ADA,
  CARL,
  EVE,
  heading,
  PATIENCE,
  press,
  startConsole,
  useConsoles,
  userOnWire,
} from "./console.ts";
import { answersOf, BAKERS, CASA_ANA, LA_MESA } from "./records.ts";

useConsoles();

describe("names", () => {
  afterEach(() => void vi.unstubAllEnvs());

  const ROWS = 25;
  const MANY = Array.from({ length: ROWS }, (_, index) => index);
  const chefOf = (index: number): string => `Chef of ${index}`;

  /** What was asked of users, kitchens and tribes. */
  const RECORDS = /^GET \/(?:user|kitchen|tribe)\b/u;

  const listed = async (
    kitchens: ReadonlyArray<object>,
    answers: Parameters<ReturnType<typeof fakeBackend>["answer"]>[0],
  ) => {
    const backend = fakeBackend();
    backend.answer({
      ...answersOf(),
      "GET /kitchen/count": () => json(ROWS),
      "GET /kitchen/0/25": () => json(kitchens),
      ...answers,
    });
    await startConsole({ as: ADA, at: "/admin/kitchens", backend });
    await heading("Kitchens");
    await screen.findByRole("link", { name: "Kitchen 24" }, PATIENCE);
    return () => backend.asked.map(({ call }) => call).filter((call) => RECORDS.test(call));
  };

  describe("D59: a list of 25 rows with all names", () => {
    test("is two requests where the answer carries them", async () => {
      const asked = await listed(
        MANY.map((index) => ({
          ...CASA_ANA,
          kitchenId: 100 + index,
          nombre: `Kitchen ${index}`,
          userChef: { userId: 200 + index, profile: { nombre: chefOf(index) } },
          tribe: { tribeId: 300 + index, name: `Tribe of ${index}` },
        })),
        {},
      );
      expect(screen.getAllByRole("link", { name: /^(?:Chef|Tribe) of/u })).toHaveLength(2 * ROWS);
      expect(asked().toSorted()).toEqual(["GET /kitchen/0/25", "GET /kitchen/count"]);
    });

    test("is 27 where it does not, one for each whom it names, and an id stands for the rest", async () => {
      const users = MANY.map((index) => ({ ...ADA, userId: String(200 + index), name: chefOf(index) }));
      const asked = await listed(
        MANY.map((index) => ({
          ...CASA_ANA,
          kitchenId: 100 + index,
          nombre: `Kitchen ${index}`,
          userChef: { userId: 200 + index },
          tribe: { tribeId: 300 + index },
        })),
        {
          ...Object.fromEntries(
            users.map((user) => [`GET /user/${user.userId}`, () => json(userOnWire(user))] as const),
          ),
          ...Object.fromEntries(
            MANY.map((index) => [
              `GET /tribe/${300 + index}`,
              () => json({ tribeId: 300 + index, name: `Tribe of ${index}`, description: "" }),
            ]),
          ),
        },
      );
      const named = () => screen.getAllByRole("link", { name: /^(?:Chef|Tribe) of/u });
      await waitFor(() => expect(named()).toHaveLength(25), PATIENCE);
      expect(asked()).toHaveLength(27);
      expect(new Set(asked()).size).toBe(27);
    });

    test("is asked once for a record that many rows name", async () => {
      const asked = await listed(
        MANY.map((index) => ({
          ...CASA_ANA,
          kitchenId: 100 + index,
          nombre: `Kitchen ${index}`,
          userChef: { userId: 200 },
          tribe: { tribeId: 5 },
        })),
        { "GET /user/200": () => json(userOnWire({ ...ADA, userId: "200", name: "Carla" })) },
      );
      await waitFor(
        () => expect(screen.getAllByRole("link", { name: /^(?:Carla|Bakers)$/u })).toHaveLength(2 * ROWS),
        PATIENCE,
      );
      expect(asked().toSorted()).toEqual([
        "GET /kitchen/0/25",
        "GET /kitchen/count",
        "GET /tribe/5",
        "GET /user/200",
      ]);
    });
  });

  describe("D66: a line of the log says by itself what was done", () => {
    const entry = (activityId: number, operation: string, changes: ReadonlyArray<object>) => ({
      activityId,
      operation,
      kind: operation.split(".")[0]?.replace(/s$/u, ""),
      recordId: activityId,
      name: null,
      person: { userId: 1, profile: { nombre: "Ada" } },
      creationDate: "2026-05-04T10:00:00Z",
      changes,
    });

    test("the one short field that was changed, who came, or the kitchen that a report was about", async () => {
      vi.stubEnv("VITE_MODERATION", "on");
      const backend = fakeBackend();
      const entries = [
        entry(4, "tribes.addMember", [{ field: "member", after: CARL.userId }]),
        entry(3, "users.edit", [{ field: "role", before: "chef", after: "editor" }]),
        entry(2, "reports.remove", [
          { field: "kitchen", before: "7" },
          { field: "reason", before: "Rats" },
        ]),
        entry(1, "tribes.edit", [{ field: "description", before: "Slow", after: "Slow ".repeat(20) }]),
      ];
      backend.answer({
        ...answersOf(),
        "GET /health": () => json({ status: "up", capabilities: ["activity"] }),
        "GET /activity/25/0": () => json(entries),
        "GET /user/3": () => json(userOnWire(CARL)),
      });
      await startConsole({ as: ADA, at: "/admin/security", backend });
      await heading("Security");
      const line = async (words: string) => {
        const item = (await screen.findByText(words, { ignore: "option" }, PATIENCE)).closest("li");
        if (item === null) throw new Error(`no line says ${words}`);
        return within(item);
      };
      const role = await line("Role changed");
      expect(role.getByText(/^Role: Chef → Editor$/u)).toBeDefined();
      expect(role.queryByText("Show changes")).toBeNull();
      const member = await line("Member added");
      await member.findByRole("link", { name: "Carl" }, PATIENCE);
      expect(member.queryByText("Show changes")).toBeNull();
      const report = await line("Report closed");
      const kitchen = await report.findByRole("link", { name: "Casa Ana" }, PATIENCE);
      expect(kitchen.getAttribute("href")).toBe("/admin/kitchens/7");
      expect((await line("Changed")).getByText("Show changes")).toBeDefined();
    });
  });

  describe("D59: the log names whom a change was about", () => {
    const changed = (activityId: number) => ({
      activityId,
      operation: "kitchens.edit",
      kind: "kitchen",
      recordId: 7,
      name: "Casa Ana",
      person: { userId: 1, profile: { nombre: "Ada" } },
      creationDate: "2026-05-04T10:00:00Z",
      changes: [{ field: "userChef", before: CARL.userId, after: EVE.userId }],
    });

    test("once somebody looks at what was changed, and before it is taken back", async () => {
      vi.stubEnv("VITE_MODERATION", "on");
      const backend = fakeBackend();
      backend.answer({
        ...answersOf(),
        "GET /health": () => json({ status: "up", capabilities: ["activity"] }),
        "GET /activity/25/0": () => json([changed(1)]),
        "GET /activity/200/0?record=kitchen%3A7": () => json([changed(1)]),
        "GET /user/2": () => json(userOnWire(EVE)),
        "GET /kitchen/7": () => json({ ...CASA_ANA, userChef: { userId: EVE.userId } }),
      });
      await startConsole({ as: ADA, at: "/admin/security", backend });
      await heading("Security");
      const summary = await screen.findByText("Show changes", undefined, PATIENCE);
      expect(backend.times("GET /user/2")).toBe(0);
      fireEvent.click(summary);
      await screen.findByRole("link", { name: "Carl" }, PATIENCE);
      await screen.findByRole("link", { name: "Eve" }, PATIENCE);
      await press("button", "Take back");
      const dialog = await screen.findByRole("dialog", { name: "Take back the change" }, PATIENCE);
      await within(dialog).findByRole("link", { name: "Carl" }, PATIENCE);
    });
  });
});

describe("paging", () => {
  const ENTRY = {
    activityId: 1,
    operation: "kitchens.edit",
    kind: "kitchen",
    recordId: 3,
    creationDate: "2026-01-02T10:00:00Z",
    changes: [],
  };

  const PAGES = 9;

  const answerOf = (page: number) =>
    json([userOnWire({ ...ADA, userId: String(page), name: `User ${page}` })]);

  /** A list of one user a page, whose pages after the first come once they are let go. */
  const startPaging = async (first: number) => {
    const backend = fakeBackend();
    const held = Promise.withResolvers<void>();
    backend.answer({ ...answersOf(), "GET /user/count": () => json(PAGES) });
    for (let page = 1; page <= PAGES; page++)
      backend.answer({
        [`GET /user/1/${page - 1}`]: async () => {
          if (page !== first) await held.promise;
          return answerOf(page);
        },
      });
    await startConsole({ as: ADA, at: `/admin/users?page=${first}&size=1`, backend });
    const next = await screen.findByRole("button", { name: "Next page" }, PATIENCE);
    next.focus();
    /** Presses *Next page*, and sees which page is marked then. */
    const goOnTo = async (page: number) => {
      fireEvent.click(next);
      await waitFor(
        () =>
          expect(screen.getByRole("button", { name: `Page ${page}` }).getAttribute("aria-current")).toBe(
            "page",
          ),
        PATIENCE,
      );
      await waitFor(() => expect(backend.times(`GET /user/1/${page - 1}`)).toBeGreaterThan(0), PATIENCE);
    };
    const comes = async (page: number) => {
      held.resolve();
      await screen.findByRole("link", { name: `User ${page}` }, PATIENCE);
      expect(location.search).toBe(`?page=${page}&size=1`);
    };
    return { goOnTo, comes };
  };

  const focused = () => document.activeElement?.getAttribute("aria-label");

  test("who goes on before a page comes goes on from what they asked for, and is told of no failure", async () => {
    const { goOnTo, comes } = await startPaging(1);
    const alerts: Array<string | null> = [];
    const watch = new MutationObserver(() => {
      for (const alert of screen.queryAllByRole("alert")) alerts.push(alert.textContent);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    for (const page of [2, 3, 4, 5]) await goOnTo(page);
    await comes(5);
    watch.disconnect();
    expect(alerts).toEqual([]);
    expect(focused()).toBe("Next page");
  });

  test("who goes on before a page comes gets to the last one, and no further", async () => {
    const { goOnTo, comes } = await startPaging(7);
    for (const page of [8, 9]) await goOnTo(page);
    expect(screen.getByRole("button", { name: "Next page" }).matches(":disabled")).toBe(true);
    await comes(9);
    expect(focused()).toBe("Page 9");
  });

  test("whoever turns an order twice before the first has come gets the second", async () => {
    const backend = fakeBackend();
    const users = () => json([userOnWire(ADA)], 200, { "x-total-count": "1" });
    backend.answer({
      ...answersOf(),
      "GET /health": () => json({ status: "up", capabilities: ["lists"] }),
      ...Object.fromEntries(
        ["", "?sort=name", "?sort=-name"].map((query) => [`GET /user/25/0${query}`, users]),
      ),
    });
    await startConsole({ as: ADA, at: "/admin/users", backend });
    const name = await screen.findByRole("button", { name: "Name" }, PATIENCE);
    const title = screen.getByRole("columnheader", { name: "Name" });
    fireEvent.click(name);
    while (location.search === "") await Promise.resolve();
    expect(title.getAttribute("aria-sort")).toBeNull();
    fireEvent.click(name);
    await waitFor(() => expect(location.search).toBe("?sort=name&direction=descending"), PATIENCE);
    await waitFor(() => expect(title.getAttribute("aria-sort")).toBe("descending"), PATIENCE);
  });

  test("in the log, a filter that is on its way stays where the next page of the old entries is asked for", async () => {
    vi.stubEnv("VITE_MODERATION", "on");
    const backend = fakeBackend();
    backend.answer({
      ...answersOf(),
      "GET /health": () => json({ status: "up", capabilities: ["activity"] }),
      "GET /activity/25/0": () => json([ENTRY], 200, { "x-total-count": "60" }),
      "GET /activity/25/0?kind=kitchen": () => new Promise(() => undefined),
      "GET /activity/25/1?kind=kitchen": () => new Promise(() => undefined),
    });
    await startConsole({ as: ADA, at: "/admin/security", backend });
    const next = await screen.findByRole("button", { name: "Next page" }, PATIENCE);
    fireEvent.change(screen.getByRole("combobox", { name: /^Changes of/u }), {
      target: { value: "kitchen" },
    });
    await waitFor(() => expect(backend.times("GET /activity/25/0?kind=kitchen")).toBe(1), PATIENCE);
    fireEvent.click(next);
    await waitFor(() => expect(location.search).toBe("?page=2&kind=kitchen"), PATIENCE);
  });
});

describe("rankings", () => {
  beforeEach(() => {
    vi.stubEnv("VITE_MODERATION", "on");
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const KEPT = [{ favoriteId: 1, profile: { userId: 3 }, kitchen: { kitchenId: 7, nombre: "Casa Ana" } }];
  const counted = (records: ReadonlyArray<unknown>) => () => json(records, 200, { "x-total-count": "1" });

  /** The row of a tribe in the ranking of tribes by favorites. */
  const tribeBy = async (answers: Parameters<ReturnType<typeof fakeBackend>["answer"]>[0]) => {
    const backend = fakeBackend();
    backend.answer({ ...answersOf(), ...answers });
    await startConsole({ as: ADA, at: "/admin/favorites?open=tribes", backend });
    const ranking = await screen.findByRole("dialog", { name: "Tribes with most favorites" }, PATIENCE);
    const name = await within(ranking).findByRole("link", { name: BAKERS.name }, PATIENCE);
    const row = name.closest("li");
    if (row === null) throw new Error("A tribe stands in a row");
    return { row: within(row), backend };
  };

  test("D58: a tribe leads to the favorites at its kitchens, which the list says how to narrow", async () => {
    const kitchen = { ...CASA_ANA, tribe: BAKERS };
    const { row } = await tribeBy({
      "GET /health": () => json({ status: "up", capabilities: ["lists"] }),
      "GET /favorite/25/0?sort=-time": counted(KEPT),
      "GET /favorite/200/0?sort=-time": counted(KEPT),
      "GET /kitchen/0/200": counted([kitchen]),
    });
    expect(row.getByRole("link", { name: /^See all: /u }).getAttribute("href")).toBe(
      "/admin/favorites?tribe=5",
    );
    for (const label of ["Tribe", "From", "To"])
      expect(screen.getAllByLabelText(label).length).toBeGreaterThan(0);
  });

  test("D57: it leads nowhere, and no tribe or day is asked for, where only the backend could tell", async () => {
    const kitchen = { ...CASA_ANA, tribe: BAKERS };
    const { row } = await tribeBy({
      "GET /favorite/count": () => json(1),
      "GET /favorite/25/0": () => json(KEPT),
      "GET /favorite/200/0": () => json(KEPT),
      "GET /kitchen/count": () => json(1),
      "GET /kitchen/0/200": () => json([kitchen]),
    });
    expect(row.queryByRole("link", { name: /^See all: /u })).toBeNull();
    for (const label of ["Tribe", "From", "To"]) expect(screen.queryAllByLabelText(label)).toEqual([]);
  });
});

describe("related records", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });

  const LISTS = { "GET /health": () => json({ status: "up", capabilities: ["lists"] }) };

  const shown = async (
    at: string,
    title: string,
    answers: Parameters<ReturnType<typeof fakeBackend>["answer"]>[0],
    as = ADA,
  ) => {
    const backend = fakeBackend();
    backend.answer({ ...answersOf(), ...answers });
    await startConsole({ as, at, backend });
    await heading(title);
    return backend;
  };

  const section = (name: string): Promise<HTMLElement> => screen.findByRole("region", { name }, PATIENCE);

  describe("what belongs to a record", () => {
    test("a person's kitchens are the list narrowed to them, counted, with the way to all of them", async () => {
      await shown("/admin/users/3", "Carl", {
        ...LISTS,
        "GET /kitchen/0/12?chef=3": () =>
          new Response(JSON.stringify([CASA_ANA, LA_MESA]), {
            headers: { "content-type": "application/json", "x-total-count": "40" },
          }),
      });
      const [link] = await screen.findAllByRole("link", { name: "La Mesa" }, PATIENCE);
      expect(link?.getAttribute("href")).toBe("/admin/kitchens/8");
      const kitchens = within(await section("Kitchens"));
      expect(kitchens.getByText("40")).toBeDefined();
      expect(kitchens.getByText("2 of 40 are shown.")).toBeDefined();
      expect(kitchens.getByRole("link", { name: /^See all: /u }).getAttribute("href")).toBe(
        "/admin/kitchens?chef=3",
      );
    });

    test("D58: a tribe's members are the first of the list of users narrowed to it, who leads it said, with the way to all", async () => {
      await shown("/admin/tribes/5", "Bakers", {
        ...LISTS,
        "GET /tribe/5": () => json({ ...BAKERS, leader: { userId: 2 } }),
        "GET /user/12/0?tribe=5": () =>
          new Response(JSON.stringify([EVE, CARL].map(userOnWire)), {
            headers: { "content-type": "application/json", "x-total-count": "4000" },
          }),
      });
      const members = within(await section("Members"));
      const all = await members.findByRole("link", { name: "Show all 4,000 members" }, PATIENCE);
      expect(all.getAttribute("href")).toBe("/admin/users?tribe=5");
      expect(members.getByRole("link", { name: "Eve" }).getAttribute("href")).toBe("/admin/users/2");
      expect(members.getByRole("button", { name: "Remove Carl from the tribe" })).toBeDefined();
      const lines = members.getAllByRole("listitem").map(({ textContent }) => textContent);
      expect(lines.filter((line) => line?.includes("Leader"))).toEqual([expect.stringMatching(/Eve/u)]);
    });

    test.each([
      ["D57: by all members", {}],
      [
        "D58: by the tribes of whoever is chosen",
        { ...LISTS, "GET /tribe/200/0?member=2": () => json([BAKERS]) },
      ],
    ])("who is a member already is told so, and not added once more, %s", async (_, answers) => {
      const backend = await shown("/admin/tribes/5", "Bakers", {
        ...answers,
        "GET /user/20/0": () => json([EVE, CARL].map(userOnWire)),
      });
      const field = await screen.findByRole("combobox", { name: "New member" }, PATIENCE);
      fireEvent.click(field);
      fireEvent.click(await screen.findByRole("option", { name: /^Eve/u, hidden: true }, PATIENCE));
      await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"), PATIENCE);
      expect(screen.getByText("Already a member")).toBeDefined();
      fireEvent.click(screen.getByRole("button", { name: "Add member" }));
      expect(backend.asked.filter(({ call }) => call.startsWith("POST /tribe"))).toEqual([]);
      fireEvent.click(field);
      fireEvent.click(await screen.findByRole("option", { name: /^Carl/u, hidden: true }, PATIENCE));
      await waitFor(() => expect(screen.queryByText("Already a member")).toBeNull(), PATIENCE);
    });

    test("whoever was a member can be added once they were removed and the page was read again", async () => {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true });
      const members = [EVE, CARL];
      const backend = await shown("/admin/tribes/5", "Bakers", {
        "GET /user/20/0": () => json([EVE, CARL].map(userOnWire)),
        "GET /tribe/findTribeMembers/5": () => json(members.map(userOnWire)),
        "DELETE /tribe/5/members/2": () => {
          members.shift();
          return new Response(null, { status: 204 });
        },
      });
      const field = await screen.findByRole("combobox", { name: "New member" }, PATIENCE);
      fireEvent.click(field);
      fireEvent.click(await screen.findByRole("option", { name: /^Eve/u, hidden: true }, PATIENCE));
      await screen.findByText("Already a member", {}, PATIENCE);
      fireEvent.click(screen.getByRole("button", { name: "Add member" }));
      fireEvent.click(screen.getByRole("button", { name: "Remove Eve from the tribe" }));
      const question = within(await screen.findByRole("dialog", {}, PATIENCE));
      fireEvent.click(question.getByRole("button", { name: "Remove member" }));
      await vi.advanceTimersByTimeAsync(20_000);
      expect(backend.times("DELETE /tribe/5/members/2")).toBe(1);
      await waitFor(() => expect(screen.queryByText("Already a member")).toBeNull(), PATIENCE);
    });

    test("D58: the comments on a record are the latest of their list, with the way to all", async () => {
      vi.stubEnv("VITE_MODERATION", "on");
      const said = { commentId: 1, text: "Good soup.", user: { userId: 3 }, tribe: { tribeId: 5 } };
      const backend = await shown("/admin/tribes/5", "Bakers", {
        ...LISTS,
        "GET /comment/12/0?sort=-time&tribe=5": () =>
          new Response(JSON.stringify([said]), {
            headers: { "content-type": "application/json", "x-total-count": "14055" },
          }),
      });
      await screen.findByText("Good soup.", {}, PATIENCE);
      const comments = within(await section("Comments"));
      expect(comments.getByText("14,055")).toBeDefined();
      expect(comments.getByRole("link", { name: /^See all: /u }).getAttribute("href")).toBe(
        "/admin/comments?tribe=5",
      );
      expect(backend.times("GET /comment/tribe/5")).toBe(0);
    });

    test("D57: without the capability all members are read at once", async () => {
      const backend = await shown("/admin/tribes/5", "Bakers", {});
      const members = within(await section("Members"));
      expect(await members.findByRole("link", { name: "Eve" }, PATIENCE)).toBeDefined();
      expect(members.queryByRole("link", { name: /^Show all/u })).toBeNull();
      expect(backend.asked.filter(({ call }) => call.includes("tribe=5"))).toEqual([]);
    });

    test.each([
      [ADA, "/admin/security?person=3"],
      // Who may not read the log reads the latest of it here.
      [EVE, undefined],
    ])(
      "D66: what a person changed is told on their page, %s, with the way to all of it",
      async (as, whole) => {
        vi.stubEnv("VITE_MODERATION", "on");
        const entry = {
          activityId: 1,
          operation: "kitchens.edit",
          kind: "kitchen",
          recordId: 7,
          name: "Casa Ana",
          person: { userId: 3, profile: { nombre: "Carl" } },
          creationDate: "2026-05-04T10:00:00Z",
          changes: [{ field: "banned", before: "false", after: "true" }],
        };
        await shown(
          "/admin/users/3",
          "Carl",
          {
            "GET /health": () => json({ status: "up", capabilities: ["activity"] }),
            "GET /activity/12/0?record=user%3A3": () => json([]),
            "GET /activity/12/0?person=3": () => json([entry]),
          },
          as,
        );
        const deeds = within(await section("Changes they made"));
        const kitchen = await deeds.findByRole("link", { name: "Casa Ana" }, PATIENCE);
        expect(kitchen.getAttribute("href")).toBe("/admin/kitchens/7");
        expect(deeds.getByText("Ban set")).toBeDefined();
        expect(deeds.queryByRole("link", { name: /^See all/u })?.getAttribute("href")).toBe(whole);
        expect(within(await section("Activity")).getByText("No changes yet.")).toBeDefined();
      },
    );

    test("a person's tribes are told, and each can be left for them", async () => {
      const backend = await shown("/admin/users/3", "Carl", {
        ...LISTS,
        "GET /tribe/12/0?member=3": () => json([BAKERS]),
      });
      const link = await screen.findByRole("link", { name: "Bakers" }, PATIENCE);
      expect(link.getAttribute("href")).toBe("/admin/tribes/5");
      const tribes = within(await section("Tribes"));
      expect(tribes.getByRole("link", { name: /^See all: /u }).getAttribute("href")).toBe(
        "/admin/tribes?member=3",
      );
      fireEvent.click(tribes.getByRole("button", { name: "Remove Carl from Bakers" }));
      const dialog = within(await screen.findByRole("dialog", {}, PATIENCE));
      expect(dialog.getByText(/Carl/u)).toBeDefined();
      expect(backend.asked.filter(({ call }) => call.startsWith("DELETE"))).toEqual([]);
    });

    test("D57: without the capability nothing is asked of a list, and nothing is said of it", async () => {
      const backend = await shown("/admin/users/3", "Carl", {
        "GET /favorite/user/3": () => json([{ favoriteId: 1, profile: { userId: 3 }, kitchen: CASA_ANA }]),
      });
      expect(await screen.findByRole("link", { name: "Casa Ana" }, PATIENCE)).toBeDefined();
      expect(screen.queryByRole("region", { name: "Kitchens" })).toBeNull();
      expect(backend.asked.filter(({ call }) => call.includes("chef="))).toEqual([]);
    });

    test.each([
      { at: "/admin/kitchens/7", title: "Casa Ana", open: "Favorites", calls: ["GET /dates/kitchen/7"] },
      {
        at: "/admin/users/3",
        title: "Carl",
        open: "Favorite kitchens",
        calls: ["GET /dates/user/3", "GET /block/user/3"],
      },
    ])("D15: at $at what somebody may not read is not asked for", async ({ at, title, open, calls }) => {
      const backend = await shown(at, title, {}, EVE);
      await section(open);
      for (const closed of ["Dates", "Blocked kitchens"])
        expect(screen.queryByRole("region", { name: closed })).toBeNull();
      expect(calls.map((call) => backend.times(call))).toEqual(calls.map(() => 0));
      expect(
        backend.times(
          at
            .replace("/admin/kitchens", "GET /favorite/kitchen")
            .replace("/admin/users", "GET /favorite/user"),
        ),
      ).toBeGreaterThan(0);
    });

    test("of a person is told whom they asked for a date, who asked them, and what they blocked", async () => {
      vi.stubEnv("VITE_MODERATION", "on");
      const carl = { userId: 3, profile: { nombre: "Carl" } };
      const eve = { userId: 2, profile: { nombre: "Eve" } };
      const asking = (datesId: number, from: object, to: object, creationDate: string) => ({
        datesId,
        sourceProfileId: from,
        targetProfileId: to,
        kitchen: LA_MESA,
        creationDate,
      });
      await shown("/admin/users/3", "Carl", {
        "GET /dates/user/3": () =>
          json([asking(1, carl, eve, "2026-05-01T00:00:00Z"), asking(2, eve, carl, "2026-05-03T00:00:00Z")]),
        "GET /block/user/3": () => json([{ blockId: 1, sourceProfileId: { userId: 3 }, kitchen: CASA_ANA }]),
      });
      await screen.findAllByRole("link", { name: "Eve" }, PATIENCE);
      const dates = within(await section("Dates"));
      expect(dates.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/Eve.*Carl.*La Mesa/u),
        expect.stringMatching(/Carl.*Eve.*La Mesa/u),
      ]);
      expect(dates.getByRole("link", { name: /^See all: /u }).getAttribute("href")).toBe(
        "/admin/dates?user=3",
      );
      await screen.findByRole("link", { name: "Casa Ana" }, PATIENCE);
      const blocks = within(await section("Blocked kitchens"));
      expect(blocks.getByRole("link", { name: "Casa Ana" })).toBeDefined();
      expect(blocks.getByRole("link", { name: /^See all: /u }).getAttribute("href")).toBe(
        "/admin/blocks?user=3",
      );
    });

    test.each([
      {
        at: "/admin/users/3",
        parts: [
          "GET /user/3",
          "GET /profileimage/user/3",
          "GET /comment/12/0?sort=-time&user=3",
          "GET /kitchen/0/12?chef=3",
          "GET /tribe/12/0?member=3",
          "GET /tribe/12/0?leader=3",
          "GET /favorite/user/3",
          "GET /block/user/3",
          "GET /dates/user/3",
          "GET /report/0/12?user=3",
        ],
      },
      {
        at: "/admin/kitchens/7",
        parts: [
          "GET /kitchen/7",
          "GET /kitchenimage/findKitchenimages/7",
          "GET /comment/12/0?sort=-time&kitchen=7",
          "GET /ubicacion",
          "GET /favorite/kitchen/7",
          "GET /kitchenvote/kitchen/7",
          "GET /dates/kitchen/7",
          "GET /report/0/12?kitchen=7",
        ],
      },
      {
        at: "/admin/tribes/5",
        parts: [
          "GET /tribe/5",
          "GET /user/12/0?tribe=5",
          "GET /tribeimage/5",
          "GET /comment/12/0?sort=-time&tribe=5",
          "GET /kitchen/0/12?tribe=5",
        ],
      },
    ])("the parts of $at are all asked for, once, before any of them has come", async ({ at, parts }) => {
      const backend = fakeBackend();
      const pending = () => new Promise<Response>(() => undefined);
      backend.answer({ ...LISTS, ...Object.fromEntries(parts.map((part) => [part, pending])) });
      await startConsole({ as: ADA, at, backend });
      await waitFor(
        () =>
          expect(parts.map((part) => [part, backend.times(part)])).toEqual(parts.map((part) => [part, 1])),
        PATIENCE,
      );
    });
  });
});

describe("other tabs", () => {
  const started = async (at: string) => {
    const backend = fakeBackend();
    backend.answer(answersOf());
    return startConsole({ as: ADA, at, backend });
  };

  test("what another tab changes is read again once somebody comes back, and only then", async () => {
    const { backend } = await started("/admin/kitchens/7");
    await heading("Casa Ana");
    const read = backend.times("GET /kitchen/7");
    fireEvent.focus(window);
    backend.answer({ "GET /kitchen/7": () => json({ ...CASA_ANA, nombre: "Casa Otra" }) });
    fireEvent(
      window,
      new StorageEvent("storage", { key: "console.changed", newValue: "kitchens activities" }),
    );
    fireEvent(window, new StorageEvent("storage", { key: "console.changed", newValue: null }));
    expect(backend.times("GET /kitchen/7")).toBe(read);
    fireEvent.focus(window);
    await heading("Casa Otra");
    expect(backend.times("GET /kitchen/7")).toBe(read + 1);
  });

  test("what this tab changes is told to the others", async () => {
    const { backend } = await started("/admin/tribes/create");
    backend.answer({ "POST /tribe/createTribe": () => json({ tribeId: 6, name: "Bakers" }) });
    const kept = vi.spyOn(Storage.prototype, "setItem");
    const told = () => kept.mock.calls.filter(([key]) => key === "console.changed");
    const name = await screen.findByRole("textbox", { name: /^Name/u }, PATIENCE);
    fireEvent.input(name, { target: { value: "Bakers" } });
    await press("button", "Save");
    await waitFor(() => expect(told()).toEqual([["console.changed", "tribes activities"]]), PATIENCE);
    expect(localStorage.getItem("console.changed")).toBeNull();
  });
});

describe("optional fields", () => {
  const KEEPS = { "GET /health": () => json({ status: "up", capabilities: ["fields"] }) };

  const opened = async (at: string, title: string, answers = {}) => {
    const backend = fakeBackend();
    backend.answer({ ...answersOf(), ...answers });
    await startConsole({ as: ADA, at, backend });
    await heading(title);
    await screen.findByRole("button", { name: "Save" }, PATIENCE);
    return backend;
  };

  const FORMS = [
    {
      at: "/admin/kitchens/create",
      title: "Create kitchen",
      asks: ["Description", "Location", /^Capacity/u],
    },
    { at: "/admin/kitchens/create?from=7", title: "Create kitchen", asks: ["Description", "Location"] },
    {
      at: "/admin/kitchens/7/edit",
      title: "Edit \u2068Casa Ana\u2069",
      asks: ["Description", "Location", /^Capacity/u],
    },
    { at: "/admin/tribes/create", title: "Create tribe", asks: ["Leader"] },
    { at: "/admin/tribes/5/edit", title: "Edit \u2068Bakers\u2069", asks: ["Leader"] },
  ];

  describe.each(FORMS)("D59: the form at $at", ({ at, title, asks }) => {
    test("asks for the optional fields that the backend keeps", async () => {
      await opened(at, title, KEEPS);
      for (const label of asks)
        expect(screen.getByLabelText(label, { selector: "input, textarea" })).toBeDefined();
    });

    test("asks for none where nothing says that it keeps them", async () => {
      await opened(at, title);
      for (const label of asks) expect(screen.queryByLabelText(label)).toBeNull();
    });
  });

  test("D59: what a backend tells and does not say it keeps is sent back as it came", async () => {
    const told = { ...CASA_ANA, description: "Soups", capacity: 4 };
    const backend = await opened("/admin/kitchens/7/edit", "Edit \u2068Casa Ana\u2069", {
      "GET /kitchen/7": () => json(told),
      "POST /kitchen/editKitchen": () => json({ ...told, nombre: "Casa Berta" }),
    });
    fireEvent.change(screen.getByLabelText(/^Name/u, { selector: "input" }), {
      target: { value: "Casa Berta" },
    });
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    const sent = () => backend.asked.find(({ call }) => call === "POST /kitchen/editKitchen");
    await waitFor(() => expect(sent()).toBeDefined(), PATIENCE);
    expect(JSON.parse(sent()?.body ?? "")).toMatchObject({
      nombre: "Casa Berta",
      description: "Soups",
      capacity: 4,
    });
    // Where that leads is drawn before the test ends: the router's clock goes on.
    await heading("Casa Ana");
  });
});

describe("verified addresses", () => {
  const UNVERIFIED = { ...userOnWire(CARL), verified: false };
  const KEEPS = { "GET /health": () => json({ status: "up", capabilities: ["fields"] }) };

  const opened = async (at: string, title: string, answers = {}) => {
    const backend = fakeBackend();
    backend.answer({ ...answersOf(), "GET /user/3": () => json(UNVERIFIED), ...KEEPS, ...answers });
    await startConsole({ as: ADA, at, backend });
    await heading(title);
    return {
      sent: (call: string) =>
        backend.asked.filter((one) => one.call.startsWith(call)).map(({ body }) => body),
      backend,
    };
  };

  const button = (name: string) => screen.findByRole("button", { name }, PATIENCE);
  const choose = async (role: string): Promise<void> => {
    fireEvent.click(await screen.findByRole("combobox", { name: "Role" }, PATIENCE));
    fireEvent.click(await screen.findByRole("option", { name: role, hidden: true }, PATIENCE));
  };
  const MEANT = { name: "Give this role although the address is not verified" };

  test("D68: a form asks before a role above chef goes to an address that was not verified", async () => {
    const { sent } = await opened("/admin/users/3/edit", "Edit \u2068Carl\u2069", {
      "PUT /user/editUser": () => json({ ...UNVERIFIED, role: "viewer" }),
    });
    await button("Save");
    expect(screen.queryByRole("checkbox", MEANT)).toBeNull();
    await choose("Viewer");
    fireEvent.click(await button("Save"));
    expect(
      await screen.findByText("Confirm this, or choose another role", undefined, PATIENCE),
    ).toBeDefined();
    expect(sent("PUT /user/editUser")).toEqual([]);
    fireEvent.click(screen.getByRole("checkbox", MEANT));
    fireEvent.click(await button("Save"));
    await waitFor(() => expect(sent("PUT /user/editUser")).toHaveLength(1), PATIENCE);
    expect(JSON.parse(sent("PUT /user/editUser")[0] ?? "")).toMatchObject({
      role: "viewer",
      allowUnverified: true,
    });
  });

  test.each([
    ["that was verified", true],
    ["of which nothing is known", undefined],
  ])("D68: nothing is asked for an address %s", async (_, verified) => {
    const { sent } = await opened("/admin/users/3/edit", "Edit \u2068Carl\u2069", {
      "GET /user/3": () => json({ ...UNVERIFIED, verified }),
      "PUT /user/editUser": () => json({ ...UNVERIFIED, verified, role: "viewer" }),
    });
    await choose("Viewer");
    expect(screen.queryByRole("checkbox", MEANT)).toBeNull();
    fireEvent.click(await button("Save"));
    await waitFor(() => expect(sent("PUT /user/editUser")).toHaveLength(1), PATIENCE);
    expect(JSON.parse(sent("PUT /user/editUser")[0] ?? "")).not.toHaveProperty("allowUnverified");
  });

  test("D68: the address of a new user cannot be verified yet", async () => {
    await opened("/admin/users/create", "Create user");
    await button("Save");
    expect(screen.queryByRole("checkbox", MEANT)).toBeNull();
    await choose("Editor");
    fireEvent.click(await button("Save"));
    expect(await screen.findByRole("checkbox", MEANT)).toBeDefined();
    expect(
      await screen.findByText("Confirm this, or choose another role", undefined, PATIENCE),
    ).toBeDefined();
  });

  test("D68: what was confirmed of one role of a new user is not confirmed of another", async () => {
    await opened("/admin/users/create", "Create user");
    await choose("Editor");
    fireEvent.click(await screen.findByRole("checkbox", MEANT));
    expect(screen.getByRole("checkbox", MEANT)).toHaveProperty("checked", true);
    await choose("Admin");
    await waitFor(
      () => expect(screen.getByRole("combobox", { name: "Role" })).toHaveProperty("value", "Admin"),
      PATIENCE,
    );
    expect(screen.getByRole("checkbox", MEANT)).toHaveProperty("checked", false);
  });

  test("D57, D68: a backend that keeps no such thing is asked for nothing of it", async () => {
    await opened("/admin/users/create", "Create user", { "GET /health": () => json({ status: "up" }) });
    await choose("Editor");
    fireEvent.click(await button("Save"));
    expect(await screen.findByText("Enter a first name", undefined, PATIENCE)).toBeDefined();
    expect(screen.queryByRole("checkbox", MEANT)).toBeNull();
  });

  /** The question whether somebody becomes a viewer: Carl, whose address was not verified, or Eve, of whom that is not known. */
  const askedFromTheList = async (answer: () => Response, name = "Carl") => {
    const users = [userOnWire(ADA), userOnWire(EVE), UNVERIFIED];
    const { sent } = await opened("/admin/users", "Users", {
      "GET /user/25/0": () => json(users),
      "GET /user/2": () => json(userOnWire(EVE)),
      "PUT /user/editUser": answer,
    });
    fireEvent.click(await screen.findByRole("checkbox", { name: `Select ${name}` }, PATIENCE));
    fireEvent.click(await button("Change"));
    fireEvent.click(await screen.findByRole("menuitem", { name: "Change role", hidden: true }, PATIENCE));
    const dialog = within(await screen.findByRole("dialog", { name: "Change role" }, PATIENCE));
    expect(dialog.queryByRole("checkbox")).toBeNull();
    fireEvent.change(dialog.getByRole("combobox", { name: "Role" }), { target: { value: "viewer" } });
    return { dialog, sent };
  };

  test("D68: many get a role above chef, those with an unverified address only where that is meant", async () => {
    const { dialog, sent } = await askedFromTheList(() => json({ ...UNVERIFIED, role: "viewer" }));
    fireEvent.click(
      await dialog.findByRole("checkbox", { name: "Also where the address is not verified" }, PATIENCE),
    );
    fireEvent.click(dialog.getByRole("button", { name: "Change role" }));
    await waitFor(() => expect(sent("PUT /user/editUser")).toHaveLength(1), PATIENCE);
    expect(JSON.parse(sent("PUT /user/editUser")[0] ?? "")).toMatchObject({ allowUnverified: true });
  });

  test("D68: where nobody who is selected is known to be unverified, nothing of it is asked", async () => {
    const { dialog, sent } = await askedFromTheList(() => json(userOnWire(EVE)), "Eve");
    expect(dialog.queryByRole("checkbox")).toBeNull();
    fireEvent.click(dialog.getByRole("button", { name: "Change role" }));
    await waitFor(() => expect(sent("PUT /user/editUser")).toHaveLength(1), PATIENCE);
    expect(JSON.parse(sent("PUT /user/editUser")[0] ?? "")).not.toHaveProperty("allowUnverified");
  });

  test("D68: whose role stays for want of a verified address, that is said of them, and no success", async () => {
    const { dialog } = await askedFromTheList(() =>
      json({ message: "The address was not verified", field: "allowUnverified" }, 400),
    );
    fireEvent.click(dialog.getByRole("button", { name: "Change role" }));
    await waitFor(
      () => expect(document.body.textContent).toContain("Carl was not changed: The address is not verified"),
      PATIENCE,
    );
    expect(screen.queryByText("Nothing was changed")).toBeNull();
  });

  test("D68: lists and pages say whether an address was verified, where that is known", async () => {
    await opened("/admin/users", "Users", {
      "GET /user/25/0": () => json([{ ...userOnWire(ADA), verified: true }, UNVERIFIED, userOnWire(EVE)]),
    });
    expect(await screen.findByRole("columnheader", { name: /^Verification/u }, PATIENCE)).toBeDefined();
    expect(screen.getByRole("cell", { name: "Verified" })).toBeDefined();
    fireEvent.click(screen.getByRole("link", { name: "Carl" }));
    await heading("Carl");
    expect(await screen.findByText("Unverified", undefined, PATIENCE)).toBeDefined();
  });

  test("D60: of what no answer tells there is no column", async () => {
    await opened("/admin/users", "Users");
    await screen.findByRole("link", { name: "Carl" }, PATIENCE);
    expect(screen.queryByRole("columnheader", { name: /^Verification/u })).toBeNull();
  });
});

test("a failure is there with what there is to do about it: an alert that grows is read out twice", async () => {
  const backend = fakeBackend();
  backend.answer({
    ...answersOf(),
    "GET /kitchen/count": () => json(26),
    "GET /kitchen/25/25": () => json({}, 500),
  });
  await startConsole({ as: ADA, at: "/admin/kitchens", backend });
  const next = await screen.findByRole("button", { name: "Next page" }, PATIENCE);
  const told: Array<string | null> = [];
  const watching = new MutationObserver(() => {
    for (const alert of screen.queryAllByRole("alert")) told.push(alert.textContent);
  });
  watching.observe(document.body, { subtree: true, childList: true });
  fireEvent.click(next);
  await screen.findByRole("button", { name: "Try again" }, PATIENCE);
  watching.disconnect();
  expect(new Set(told)).toEqual(new Set(["Something went wrongTry again"]));
});
