import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { AddTribeImage } from "../../../../src/ui/pages/tribes/AddTribeImage.tsx";
import { renderScreen } from "../../render-screen.tsx";
import { newKitchenForm, records, TRIBE, type } from "./record-forms.tsx";
import { workingConsole } from "./working-console.ts";

test("a tribe's picture that does not load is told of in the same way, beside its address", async () => {
  const { console } = await workingConsole(records());
  await renderScreen(<AddTribeImage tribe={TRIBE} />, { console });
  type("URL of the picture", "https://images.example/page");
  fireEvent.error(document.querySelector("img") ?? document.body);
  fireEvent.blur(screen.getByRole("textbox", { name: "URL of the picture" }));
  expect(screen.getByText("This picture cannot be shown. You can still save it.")).toBeTruthy();
});

test("a logo that does not load is told of below its field, once that is left", async () => {
  const { console } = await workingConsole(records());
  await renderScreen(newKitchenForm, { console });
  type("Logo", "https://images.example/gone.png");
  fireEvent.error(document.querySelector("img") ?? document.body);
  expect(screen.queryByText(/cannot be shown/u)).toBeNull();
  fireEvent.blur(screen.getByRole("textbox", { name: "Logo" }));
  expect(screen.getByText("This picture cannot be shown. You can still save it.")).toBeTruthy();
});
