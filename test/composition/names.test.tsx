import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
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
import { answersOf, CASA_ANA } from "./records.ts";

useConsoles();
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
