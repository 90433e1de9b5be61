import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PopoverAtButton } from "../../../../src/ui/parts/overlay/PopoverAtButton.tsx";
import { renderScreen } from "../../render-screen.tsx";

test("Escape closes a card, but not where it ends what is composed, or something else in it", async () => {
  const onClose = vi.fn<() => void>();
  await renderScreen(
    <PopoverAtButton label="Saved views" onClose={onClose}>
      <input aria-label="Name" />
      <input aria-label="Other name" onKeyDown={(event) => event.preventDefault()} />
    </PopoverAtButton>,
  );
  const name = await screen.findByLabelText("Name");
  fireEvent.keyDown(name, { key: "Escape", isComposing: true });
  fireEvent.keyDown(screen.getByLabelText("Other name"), { key: "Escape" });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(name, { key: "Escape" });
  expect(onClose).toHaveBeenCalledOnce();
});
