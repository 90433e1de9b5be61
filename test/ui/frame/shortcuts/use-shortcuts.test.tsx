import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { shellView } from "../../../../src/machines/shell/shell.view.ts";
import { useSignedInActors } from "../../../../src/ui/app-context.ts";
import { useShortcuts } from "../../../../src/ui/frame/shortcuts/use-shortcuts.ts";
import { Dialog } from "../../../../src/ui/parts/overlay/Dialog.tsx";
import { useView } from "../../../../src/ui/use-view.ts";
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
