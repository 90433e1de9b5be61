import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Role } from "../../../../src/domain/role.ts";
import { ShortcutSheet } from "../../../../src/ui/frame/shortcuts/ShortcutSheet.tsx";
import { renderScreen } from "../../render-screen.tsx";
import { signedInConsole } from "../../signed-in-console.ts";

const offered = async (role: Role): Promise<ReadonlyArray<string | null>> => {
  await renderScreen(<ShortcutSheet isOpen onClose={() => undefined} />, {
    console: await signedInConsole(role),
  });
  return screen.getAllByRole("term", { hidden: true }).map(({ textContent }) => textContent);
};

const EVERYWHERE = ["Search or run a command", "Save the form", "Show keyboard shortcuts"];
const IN_LISTS = [
  "Open the record",
  "Undo the latest deletion or change",
  "Go to the search field",
  "Go to what can be undone",
  "Go to users",
  "Go to kitchens",
  "Go to tribes",
  "Next record",
  "Previous record",
  "Select the record",
  "Go to what can be done with the selection",
];

test.each([
  ["admin", [...EVERYWHERE, ...IN_LISTS, "Create a record in this list"]],
  ["editor", [...EVERYWHERE, ...IN_LISTS, "Create a record in this list"]],
  ["viewer", [...EVERYWHERE, ...IN_LISTS]],
  ["chef", EVERYWHERE],
] as const)("D12: the sheet offers %s the keys that do something for them", async (role, keys) => {
  expect((await offered(role)).toSorted()).toEqual(keys.toSorted());
});
