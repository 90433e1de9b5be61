import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { Confidential } from "../../../../src/domain/confidential.ts";
import type { BirthDateView } from "../../../../src/machines/auth/auth.view.ts";
import { BirthDateDialog } from "../../../../src/ui/pages/sign-in/BirthDateDialog.tsx";
import { renderScreen } from "../../render-screen.tsx";

const give = vi.fn<BirthDateView["give"]>();
const signOut = vi.fn<BirthDateView["signOut"]>();

const shown = async (changes: Partial<BirthDateView> = {}) => {
  give.mockClear();
  signOut.mockClear();
  const view = {
    email: "new@example.com",
    isBusy: false,
    isOfNoUse: false,
    failure: undefined,
    give,
    signOut,
    ...changes,
  };
  await renderScreen(<BirthDateDialog view={view} />);
  return within(await screen.findByRole("dialog", { name: "When were you born?" }));
};

const send = () => fireEvent.click(screen.getByRole("button", { name: "Create account" }));

describe("the question for a date of birth (D20)", () => {
  test("says for whom it asks and gives the date as it was typed", async () => {
    const dialog = await shown();
    expect(dialog.getByText("new@example.com")).toBeTruthy();
    fireEvent.input(dialog.getByLabelText("Date of birth"), { target: { value: "1990-02-28" } });
    send();
    expect(give.mock.calls).toEqual([[new Confidential("1990-02-28")]]);
  });

  test("leads to what is kept of whoever has an account", async () => {
    const dialog = await shown();
    const links = dialog.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      ["privacy policy", "/policies/privacy"],
      ["child safety policy", "/policies/csae"],
    ]);
  });

  test("refuses a date that is none, in its field", async () => {
    const dialog = await shown();
    send();
    expect(dialog.getByText("Enter your date of birth")).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByLabelText("Date of birth"));
    expect(give).not.toHaveBeenCalled();
  });

  test("offers to sign out, by button and by Escape", async () => {
    const dialog = await shown();
    fireEvent.click(dialog.getByRole("button", { name: "Sign out" }));
    fireEvent.keyDown(dialog.getByLabelText("Date of birth"), { key: "Escape" });
    expect(signOut).toHaveBeenCalledTimes(2);
  });

  test("while it is busy nothing is sent twice, but the way out stays", async () => {
    const dialog = await shown({ isBusy: true });
    fireEvent.input(dialog.getByLabelText("Date of birth"), { target: { value: "1990-02-28" } });
    send();
    expect(give).not.toHaveBeenCalled();
    expect(dialog.getByRole("button", { name: "Sign out" }).hasAttribute("disabled")).toBe(false);
  });

  test("§8: announces why it did not work", async () => {
    const dialog = await shown({ failure: { _tag: "NoPendingGoogleUser" } });
    expect(dialog.getByRole("alert").textContent).toBe("No pending Google user to complete signup.");
  });

  test("§8: says no more why it did not work once another date is typed", async () => {
    const dialog = await shown({ failure: { _tag: "SignInFailed" } });
    fireEvent.input(dialog.getByLabelText("Date of birth"), { target: { value: "1990-02-28" } });
    expect(dialog.queryByRole("alert")).toBeNull();
  });

  test("asks nothing any more once the backend knows nobody even then (D69)", async () => {
    await renderScreen(
      <BirthDateDialog
        view={{
          email: "new@example.com",
          isBusy: false,
          isOfNoUse: true,
          failure: undefined,
          give,
          signOut,
        }}
      />,
    );
    const dialog = within(await screen.findByRole("dialog", { name: "new@example.com" }));
    expect(dialog.getByRole("alert").textContent).toBe(
      "This address cannot be used here. Ask an administrator.",
    );
    expect(dialog.queryByLabelText("Date of birth")).toBeNull();
    fireEvent.click(dialog.getByRole("button", { name: "Sign out" }));
    expect(signOut).toHaveBeenCalled();
  });
});
