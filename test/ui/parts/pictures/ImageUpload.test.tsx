import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ImageUpload } from "../../../../src/ui/parts/pictures/ImageUpload.tsx";
import { id } from "../../../domain/generators.ts";
import { renderScreen } from "../../render-screen.tsx";
import { workingConsole } from "../editing/working-console.ts";

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test("the focus goes back to the button, also in a browser that did not give it that when it was pressed", async () => {
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:picture");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  const { console } = await workingConsole(new Map());
  const { container } = await renderScreen(<ImageUpload userId={id("7")} name="Otto Probe" />, { console });
  fireEvent.change(container.querySelector("input[type=file]") ?? container, {
    target: { files: [new File([PNG], "a.png", { type: "image/png" })] },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Upload picture" })),
  );
});
