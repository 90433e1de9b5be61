import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PopoverAtButton } from "../../../../src/ui/parts/overlay/PopoverAtButton.tsx";
import { renderScreen } from "../../render-screen.tsx";

test("Escape closes a card, but not where it ends what is composed", async () => {
  const onClose = vi.fn<() => void>();
  await renderScreen(
    <PopoverAtButton label="Saved views" onClose={onClose}>
      <input aria-label="Name" />
    </PopoverAtButton>,
  );
  const name = await screen.findByLabelText("Name");
  fireEvent.keyDown(name, { key: "Escape", isComposing: true });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(name, { key: "Escape" });
  expect(onClose).toHaveBeenCalledOnce();
});
