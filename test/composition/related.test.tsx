import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { fakeBackend, json } from "./backend.ts";
import { ADA, CARL, EVE, heading, PATIENCE, startConsole, useConsoles, userOnWire } from "./console.ts";
import { answersOf, BAKERS, CASA_ANA, LA_MESA } from "./records.ts";

useConsoles();
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
  ])("D66: what a person changed is told on their page, %s, with the way to all of it", async (as, whole) => {
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
  });

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
        at.replace("/admin/kitchens", "GET /favorite/kitchen").replace("/admin/users", "GET /favorite/user"),
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
    expect(dates.getByRole("link", { name: /^See all: /u }).getAttribute("href")).toBe("/admin/dates?user=3");
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
      () => expect(parts.map((part) => [part, backend.times(part)])).toEqual(parts.map((part) => [part, 1])),
      PATIENCE,
    );
  });
});
