import { cleanup, fireEvent } from "@testing-library/react";
import { expect, test } from "vitest";
import { Face } from "../../../../src/ui/parts/face/Face.tsx";
import { renderScreen } from "../../render-screen.tsx";

const face = <Face resource="users" id="1" name="Ada Admin" picture="https://pictures.example.com/ada.png" />;
const initials = () => document.querySelectorAll('[data-initials="AA"]');
const picture = (): Element => {
  const found = document.querySelector("img");
  if (found === null) throw new Error("There is no picture");
  return found;
};

test("the initials stand in a face until its picture is there, and where that does not come", async () => {
  await renderScreen(face);
  expect(initials()).toHaveLength(1);
  fireEvent.load(picture());
  expect(initials()).toHaveLength(0);
  cleanup();
  await renderScreen(face);
  fireEvent.error(picture());
  expect(initials()).toHaveLength(1);
  expect(document.querySelector("img")).toBeNull();
});
