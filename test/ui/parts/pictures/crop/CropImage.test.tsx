import { act, fireEvent, screen } from "@testing-library/react";
import { type ComponentProps, useState } from "react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { CropImage } from "../../../../../src/ui/parts/pictures/crop/CropImage.tsx";
import { renderScreen } from "../../../render-screen.tsx";

const CHOSEN: ComponentProps<typeof CropImage> = {
  address: "blob:picture",
  shape: "circle",
  whereUnknown: "Look among the pictures.",
  cancel: null,
  isSending: false,
  failure: undefined,
  onCrop: () => undefined,
};

afterEach(() => void vi.unstubAllGlobals());

/** A dialog whose picture to cut comes after it has given the focus away. */
const Coming = () => {
  const [hasCome, setCome] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setCome(true)}>
        Close
      </button>
      {hasCome && <CropImage {...CHOSEN} />}
    </>
  );
};

test("the picture has the focus, also where it comes later than what closes it", async () => {
  await renderScreen(<Coming />);
  const close = screen.getByRole("button", { name: "Close" });
  close.focus();
  await act(async () => void fireEvent.click(close));
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Picture to crop" }));
});

test("D38: the browser asks before the page goes with what was chosen, until that is no more", async () => {
  const asks = (): boolean => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const { unmount } = await renderScreen(<CropImage {...CHOSEN} />);
  expect(asks()).toBe(true);
  unmount();
  expect(asks()).toBe(false);
});

test("where fingers press nothing is said of arrow keys", async () => {
  const before = globalThis.matchMedia;
  vi.stubGlobal("matchMedia", (query: string) => ({
    ...before(query),
    matches: query === "(pointer: coarse)",
  }));
  await renderScreen(<CropImage {...CHOSEN} />);
  expect(screen.getByText("Drag the circle.")).toBeTruthy();
  expect(screen.queryByText(/arrow keys/u)).toBeNull();
});

const load = async (): Promise<HTMLElement> => {
  const picture = screen.getByRole("img", { name: "Picture to crop" });
  Object.defineProperties(picture, { naturalWidth: { value: 400 }, naturalHeight: { value: 300 } });
  await act(async () => void fireEvent.load(picture));
  return screen.getByRole("group", { name: /^The part of the picture to use/u });
};

test("the arrow keys move what is cut as soon as there is a picture", async () => {
  await renderScreen(<CropImage {...CHOSEN} />);
  const area = await load();
  expect(document.activeElement).toBe(area);
});

test.each([["altKey"], ["ctrlKey"], ["metaKey"]])(
  "an arrow with %s moves nothing and stays the browser's",
  async (held) => {
    await renderScreen(<CropImage {...CHOSEN} shape="square" />);
    const area = await load();
    const corner = screen.getByRole("button", { name: /^Upper left corner/u });
    const before = area.outerHTML;
    const isLeft = (at: HTMLElement): boolean => fireEvent.keyDown(at, { key: "ArrowLeft", [held]: true });
    expect([isLeft(area), isLeft(corner)]).toEqual([true, true]);
    expect(area.outerHTML).toBe(before);
  },
);

test("once the arrow keys rest it is said what of the picture is used, and with Shift they go ten times as far", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  // jsdom lays out nothing: the picture is drawn half as large as it is.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 200, 150));
  onTestFinished(() => void vi.restoreAllMocks());
  await renderScreen(<CropImage {...CHOSEN} shape="square" />);
  const area = await load();
  const said = (): string => screen.getByRole("status").textContent;
  fireEvent.keyDown(area, { key: "ArrowRight", shiftKey: true });
  fireEvent.keyDown(area, { key: "ArrowLeft" });
  fireEvent.keyDown(area, { key: "ArrowLeft", repeat: true });
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(said()).toBe("");
  fireEvent.keyDown(area, { key: "ArrowLeft", repeat: true });
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(said()).toBe("");
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(said()).toBe("Used: 75% of the width, 100% of the height, 16% from the left, 0% from the top");
});
