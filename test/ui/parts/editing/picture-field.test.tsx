import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "../../render-screen.tsx";
import { newKitchenForm, records, type } from "./record-forms.tsx";
import { workingConsole } from "./working-console.ts";

test("a logo that does not load is told of below its field, once that is left", async () => {
  const { console } = await workingConsole(records());
  await renderScreen(newKitchenForm, { console });
  type("Logo", "https://images.example/gone.png");
  fireEvent.error(screen.getByRole("img", { name: "Preview of the logo" }));
  expect(screen.queryByText(/cannot be shown/u)).toBeNull();
  fireEvent.blur(screen.getByRole("textbox", { name: "Logo" }));
  expect(screen.getByText("This picture cannot be shown. You can still save it.")).toBeTruthy();
});
