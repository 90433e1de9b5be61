import { expect, test } from "./console-page.ts";
import { isPlain } from "./plain.ts";

/** Where the number of banned kitchens comes from: a backend that lists by itself counts them (D40, D58). */
/** A plain backend keeps no leader. */
const LEADER = `
        - link`;

const BANNED_FROM = isPlain ? " Partial: only the first 200 records were loaded" : "";

// What a screen reader is told of ten screens, read and found to make sense. What is left out here may be
// there as well; the order counts.

test("the login page as a screen reader has it", async ({ console }) => {
  await console.open("/login");
  await expect(console.page.locator("body")).toMatchAriaSnapshot(`
    - banner:
      - text: Kitchen Console
      - combobox "Language":
        - option "English" [selected]
        - option "العربية"
      - button "Use dark theme"
    - main:
      - heading "Sign in" [level=1]
      - paragraph: The restaurant management platform for staff and chefs.
      - form "Sign in":
        - textbox "Email"
        - textbox "Password"
        - button "Show password"
        - button "Sign in"
      - button "Continue with Google"
      - button "Create an account"
  `);
});

test("the dashboard as a screen reader has it", async ({ console }) => {
  await console.signInAs("admin");
  await expect(console.page.locator("body")).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - button "Collapse sidebar" [expanded]
      - paragraph: Kitchen Console Admin Panel
      - button "Search or run a command"
      - button /Notifications/
      - button "Use dark theme"
      - button "User menu"
    - complementary:
      - navigation "Main":
        - link "Dashboard"
        - link "Users"
        - link "Kitchens"
        - link "Tribes"
    - main:
      - heading "Dashboard" [level=1]
      - region "To do today":
        - heading "To do today" [level=2]
        - list:
          - listitem:
            - link /\\d+ open reports/
          - listitem:
            - link /\\d+ banned kitchens/
          - listitem: No kitchens without a chef
      - group "Total users":
        - link "Total users"
        - text: /[\\d,]+ \\+[\\d,]+ in 30 days/
      - group "Banned kitchens":
        - link "Banned kitchens"
        - text: '/^\\d+${BANNED_FROM}$/'
      - group "System status": System status Up The service is responding
      - region "Popular kitchens":
        - heading "Popular kitchens" [level=2]
        - list:
          - listitem:
            - link
            - text: /\\d+/
      - region "Active tribes":
        - heading "Active tribes" [level=2]
        - list:
          - listitem:
            - link "Sourdough Circle"
            - paragraph: Starters, crumbs and the patience in between.
      - region "New and active users, the last 30 days":
        - heading "New and active users, the last 30 days" [level=2]
        - group: Show as a table
      - region "Recent activity":
        - heading "Recent activity" [level=2]
        - list:
          - listitem:
            - link /.+/
            - link /.+/
            - time: /^(?:\\d+ \\w+ ago|yesterday|last \\w+|now)$/
            - paragraph: /.+/
  `);
});

test("a list as a screen reader has it", async ({ console }) => {
  await console.signInAs("admin", "/admin/users");
  await expect(console.page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - heading "Users" [level=1]
      - button "Export"
      - button "View"
      - link "Create user"
      - search:
        - textbox "Search users"
      - combobox "Role":
        - 'option "Role: all" [selected]'
      - table "Users":
        - rowgroup:
          - row:
            - columnheader "Name":
              - button "Name"
              - checkbox "Select all on this page"
            - columnheader "Email"
            - columnheader "Role"
            - columnheader "Status"
            - columnheader "Actions"
        - rowgroup:
          - row:
            - rowheader "Ada Admin":
              - link "Ada Admin"
              - checkbox "Select Ada Admin"
            - cell "admin@example.com"
            - cell "Admin"
            - cell "Active"
            - cell:
              - button "Actions for Ada Admin"
      - status: /1–25 of [\\d,]+/
      - combobox "Rows per page"
      - button "Previous page" [disabled]
      - button "Page 1"
      - button "Next page"
  `);
});

test("a form as a screen reader has it", async ({ console }) => {
  await console.signInAs("admin", "/admin/users/1/edit");
  await expect(console.page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - navigation "Breadcrumbs":
        - link "Users"
        - link "Ada Admin"
      - heading "Edit \u2068Ada Admin\u2069" [level=1]
      - form "User":
        - paragraph: Belongs to the account
        - textbox "Email": admin@example.com
        - textbox "First name": Ada
        - textbox "Last name": Admin
        - paragraph: You cannot change your own role.
        - combobox "Role" [disabled]: Admin
        - button "Revert" [disabled]
        - button "Cancel"
        - button "Save"
  `);
});

test("the business home as a screen reader has it", async ({ console }) => {
  await console.signInAs("chef");
  await expect(console.page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - heading [level=1]
      - paragraph: Welcome, Carla Chef
      - group /^Revenue/:
        - paragraph: /^Revenue/
        - paragraph: /\\$.*[\\d,.]+/
      - list:
        - listitem: "Business profile: done"
        - listitem:
          - 'link "Next: connect your Google listing"'
        - listitem: Locations
      - region "Your kitchens":
        - heading "Your kitchens" [level=2]
      - region "Google listing":
        - heading "Google listing" [level=2]
        - button "Connect Google listing"
      - region "Subscription":
        - heading "Subscription" [level=2]
        - paragraph: /^Pro, billed next on /
        - link "Manage subscription"
      - region "Locations":
        - heading "Locations" [level=2]
      - region "Business profile":
        - heading "Business profile" [level=2]
        - link "Edit profile"
        - heading [level=3]
        - term: Opening hours
        - definition
  `);
});

test("creating an account as a screen reader has it", async ({ console }) => {
  await console.open("/login");
  await console.page.getByRole("button", { name: "Create an account" }).click();
  await expect(console.page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - heading "Create account" [level=1]
      - form "Create account":
        - textbox "Email"
        - paragraph: At least 6 characters
        - textbox "Password"
        - button "Show password"
        - paragraph: For example 31/12/1990
        - textbox "Date of birth"
        - textbox "Username"
        - button "Create account"
        - paragraph:
          - link "privacy policy"
          - link "child safety policy"
  `);
  await expect(console.page.getByLabel("Date of birth")).toHaveAccessibleDescription(
    "For example 31/12/1990",
  );
});

test("a record's page as a screen reader has it", async ({ console }) => {
  await console.signInAs("admin", "/admin/tribes/1");
  await expect(console.page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - navigation "Breadcrumbs":
        - link "Tribes"
      - heading "Sourdough Circle" [level=1]
      - link "Edit"
      - button "Actions for Sourdough Circle"
      - term: Leader
      - definition:${isPlain ? " —" : LEADER}
      - region "Members":
        - heading "Members" [level=2]
        - form "Add member":
          - combobox "New member"
          - button "Add member"
        - list:
          - listitem:
            - link
            - button
  `);
});

test("the palette as a screen reader has it", async ({ console }) => {
  const { page } = console;
  await console.signInAs("admin");
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog");
  await palette.getByRole("combobox").fill("sourdough");
  await expect(palette).toMatchAriaSnapshot(`
    - dialog "Command palette":
      - combobox "Search or run a command" [expanded]: sourdough
      - button "Close"
      - status
      - listbox "Commands":
        - group "Tribes":
          - option "Sourdough Circle Starters, crumbs and the patience in between." [selected]
  `);
});

test("notifications as a screen reader has them", async ({ console }) => {
  const { page } = console;
  await console.signInAs("admin");
  await page.getByRole("button", { name: /^Notifications/u }).click();
  await expect(page.getByRole("dialog")).toMatchAriaSnapshot(`
    - dialog "Notifications":
      - heading "Notifications" [level=2]
      - button "Close"
      - list:
        - listitem:
          - paragraph: /.+/
          - paragraph: /.+/
          - paragraph:
            - time
      - heading "In this session" [level=2]
      - paragraph: Nothing has happened yet.
  `);
});

const TREND = `
      - region "Trend by day":
        - heading "Trend by day" [level=2]
        - button "Export days as CSV"
        - radiogroup "What the trend shows":
          - radio "Revenue" [checked]
          - radio "Customers"
          - radio "Orders"
          - radio "Average per order"`;

test("the figures of a business as a screen reader has them", async ({ console }) => {
  await console.signInAs("chef", "/business/analytics");
  await expect(console.page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - heading "Analytics" [level=1]
      - radiogroup:
        - radio "7 days"
        - radio "30 days" [checked]
        - radio "90 days"
        - radio "365 days"
      - button "Export as CSV"
      - button "Print"
      - group "Revenue"
      - group "Growth"
      - group "Customers"
      - group "Orders"${isPlain ? "" : TREND}
      - region "Revenue by location":
        - heading "Revenue by location" [level=2]
  `);
});
