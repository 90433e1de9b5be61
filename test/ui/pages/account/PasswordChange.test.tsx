import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PasswordChange } from "../../../../src/ui/pages/account/PasswordChange.tsx";
import { renderScreen } from "../../render-screen.tsx";
import { signedInConsole } from "../../signed-in-console.ts";

test("of two passwords each has a button that says which one it shows", async () => {
  await renderScreen(<PasswordChange endsElsewhere />, { console: await signedInConsole("admin") });
  const shows = screen.getAllByRole("button", { name: /^Show/u }).map(({ ariaLabel }) => ariaLabel);
  expect(shows).toEqual(["Show current password", "Show new password"]);
});
