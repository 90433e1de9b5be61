import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Target } from "../../../../src/domain/deletion.ts";
import { LeavingQuestion } from "../../../../src/ui/frame/session/LeavingQuestion.tsx";
import { id } from "../../../domain/generators.ts";
import { renderScreen } from "../../render-screen.tsx";
import { signedInConsole } from "../../signed-in-console.ts";

const KITCHEN: Target = { _tag: "kitchens", id: id("1"), name: "Warung" };
const REPORT: Target = { _tag: "Report", id: id("2"), name: "Report 2" };

test.each([
  ["deletions", [KITCHEN], "Send these deletions before you log out, or undo them."],
  ["a closed report", [REPORT], "Recent changes"],
] as const)("before logging out, %s that wait are called what they are", async (_, targets, words) => {
  const console = await signedInConsole("admin");
  const { deletions } = console.signedInActors();
  const view = { isAsking: true, stay: () => undefined, discard: () => undefined };
  await renderScreen(<LeavingQuestion isOpen view={view} />, { console });
  act(() => {
    deletions.send({ type: "ask to delete", targets });
    deletions.send({ type: "confirm" });
  });
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getByRole("button", { name: "Send now" })).toBeDefined();
});
