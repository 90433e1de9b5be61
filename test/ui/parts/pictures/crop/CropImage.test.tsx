import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { CropImage } from "../../../../../src/ui/parts/pictures/crop/CropImage.tsx";
import { renderScreen } from "../../../render-screen.tsx";

/** A dialog whose picture to cut comes after it has given the focus away. */
const Coming = () => {
  const [hasCome, setCome] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setCome(true)}>
        Close
      </button>
      {hasCome && <CropImage address="blob:picture" cancel={null} onCrop={() => undefined} />}
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
