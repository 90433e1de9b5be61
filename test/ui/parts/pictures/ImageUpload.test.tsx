import { createEvent, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ImageUpload } from "../../../../src/ui/parts/pictures/ImageUpload.tsx";
import { id } from "../../../domain/generators.ts";
import { renderScreen } from "../../render-screen.tsx";
import { workingConsole } from "../editing/working-console.ts";

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const file = new File([PNG], "a.png", { type: "image/png" });

const draw = async () => {
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:picture");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  const { console } = await workingConsole(new Map());
  return renderScreen(<ImageUpload userId={id("7")} name="Otto Probe" />, { console });
};

test("the focus goes back to the button, also in a browser that did not give it that when it was pressed", async () => {
  const { container } = await draw();
  fireEvent.change(container.querySelector("input[type=file]") ?? container, {
    target: { files: [file] },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Upload picture" })),
  );
});

test("a picture is dropped where it is uploaded; beside that no file takes the place of the page", async () => {
  await draw();
  const dragged = () => ({
    dataTransfer: { types: ["Files"], files: { item: () => file }, dropEffect: "copy" },
  });
  const beside = createEvent.dragOver(document.body, dragged());
  expect([fireEvent(document.body, beside), Reflect.get(beside, "dataTransfer").dropEffect]).toEqual([
    false,
    "none",
  ]);
  // A text that is dragged is dropped into fields.
  expect(fireEvent.dragOver(document.body, { dataTransfer: { types: ["text/plain"] } })).toBe(true);
  const button = screen.getByRole("button", { name: "Upload picture" });
  const here = createEvent.dragOver(button, dragged());
  expect([fireEvent(button, here), Reflect.get(here, "dataTransfer").dropEffect]).toEqual([false, "copy"]);
  expect(fireEvent.drop(button, dragged())).toBe(false);
  expect(await screen.findByRole("dialog", { name: "Crop the picture" })).toBeTruthy();
});

test("a picture is pasted wherever no text is; with a dialog over the page it is that one's", async () => {
  await draw();
  const pasted = (...types: ReadonlyArray<string>) => ({
    clipboardData: { types, files: { item: () => file } },
  });
  // What is copied from a document brings its picture beside its text.
  expect(fireEvent.paste(document.body, pasted("text/plain", "Files"))).toBe(true);
  expect(fireEvent.paste(document.body, pasted("text/plain"))).toBe(true);
  expect(fireEvent.paste(document.body, pasted("Files"))).toBe(false);
  expect(await screen.findByRole("dialog", { name: "Crop the picture" })).toBeTruthy();
  expect(fireEvent.paste(document.body, pasted("Files"))).toBe(true);
});
