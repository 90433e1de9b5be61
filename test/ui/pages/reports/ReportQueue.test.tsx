import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import * as Effect from "effect/Effect";
import { useState } from "react";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { draftsIn } from "../../../../src/adapters/browser/drafts.ts";
import type { QueueOrder } from "../../../../src/domain/moderation/report-queue.ts";
import type { Kitchen } from "../../../../src/domain/kitchen.ts";
import type { UserReport } from "../../../../src/domain/report.ts";
import { useIsBanned } from "../../../../src/ui/pages/reports/use-is-banned.ts";
import { ReportQueue } from "../../../../src/ui/pages/reports/ReportQueue.tsx";
import { Capabilities } from "../../../../src/domain/ports/capabilities.ts";
import { Comments } from "../../../../src/domain/ports/comments.ts";
import { Reports } from "../../../../src/domain/ports/reports.ts";
import { KitchenImages } from "../../../../src/domain/ports/kitchen-images.ts";
import { Locations } from "../../../../src/domain/ports/locations.ts";
import { NotFound } from "../../../../src/domain/remote-failure.ts";
import { Kitchens } from "../../../../src/domain/ports/kitchens.ts";
import { pendingDecisions } from "../../../../src/machines/deletion/deletion.view.ts";
import { kitchen } from "../../../machines/use-cases/lists/listed.ts";
import { id } from "../../../domain/generators.ts";
import { programsOver } from "../../programs.ts";
import { renderScreen, type TestApp } from "../../render-screen.tsx";
import { signedInConsole } from "../../signed-in-console.ts";

const report = (number: number): UserReport => ({
  reportId: id(`r${number}`),
  kitchen: undefined,
  reporter: undefined,
  reason: `Reason ${number}`,
  creationDate: `2026-01-0${number}T00:00:00Z`,
});

const REPORTS = [1, 2, 3].map(report);

let console: TestApp;
beforeEach(async () => {
  console = await signedInConsole("admin");
});

const waitingOf = (reports: ReadonlyArray<UserReport>) => ({
  reports,
  total: reports.length,
  isWhole: true,
  keepsReasons: false,
  others: undefined,
});

const drawn = async (reports: ReadonlyArray<UserReport> = REPORTS, order: QueueOrder = "oldest") => {
  cleanup();
  await renderScreen(<ReportQueue waiting={waitingOf(reports)} order={order} onShort={() => undefined} />, {
    console,
  });
};

/** The reason that is looked at; what comes next is drawn unseen. */
const shown = () =>
  screen
    .getAllByText(/^Reason/u)
    .filter((element) => element.closest('[style*="display: none"]') === null)
    .map(({ textContent }) => textContent);

const skip = () => act(() => fireEvent.click(screen.getByRole("button", { name: /^Skip/u })));

const ABOUT = { ...report(2), kitchen: { kitchenId: kitchen(1).kitchenId, nombre: "La Mesa" } };

/** What is told of the report that has come. */
const toldOf = () =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .filter((words) => words?.startsWith("Report"));

const ONCE_THROUGH = "You have been through all. What you skipped comes again.";

/** A console that reads a kitchen as banned, or not, once that may be told. */
const reading = async (
  banned: boolean,
  told: Promise<unknown> = Promise.resolve(),
  more: Partial<Kitchen> = {},
) => {
  const deciding = await signedInConsole("admin");
  // What else is told of it is not there.
  const nothing = new Proxy({}, { get: () => () => Effect.fail(NotFound()) });
  const programs = programsOver(
    ...[Locations, KitchenImages, Comments, Reports].map(({ key }) => [key, nothing] as const),
    [Capabilities.key, { offers: () => Effect.succeed(false) }],
    [Kitchens.key, { byId: () => Effect.succeed({ ...kitchen(1), banned, ...more }) }],
  );
  const read: TestApp["read"] = async (program, signal) => {
    await told;
    return programs.read(program, signal);
  };
  return { ...deciding, read };
};

test("a report says on which day it came, and how long ago that is", async () => {
  await drawn([report(3)]);
  expect(screen.getByText(/^Jan [23], 2026$/u).nextSibling?.textContent).toMatch(/ago$/u);
});

test("who listens is told of each report that comes, and not of the one that the page began with", async () => {
  console = await reading(false);
  const { deletions } = console.signedInActors();
  onTestFinished(() => void deletions.stop());
  await drawn([report(1), ABOUT, { ...report(3), reason: "" }]);
  expect(toldOf()).toEqual([]);
  await act(async () => screen.getByRole("button", { name: /^Dismiss/u }).click());
  expect(toldOf()).toEqual(["Report about La Mesa: Reason 2"]);
  await act(async () => screen.getByRole("button", { name: /^Skip/u }).click());
  expect(toldOf()).toEqual(["Report: No reason was given."]);
  await act(async () => deletions.send({ type: "undo the latest" }));
  expect(toldOf()).toEqual(["Report: Reason 1"]);
});

test("of a kitchen that is banned already the reports are closed, without a question", async () => {
  console = await reading(true);
  await drawn([ABOUT, report(3)]);
  const { deletions } = console.signedInActors();
  // What is decided would be sent in the end.
  onTestFinished(() => void deletions.stop());
  const button = await screen.findByRole("button", { name: /^Close reports/u });
  expect(screen.queryByRole("button", { name: /^Ban kitchen/u })).toBeNull();
  await act(async () => button.click());
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(shown()).toEqual(["Reason 3"]);
  expect(pendingDecisions(deletions.getSnapshot())).toMatchObject([
    { _tag: "KitchenReports", id: kitchen(1).kitchenId, reports: ["r2"] },
  ]);
});

test("the menu says how many are left here, though the backend still counts what is being settled", async () => {
  await drawn();
  const { shell, deletions } = console.signedInActors();
  onTestFinished(() => void deletions.stop());
  act(() => screen.getByRole("button", { name: /^Dismiss/u }).click());
  expect(shell.getSnapshot().context.waiting).toBe(2);
  act(() => shell.send({ type: "reports counted", waiting: 3 }));
  expect(shell.getSnapshot().context.waiting).toBe(2);
});

test("of what was reported is told whose it is and where, by which twins are known", async () => {
  console = await reading(false, undefined, {
    userChef: { userId: id("c1"), profile: { nombre: "Ana" } },
    location: "Rua do Norte 7",
  });
  await drawn([ABOUT]);
  const of = async (label: string) => (await screen.findByText(label)).nextElementSibling?.textContent;
  expect([await of("Chef"), await of("Location")]).toEqual(["Ana", "Rua do Norte 7"]);
});

test("whoever goes on by the keyboard comes to the decisions after the report, before all that it is about", async () => {
  console = await reading(false);
  await drawn([ABOUT]);
  const ahead = screen.getByRole("button", { name: /^Dismiss/u });
  const order = [await screen.findByText("Chef"), screen.getByText("Reason 2"), ahead].toSorted((a, b) =>
    a.compareDocumentPosition(b) === Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(order.map((element) => element.textContent)).toEqual(["Reason 2", ahead.textContent, "Chef"]);
});

test("as long as nobody knows whether a kitchen is banned, neither is done", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  console = await reading(true, promise);
  await drawn([ABOUT]);
  const button = screen.getByRole("button", { name: /^Ban kitchen/u });
  await act(async () => button.click());
  expect(screen.queryByRole("dialog")).toBeNull();
  expect([button.getAttribute("aria-disabled"), button.getAttribute("aria-busy")]).toEqual(["true", "true"]);
  resolve();
  const known = await screen.findByRole("button", { name: /^Close reports/u });
  expect([known.getAttribute("aria-disabled"), known.getAttribute("aria-busy")]).toEqual([null, null]);
});

/** A queue that is read again, with what waits then. */
const Rereading = ({ first, then }: Record<"first" | "then", ReadonlyArray<UserReport>>) => {
  const [waiting, setWaiting] = useState({ ...waitingOf(first), keepsReasons: true });
  return (
    <>
      <button type="button" onClick={() => setWaiting({ ...waitingOf(then), keepsReasons: true })}>
        Read again
      </button>
      <ReportQueue waiting={waiting} order="oldest" onShort={() => undefined} />
    </>
  );
};

const readAgain = async () =>
  act(async () => screen.getByRole("button", { name: "Read again", hidden: true }).click());

test("what is known of a kitchen holds while it is read once more", async () => {
  console = await reading(true);
  const banned = console.read;
  let readings = 0;
  let answered = Infinity;
  console = {
    ...console,
    read: async (...asked) => {
      readings += 1;
      return readings > answered ? new Promise(() => undefined) : banned(...asked);
    },
  };
  await renderScreen(<Rereading first={[ABOUT]} then={[ABOUT]} />, { console });
  await screen.findByRole("button", { name: /^Close reports/u });
  answered = readings;
  await readAgain();
  expect(readings).toBeGreaterThan(answered);
  expect(screen.getByRole("button", { name: /^Close reports/u }).getAttribute("aria-busy")).toBeNull();
});

test("who bans a kitchen is told what comes of it, and that there is a way back", async () => {
  console = await reading(false);
  await drawn([ABOUT]);
  const button = screen.getByRole("button", { name: /^Ban kitchen/u });
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull());
  await act(async () => button.click());
  const dialog = await screen.findByRole("dialog", { name: "Ban \u2068La Mesa\u2069" });
  expect(dialog.textContent).toContain("Every report about it is closed.");
  expect(dialog.textContent).toContain("You can undo this for 10 seconds.");
});

test("a ban is not asked for once somebody else has settled the report: that is said, and the reason is kept", async () => {
  console = { ...(await reading(false)), drafts: draftsIn(() => sessionStorage) };
  const other = { ...report(3), kitchen: { kitchenId: kitchen(2).kitchenId, nombre: "Casa Ana" } };
  await renderScreen(<Rereading first={[ABOUT, other]} then={[other]} />, { console });
  const button = screen.getByRole("button", { name: /^Ban kitchen/u });
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull());
  await act(async () => {
    button.focus();
    button.click();
  });
  await screen.findByRole("dialog", { name: "Ban \u2068La Mesa\u2069" });
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "Sells what it should not" } });
  await readAgain();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByText("What you were looking at has already been settled.")).toBeTruthy();
  expect([shown(), document.activeElement]).toEqual([["Reason 3"], button]);
  expect(JSON.stringify({ ...sessionStorage })).toContain("Sells what it should not");
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull());
  await act(async () => button.click());
  await screen.findByRole("dialog", { name: "Ban \u2068Casa Ana\u2069" });
  expect(screen.getByRole("textbox")).toHaveProperty("value", "");
});

test("whoever comes back goes on with the report that they were at, in the order that they were in", async () => {
  await drawn();
  skip();
  skip();
  expect(shown()).toEqual(["Reason 3"]);
  await drawn();
  expect(shown()).toEqual(["Reason 3"]);
  expect(screen.queryByText(ONCE_THROUGH)).toBeNull();
  skip();
  expect(shown()).toEqual(["Reason 1"]);
  expect(screen.getByText(ONCE_THROUGH)).toBeTruthy();
  await drawn(REPORTS.slice(1));
  expect(shown()).toEqual(["Reason 2"]);
  await drawn(REPORTS, "reported");
  expect(shown()).toEqual(["Reason 1"]);
  expect(screen.queryByText(ONCE_THROUGH)).toBeNull();
});

test("whoever skips what was read first goes on with what is read then, and is told so only after all", async () => {
  const many = Array.from({ length: 24 }, (_, index) => ({
    ...report(1),
    reportId: id<"report">(`m${index}`),
    reason: `Reason ${index + 1}`,
  }));
  const Queue = () => {
    const [read, setRead] = useState(22);
    const waiting = { ...waitingOf(many.slice(0, read)), total: 24, isWhole: read === 24 };
    return <ReportQueue waiting={waiting} order="oldest" onShort={() => setRead((before) => before + 1)} />;
  };
  await renderScreen(<Queue />, { console });
  for (let number = 1; number <= many.length; number += 1) {
    expect(shown()).toEqual([`Reason ${number}`]);
    expect(screen.queryByText(ONCE_THROUGH)).toBeNull();
    skip();
  }
  expect(shown()).toEqual(["Reason 1"]);
  expect(screen.getByText(ONCE_THROUGH)).toBeTruthy();
});

const WHO_DECIDES = "Only admins can settle what others reported.";

test("the queue says once, to whoever may not, who decides", async () => {
  await drawn();
  expect(screen.queryByText(WHO_DECIDES)).toBeNull();
  console = await signedInConsole("editor");
  await drawn();
  expect(screen.getAllByText(WHO_DECIDES)).toHaveLength(1);
  await drawn([]);
  expect(screen.queryByText(WHO_DECIDES)).toBeNull();
});

test("whether a kitchen is banned is asked no longer once another report is looked at, or none", async () => {
  const signals: Array<AbortSignal> = [];
  console = {
    ...console,
    read: (_, signal) => {
      signals.push(signal);
      return new Promise((__, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    },
  };
  const waiting = waitingOf([]);
  const Asking = () => {
    const [number, setNumber] = useState(1);
    const isBanned = useIsBanned(kitchen(number).kitchenId, waiting);
    return (
      <button type="button" onClick={() => setNumber(2)}>
        {String(isBanned)}
      </button>
    );
  };
  await renderScreen(<Asking />, { console });
  const given = () => signals.map(({ aborted }) => aborted);
  expect(given()).toEqual([false]);
  await act(async () => screen.getByRole("button", { name: "undefined" }).click());
  expect(given()).toEqual([true, false]);
  expect(screen.getByRole("button", { name: "undefined" })).toBeTruthy();
  cleanup();
  expect(given()).toEqual([true, true]);
});
