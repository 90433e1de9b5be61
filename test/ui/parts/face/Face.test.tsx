import { act, cleanup, fireEvent } from "@testing-library/react";
import { expect, test } from "vitest";
import { Face } from "../../../../src/ui/parts/face/Face.tsx";
import { quietActors, quietConsole, renderScreen } from "../../render-screen.tsx";

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

test.each([
  ["before it failed", ["network went", "fail"]],
  ["a moment after", ["fail", "network went"]],
] as const)("a picture is asked for again once a network is back that went %s", async (_, steps) => {
  const actors = quietActors();
  await renderScreen(face, { console: quietConsole(actors) });
  for (const step of steps)
    if (step === "fail") fireEvent.error(picture());
    else act(() => actors.deletions.send({ type: step }));
  expect(document.querySelector("img")).toBeNull();
  act(() => actors.recovery.send({ type: "network came" }));
  expect(picture()).toHaveProperty("src", "https://pictures.example.com/ada.png");
});

test("a picture that failed with a network there is let be, and makes nobody look for the server", async () => {
  const actors = quietActors();
  await renderScreen(face, { console: quietConsole(actors) });
  fireEvent.error(picture());
  act(() => actors.recovery.send({ type: "network came" }));
  expect(document.querySelector("img")).toBeNull();
});
