import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { openedDialog } from "../../../../src/ui/parts/opening/opened-as.ts";
import { Dialog } from "../../../../src/ui/parts/overlay/Dialog.tsx";
import { renderScreen } from "../../render-screen.tsx";
import { signedInConsole } from "../../signed-in-console.ts";

const Page = () => {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button type="button" onKeyDown={() => setOpen(true)}>
        Ban
      </button>
      <Dialog isOpen={isOpen} onClose={close} title="Why">
        <button type="button" onClick={close}>
          Never mind
        </button>
        <input aria-label="Reason" data-autofocus />
      </Dialog>
    </>
  );
};

/** A press of a key, and no moment more. */
const press = () => {
  const button = screen.getByText("Ban");
  button.focus();
  fireEvent.keyDown(button, { key: "b" });
};

test("the field of a dialog has the focus once the key was pressed that opens it, each time", async () => {
  await renderScreen(<Page />);
  for (const _time of ["first", "second"]) {
    press();
    expect(openedDialog()).not.toBeNull();
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Reason");
    act(() => screen.getByText("Never mind").click());
    expect(document.activeElement?.textContent).toBe("Ban");
  }
});

test("D25: whose session ends below a dialog signs in again within it, and gives up nothing of it", async () => {
  const console = await signedInConsole("admin");
  await renderScreen(<Page />, { console });
  press();
  const dialog = screen.getByRole("dialog", { name: "Why" });
  const reason = within(dialog).getByLabelText("Reason");
  fireEvent.change(reason, { target: { value: "Rats" } });
  act(() => console.auth.send({ type: "session expired" }));
  const again = within(dialog).getByRole("button", { name: "Sign in again" });
  again.focus();
  fireEvent.click(again);
  await waitFor(() => expect(within(dialog).queryByText("Your session has expired")).toBeNull());
  expect(document.activeElement).toBe(reason);
  expect(reason).toHaveProperty("value", "Rats");
});
