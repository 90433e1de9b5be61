import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { shellView } from "../../../../src/machines/shell/shell.view.ts";
import { useSignedInActors } from "../../../../src/ui/app-context.ts";
import { useShortcuts } from "../../../../src/ui/frame/shortcuts/use-shortcuts.ts";
import { PendingDeletions } from "../../../../src/ui/frame/deletion/PendingDeletions.tsx";
import { CardButton } from "../../../../src/ui/parts/list/tools/CardButton.tsx";
import { ActionMenu } from "../../../../src/ui/parts/overlay/ActionMenu.tsx";
import { Dialog } from "../../../../src/ui/parts/overlay/Dialog.tsx";
import { useView } from "../../../../src/ui/use-view.ts";
import { refused } from "../../../../src/ui/parts/access/refused.ts";
import { renderScreen } from "../../render-screen.tsx";
import { signedInConsole } from "../../signed-in-console.ts";

const Page = () => {
  const [isOpen, setOpen] = useState(false);
  useShortcuts(useView(useSignedInActors().shell, shellView));
  return (
    <>
      <button type="button" aria-keyshortcuts="b" onClick={() => setOpen(true)}>
        Ban kitchen
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Ban">
        <input aria-label="Reason" data-autofocus />
      </Dialog>
    </>
  );
};

test("the key that opens a dialog is not typed into its field, and the next one is", async () => {
  await renderScreen(<Page />, { console: await signedInConsole("admin") });
  const isTyped = (key: string): boolean =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
  expect(isTyped("b")).toBe(false);
  expect(document.activeElement).toBe(screen.getByLabelText("Reason"));
  expect(isTyped("d")).toBe(true);
});

const WithCard = ({ onBan }: { onBan: () => void }) => {
  useShortcuts(useView(useSignedInActors().shell, shellView));
  return (
    <>
      <button type="button" aria-keyshortcuts="b" onClick={onBan}>
        Ban kitchen
      </button>
      <CardButton icon={null} words="Saved views" label="Saved views">
        {() => <a href="#ana">Ana</a>}
      </CardButton>
      <span>
        <button type="button">Actions</button>
        <ActionMenu label="Actions" width={240} actions={[]} onClose={() => undefined} />
      </span>
    </>
  );
};

test("a key that is pressed in a card or a menu is none of the page below it", async () => {
  const onBan = vi.fn<() => void>();
  await renderScreen(<WithCard onBan={onBan} />, { console: await signedInConsole("admin") });
  const opener = screen.getByRole("button", { name: "Saved views" });
  fireEvent.click(opener);
  const link = await screen.findByRole("link", { name: "Ana" });
  fireEvent.keyDown(link, { key: "b" });
  fireEvent.keyDown(screen.getByRole("menu"), { key: "b" });
  expect(onBan).not.toHaveBeenCalled();
  fireEvent.click(opener);
  fireEvent.keyDown(opener, { key: "b" });
  expect(onBan).toHaveBeenCalledOnce();
});

const WithSelection = () => {
  useShortcuts(useView(useSignedInActors().shell, shellView));
  return (
    <main>
      <a href="#ana">Ana</a>
      <section data-selection>
        <button type="button">Change</button>
        <button type="button">Delete</button>
      </section>
    </main>
  );
};

test("what a browser fills in is no key, though it is told as one", async () => {
  await renderScreen(<Page />, { console: await signedInConsole("admin") });
  const failed = vi.fn<() => void>();
  addEventListener("error", failed, { once: true });
  onTestFinished(() => removeEventListener("error", failed));
  act(() => void document.body.dispatchEvent(new Event("keydown", { bubbles: true })));
  expect(failed).not.toHaveBeenCalled();
});

test("a leads to what can be done with the selection", async () => {
  await renderScreen(<WithSelection />, { console: await signedInConsole("admin") });
  fireEvent.keyDown(screen.getByRole("link", { name: "Ana" }), { key: "a" });
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Change" }));
});

const Bar = () => {
  useShortcuts(useView(useSignedInActors().shell, shellView));
  return <PendingDeletions goBack={() => undefined} />;
};

test("D62: F8 leads to what was deleted last, which Ctrl+Z takes back", async () => {
  const console = await signedInConsole("admin");
  await renderScreen(<Bar />, { console });
  const { deletions } = console.signedInActors();
  onTestFinished(() => void deletions.stop());
  act(() => {
    for (const number of [1, 2, 3]) {
      deletions.send({
        type: "ask to delete",
        targets: [{ _tag: "kitchens", id: `k${number}`, name: `Kitchen ${number}` }],
      });
      deletions.send({ type: "confirm" });
    }
  });
  fireEvent.keyDown(document.body, { key: "F8" });
  const [latest] = screen.getAllByRole("button", { name: "Undo" });
  expect(latest?.closest("li")?.textContent).toContain("Kitchen 3");
  expect(document.activeElement).toBe(latest);
});

test.each([
  ["Arabic", { key: "ن", code: "KeyK" }],
  ["Hebrew", { key: "ל", code: "KeyK" }],
  ["Cyrillic", { key: "л", code: "KeyK" }],
  ["Dvorak", { key: "k", code: "KeyV" }],
])("Ctrl+K opens the palette on a keyboard of letters that are %s", async (_, pressed) => {
  const console = await signedInConsole("admin");
  await renderScreen(<Bar />, { console });
  const { shell } = console.signedInActors();
  act(() => void fireEvent.keyDown(document.body, { ...pressed, ctrlKey: true }));
  expect(shellView(shell.getSnapshot(), shell.send).overlay).toBe("palette");
});

test.each([
  ["by its place on a keyboard without Latin letters", { key: "ش", code: "KeyA" }, "Change"],
  ["by its place, where another one stands", { key: "φ", code: "KeyF" }, "Ana"],
  ["as it is printed, on AZERTY", { key: "a", code: "KeyQ" }, "Change"],
  ["as it is printed, where AZERTY has another one", { key: "q", code: "KeyA" }, "Ana"],
  ["as it is printed, also on a Turkish keyboard", { key: "ş", code: "KeyA" }, "Ana"],
])("a single letter goes %s", async (_, pressed, reached) => {
  await renderScreen(<WithSelection />, { console: await signedInConsole("admin") });
  const link = screen.getByRole("link", { name: "Ana" });
  link.focus();
  fireEvent.keyDown(link, pressed);
  expect(document.activeElement?.textContent).toBe(reached);
});

test("what is typed with other letters is typed, and a capital is no shortcut", async () => {
  await renderScreen(<Page />, { console: await signedInConsole("admin") });
  const press = (code: string, key: string, shiftKey = false): boolean =>
    fireEvent.keyDown(document.activeElement ?? document.body, { code, key, shiftKey });
  expect(press("KeyB", "И", true)).toBe(true);
  expect(press("KeyB", "и")).toBe(false);
  expect(document.activeElement).toBe(screen.getByLabelText("Reason"));
  expect(press("KeyB", "и")).toBe(true);
});

const RefusedPage = () => {
  useShortcuts(useView(useSignedInActors().shell, shellView));
  return (
    <button type="button" aria-keyshortcuts="d" {...refused("Only admins can")}>
      Dismiss
    </button>
  );
};

test("the key of a decision that is refused leads to it, so that why is said to who listens", async () => {
  await renderScreen(<RefusedPage />, { console: await signedInConsole("viewer") });
  act(() => void fireEvent.keyDown(document.body, { key: "d" }));
  const button = screen.getByRole("button", { name: "Dismiss", description: "Only admins can" });
  expect(document.activeElement).toBe(button);
});
