import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { ErrorScreen } from "../../../../src/ui/pages/errors/ErrorScreen.tsx";
import { quietConsole, renderScreen } from "../../render-screen.tsx";

describe("§2: the error screen", () => {
  test("says what happened and offers both ways out", async () => {
    const reset = vi.fn<() => void>();
    const console = quietConsole();
    const error = new RangeError("No such day");
    console.incidents.send({ type: "ended", cause: error, fate: "told" });
    await renderScreen(<ErrorScreen error={error} reset={reset} />, { console });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Oops! Something went wrong");
    expect(screen.getByText("The issue was logged and the team has been notified.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Reload Page" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
    expect(reset).toHaveBeenCalledOnce();
  });

  test.each([
    ["kept", "The issue was logged. The team will be notified once that is possible."],
    ["not told", "The issue was logged. The team could not be notified."],
    ["no incident", "Check your connection, then try again."],
  ] as const)("tells the truth of the report: %s", async (fate, words) => {
    const console = quietConsole();
    const error = new RangeError("No such day");
    await renderScreen(<ErrorScreen error={error} reset={() => undefined} />, { console });
    expect(screen.getByText("The issue was logged.")).toBeTruthy();
    act(() => console.incidents.send({ type: "ended", cause: error, fate }));
    expect(screen.getByText(words)).toBeTruthy();
    act(() => console.incidents.send({ type: "what was kept is told" }));
    expect(screen.queryByText("The issue was logged and the team has been notified.") !== null).toBe(
      fate === "kept",
    );
  });
});
