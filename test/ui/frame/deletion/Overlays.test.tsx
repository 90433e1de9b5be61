import { act, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { UNDO_MS } from "../../../../src/domain/deletion.ts";
import { TOAST_MS } from "../../../../src/domain/product.ts";
import { announcementsMachine } from "../../../../src/machines/announcements/announcements.machine.ts";
import { deletionMachine } from "../../../../src/machines/deletion/deletion.machine.ts";
import { pendingDeletionMachine } from "../../../../src/machines/deletion/pending-deletion.machine.ts";
import { Overlays } from "../../../../src/ui/frame/shell/Overlays.tsx";
import { createActor } from "xstate";
import { GONE, kitchen, kitchens, server } from "../../../machines/deletion/answering.ts";
import { quietConsole, quietActors, renderScreen } from "../../render-screen.tsx";

const drawn = async () => {
  const backend = server();
  const deletions = createActor(
    deletionMachine.provide({
      actors: {
        "pending deletion": pendingDeletionMachine.provide({
          actors: { "delete target": backend.deleting },
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
  await import("../../../../src/ui/frame/announcements/Toasts.tsx");
  await import("../../../../src/ui/frame/deletion/Deletions.tsx");
});
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: false }));
afterEach(() => void vi.useRealTimers());

test("asks in the words of §8, says what goes along, and deletes only after five seconds", async () => {
  const { backend, deletions } = await drawn();
  act(() => deletions.send({ type: "ask to delete", targets: [kitchen(1)] }));
  await asked();
  const dialog = screen.getByRole("dialog", { name: "Are you sure you want to delete this item?" });
  expect(within(dialog).getByRole("listitem").textContent).toBe("Kitchen 1");
  expect(dialog.textContent).toContain("comments, favorites, votes, blocks and reports go as well");
  await press("Delete kitchen");
  await passing(200);
  expect(screen.queryByRole("dialog")).toBeNull();
  const region = screen.getByRole("region", { name: "Deletions" });
  expect(region.textContent).toContain("Deleting Kitchen 1");
  await passing(UNDO_MS);
  expect(backend.asked).toEqual([kitchen(1)]);
  expect(screen.queryByText("Item deleted successfully")).toBeNull();
  await act(() => backend.answer(GONE));
  await passing(50);
  expect(screen.getByRole("status").textContent).toContain("Item deleted successfully");
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
  await passing(UNDO_MS);
  expect(backend.asked).toEqual([]);
  expect(screen.getByRole("status").textContent).toContain("3 items were kept");
});

test("cancelling asks for nothing and leaves nothing pending", async () => {
  const { deletions } = await drawn();
  act(() => deletions.send({ type: "ask to delete", targets: [kitchen(1)] }));
  await asked();
  await press("Cancel");
  await passing(UNDO_MS);
  expect(deletions.getSnapshot().context.pending).toEqual([]);
});
