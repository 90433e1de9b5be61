import { act, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  Forbidden,
  type RemoteFailure,
  Unauthorized,
  Unreachable,
} from "../../../../src/domain/remote-failure.ts";
import { FailurePanel } from "../../../../src/ui/parts/feedback/FailurePanel.tsx";
import { OwnScreen, TriedAgainBy } from "../../../../src/ui/parts/feedback/TryAgain.tsx";
import { Waiting } from "../../../../src/ui/parts/feedback/Waiting.tsx";
import { renderScreen } from "../../render-screen.tsx";

const buttons = () => screen.queryAllByRole("button", { name: "Try again" });

describe("one Try again on a screen", () => {
  test("stands at the first of what is missing, and goes on to the next", async () => {
    const Page = () => {
      const [isMended, setMended] = useState(false);
      return (
        <>
          {!isMended && (
            <TriedAgainBy value={() => setMended(true)}>
              <FailurePanel failure={Unreachable} />
            </TriedAgainBy>
          )}
          <FailurePanel failure={Unreachable} />
        </>
      );
    };
    const { invalidate } = await renderScreen(<Page />);
    expect(screen.getAllByRole("alert")).toHaveLength(2);
    expect(buttons()).toHaveLength(1);
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    expect(invalidate).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(invalidate).toHaveBeenCalledOnce();
  });

  test("what lies over the page has one of its own", async () => {
    await renderScreen(
      <>
        <FailurePanel failure={Unreachable} />
        <OwnScreen>
          <section aria-label="Drawer">
            <FailurePanel failure={Unreachable} />
            <FailurePanel failure={Unreachable} />
          </section>
        </OwnScreen>
      </>,
    );
    expect(buttons()).toHaveLength(2);
    expect(
      within(screen.getByRole("region", { name: "Drawer" })).getAllByRole("button", { name: "Try again" }),
    ).toHaveLength(1);
  });

  test.each<RemoteFailure>([Forbidden, Unauthorized])(
    "there is none where it would not help: $_tag",
    async (failure) => {
      await renderScreen(<FailurePanel failure={failure} />);
      expect(buttons()).toEqual([]);
    },
  );
});

describe("waiting", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("says after ten seconds that it takes long, and can be tried again", async () => {
    const { invalidate } = await renderScreen(<Waiting />);
    await act(() => vi.advanceTimersByTimeAsync(9_900));
    expect(screen.queryByRole("status")).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.getByRole("status").textContent).toContain("This is taking longer than usual.");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(invalidate).toHaveBeenCalledOnce();
  });

  test("leaves what stands in the place of what is read where it is", async () => {
    await renderScreen(
      <Waiting>
        <p>Rows</p>
      </Waiting>,
    );
    const place = screen.getByText("Rows");
    await act(() => vi.advanceTimersByTimeAsync(10_100));
    expect(screen.getByText("Rows")).toBe(place);
    expect(place.parentElement).toBe(screen.getByRole("status").parentElement);
  });
});
