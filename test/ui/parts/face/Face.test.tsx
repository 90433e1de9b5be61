import { fireEvent } from "@testing-library/react";
import { expect, test } from "vitest";
import { Face } from "../../../../src/ui/parts/face/Face.tsx";
import { renderScreen } from "../../render-screen.tsx";

test("the initials stand in a face until its picture is there, and where that does not come", async () => {
  await renderScreen(
    <Face resource="users" id="1" name="Ada Admin" picture="https://pictures.example.com/ada.png" />,
  );
  const initials = () => document.querySelectorAll('[data-initials="AA"]');
  const picture = document.querySelector("img");
  if (picture === null) throw new Error("There is no picture");
  expect(initials()).toHaveLength(1);
  fireEvent.load(picture);
  expect(initials()).toHaveLength(0);
  fireEvent.error(picture);
  expect(initials()).toHaveLength(1);
});
