import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { ErrorScreen } from "../../../../src/ui/pages/errors/ErrorScreen.tsx";
import { renderScreen } from "../../render-screen.tsx";

describe("§2: the error screen", () => {
  test("says what happened and offers both ways out", async () => {
    const reset = vi.fn<() => void>();
    await renderScreen(<ErrorScreen reset={reset} />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Oops! Something went wrong");
    expect(screen.getByText("The issue was logged and the team has been notified.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Reload Page" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
    expect(reset).toHaveBeenCalledOnce();
  });
});
