import * as Schema from "effect/Schema";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { Activity, type FieldChange } from "../../../../src/domain/activity.ts";
import { LogEntries } from "../../../../src/ui/pages/security/LogEntries.tsx";
import { renderScreen } from "../../render-screen.tsx";
import { signedInConsole } from "../../signed-in-console.ts";

const entry = Schema.decodeUnknownSync(Activity);

const hoursChanged = (change: Omit<FieldChange, "field">) =>
  entry({
    activityId: 1,
    operation: "business.edit",
    kind: "user",
    recordId: 4,
    name: "Dora",
    creationDate: "2026-05-04T10:00:00Z",
    changes: [{ field: "hours", ...change }],
  });

const renamed = (told: object) =>
  entry({
    activityId: 2,
    operation: "kitchens.edit",
    kind: "kitchen",
    recordId: 7,
    name: "Casa Ana",
    creationDate: "2026-05-04T10:00:00Z",
    changes: [{ field: "capacity", before: "8", after: "9" }],
    ...told,
  });

const drawn = async (...entries: ReadonlyArray<Activity>) =>
  renderScreen(<LogEntries entries={entries} />, { console: await signedInConsole("admin") });

/** Without what only sets a text apart from what stands around it. */
const plain = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/gu, "");

test("the log names the fields that changed before anybody opens it, but not of what a word says", async () => {
  const changes = [
    { field: "tribe", before: "1", after: "2" },
    { field: "capacity", before: "8", after: "9" },
  ];
  await drawn(renamed({ changes }));
  expect(screen.getByText("Show changes").textContent).toBe("Show changes Tribe · Capacity");
  fireEvent.click(screen.getByText("Show changes"));
  expect((await screen.findByText("Hide changes")).textContent).toBe("Hide changes");
  cleanup();
  await drawn(renamed({ changes, operation: "kitchens.remove" }));
  expect(screen.getByText("Show changes").textContent).toBe("Show changes");
});

describe("the log tells of opening hours", () => {
  test("in words, in the line itself where they are short", async () => {
    await drawn(hoursChanged({ before: "PH off", after: "Mo-Su 00:00-24:00" }));
    expect(plain(screen.getByRole("listitem").textContent)).toContain(
      "Opening hours: Sun–Sat Closed; Public holidays Closed → Sun–Sat Open all day",
    );
    expect(screen.queryByText("Show changes")).toBeNull();
  });

  test("field by field where in words they are long", async () => {
    await drawn(hoursChanged({ before: "Tu-Su 20:00-02:00; PH off", after: "Tu-Su 20:00-02:00" }));
    fireEvent.click(screen.getByText("Show changes"));
    expect(await screen.findByText("Hide changes")).toBeDefined();
    const cells = (await screen.findAllByRole("cell")).map(({ textContent }) => plain(textContent));
    expect(cells).toEqual([
      "Sun 8:00 PM – 2:00 AM; Mon Closed; Tue–Sat 8:00 PM – 2:00 AM; Public holidays Closed",
      "Sun 8:00 PM – 2:00 AM; Mon Closed; Tue–Sat 8:00 PM – 2:00 AM",
    ]);
  });

  test("as somebody said them in words of their own", async () => {
    await drawn(hoursChanged({ before: "whenever we like", after: "on request" }));
    expect(screen.getByRole("listitem").textContent).toContain(
      "Opening hours: whenever we like → on request",
    );
  });
});

test.each([
  ["capacity", "Capacity: 900 → 1,500", ["900", "1500"]],
  ["lat", "Degrees north: 40.416775 → -3.7037902", ["40.416775", "-3.7037902"]],
  ["nextBillingDate", "Next billing date: December 29, 2026 → January 1, 2027", ["2026-12-29", "2027-01-01"]],
])("the log says what %s was and is as the page does", async (field, told, [before, after]) => {
  await drawn(renamed({ changes: [{ field, before, after }] }));
  expect(plain(screen.getByRole("listitem").textContent)).toContain(told);
});

test("on paper the log tells field by field, and is as it was afterwards", async () => {
  const changes = [
    { field: "capacity", before: "8", after: "9" },
    { field: "nombre", before: "Ana", after: "Ana Luiza" },
  ];
  await drawn(renamed({ changes }), renamed({ activityId: 3, changes }));
  const opened = () =>
    [...document.querySelectorAll("details")].map(({ open, textContent }) => [
      open,
      textContent.includes("Ana Luiza"),
    ]);
  const [first] = screen.getAllByText("Show changes");
  if (first !== undefined) fireEvent.click(first);
  expect(await screen.findByText("Hide changes")).toBeDefined();
  const asItWas = [
    [true, true],
    [false, false],
  ];
  expect(opened()).toEqual(asItWas);
  fireEvent(window, new Event("beforeprint"));
  expect(opened()).toEqual([
    [true, true],
    [true, true],
  ]);
  fireEvent(window, new Event("afterprint"));
  expect(opened()).toEqual(asItWas);
});

test.each([
  ["users.edit", "role", "chef", "admin", "Role changedRole: Chef → Admin"],
  ["kitchens.edit", "banned", "false", "true", "Ban set"],
])(
  "the log says first what an edit was about, %s of %s, and all of it below",
  async (operation, field, before, after, words) => {
    const others = [{ field: "nombre", before: "Ana", after: "Ana Luiza" }];
    await drawn(renamed({ operation, changes: [...others, { field, before, after }] }));
    expect(plain(screen.getByRole("listitem").textContent)).toContain(words);
    fireEvent.click(screen.getByText("Show changes"));
    expect(await screen.findByText("Hide changes")).toBeDefined();
    expect(await screen.findAllByRole("row")).toHaveLength(3);
  },
);

test.each([
  [
    "a flag by what it is",
    { field: "verified", before: "false", after: "true" },
    "Verified address: No → Yes",
  ],
  ["a text as it is", { field: "text", before: "false", after: "true" }, "Text: false → true"],
  [
    "a field that nobody named by its own name",
    { field: "constructor", before: "8", after: "9" },
    "constructor: 8 → 9",
  ],
])("the log tells %s", async (_, change, words) => {
  await drawn(renamed({ changes: [change] }));
  expect(plain(screen.getByRole("listitem").textContent)).toContain(`Changed${words}`);
});

test("the log says of what nobody named that it is a change", async () => {
  await drawn(renamed({ operation: "kitchens.constructor" }));
  expect(screen.getByText("Changed")).toBeDefined();
});

test("the log shows a record by the face that it has elsewhere", async () => {
  const { container } = await drawn(renamed({ picture: "https://images.example/casa-ana.png" }));
  expect(container.querySelector("li img")?.getAttribute("src")).toBe("https://images.example/casa-ana.png");
});

const closed = (activityId: number, creationDate: string, kitchen: string) =>
  entry({
    activityId,
    operation: "reports.remove",
    kind: "report",
    recordId: activityId,
    person: { userId: 1, profile: { nombre: "Ada" } },
    creationDate,
    changes: [
      { field: "kitchen", before: kitchen },
      { field: "reason", before: "Rats in the kitchen, says a guest" },
      { field: "user", before: "" },
    ],
  });

const banSet = (activityId: number, creationDate: string, banned: boolean) =>
  renamed({
    activityId,
    creationDate,
    person: { userId: 1, profile: { nombre: "Ada" } },
    changes: [{ field: "banned", before: String(!banned), after: String(banned) }],
  });

test("the log says how a report ended where its entries tell, and nothing of what the end left empty", async () => {
  await drawn(
    closed(9, "2026-05-04T12:00:00Z", "7"),
    banSet(8, "2026-05-04T11:00:00Z", false),
    closed(7, "2026-05-04T10:30:00Z", "7"),
    closed(6, "2026-05-04T10:00:02Z", "7"),
    banSet(5, "2026-05-04T10:00:00Z", true),
    closed(4, "2026-05-04T09:00:00Z", "7"),
    closed(3, "2026-05-04T09:00:00Z", "8"),
  );
  const ends = screen.getAllByText(/^Report (?:closed|dismissed)/u).map(({ textContent }) => textContent);
  expect(ends).toEqual([
    "Report dismissed",
    "Report closed",
    "Report closed by a ban",
    "Report dismissed",
    "Report closed",
  ]);
  const [first] = screen.getAllByText("Show changes");
  if (first === undefined) throw new Error("Nothing can be opened");
  fireEvent.click(first);
  await screen.findByRole("table");
  const table = screen.getByRole("table");
  expect([...table.querySelectorAll("th")].map(({ textContent }) => textContent)).toEqual([
    "Field",
    "Before",
    "Kitchen",
    "Reason",
  ]);
  expect(table.textContent).not.toContain("—");
});
