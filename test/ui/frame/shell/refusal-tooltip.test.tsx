import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { tooltipAt, Tooltips } from "../../../../src/ui/frame/shell/Tooltips.tsx";
import { CreateButton } from "../../../../src/ui/parts/list/tools/CreateButton.tsx";
import { renderScreen } from "../../render-screen.tsx";
import { signedInConsole } from "../../signed-in-console.ts";

const WHY = "Needs the role Admin or Editor";

const drawn = async (): Promise<HTMLElement> => {
  await tooltipAt.load();
  await renderScreen(
    <>
      <CreateButton list="kitchens" />
      <button type="button">Export</button>
      <Tooltips />
    </>,
    { console: await signedInConsole("viewer") },
  );
  return screen.getByRole("button", { name: "Create kitchen", description: WHY });
};

const shown = (): string | undefined => screen.queryByRole("tooltip")?.textContent;

test("a button that may not be pressed shows why while it has the focus, until Escape", async () => {
  const button = await drawn();
  expect(shown()).toBeUndefined();
  act(() => button.focus());
  expect(shown()).toBe(WHY);
  fireEvent.keyDown(button, { key: "Escape" });
  expect(shown()).toBeUndefined();
});

const ComingLate = () => {
  const [isThere, setThere] = useState(false);
  return (
    <>
      <CreateButton list="kitchens" />
      <button type="button" onClick={() => setThere(true)}>
        Go on
      </button>
      {isThere && <Tooltips />}
    </>
  );
};

test("who was at it before the tooltips came is told, too", async () => {
  await tooltipAt.load();
  await renderScreen(<ComingLate />, { console: await signedInConsole("viewer") });
  screen.getByRole("button", { name: "Create kitchen" }).focus();
  fireEvent.click(screen.getByRole("button", { name: "Go on" }));
  expect(shown()).toBe(WHY);
});

test("a tap on it shows why, also where that gives no focus, and one elsewhere ends it", async () => {
  const button = await drawn();
  fireEvent.click(button);
  expect(shown()).toBe(WHY);
  fireEvent.click(screen.getByRole("button", { name: "Export" }));
  expect(shown()).toBeUndefined();
});
