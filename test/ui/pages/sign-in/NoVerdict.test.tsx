import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { NoVerdict } from "../../../../src/ui/pages/sign-in/NoVerdict.tsx";
import { renderScreen } from "../../render-screen.tsx";

describe("a page that could not find out whether somebody may come in (D55)", () => {
  test("says so, stands on the way on, and offers to sign out", async () => {
    const tryAgain = vi.fn<() => void>();
    const signOut = vi.fn<() => void>();
    await renderScreen(<NoVerdict view={{ isTrying: false, tryAgain, signOut }} />);
    expect((await screen.findByRole("heading")).textContent).toBe("Network error");
    const again = screen.getByRole("button", { name: "Please try again" });
    expect(document.activeElement).toBe(again);
    fireEvent.click(again);
    fireEvent.click(screen.getByRole("button", { name: "Sign out" }));
    expect([tryAgain, signOut].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  test("keeps the focus while it is tried, and does not ask twice", async () => {
    const tryAgain = vi.fn<() => void>();
    await renderScreen(<NoVerdict view={{ isTrying: true, tryAgain, signOut: () => undefined }} />);
    const again = await screen.findByRole("button", { name: "Please try again" });
    expect([again.getAttribute("aria-busy"), document.activeElement]).toEqual(["true", again]);
    fireEvent.click(again);
    expect(tryAgain).not.toHaveBeenCalled();
  });
});
