import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import type { ExpiryView } from "../../../../src/machines/auth/auth.view.ts";
import { ExpiredSession } from "../../../../src/ui/parts/overlay/ExpiredSession.tsx";
import { renderScreen } from "../../render-screen.tsx";

const signInAgain = vi.fn<ExpiryView["signInAgain"]>();

describe("the notice of an expired session (D25)", () => {
  test("is announced and signs in again", async () => {
    await renderScreen(<ExpiredSession view={{ isRenewing: false, failure: undefined, signInAgain }} />);
    expect(screen.getByRole("alert").textContent).toContain("Your session has expired");
    fireEvent.click(screen.getByRole("button", { name: "Sign in again" }));
    expect(signInAgain).toHaveBeenCalledOnce();
  });

  const Page = () => {
    const [isExpired, setIsExpired] = useState(true);
    const view = { isRenewing: false, failure: undefined, signInAgain: () => setIsExpired(false) };
    return (
      <>
        <input aria-label="Name" />
        <input aria-label="Email" />
        {isExpired && <ExpiredSession view={view} />}
      </>
    );
  };

  test("leaves whoever went on from its button where they are", async () => {
    await renderScreen(<Page />);
    screen.getByLabelText("Name").focus();
    const again = screen.getByRole("button", { name: "Sign in again" });
    again.focus();
    screen.getByLabelText("Email").focus();
    fireEvent.click(again);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText("Email"));
  });

  test("gives the focus back to the field that was being typed in", async () => {
    await renderScreen(<Page />);
    const field = screen.getByLabelText("Name");
    field.focus();
    const again = screen.getByRole("button", { name: "Sign in again" });
    again.focus();
    fireEvent.click(again);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(document.activeElement).toBe(field);
  });

  test("D76: says that the session was ended elsewhere, and how to go on", async () => {
    const failure = { _tag: "SessionEnded" } as const;
    await renderScreen(<ExpiredSession view={{ isRenewing: false, failure, signInAgain }} />);
    expect(screen.getByRole("alert").textContent).toContain(
      "A new password may have ended the session, or the account may have been disabled or removed.",
    );
  });

  test("§8: says why signing in again did not work", async () => {
    const failure = { _tag: "NetworkFailed" } as const;
    await renderScreen(<ExpiredSession view={{ isRenewing: false, failure, signInAgain }} />);
    expect(screen.getByRole("alert").textContent).toContain("Network error: please check your internet");
  });
});
