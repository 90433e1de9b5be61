import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { type ConsolePage, expect, test } from "./console-page.ts";
import { picture } from "./picture.ts";
import { isPlain } from "./plain.ts";

const changePlan = async ({ page }: ConsolePage, plan: string): Promise<void> => {
  await page.getByRole("button", { name: `Change to ${plan}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Change plan" }).click();
};

test("a chef says who they are, and changes it", async ({ console }) => {
  const { page } = console;
  const profile = page.getByRole("region", { name: "Business profile" });
  await console.becomeChef("founding-chef");
  await expect(page.getByText("There are no figures yet.")).toBeVisible();
  await page.getByRole("link", { name: "Next: fill in your profile" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Enter the name of your business")).toBeVisible();
  await expect(page.getByLabel("Name")).toBeFocused();
  await page.getByLabel("Name").fill("Casa Founding");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Item saved successfully")).toBeVisible();
  await expect(profile).toContainText("Casa Founding");
  await expect(page.getByRole("group", { name: "Revenue", exact: true })).toBeVisible();

  // The form has an address: it survives a reload, and going back leaves it.
  await profile.getByRole("link", { name: "Edit profile" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Use your own words" }).click();
  await page.getByLabel("Opening hours").fill("Tue–Sun");
  await page.goBack();
  await page.getByRole("dialog").getByRole("button", { name: "Stay" }).click();
  await page.getByRole("link", { name: "Analytics" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(profile).toContainText("Tue–Sun");
});

test("a press that leaves the field of a picture that does not load reaches what it was meant for", async ({
  console,
}) => {
  const { page } = console;
  await console.becomeChef("pressing-chef");
  await console.open("/business?edit=profile");
  const told = page.getByText("This picture cannot be shown. You can still save it.");
  await page.getByLabel("Picture").fill("/api/images/gone");
  await expect(page.locator("form img")).toHaveCount(0);
  await expect(told).toBeHidden();
  await page.getByRole("checkbox", { name: "Monday: open" }).click();
  await expect(page.getByRole("checkbox", { name: "Monday: open" })).toBeChecked();
  await expect(told).toBeVisible();
});

test("opening hours are set day by day with the keyboard, kept as one text, and read as guests see them", async ({
  console,
}) => {
  const { page } = console;
  await console.becomeChef("opening-chef");
  await console.open("/business?edit=profile");
  await page.getByLabel("Name").fill("Casa Hours");
  const day = (name: string) => page.getByRole("group", { name, exact: true });
  await page.getByRole("checkbox", { name: "Monday: open" }).press("Space");
  await day("Monday").getByRole("button", { name: "Add a time" }).press("Enter");
  await expect(day("Monday").getByLabel("Opens (2)")).toBeFocused();
  await page.keyboard.type("0700PM");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(day("Monday")).toContainText("Enter when it opens and when it closes");
  await day("Monday").getByLabel("Closes (2)").fill("01:00");
  const top = async (label: string) => (await day("Monday").getByLabel(label).boundingBox())?.y;
  expect(await top("Closes (2)")).toBe(await top("Opens (2)"));
  await day("Monday").getByRole("button", { name: "Copy to all days" }).press("Enter");
  await page.getByRole("checkbox", { name: "Sunday: open" }).press("Space");
  await page.getByRole("combobox", { name: "Public holidays" }).selectOption("Closed");
  const guests = page.getByRole("complementary", { name: "As guests see it" });
  await page.getByLabel("Picture").fill("/api/images/sample/dish-churros.webp");
  await expect(guests.locator("img")).toHaveJSProperty("naturalWidth", 480);
  await expect(guests.getByRole("definition").first()).toContainText("Sun");
  // What was typed is there again after a reload.
  await page.reload();
  await expect(page.getByText("What you typed here before is back.")).toBeVisible();
  const saved = page.waitForRequest((request) => request.method() === "PUT");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  expect((await saved).postDataJSON()).toMatchObject({
    hours: "Mo-Sa 09:00-18:00,19:00-01:00; PH off",
  });
  const profile = page.getByRole("region", { name: "Business profile" });
  await expect(profile).toContainText(/Mon–Sat\S*09:00 – 18:00.*19:00 – 01:00/u);
  await expect(profile).toContainText("Public holidaysClosed");
  await expect(profile.locator("img")).toHaveAttribute("src", "/api/images/sample/dish-churros.webp");
  await expect(profile.getByText(/^(?:Open|Closed) now, (?:opens|closes) /u)).toBeVisible();
});

test("P46: a chef uploads a picture of the place, cut as wide as guests see it, and they see it once it is saved", async ({
  console,
}) => {
  const { page } = console;
  await console.becomeChef("picturing-chef");
  await console.open("/business?edit=profile");
  const address = page.getByLabel("Picture");
  const button = page.getByRole("button", { name: "Upload picture" });
  const guests = page.getByRole("complementary", { name: "As guests see it" });
  await page.getByLabel("Name").fill("Casa Picture");
  await expect(address).toBeVisible();
  if (isPlain) return await expect(button).toHaveCount(0);
  const choose = async (): Promise<void> => {
    const asked = page.waitForEvent("filechooser");
    await button.click();
    await (await asked).setFiles({ name: "a.png", mimeType: "image/png", buffer: picture(320, 200) });
  };
  const use = page.getByRole("dialog").getByRole("button", { name: "Use this picture" });
  // What the backend does not take is told of where it was cut, and may be sent again.
  await choose();
  await console.breakBackend("500");
  await use.click();
  await expect(page.getByRole("alert")).toContainText("Not saved");
  await console.breakBackend(undefined);
  await use.click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Save the form to keep it." })).toBeVisible();
  await expect(address).toHaveValue(/^\/api\/images\/[0-9a-f-]{36}$/u);
  await expect(guests.locator("img")).toHaveJSProperty("naturalWidth", 288);
  await page.getByRole("button", { name: "Save" }).click();
  const shown = page.getByRole("region", { name: "Business profile" }).locator("img");
  await expect(shown).toHaveJSProperty("naturalWidth", 288);
  await page.reload();
  await expect(shown).toHaveJSProperty("naturalHeight", 162);
});

test("a telephone number runs from left to right in a page that does not, whatever its digits", async ({
  console,
}) => {
  const { page } = console;
  await console.becomeChef("dialled-chef");
  await console.open("/business?edit=profile&lng=ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const phone = page.locator("input[type=tel]");
  await phone.fill("+٩٦٦ ١١ ٢٣٤ ٥٦٧٨");
  /** The place within the number that a press so far from the field's left end leads to. */
  const placeAt = async (x: number): Promise<number> => {
    await phone.click({ position: { x, y: 12 } });
    return phone.evaluate((field: HTMLInputElement) => field.selectionStart ?? -1);
  };
  const places = [await placeAt(22), await placeAt(60), await placeAt(100)];
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(new Set(places).size).toBe(3);
});

test("D37: what another tab says of the business meanwhile is put to the chef, also the first time", async ({
  anotherTab,
  console,
}) => {
  await console.becomeChef("conflicting-chef");
  await console.open("/business?edit=profile");
  await expect(console.page.getByLabel("Name")).toBeVisible();
  const other = await anotherTab();
  await other.open("/business?edit=profile");
  await other.page.getByLabel("Name").fill("By the other tab");
  await other.page.getByRole("button", { name: "Save" }).click();
  await expect(other.page.getByText("Item saved successfully")).toBeVisible();
  await console.page.getByLabel("Name").fill("By this tab");
  await console.page.getByRole("button", { name: "Save" }).click();
  const dialog = console.page.getByRole("dialog");
  await expect(dialog.getByRole("radio", { name: "By the other tab" })).toBeVisible();
  await dialog.getByRole("button", { name: "Save this choice" }).click();
  await expect(console.page.getByRole("region", { name: "Business profile" })).toContainText("By this tab");
});

test("D38: nobody knows whether the profile was saved: it is looked at, and what was typed is kept", async ({
  console,
}) => {
  const { page } = console;
  await console.becomeChef("unsure-chef");
  await console.open("/business?edit=profile");
  await page.getByLabel("Name").fill("sentinel-truncated");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("your changes were not saved");
  await expect(page.getByLabel("Name")).toHaveValue("sentinel-truncated");
  await page.getByLabel("Name").fill("Known again");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("region", { name: "Business profile" })).toContainText("Known again");
});

test("the plan is compared, changed with its effect said beforehand, and changed back", async ({
  console,
}) => {
  const { page } = console;
  const mine = page.getByRole("region", { name: "Your subscription" });
  await console.becomeChef("changing-chef");
  await page.getByRole("link", { name: "Subscription", exact: true }).click();
  await expect(mine).toContainText("Free");
  await expect(page.getByRole("table", { name: "Plans" })).toContainText("Not included");
  await page.getByRole("button", { name: "Change to Plus" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("at once");
  await expect(dialog).toContainText("Nothing is due until");
  await expect(dialog.getByRole("list", { name: "What you get" })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(mine).toContainText("Free");
  await changePlan(console, "Plus");
  await expect(page.getByText("Operation completed successfully")).toBeVisible();
  await expect(mine).toContainText("Plus");
  await page.reload();
  await expect(mine).toContainText("Plus");
  await page.getByRole("button", { name: "Change to Free" }).click();
  await expect(dialog).toContainText("You will not be billed any more.");
  await expect(dialog.getByRole("list", { name: "What you lose" })).toBeVisible();
  await dialog.getByRole("button", { name: "Change plan" }).click();
  await expect(mine).toContainText("Free");
});

// A backend of §7 alone holds nobody to a plan.
if (!isPlain)
  test("D72: a new chef is offered what the plan includes, and more once it includes more", async ({
    console,
  }) => {
    const { page } = console;
    const listing = page.getByRole("region", { name: "Google listing" });
    const connect = page.getByRole("button", { name: "Connect Google listing" });
    await console.becomeChef("growing-chef");
    await expect(listing).toContainText("Your plan does not include the Google listing");
    await expect(connect).toBeHidden();
    await console.open("/business?edit=profile");
    await page.getByLabel("Name").fill("Casa Growing");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Item saved successfully")).toBeVisible();
    await page.getByRole("link", { name: "Analytics" }).click();
    await expect(page.getByText("Your plan includes: 30 days of analytics.")).toBeVisible();
    await expect(page.getByRole("radio", { name: "90 days" })).toBeDisabled();
    await console.open("/business/analytics?timeframe=365d");
    await expect(page.getByRole("alert")).toContainText("Your plan does not include this.");
    await page.getByRole("alert").getByRole("link", { name: "See the plans" }).click();
    await changePlan(console, "Plus");
    await expect(page.getByRole("region", { name: "Your subscription" })).toContainText("Plus");
    await page.getByRole("link", { name: "Analytics" }).click();
    await page.getByText("90 days", { exact: true }).click();
    await expect(page.getByText("Last 90 days")).toBeVisible();
    await page.getByRole("link", { name: "Business dashboard" }).click();
    await expect(connect).toBeVisible();
  });

test("D38: a change of plan whose result is unknown is looked up, and never sent again", async ({
  console,
}) => {
  const { page } = console;
  await console.becomeChef("unbilled-chef");
  await console.open("/business/subscription");
  await page.getByRole("button", { name: "Change to Plus" }).click();
  const sent: Array<string> = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/subscription/update")) sent.push(request.method());
  });
  await console.breakBackend("truncated");
  await page.getByRole("dialog").getByRole("button", { name: "Change plan" }).click();
  const notice = page.getByRole("alert");
  await expect(notice).toContainText("It is not known whether your plan was changed.");
  await expect(notice).toContainText("Your subscription could not be loaded either.");
  await console.breakBackend(undefined);
  await notice.getByRole("button", { name: "Check again" }).click();
  await expect(notice).toContainText("We checked again: your plan is Free.");
  expect(sent).toEqual(["POST"]);
  await changePlan(console, "Plus");
  await expect(page.getByRole("region", { name: "Your subscription" })).toContainText("Plus");
});

test("§4: a subscription that cannot be read is free and active, and marked as a fallback", async ({
  console,
}) => {
  const { page } = console;
  await console.becomeChef("fallback-chef");
  // No page before it has read the subscription.
  await console.open("/business?edit=profile");
  await page.reload();
  await expect(page.getByLabel("Name")).toBeVisible();
  await console.breakBackend("500");
  await page.getByRole("link", { name: "Subscription", exact: true }).click();
  const mine = page.getByRole("region", { name: "Your subscription" });
  await expect(mine).toContainText("Fallback");
  await expect(mine.getByRole("definition").first()).toHaveText("Free");
  await expect(mine).toContainText("Active");
  await expect(page.getByText("The plans could not be loaded.")).toBeVisible();
  await console.breakBackend(undefined);
  await mine.getByRole("button", { name: "Try again" }).click();
  await expect(mine).not.toContainText("Fallback");
  await expect(page.getByRole("table", { name: "Plans" })).toBeVisible();
});

test("§9: the time frame, the location and what is looked at of analytics are part of the address", async ({
  console,
}) => {
  const { page } = console;
  const search = () => new URL(page.url()).search;
  await console.signInAs("chef");
  await page.getByRole("link", { name: "Analytics" }).click();
  await expect(page.getByRole("radio", { name: "30 days" })).toBeChecked();
  await expect(page.getByRole("group", { name: "Revenue" })).toContainText(/previous period/iu);
  await page.getByText("90 days", { exact: true }).click();
  await expect.poll(search).toBe("?timeframe=90d");
  await expect(page.getByText("All locations · Last 90 days")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio", { name: "90 days" })).toBeChecked();
  await page.getByText("365 days", { exact: true }).click();
  await expect.poll(search).toBe("?timeframe=365d");
  await page.goBack();
  await expect.poll(search).toBe("?timeframe=90d");
  await page.goBack();
  await expect.poll(search).toBe("");
  await expect(page.getByRole("radio", { name: "30 days" })).toBeChecked();
  if (isPlain) return;
  await page.getByRole("radio", { name: "Orders" }).press("Space");
  await expect.poll(search).toBe("?measure=orders");
  await page.getByText("Show as a table").click();
  await expect.poll(search).toBe("?measure=orders&table=open");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Orders" })).toBeChecked();
  await expect(page.getByRole("table", { name: "Trend, in numbers" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("radio", { name: "Revenue" })).toBeChecked();
});

// Only a backend that tells of days has a table of them (D57).
if (!isPlain)
  test("on a phone, a day of the table stands on one line, and stays while its numbers scroll", async ({
    console,
  }) => {
    const { page } = console;
    await page.setViewportSize({ width: 390, height: 844 });
    await console.signInAs("chef", "/business/analytics?table=open&lng=fr");
    const table = page.locator("details[open] table");
    const day = table.locator("tbody th").first();
    await expect(day).toContainText(/^\d+ \p{L}+ \d{4}$/u);
    const lines = await day.evaluate((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return new Set([...text.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
    const last = table.locator("tbody td").nth(4);
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(day).toBeInViewport({ ratio: 1 });
  });

// Only a backend that tells of days has any of one's own (D57).
if (!isPlain)
  test("D71: days of one's own are part of the address, and of what leaves the console", async ({
    console,
  }) => {
    const { page } = console;
    await console.signInAs("chef", "/business/analytics");
    const [, ...month] = (await downloadOf(page, "Export days as CSV")).lines;
    const [from = "", to = ""] = [month[9], month[15]].map((line) => line?.slice(0, 10));
    await page.getByLabel("First day").fill(from);
    await page.getByLabel("Last day").fill(to);
    await page.getByLabel("Last day").press("Enter");
    await expect.poll(() => new URL(page.url()).search).toBe(`?from=${from}&to=${to}`);
    await page.reload();
    const days = await downloadOf(page, "Export days as CSV");
    expect(days.name).toBe(`days-${from}-${to} of today.csv`);
    const whole = await downloadOf(page, "Export as CSV");
    const taken = days.lines.slice(1).map((row) => Number(row.split(",")[1]));
    expect([taken.length, taken.reduce((sum, amount) => sum + amount, 0).toFixed(2)]).toEqual([
      7,
      Number(whole.lines[1]?.split(",")[1]).toFixed(2),
    ]);
  });

/** What a button saves: the file's name, and its lines. */
const downloadOf = async (page: Page, button: string) => {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const download = await downloading;
  const text = await readFile(await download.path(), "utf8");
  return {
    name: download.suggestedFilename().replace(/ \d{4}-\d\d-\d\d\.csv$/u, " of today.csv"),
    lines: text
      .slice(1)
      .split("\r\n")
      .filter((line) => line !== ""),
  };
};

test("the figures leave the console as a file and on paper", async ({ console }) => {
  const { page } = console;
  await console.signInAs("chef", "/business/analytics?timeframe=7d");
  const revenue = page.getByRole("group", { name: "Revenue" });
  await expect(revenue).toBeVisible();
  const file = await downloadOf(page, "Export as CSV");
  expect(file.name).toBe("analytics-7d of today.csv");
  const [header, whole] = file.lines;
  expect(header).toBe("Location,Revenue (USD),Revenue in the previous period (USD),Customers,Orders,Growth");
  expect(whole).toMatch(/^All locations,\d+(\.\d+)?,/u);
  if (!isPlain) {
    const days = await downloadOf(page, "Export days as CSV");
    expect(days.name).toBe("days-7d of today.csv");
    const [, ...rows] = days.lines;
    const taken = rows.map((row) => Number(row.split(",")[1])).reduce((sum, amount) => sum + amount, 0);
    expect([rows.length, taken.toFixed(2)]).toEqual([7, Number(whole?.split(",")[1]).toFixed(2)]);
  }
  const business = page.locator("main p > bdi").first();
  await expect(business).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(revenue).toBeVisible();
  await expect(business).toBeVisible();
  await expect(page.getByText(/^All locations · Last 7 days · .+\d{4}, so far$/u)).toBeVisible();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
});

test("D16: a chef gets nothing of another's by address or id, and learns nothing", async ({ console }) => {
  const { page } = console;
  const asked = page.waitForRequest((request) => request.url().endsWith("/business/profile"));
  await console.becomeChef("curious-chef", "Pro");
  const authorization = (await (await asked).headerValue("authorization")) ?? "";
  // Somebody else's location, one that there is not, and what cannot be one (D35).
  for (const location of ["1", "999999", "..%2F..%2Fuser"]) {
    await console.open(`/business/analytics?location=${location}`);
    await expect(page.getByRole("alert")).toContainText("Your business has no such location.");
  }
  await page.getByRole("button", { name: "Show all locations" }).click();
  await expect(page.getByText("There are no figures yet.")).toBeVisible();

  const answer = async (path: string): Promise<readonly [number, string]> => {
    const response = await page.request.get(`/api/v1/${path}`, { headers: { authorization } });
    return [response.status(), await response.text()];
  };
  for (const at of [
    (id: string) => `analytics/customers/${id}/dashboard`,
    (id: string) => `analytics/customers/${id}/locations/1`,
    (id: string) => `business/user/${id}`,
    (id: string) => `business/${id}/metrics`,
    (id: string) => `subscriptions/customers/${id}`,
    (id: string) => `comment/findKitchenComments/${id}`,
  ]) {
    const [there, missing] = [await answer(at("4")), await answer(at("999999"))];
    expect([at("4"), there]).toEqual([at("4"), missing]);
    expect(there[0]).toBe(403);
  }
});

test("§2: a visitor goes to the login and staff to their own area", async ({ console }) => {
  const pages = ["/business", "/business/analytics", "/business/subscription", "/business?edit=profile"];
  for (const path of pages) {
    await console.open(path);
    await console.seeLogin();
  }
  await console.signInAs("editor");
  for (const path of pages) {
    await console.open(path);
    await console.seeHome("editor");
  }
});

test("changing the plan and the time frame needs no mouse", async ({ console }) => {
  const { page } = console;
  // The plans are far below the heading.
  await page.setViewportSize({ width: 1280, height: 400 });
  await console.becomeChef("mouseless-chef");
  await console.open("/business/subscription");
  const change = page.getByRole("button", { name: "Change to Plus" });
  await expect(change).toBeVisible();
  await console.tabTo(change);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  const confirm = dialog.getByRole("button", { name: "Change plan" });
  await console.tabTo(confirm);
  // What it means is read first.
  await expect(confirm).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Your subscription" })).toContainText("Plus");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });

  await console.tabTo(page.getByRole("link", { name: "Analytics" }));
  await page.keyboard.press("Enter");
  const frame = page.getByRole("radio", { name: "30 days" });
  await expect(frame).toBeChecked();
  await console.tabTo(frame);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => new URL(page.url()).search).toBe("?timeframe=90d");
  await expect(page.getByRole("radio", { name: "90 days" })).toBeFocused();
});

test("on a phone, what people wrote breaks anywhere before it widens a page, and keeps its lines", async ({
  console,
}) => {
  const { page } = console;
  await page.setViewportSize({ width: 390, height: 844 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await console.becomeChef("unbroken-chef");
  await console.open("/business?edit=profile");
  await page.getByLabel("Name").fill("N".repeat(64));
  await page.getByLabel("Description").fill(`First\n\nhttps://maps.example/${"place".repeat(30)}`);
  await expect(page.getByRole("complementary", { name: "As guests see it" })).toContainText("placeplace");
  expect(await width()).toBe(390);
  await page.getByRole("button", { name: "Save" }).click();
  const profile = page.getByRole("region", { name: "Business profile" });
  await expect(profile).toContainText("placeplace");
  expect(await width()).toBe(390);
  expect(await profile.innerText()).toContain("First\n\nhttps");
});
