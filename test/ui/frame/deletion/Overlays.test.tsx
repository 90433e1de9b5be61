import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import * as Result from "effect/Result";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { changeOf, type Edit } from "../../../../src/domain/change.ts";
import { type Target, UNDO_SECONDS } from "../../../../src/domain/deletion.ts";
import { TOAST_MS } from "../../../../src/domain/product.ts";
import { NotFound } from "../../../../src/domain/remote-failure.ts";
import type { WriteFailure } from "../../../../src/domain/saving-failure.ts";
import type { Answer } from "../../../../src/machines/answer.ts";
import { announcementsMachine } from "../../../../src/machines/announcements/announcements.machine.ts";
import { changeMachine } from "../../../../src/machines/deletion/change.machine.ts";
import { answering, PATIENCE_MS, workActor } from "../../../../src/machines/effect-actor.ts";
import type { AppliedEdit } from "../../../../src/machines/use-cases/changes/apply-edit.ts";
import { deletionOverlays } from "../../../../src/ui/frame/shell/overlay-parts.ts";
import { Overlays } from "../../../../src/ui/frame/shell/Overlays.tsx";
import { createActor } from "xstate";
import { id } from "../../../domain/generators.ts";
import { deletionsAt, GONE, kitchen, kitchens, server } from "../../../machines/deletion/answering.ts";
import { quietConsole, quietActors, renderScreen } from "../../render-screen.tsx";

const LIFT: Edit = { _tag: "LiftBan" };
const UNDO_MS = UNDO_SECONDS * 1_000;

const drawn = async () => {
  const backend = server();
  const deletions = createActor(
    deletionsAt(backend).provide({
      actors: {
        change: changeMachine.provide({
          actors: {
            "apply the edit": workActor(
              answering(
                async (): Promise<Answer<AppliedEdit, WriteFailure>> =>
                  Result.succeed({ isChanged: true, inverse: LIFT }),
                () => undefined,
                PATIENCE_MS,
              ),
            ),
          },
        }),
      },
    }),
  ).start();
  const announcements = createActor(announcementsMachine).start();
  deletions.on("deletion ended", ({ announcement }) =>
    announcements.send({ type: "announce", announcement }),
  );
  const console = quietConsole({ ...quietActors(), announcements, deletions });
  await renderScreen(<Overlays />, { console });
  return { backend, deletions, console };
};

/** Time goes by, and what was asked for on demand is there. */
const passing = (milliseconds: number) =>
  act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

/** The question is drawn: first what draws it comes, then the question itself. */
const asked = async (): Promise<void> => {
  await passing(0);
  await passing(200);
};

const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());

// What is loaded on demand is known beforehand, so that no test waits for the disk.
beforeAll(async () => {
  await deletionOverlays.load();
});
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: false }));
afterEach(() => void vi.useRealTimers());

test("of many the first are named, and all of them to whoever wants to see", async () => {
  const { deletions } = await drawn();
  act(() => deletions.send({ type: "ask to delete", targets: kitchens(7) }));
  await asked();
  const named = () => within(screen.getByRole("dialog")).getAllByRole("listitem");
  expect(named()).toHaveLength(5);
  await act(async () => screen.getByText("and 2 more").click());
  await passing(0);
  expect(named().at(-1)?.textContent).toBe("Kitchen 7");
  expect(named()).toHaveLength(7);
});

test("asks about a picture that has only its number in words, too", async () => {
  const { deletions } = await drawn();
  act(() =>
    deletions.send({ type: "ask to delete", targets: [{ _tag: "TribeImage", id: id("3"), name: "1" }] }),
  );
  await asked();
  expect(within(screen.getByRole("dialog")).getByRole("listitem").textContent).toBe("Picture 1");
});

test("asks in the words of §8, says what goes along, and deletes only after ten seconds", async () => {
  const { backend, deletions } = await drawn();
  act(() => deletions.send({ type: "ask to delete", targets: [kitchen(1)] }));
  await asked();
  const dialog = screen.getByRole("dialog", { name: "Are you sure you want to delete this item?" });
  expect(within(dialog).getByRole("listitem").textContent).toBe("Kitchen 1");
  expect(dialog.textContent).toContain(`You can undo this for ${UNDO_SECONDS} seconds.`);
  expect(dialog.textContent).toContain("comments, favorites, votes, blocks and reports go as well");
  await press("Delete kitchen");
  await passing(200);
  expect(screen.queryByRole("dialog")).toBeNull();
  const region = screen.getByRole("region", { name: "Recent changes" });
  expect(region.textContent).toContain("Kitchen Kitchen 1Waiting to delete");
  await passing(UNDO_MS);
  expect(backend.asked).toEqual([kitchen(1)]);
  expect(screen.queryByText("Item deleted successfully")).toBeNull();
  await act(() => backend.answer(GONE));
  await passing(50);
  expect(screen.getByRole("status").textContent).toContain(
    "Item deleted successfullyKitchen Kitchen 1 deleted",
  );
  expect(within(region).queryByRole("listitem")).toBeNull();
  await passing(TOAST_MS + 500);
  expect(screen.queryByText("Item deleted successfully")).toBeNull();
});

test("undoing sends nothing", async () => {
  const { backend, deletions } = await drawn();
  act(() => deletions.send({ type: "ask to delete", targets: kitchens(3) }));
  await asked();
  await press("Delete 3 items");
  await passing(UNDO_MS - 1_000);
  await press("Undo");
  await passing(50);
  expect(screen.getByRole("status").textContent).toContain("3 items were kept");
  await passing(UNDO_MS);
  expect(backend.asked).toEqual([]);
});

test("cancelling asks for nothing and leaves nothing pending", async () => {
  const { deletions } = await drawn();
  act(() => deletions.send({ type: "ask to delete", targets: [kitchen(1)] }));
  await asked();
  await press("Cancel");
  await passing(UNDO_MS);
  expect(deletions.getSnapshot().context.pending).toEqual([]);
});

const bar = () => within(screen.getByRole("region", { name: "Recent changes" }));

const confirmed = async (count: number) => {
  const drawing = await drawn();
  await act(async () => {
    for (const target of kitchens(count)) {
      drawing.deletions.send({ type: "ask to delete", targets: [target] });
      drawing.deletions.send({ type: "confirm" });
    }
    // The bar comes with the question.
    drawing.deletions.send({ type: "ask to delete", targets: [kitchen(9)] });
  });
  await asked();
  await press("Cancel");
  await passing(200);
  return drawing;
};

test("D62: one bar lists all that is pending, shows its key, and takes one back, or all", async () => {
  const { backend } = await confirmed(3);
  expect(bar().getAllByRole("listitem")).toHaveLength(3);
  expect(bar().getByText("F8").title).toBe("Go to what can be undone");
  await act(async () => bar().getAllByRole("button", { name: "Undo" })[0]?.click());
  expect(bar().getAllByRole("listitem")).toHaveLength(2);
  await press("Undo all");
  expect(bar().queryByRole("listitem")).toBeNull();
  await passing(2 * UNDO_MS);
  expect(backend.asked).toEqual([]);
});

test("D62: what is sent is not offered to be undone any more", async () => {
  const { backend } = await confirmed(2);
  await passing(UNDO_MS);
  expect(backend.asked).toEqual(kitchens(2));
  expect(bar().getAllByText("Deleting")).toHaveLength(2);
  expect(bar().queryByText("F8")).toBeNull();
  expect(bar().queryByRole("button")).toBeNull();
});

describe("D62: the bar breaks", () => {
  const broken = async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const Whole = deletionOverlays.arrived();
    if (Whole === undefined) throw new Error("The bar has not come");
    const state = { isBroken: false };
    vi.spyOn(deletionOverlays, "arrived").mockReturnValue((props) => {
      if (state.isBroken) throw new RangeError("No such word");
      return <Whole {...props} />;
    });
    const drawing = await confirmed(1);
    state.isBroken = true;
    await act(async () => {
      drawing.deletions.send({ type: "ask to delete", targets: [kitchen(2)] });
      drawing.deletions.send({ type: "confirm" });
    });
    await passing(2 * UNDO_MS);
    return { ...drawing, state };
  };
  afterEach(() => void vi.restoreAllMocks());

  test("what waits is told, and undone by whoever says so", async () => {
    const { backend } = await broken();
    expect(screen.getByRole("alert").textContent).toContain("This part could not be loaded.");
    expect(document.activeElement).toBe(document.body);
    await press("Undo");
    await passing(200);
    expect(screen.queryByRole("alert")).toBeNull();
    await passing(2 * UNDO_MS);
    expect(backend.asked).toEqual([]);
  });

  test("what waits is sent by whoever says so", async () => {
    const { backend } = await broken();
    await press("Send now");
    await passing(200);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(backend.asked).toEqual(kitchens(2));
  });

  test("drawn anew it counts on", async () => {
    const { backend, state } = await broken();
    state.isBroken = false;
    await press("Try again");
    await passing(200);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(bar().getAllByRole("listitem")).toHaveLength(2);
    await passing(UNDO_MS);
    expect(backend.asked).toEqual(kitchens(2));
  });
});

test("D62: the bar shows its key for a ban, which can be taken back too", async () => {
  const { deletions } = await drawn();
  await act(async () => {
    const target = { _tag: "kitchens", id: "k1", name: "Kitchen 1" } as const;
    deletions.send({ type: "ask to change", change: changeOf([target], { _tag: "Ban" }) });
    deletions.send({ type: "confirm" });
    deletions.send({ type: "ask to delete", targets: [kitchen(9)] });
  });
  await asked();
  await press("Cancel");
  await passing(200);
  expect(bar().getByRole("listitem").textContent).toContain("Kitchen Kitchen 1 banned");
  expect(bar().getByText("F8")).toBeTruthy();
  await press("Undo");
  await passing(200);
  expect(bar().queryByText("F8")).toBeNull();
  await passing(TOAST_MS + 500);
});

test("D65: what is decided of a report is sent, not deleted, and taken back by what it was", async () => {
  const { backend, deletions } = await drawn();
  const ban: Target = {
    _tag: "KitchenBan",
    id: id("7"),
    name: "La Mesa",
    reason: "",
    reports: [id("1"), id("2")],
  };
  await act(async () => {
    deletions.send({ type: "ask to delete", targets: [ban] });
    deletions.send({ type: "confirm" });
    deletions.send({ type: "ask to delete", targets: [kitchen(9)] });
  });
  await asked();
  await press("Cancel");
  await passing(200);
  expect(bar().getByRole("listitem").textContent).toContain(
    "Banning La Mesa and closing its reportsWaiting to be sent",
  );
  expect(bar().getByRole("button", { name: "Send now" })).toBeTruthy();
  expect(bar().queryByRole("button", { name: "Delete now" })).toBeNull();
  await press("Undo");
  await passing(50);
  expect(screen.getByRole("status").textContent).toContain("Undone: La Mesa banned, its reports closed");
  await passing(UNDO_MS);
  expect(backend.asked).toEqual([]);
});

test.each([
  ["Report", "Dismissing the report about La MesaWaiting to be sent"],
  ["KitchenReports", "Closing the reports about La MesaWaiting to be sent"],
] as const)(
  "D65: of a decision it is said what will be done, not only what it is about: %s",
  async (_tag, says) => {
    const decision: Target =
      _tag === "Report"
        ? { _tag, id: id("7"), name: "La Mesa" }
        : { _tag, id: id("7"), name: "La Mesa", reason: "", reports: [id("1")] };
    const { deletions } = await drawn();
    await act(async () => {
      deletions.send({ type: "ask to delete", targets: [decision] });
      deletions.send({ type: "confirm" });
      deletions.send({ type: "ask to delete", targets: [kitchen(9)] });
    });
    await asked();
    await press("Cancel");
    await passing(200);
    expect(bar().getByRole("listitem").textContent).toContain(says);
  },
);

test("D62: it says what it waits for without a network, and sends nothing at a command", async () => {
  const { backend, deletions } = await confirmed(1);
  await act(async () => deletions.send({ type: "network went" }));
  expect(bar().getByRole("listitem").textContent).toContain("Waiting for the connection");
  expect(bar().queryByRole("button", { name: "Delete now" })).toBeNull();
  await passing(2 * UNDO_MS);
  expect(backend.asked).toEqual([]);
  await act(async () => deletions.send({ type: "network came" }));
  expect(bar().getByRole("listitem").textContent).toContain("Waiting to delete");
  await press("Delete now");
  expect(backend.asked).toEqual([kitchen(1)]);
  expect(bar().getByRole("listitem").textContent).toContain("Deleting");
});

test("D62: time stands still while the focus or the pointer is on it", async () => {
  const { backend } = await confirmed(1);
  const undo = bar().getByRole("button", { name: "Undo" });
  act(() => undo.focus());
  await passing(2 * UNDO_MS);
  act(() => undo.blur());
  fireEvent.pointerEnter(screen.getByRole("region", { name: "Recent changes" }));
  await passing(2 * UNDO_MS);
  expect(backend.asked).toEqual([]);
  fireEvent.pointerLeave(screen.getByRole("region", { name: "Recent changes" }));
  await passing(UNDO_MS);
  expect(backend.asked).toEqual([kitchen(1)]);
});

test.each([false, true])(
  "D62: time stands still while no bar is drawn, and no longer (near it: %s)",
  async (isNear) => {
    const { backend, console } = await confirmed(1);
    if (isNear) {
      await act(async () => screen.getByRole("button", { name: "Undo" }).focus());
      fireEvent.pointerEnter(screen.getByRole("region", { name: "Recent changes" }));
    }
    cleanup();
    await passing(2 * UNDO_MS);
    expect(backend.asked).toEqual([]);
    await renderScreen(<Overlays />, { console });
    await passing(UNDO_MS);
    expect(backend.asked).toEqual([kitchen(1)]);
  },
);

test("what somebody else had deleted before is told so", async () => {
  const { backend } = await confirmed(1);
  await press("Delete now");
  await act(() => backend.answer(Result.fail(NotFound())));
  await passing(50);
  expect(screen.getByRole("status").textContent).toContain("Kitchen 1 had already been deleted");
});

const saidAlong = async (targets: ReadonlyArray<Target>) => {
  const { deletions } = await drawn();
  act(() => deletions.send({ type: "ask to delete", targets }));
  await asked();
  return screen.getByRole("dialog").textContent;
};

test("what goes along is said of one record, and of several", async () => {
  expect(await saidAlong(kitchens(1))).toContain("Its pictures");
  cleanup();
  expect(await saidAlong(kitchens(2))).toContain("Their pictures");
});
