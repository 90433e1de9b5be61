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

test("an address without its protocol, or typed wide, is that of the picture that is shown", async () => {
  const { console } = await workingConsole(records());
  await renderScreen(newKitchenForm, { console });
  for (const typed of ["images.example/a.png", "ｉｍａｇｅｓ．ｅｘａｍｐｌｅ／ａ．ｐｎｇ"]) {
    type("Logo", typed);
    expect(document.querySelector("img")?.src).toBe("https://images.example/a.png");
    type("Logo", "");
  }
});

test("an address that was made here is no URL to check, and the field says so", async () => {
  const { console } = await workingConsole(records());
  await renderScreen(newKitchenForm, { console });
  const field = screen.getByRole("textbox", { name: "Logo" });
  const told = () => document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;
  expect(told()).toBe("A picture's URL, starting with https://");
  type("Logo", "/api/images/0b2d5c1e-7f1a-4c8e-9b0a-6f3d2c1e5a4b");
  expect(told()).toBe("A picture that was uploaded. A URL starting with https:// can take its place.");
});
