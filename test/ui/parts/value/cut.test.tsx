import { cleanup, screen } from "@testing-library/react";
import * as Result from "effect/Result";
import { beforeEach, expect, test, vi } from "vitest";
import type { Activity } from "../../../../src/domain/activity.ts";
import type { Kitchen } from "../../../../src/domain/kitchen.ts";
import type { UserReport } from "../../../../src/domain/report.ts";
import { ActiveTribes } from "../../../../src/ui/pages/dashboard/rankings.tsx";
import { KitchenDetail } from "../../../../src/ui/pages/kitchens/KitchenDetail.tsx";
import { Bans } from "../../../../src/ui/pages/own-kitchens/Bans.tsx";
import { LogEntries } from "../../../../src/ui/pages/security/LogEntries.tsx";
import { ReportSection } from "../../../../src/ui/parts/detail/ReportSection.tsx";
import { kitchensView } from "../../../../src/ui/pages/kitchens/kitchens-view.tsx";
import { tribesView } from "../../../../src/ui/pages/tribes/tribes-view.tsx";
import { usersView } from "../../../../src/ui/pages/users/users-view.tsx";
import { PageTitle } from "../../../../src/ui/parts/page-title/PageTitle.tsx";
import { CutText, OwnText } from "../../../../src/ui/parts/value/CutText.tsx";
import classes from "../../../../src/ui/parts/value/cells.module.css";
import { targetOf } from "../../../../src/ui/parts/list/list-view.ts";
import { id } from "../../../domain/generators.ts";
import { renderScreen } from "../../render-screen.tsx";
import { signedInConsole } from "../../signed-in-console.ts";
import { KITCHEN, TRIBE, USER } from "../editing/record-forms.tsx";
import { draw, page } from "../list/list-fixtures.tsx";

const HUGE = "x".repeat(950_000);
const MARK = "Only the beginning is shown";
/** What a list of two rows may weigh, in characters. */
const ENOUGH = 60_000;

beforeEach(() => void vi.resetAllMocks());

const ROWS = {
  kitchens: () => {
    const record: Kitchen = {
      ...KITCHEN,
      nombre: HUGE,
      logo: `https://images.example/${HUGE}`,
      userChef: { userId: id("7"), profile: { nombre: HUGE } },
    };
    return draw(kitchensView, page([record, { ...KITCHEN, kitchenId: id("k2") }]));
  },
  users: () =>
    draw(
      usersView,
      page([
        { ...USER, email: `${HUGE}@a.example`, profile: { nombre: HUGE }, role: HUGE },
        { ...USER, userId: id("8") },
      ]),
    ),
  tribes: () =>
    draw(
      tribesView,
      page([
        { ...TRIBE, name: HUGE, description: HUGE },
        { ...TRIBE, tribeId: id("t5") },
      ]),
    ),
};

test.each(Object.entries(ROWS))(
  "D73: a list of %s is as light as ever with a record of megabytes",
  async (_, drawn) => {
    await drawn();
    expect(screen.getAllByRole("row")).toHaveLength(3);
    expect(document.body.innerHTML.length).toBeLessThan(ENOUGH);
    expect(document.body.textContent).toContain(MARK);
    const [menu] = screen.getAllByRole("button", { name: /^Actions for/u });
    expect(menu?.getAttribute("aria-label")).toMatch(/x{200}…$/u);
    cleanup();
    await draw(tribesView, page([TRIBE]));
    expect(document.body.textContent).not.toContain(MARK);
  },
);

const entry: Activity = {
  activityId: id("1"),
  operation: "kitchens.remove",
  kind: "kitchen",
  recordId: id("k1"),
  name: HUGE,
  person: undefined,
  creationDate: "2026-05-04T10:00:00Z",
  changes: [],
  reason: HUGE,
  request: undefined,
};
const report: UserReport = {
  reportId: id("1"),
  reporter: undefined,
  kitchen: undefined,
  reason: HUGE,
  creationDate: undefined,
};
const NOTHING_YET = new Promise<never>(() => undefined);

test.each([
  ["an entry of the log", 2, () => <LogEntries entries={[entry]} />],
  [
    "why a kitchen was banned",
    2,
    () => (
      <Bans
        banned={[{ kitchen: { ...KITCHEN, nombre: HUGE }, reason: HUGE, comments: [], liking: undefined }]}
      />
    ),
  ],
  ["an active tribe", 1, () => <ActiveTribes tribes={[{ ...TRIBE, description: HUGE }]} />],
  [
    "a report",
    1,
    () => (
      <ReportSection
        title="Reports"
        own="kitchens"
        source={Promise.resolve(Result.succeed({ items: [report], total: 1 }))}
      />
    ),
  ],
  [
    "a kitchen's page",
    2,
    () => (
      <KitchenDetail
        record={{ ...KITCHEN, description: HUGE, location: HUGE }}
        sources={{
          pictures: NOTHING_YET,
          comments: NOTHING_YET,
          locations: NOTHING_YET,
          favorites: NOTHING_YET,
          votes: NOTHING_YET,
          dates: NOTHING_YET,
          reports: NOTHING_YET,
          activity: undefined,
        }}
      />
    ),
  ],
] as const)(
  "D73: what somebody wrote beyond all measure is cut in %s, and marked",
  async (_, cuts, drawn) => {
    await renderScreen(drawn(), { console: await signedInConsole("admin") });
    expect(await screen.findAllByText(MARK)).toHaveLength(cuts);
    expect(document.body.innerHTML.length).toBeLessThan(ENOUGH);
  },
);

test("D73: a page is called by the beginning of such a name, and says so", async () => {
  await renderScreen(<PageTitle title={targetOf(tribesView, { ...TRIBE, name: HUGE }).name} />);
  expect(document.title.length).toBeLessThan(250);
  expect(screen.getByRole("heading").textContent).toBe(`${"x".repeat(200)}…`);
});

test("D73: a text that is cut ends with an ellipsis that says so; one that is not is as it is", async () => {
  await renderScreen(
    <p>
      <CutText text={HUGE} most="TextTooLong" />
    </p>,
  );
  const { textContent } = screen.getByText(/^x/u);
  expect(textContent).toBe(`${"x".repeat(2_000)}… ${MARK}`);
  cleanup();
  await renderScreen(
    <p>
      <CutText text="Bread and more" most="TextTooLong" />
    </p>,
  );
  expect(screen.getByText("Bread and more").innerHTML).toBe("Bread and more");
});

test.each([
  ["TextTooLong", [classes["lines"]]],
  ["MessageTooLong", [classes["lines"]]],
  ["NameTooLong", []],
] as const)("what somebody wrote keeps its lines where it may have some: %s", async (most, looks) => {
  await renderScreen(<OwnText text="Bread" most={most} />);
  expect([...screen.getByText("Bread").classList]).toEqual(looks);
});
