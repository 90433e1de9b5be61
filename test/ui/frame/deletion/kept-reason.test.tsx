import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { changeOf, type Step } from "../../../../src/domain/change.ts";
import { Unreachable } from "../../../../src/domain/remote-failure.ts";
import type { WriteFailure } from "../../../../src/domain/saving-failure.ts";
import type { Target } from "../../../../src/domain/deletion.ts";
import type { UserReport } from "../../../../src/domain/report.ts";
import { type Answer, DONE } from "../../../../src/machines/answer.ts";
import { changeMachine } from "../../../../src/machines/deletion/change.machine.ts";
import { deletionMachine } from "../../../../src/machines/deletion/deletion.machine.ts";
import { deletionView, hasUnfinished } from "../../../../src/machines/deletion/deletion.view.ts";
import { pendingDeletionMachine } from "../../../../src/machines/deletion/pending-deletion.machine.ts";
import type { AppliedEdit } from "../../../../src/machines/use-cases/changes/apply-edit.ts";
import { ChangeDialog } from "../../../../src/ui/frame/deletion/ChangeDialog.tsx";
import { BanDialog } from "../../../../src/ui/pages/reports/BanDialog.tsx";
import { useView } from "../../../../src/ui/use-view.ts";
import { useSignedInActors } from "../../../../src/ui/app-context.ts";
import { id } from "../../../domain/generators.ts";
import { workingConsole } from "../../parts/editing/working-console.ts";
import { quietActors, renderScreen } from "../../render-screen.tsx";

const KITCHEN = { _tag: "kitchens", id: "k1", name: "Casa Ana" } as const;
const REPORT: UserReport = {
  reportId: id("1"),
  reporter: undefined,
  kitchen: { kitchenId: id("k1"), nombre: "Casa Ana" },
  reason: "Rats",
  creationDate: undefined,
};

const Changing = () => {
  const view = useView(useSignedInActors().deletions, deletionView);
  return <ChangeDialog isOpen={view.isAsking} view={view} />;
};

const BANNED: Answer<AppliedEdit> = {
  _tag: "Success",
  success: { isChanged: true, inverse: { _tag: "LiftBan" } },
};
const WAS_BANNED: Answer<AppliedEdit> = {
  _tag: "Success",
  success: { isChanged: false, inverse: undefined },
};
const LOST: Answer<never, WriteFailure> = { _tag: "Failure", failure: Unreachable };

const onBan = vi.fn<(reason: string) => void>();
beforeEach(() => void onBan.mockReset());
const nothing = (): void => undefined;
const queue = {
  coming: [REPORT],
  left: 1,
  lookers: [],
  wasSettled: false,
  isThrough: false,
  runsShort: false,
  isAskingWhy: true,
  dismiss: nothing,
  askWhy: nothing,
  ban: onBan,
  close: nothing,
  cancel: nothing,
  skip: nothing,
};

const question = () => screen.findByLabelText<HTMLInputElement>("Reason (optional)");
const asked = async (): Promise<string> => (await question()).value;
const typing = async (reason: string) => {
  const input = await question();
  await act(async () => fireEvent.change(input, { target: { value: reason } }));
};
const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());

/** Where kitchens are banned: in the queue of reports, or from a list or a page, where the question is a chart's. */
const PLACES: Readonly<Record<"the queue" | "a list", () => ReactElement>> = {
  "the queue": () => <BanDialog report={REPORT} queue={queue} keepsReasons />,
  "a list": () => <Changing />,
};

const begun = async (place: keyof typeof PLACES, isBanned = true, banned = BANNED) => {
  let answer: (() => void) | undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const apply = fromPromise<Answer<AppliedEdit, WriteFailure>, Step>(() =>
    answered.then(() => (isBanned ? banned : LOST)),
  );
  const decide = fromPromise<Answer<void, WriteFailure>, Target>(() =>
    answered.then(() => (isBanned ? DONE : LOST)),
  );
  const deletions = createActor(
    deletionMachine.provide({
      actors: {
        change: changeMachine.provide({ actors: { "apply the edit": apply } }),
        "pending deletion": pendingDeletionMachine.provide({ actors: { "delete target": decide } }),
      },
    }),
  ).start();
  onBan.mockImplementation((reason) => {
    const ban: Target = {
      _tag: "KitchenBan",
      id: id("k1"),
      name: "Casa Ana",
      reason,
      reports: [REPORT.reportId],
    };
    deletions.send({ type: "ask to delete", targets: [ban] });
    deletions.send({ type: "confirm" });
  });
  const working = await workingConsole(
    new Map([["/api/v1/health", { status: "up", capabilities: ["activity"] }]]),
  );
  const actors = { ...quietActors(), deletions };
  const console = { ...working.console, signedInActors: () => actors };
  /** Somebody comes to the question, maybe after the page was loaded anew. */
  const come = async () => {
    cleanup();
    deletions.send({ type: "cancel" });
    deletions.send({ type: "ask to change", change: changeOf([KITCHEN], { _tag: "Ban" }) });
    await renderScreen(PLACES[place](), { console });
  };
  await come();
  /** What was confirmed is sent, and answered. */
  const end = async () => {
    deletions.send({ type: "delete now" });
    answer?.();
    await waitFor(() => expect(hasUnfinished(deletions.getSnapshot())).toBe(false));
  };
  return { come, deletions, end, hasDrafts: () => console.drafts.has(console.user?.uid ?? "") };
};

test.each(["the queue", "a list"] as const)(
  "D61: why a kitchen is banned, as it was typed in %s, is there again until it is banned or given up",
  async (place) => {
    const { come, end, hasDrafts } = await begun(place);
    await waitFor(async () => expect(document.activeElement).toBe(await question()));
    await typing("Rats again");
    await come();
    expect(await asked()).toBe("Rats again");
    await press("Cancel");
    expect(hasDrafts()).toBe(false);
    await come();
    expect(await asked()).toBe("");
    await typing("Rats");
    await press("Ban");
    expect(hasDrafts()).toBe(true);
    await end();
    expect(hasDrafts()).toBe(false);
  },
);

test.each(["the queue", "a list"] as const)(
  "D61: why a kitchen was to be banned, by %s, is there again where that did not come about",
  async (place) => {
    const { come, end } = await begun(place, false);
    await typing("Rats again");
    await press("Ban");
    await end();
    await come();
    expect(await asked()).toBe("Rats again");
  },
);

test("D61: why a kitchen was to be banned is there again where somebody else had banned it before", async () => {
  const { come, end } = await begun("a list", true, WAS_BANNED);
  await typing("Rats again");
  await press("Ban");
  await end();
  await come();
  expect(await asked()).toBe("Rats again");
});

test("D61: why a kitchen was to be banned is there again where that was taken back before it was sent", async () => {
  const { come, deletions } = await begun("the queue");
  await typing("Rats again");
  await press("Ban");
  deletions.send({ type: "undo the latest" });
  await come();
  expect(await asked()).toBe("Rats again");
});

test("what was typed before is what a ban is confirmed with", async () => {
  const { come, deletions } = await begun("a list");
  await typing("Rats again");
  await come();
  await question();
  expect(deletions.getSnapshot().context.change?.edit).toEqual({ _tag: "Ban", reason: "Rats again" });
});

test("what was typed before is what the queue bans with", async () => {
  const { come } = await begun("the queue");
  await typing("Rats again");
  await come();
  await press("Ban");
  expect(onBan.mock.calls).toEqual([["Rats again"]]);
});

test("Enter after the reason bans, as it saves in other forms", async () => {
  const { deletions, end, hasDrafts } = await begun("a list");
  await typing("Rats");
  const { form } = await question();
  await act(async () => form?.requestSubmit());
  expect(screen.queryByLabelText("Reason (optional)")).toBeNull();
  expect(deletions.getSnapshot().context.change).toBeUndefined();
  await end();
  expect(hasDrafts()).toBe(false);
});
