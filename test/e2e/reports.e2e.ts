import { expect } from "./console-page.ts";
import { moderatedConsole } from "./own-console.ts";

const test = moderatedConsole(60);

test("D65: whose staff moderates has a tool in the place of the placeholder", async ({ console }) => {
  const { page } = console;
  await console.signInAs("admin");
  await console.open("/admin/reports");
  await expect(page.getByRole("heading", { level: 1, name: "Reports" })).toBeVisible();
  await expect(page.getByRole("listitem").first()).toBeVisible();
});
