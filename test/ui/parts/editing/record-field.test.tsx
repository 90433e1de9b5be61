import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { UserField } from "../../../../src/ui/parts/contribution/RecordField.tsx";
import { renderScreen } from "../../render-screen.tsx";
import { workingConsole } from "./working-console.ts";

test("a filter keeps the words of which nobody was chosen, and says so once they are left", async () => {
  const onChoose = vi.fn<(value: string) => void>();
  await renderScreen(
    <UserField label="Author" isLabelled value="" reasonId={undefined} onChoose={onChoose} />,
    await workingConsole(new Map()),
  );
  const field = screen.getByRole("combobox", { name: "Author" });
  act(() => field.focus());
  fireEvent.change(field, { target: { value: "Verdugo Lorena" } });
  expect(screen.queryByText("Choose a user")).toBeNull();
  act(() => field.blur());
  expect(field).toHaveProperty("value", "Verdugo Lorena");
  expect(screen.getByText("Choose a user")).toBeTruthy();
  fireEvent.change(field, { target: { value: "" } });
  expect(screen.queryByText("Choose a user")).toBeNull();
  expect(onChoose.mock.calls).toEqual([]);
});
