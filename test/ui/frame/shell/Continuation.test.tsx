import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Role } from "../../../../src/domain/role.ts";
import { BUSINESS_ENTRIES } from "../../../../src/ui/frame/shell/business-entries.ts";
import { Continuation } from "../../../../src/ui/frame/shell/Continuation.tsx";
import { adminEntries } from "../../../../src/ui/frame/shell/admin-entries.ts";
import { renderScreen } from "../../render-screen.tsx";
import { signedInConsole } from "../../signed-in-console.ts";

const offered = async (role: Role, asked: string) => {
  const entries = role === "chef" ? BUSINESS_ENTRIES : adminEntries(role);
  await renderScreen(<Continuation asked={asked} entries={entries} />, {
    console: await signedInConsole(role),
  });
  const link = screen.queryByRole("link");
  return link && [link.textContent?.trim(), link.getAttribute("href")];
};

test.each<readonly [string, Role, string, string]>([
  ["an entry of the menu", "chef", "/business/analytics?timeframe=7d", "Continue to Analytics"],
  ["a record by its list", "editor", "/admin/users/1", "Continue to Users 1"],
  ["one's account", "chef", "/business/account", "Continue to Your account"],
  ["one's account, as staff", "editor", "/admin/account", "Continue to Your account"],
  ["the form of one's details", "editor", "/admin/account?edit=details", "Continue to Your details"],
  ["the form of the business", "chef", "/business?edit=profile", "Continue to Business profile"],
  ["branding", "admin", "/admin/branding", "Continue to Branding"],
  ["the form of a new record", "editor", "/admin/users/create", "Continue to Create user"],
])("D5: %s is offered by its own title", async (_, role, asked, words) => {
  expect(await offered(role, asked)).toEqual([words, asked]);
});
