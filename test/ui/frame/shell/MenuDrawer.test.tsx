import { act, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { MenuDrawer } from "../../../../src/ui/frame/shell/MenuDrawer.tsx";
import { renderScreen } from "../../render-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

/** A window that is narrow until it is widened. */
const narrowWindow = () => {
  const width = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", () => width);
  return {
    widen: (): void => {
      const changed = Object.assign(new Event("change"), { matches: true });
      act(() => void width.dispatchEvent(changed));
    },
  };
};

test("the menu closes where the window gets room for the sidebar, so that the page can be used", async () => {
  const { widen } = narrowWindow();
  const onClose = vi.fn<() => void>();
  await renderScreen(
    <MenuDrawer isOpen title="Console" onClose={onClose}>
      <nav />
    </MenuDrawer>,
  );
  expect(screen.getByRole("dialog")).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  widen();
  expect(onClose).toHaveBeenCalledOnce();
});
