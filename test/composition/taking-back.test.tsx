import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeBackend, json } from "./backend.ts";
import { ADA, heading, PATIENCE, press, startConsole, useConsoles } from "./console.ts";
import { answersOf, CASA_ANA } from "./records.ts";

useConsoles();
afterEach(() => void vi.unstubAllEnvs());

const named = (activityId: number, recordId: number, before: string, after: string) => ({
  activityId,
  operation: "kitchens.edit",
  kind: "kitchen",
  recordId,
  name: after,
  person: { userId: 1, profile: { nombre: "Ada" } },
  creationDate: "2026-05-04T10:00:00Z",
  changes: [{ field: "nombre", before, after }],
});

/** Which of the entries that are shown offer to take back what they tell, from the top. */
const offers = async () =>
  (await screen.findAllByText("Changed", { ignore: "option" }, PATIENCE)).map((words) => {
    const item = words.closest("li");
    return item !== null && within(item).queryByRole("button", { name: "Take back" }) !== null;
  });

const ENTRIES = [
  named(3, 7, "Casa B", "Casa Ana"),
  named(2, 8, "Mesa", "La Mesa"),
  named(1, 7, "Casa", "Casa B"),
];

test.each([
  { at: "/admin/security", title: "Security", call: "GET /activity/25/0" },
  { at: "/admin/kitchens/7", title: "Casa Ana", call: "GET /activity/12/0?record=kitchen%3A7" },
])(
  "D66: at $at an edit of which a later entry has changed all again offers nothing",
  async ({ at, title, call }) => {
    vi.stubEnv("VITE_MODERATION", "on");
    const backend = fakeBackend();
    backend.answer({
      ...answersOf(),
      "GET /health": () => json({ status: "up", capabilities: ["activity"] }),
      [call]: () => json(ENTRIES),
    });
    await startConsole({ as: ADA, at, backend });
    await heading(title);
    expect(await offers()).toEqual([true, true, false]);
  },
);

test("D66: what a page cannot know is said before it is confirmed, and there is nothing to confirm", async () => {
  vi.stubEnv("VITE_MODERATION", "on");
  const backend = fakeBackend();
  backend.answer({
    ...answersOf(),
    "GET /health": () => json({ status: "up", capabilities: ["activity"] }),
    "GET /activity/25/0": () => json(ENTRIES.slice(2)),
    "GET /activity/200/0?record=kitchen%3A7": () => json(ENTRIES),
  });
  await startConsole({ as: ADA, at: "/admin/security", backend });
  await heading("Security");
  await press("button", "Take back");
  const dialog = await screen.findByRole("dialog", { name: "Take back the change" }, PATIENCE);
  expect(dialog.textContent).toContain("Kitchen Casa B");
  await within(dialog).findByText(/^All of this has been changed since/u, undefined, PATIENCE);
  expect(within(dialog).queryByRole("button", { name: "Take back" })).toBeNull();
});

const CLOSED = {
  ...named(9, 70, "", ""),
  operation: "reports.remove",
  kind: "report",
  creationDate: "2026-05-04T10:00:02Z",
  changes: [{ field: "kitchen", before: "7" }],
};
const STAY = "Reports that were closed with the ban, if any, stay closed.";

test.each([
  { what: "a ban with reports", says: STAY, banned: true, log: () => json([CLOSED]) },
  {
    what: "a ban, with reports of another kitchen, by somebody else or later",
    says: undefined,
    banned: true,
    log: () =>
      json([
        { ...CLOSED, creationDate: "2026-05-04T10:30:00Z" },
        { ...CLOSED, person: { userId: 2 } },
        { ...CLOSED, changes: [{ field: "kitchen", before: "8" }] },
        { ...CLOSED, reason: "Rats" },
      ]),
  },
  {
    what: "a ban of which nobody tells",
    says: STAY,
    banned: true,
    log: () => json({}, 500),
  },
  { what: "the end of one", says: undefined, banned: false, log: () => json([CLOSED]) },
])("D66: before $what is taken back, the question says of reports: $says", async ({ banned, says, log }) => {
  vi.stubEnv("VITE_MODERATION", "on");
  const backend = fakeBackend();
  const changes = [{ field: "banned", before: String(!banned), after: String(banned) }];
  const entry = { ...named(1, 7, "", ""), name: "Casa Ana", changes };
  backend.answer({
    ...answersOf(),
    "GET /health": () => json({ status: "up", capabilities: ["activity"] }),
    "GET /activity/25/0": () => json([entry]),
    "GET /activity/200/0?record=kitchen%3A7": () => json([entry]),
    "GET /activity/200/0?kind=report&person=1&from=2026-05-04&to=2026-05-04": log,
    "GET /kitchen/7": () => json({ ...CASA_ANA, banned }),
  });
  await startConsole({ as: ADA, at: "/admin/security", backend });
  await heading("Security");
  await press("button", "Take back");
  const dialog = within(await screen.findByRole("dialog", { name: "Take back the change" }, PATIENCE));
  await dialog.findByRole("row", { name: /^Banned/u }, PATIENCE);
  expect(dialog.queryAllByText(/reports/iu).map(({ textContent }) => textContent)).toEqual(
    says === undefined ? [] : [says],
  );
});

test("D66: what was deleted is told by its last name, leads to no page and offers nothing", async () => {
  vi.stubEnv("VITE_MODERATION", "on");
  const backend = fakeBackend();
  const gone = { ...named(2, 41, "Mesa", "La Mesa"), deleted: true };
  const member = {
    ...named(1, 5, "", ""),
    operation: "tribes.addMember",
    kind: "tribe",
    name: "Bakers",
    changes: [{ field: "member", after: "60" }],
  };
  const left = { ...named(3, 60, "", ""), kind: "user", name: "Zoe", deleted: true };
  backend.answer({
    ...answersOf(),
    "GET /health": () => json({ status: "up", capabilities: ["activity"] }),
    "GET /activity/25/0": () => json([gone, member]),
    "GET /activity/200/0?record=user%3A60": () => json([member, left]),
  });
  await startConsole({ as: ADA, at: "/admin/security", backend });
  await heading("Security");
  expect(await offers()).toEqual([false]);
  const [item] = screen.getAllByText("La Mesa").filter((words) => words.closest("li") !== null);
  expect(item?.closest("a")).toBeNull();
  await screen.findByRole("link", { name: "Zoe" }, PATIENCE);
});

test("D66: who goes on before it is known whether a change was taken back is told all the same", async () => {
  vi.stubEnv("VITE_MODERATION", "on");
  const backend = fakeBackend();
  const held = Promise.withResolvers<Response>();
  const entry = { ...named(1, 7, "Casa", "Casa Ana"), name: "Casa Ana" };
  backend.answer({
    ...answersOf(),
    "GET /health": () => json({ status: "up", capabilities: ["activity"] }),
    "GET /activity/25/0": () => json([entry]),
    "GET /activity/200/0?record=kitchen%3A7": () => json([entry]),
    "POST /kitchen/editKitchen": () => held.promise,
  });
  await startConsole({ as: ADA, at: "/admin/security", backend });
  await heading("Security");
  await press("button", "Take back");
  const dialog = within(await screen.findByRole("dialog", { name: "Take back the change" }, PATIENCE));
  (await dialog.findByRole("button", { name: "Take back" }, PATIENCE)).click();
  await waitFor(() => expect(backend.times("POST /kitchen/editKitchen")).toBe(1), PATIENCE);
  await press("link", "Help & Support");
  await heading(/^Help page/u);
  held.resolve(json({ ...CASA_ANA, nombre: "Casa" }));
  await screen.findByText(/^Undone:/u, undefined, PATIENCE);
});
