import type { Locator } from "@playwright/test";
import { violationsOn } from "../screens/violations.ts";
import { type ConsolePage, expect, test } from "./console-page.ts";
import { shareOf, TURN } from "../screens/share.ts";

// One chef has one connection: two journeys at once would take it from each other.
test.describe.configure({ mode: "default" });

const card = ({ page }: ConsolePage): Locator => page.getByRole("region", { name: "Google listing" });

const press = (console: ConsolePage, name: string): Promise<void> =>
  card(console).getByRole("button", { name, exact: true }).click();

/** Sees the state of the connection, and that nothing is in progress any more. */
const seeState = async (console: ConsolePage, state: string): Promise<void> => {
  await expect(card(console).getByText(state, { exact: true })).toBeVisible();
  await expect(card(console)).toHaveAttribute("aria-busy", "false");
};

const seeFailure = (console: ConsolePage, words: string): Promise<void> =>
  expect(card(console).getByRole("alert")).toContainText(words);

const connect = async (console: ConsolePage): Promise<void> => {
  await press(console, "Connect Google listing");
  await console.page.getByRole("button", { name: "Allow" }).click();
  await seeState(console, "Connected");
};

/** Founds a business, whose name may ask the sandbox for a fault (P8). */
const foundBusiness = async ({ page }: ConsolePage, name: string): Promise<void> => {
  await page.getByRole("link", { name: "Edit profile", exact: true }).click();
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("region", { name: "Business profile" })).toContainText(name);
};

test("D8, D54: from the first visit a chef connects, syncs and disconnects", async ({ console }) => {
  const { page } = console;
  const locations = page.getByRole("region", { name: "Locations" });
  await console.signInAs("chef");
  await expect(page.getByText("Next: connect your Google listing")).toBeVisible();
  await expect(locations).toContainText("None synced yet");
  await connect(console);
  // What came back is used and gone: neither the address nor the history holds the code.
  expect(new URL(page.url()).search).toBe("");
  await expect(card(console)).toContainText("chef@example.com");
  await expect(card(console).getByText(/^Access ends /u)).toBeHidden();
  await expect(page.getByText("Next: sync your locations")).toBeVisible();

  await press(console, "Sync locations");
  await expect(card(console).getByRole("status")).toHaveText(/^2 locations syncedNew: .+ · .+/u);
  await expect(locations.getByRole("listitem")).toHaveCount(2);
  await expect(page.getByText(/^Next:/u)).toBeHidden();

  await press(console, "Disconnect");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(card(console).getByRole("button", { name: "Disconnect" })).toBeFocused();
  await press(console, "Disconnect");
  await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
  await seeState(console, "Not connected");
  await expect(locations).toContainText("None synced yet");
});

test("a reload at every step loses nothing", async ({ console }) => {
  const { page } = console;
  await console.becomeChef("reloading-chef", "Plus");
  await page.reload();
  await seeState(console, "Not connected");
  await press(console, "Connect Google listing");
  await expect(page.getByRole("button", { name: "Allow" })).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Allow" }).click();
  await seeState(console, "Connected");
  await page.reload();
  await seeState(console, "Connected");
  await expect(card(console).getByRole("alert")).toBeHidden();
  await press(console, "Sync locations");
  await page.reload();
  await seeState(console, "Connected");
  await press(console, "Disconnect");
  await page.reload();
  await seeState(console, "Connected");
});

test("D8: consent that is denied connects nothing", async ({ console }) => {
  await console.signInAs("chef");
  await press(console, "Connect Google listing");
  await console.page.getByRole("button", { name: "Deny" }).click();
  await seeFailure(console, "The console was not given access to your Google listing.");
  await seeState(console, "Not connected");
  expect(new URL(console.page.url()).search).toBe("");
});

test("D8: a return that this tab did not ask for calls nothing", async ({ console }) => {
  await console.becomeChef("foreign-chef", "Plus");
  const calls: Array<string> = [];
  console.page.on("request", (request) => {
    if (request.url().includes("connect/google")) calls.push(request.url());
  });
  await console.open("/business?code=somebody-elses&state=foreign");
  await seeFailure(console, "does not belong to this tab");
  expect([new URL(console.page.url()).search, calls]).toEqual(["", []]);
  await connect(console);
});

test("D8, D54: a code connects once, whoever comes back with it", async ({ console }) => {
  const { page } = console;
  await console.becomeChef("twice-chef", "Plus");
  const returned = page.waitForRequest((request) => request.url().includes("/business?code="));
  await press(console, "Connect Google listing");
  await page.getByRole("button", { name: "Allow" }).waitFor();
  const kept = await page.evaluate(() => sessionStorage.getItem("console.google-state") ?? "");
  await page.getByRole("button", { name: "Allow" }).click();
  await seeState(console, "Connected");
  const address = new URL((await returned).url());
  // The tab's memory of the state is used up, so the same address is foreign now.
  await console.open(address.pathname + address.search);
  await seeFailure(console, "does not belong to this tab");
  // Even a tab that still had the state learns that the code is of no use any more.
  await page.evaluate((state) => sessionStorage.setItem("console.google-state", state), kept);
  await console.open(address.pathname + address.search);
  await seeFailure(console, "has expired or was already used");
  await seeState(console, "Connected");
});

test("a connection that was left half-way says so in its tab, and nothing in another", async ({
  anotherTab,
  console,
}) => {
  await console.signInAs("chef");
  await press(console, "Connect Google listing");
  await expect(console.page.getByRole("button", { name: "Allow" })).toBeVisible();
  const other = await anotherTab();
  await other.open("/business");
  await seeState(other, "Not connected");
  await expect(card(other).getByRole("alert")).toBeHidden();
  await console.open("/business");
  await seeFailure(console, "started but not finished");
  await console.page.reload();
  await seeState(console, "Not connected");
  await expect(card(console).getByRole("alert")).toBeHidden();
});

test("whoever went back from the page of consent may go forward to it and allow it", async ({ console }) => {
  const { page } = console;
  await console.becomeChef("wavering-chef", "Plus");
  await press(console, "Connect Google listing");
  await expect(page.getByRole("button", { name: "Allow" })).toBeVisible();
  await page.goBack();
  await seeFailure(console, "started but not finished");
  await page.reload();
  await seeState(console, "Not connected");
  await page.goForward();
  await page.getByRole("button", { name: "Allow" }).click();
  await seeState(console, "Connected");
  await expect(card(console).getByRole("alert")).toBeHidden();
});

test("§8: a sync that fails says why, or the sentence for it", async ({ anotherTab, console }) => {
  await console.becomeChef("failing-chef", "Plus");
  await connect(console);
  const other = await anotherTab();
  await other.open("/business");
  await press(other, "Disconnect");
  await other.page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
  await seeState(other, "Not connected");
  await press(console, "Sync locations");
  await seeFailure(console, "The business is not connected to Google");
  await seeState(console, "Not connected");

  await foundBusiness(console, "sentinel-listing-fails");
  await connect(console);
  await press(console, "Sync locations");
  await seeFailure(console, "Failed to sync Google Business locations");
  await seeState(console, "Connected");

  await foundBusiness(console, "sentinel-listing-partial");
  await press(console, "Sync locations");
  await expect(card(console).getByRole("status")).toContainText(
    /synced.*Could not be synced: Half a \ufffd name\./u,
  );
  await seeState(console, "Connected");

  // When the backend answers nothing useful at all, nothing is shown as connected.
  await console.breakBackend("500");
  await press(console, "Sync locations");
  await seeState(console, "Could not be loaded");
  await console.breakBackend(undefined);
  await console.page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await seeState(console, "Connected");
  // Once that is known, what came of the sync is told.
  await seeFailure(console, "Something went wrong");
});

test("D54: a listing is connected once: access is renewed, until its owner takes it back", async ({
  console,
}) => {
  const { page } = console;
  await console.becomeChef("brief-chef", "Plus");
  await foundBusiness(console, "sentinel-listing-brief");
  await connect(console);
  await expect(card(console).getByText(/^Access ends /u)).toBeHidden();
  await press(console, "Sync locations");
  await expect(card(console).getByRole("status")).toContainText("synced");
  await seeState(console, "Connected");
  await page.reload();
  await seeState(console, "Connected");

  await foundBusiness(console, "sentinel-listing-revoked");
  await press(console, "Sync locations");
  await seeState(console, "Expired");
  await seeFailure(console, "The business is not connected to Google");
  await expect(card(console)).toContainText("brief-chef@example.com");
  await expect(card(console).getByText(/^Access ended /u)).toBeVisible();
  await expect(page.getByText("Next: connect your Google listing again")).toBeVisible();
  await press(console, "Connect again");
  await expect(page.getByRole("button", { name: "Allow" })).toBeVisible();
});

test("connecting needs no mouse", async ({ console }) => {
  const { page } = console;
  await console.signInAs("chef");
  await console.tabTo(card(console).getByRole("button", { name: "Connect Google listing" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Allow" })).toBeVisible();
  await console.tabTo(page.getByRole("button", { name: "Allow" }));
  await page.keyboard.press("Enter");
  await seeState(console, "Connected");
  const disconnect = card(console).getByRole("button", { name: "Disconnect" });
  await console.tabTo(disconnect);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(disconnect).toBeFocused();
  await page.keyboard.press("Enter");
  await console.tabTo(page.getByRole("dialog").getByRole("button", { name: "Disconnect" }));
  await page.keyboard.press("Enter");
  await seeState(console, "Not connected");
});

for (const colorScheme of shareOf(["light", "dark"], 0, 2)) {
  test(`axe finds nothing in the business area, ${colorScheme}, TURN=${TURN}`, async ({ console }) => {
    const { page } = console;
    const look = async (): Promise<void> => expect(await violationsOn(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript((chosen) => localStorage.setItem("console.color-scheme", chosen), colorScheme);
    await console.signInAs("chef", "/business?code=somebody-elses&state=foreign");
    await seeFailure(console, "does not belong to this tab");
    await look();
    await connect(console);
    await press(console, "Sync locations");
    await expect(card(console).getByRole("status")).toContainText("2 locations synced");
    await expect(
      page.getByRole("region", { name: "Your kitchens" }).getByRole("heading", { level: 3 }),
    ).toBeVisible();
    await look();

    await page.getByRole("link", { name: "Analytics" }).click();
    await expect(page.getByRole("table", { name: "Revenue by location" })).toBeVisible();
    await expect(page.locator("[data-bar]").first()).toBeAttached();
    await look();
    await console.open("/business/analytics?location=999999");
    await expect(page.getByRole("alert")).toBeVisible();
    await look();

    await page.getByRole("link", { name: "Subscription", exact: true }).click();
    await expect(page.getByRole("table", { name: "Plans" })).toBeVisible();
    await look();
    await page.getByRole("button", { name: "Change to Plus" }).click();
    await expect(page.getByRole("dialog").getByRole("button", { name: "Change plan" })).toBeVisible();
    await look();

    await console.open("/business?edit=profile");
    await page.getByLabel("Name").fill("");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Enter the name of your business")).toBeVisible();
    await look();
    await page.getByRole("button", { name: "Revert" }).click();
    await console.open("/business");
    await press(console, "Disconnect");
    await expect(page.getByRole("dialog").getByRole("button", { name: "Disconnect" })).toBeVisible();
    await look();
    await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
    await seeState(console, "Not connected");
    await look();
  });
}
