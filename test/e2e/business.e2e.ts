import { expect, test } from "./console-page.ts";

// One chef has one connection: two journeys at once would take it from each other.
test.describe.configure({ mode: "default" });

test("D8, D54: a chef connects the Google listing, syncs its locations and disconnects", async ({
  console,
}) => {
  const { page } = console;
  await console.signInAs("chef");
  await page.getByRole("button", { name: "Connect Google listing" }).click();
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page.getByText("Connected", { exact: true })).toBeVisible();
  // What came back is used and gone: neither the address nor the history holds the code.
  expect(new URL(page.url()).search).toBe("");
  await page.getByRole("button", { name: "Sync locations" }).click();
  await expect(page.getByText("2 locations synced")).toBeVisible();
  await page.getByRole("button", { name: "Disconnect" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByText("Not connected", { exact: true })).toBeVisible();
});

test("D8: consent that is denied, and a return that this tab did not ask for, connect nothing", async ({
  console,
}) => {
  const { page } = console;
  await console.signInAs("editor");
  await console.signOut();
  await console.signInAs("chef");
  await console.open("/business?code=somebody-elses&state=foreign");
  await expect(page.getByText("does not belong to this tab")).toBeVisible();
  await page.getByRole("button", { name: "Connect Google listing" }).click();
  await page.getByRole("button", { name: "Deny" }).click();
  await expect(page.getByText("Google was not given access.")).toBeVisible();
});

test("the time frame of analytics is part of the address", async ({ console }) => {
  const { page } = console;
  await console.signInAs("chef");
  await page.getByRole("link", { name: "Analytics" }).click();
  await expect(page.getByRole("group", { name: "Revenue" })).toBeVisible();
  await page.getByText("90 days").click();
  await expect.poll(() => new URL(page.url()).search).toBe("?timeframe=90d");
  await page.reload();
  await expect(page.getByRole("radio", { name: "90 days" })).toBeChecked();
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search).toBe("");
});
