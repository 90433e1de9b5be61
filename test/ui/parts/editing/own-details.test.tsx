import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { DetailsForm } from "../../../../src/ui/pages/account/DetailsForm.tsx";
import { renderScreen } from "../../render-screen.tsx";
import { onLeave, records, save, USER, USER_PATH } from "./record-forms.tsx";
import { workingConsole } from "./working-console.ts";

const names = () =>
  ["First name", "Last name"].map((label) =>
    String(Reflect.get(screen.getByLabelText(new RegExp(`^${label}`, "u")), "value")),
  );

/** The form of the details of somebody who is signed in under a name, as the backend has them. */
const drawn = async (nombre: string, displayName: string) => {
  const user = { ...USER, profile: { nombre } };
  const kept = records();
  kept.set(USER_PATH, user);
  const { console, writes } = await workingConsole(kept, { onWrite: (body) => body });
  if (console.user === undefined) throw new Error("Nobody is signed in");
  await renderScreen(<DetailsForm user={user} onLeave={onLeave} />, {
    console: { ...console, user: { ...console.user, displayName } },
  });
  return { user, writes };
};

test.each([
  ["the name that the backend knows", "Ana Paz", "Somebody else", ["Ana", "Paz"]],
  ["what one is called so far, where it knows none", "", "Bistro Sol", ["Bistro", "Sol"]],
  ["nothing, where one is called by the address", "", USER.email, ["", ""]],
])("D76: the form of one's details shows %s", async (_, nombre, displayName, shown) => {
  await drawn(nombre, displayName);
  expect(names()).toEqual(shown);
});

test("D76: what one is called so far is saved as it is shown", async () => {
  const { user, writes } = await drawn("", "Bistro Sol");
  save();
  await expect.poll(() => writes).toEqual([{ ...user, profile: { nombre: "Bistro Sol" } }]);
});
