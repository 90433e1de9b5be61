import { expect, test } from "./console-page.ts";

test("staff page through the users of the database and come back", async ({ console }) => {
  await console.signInAs("viewer");
  await console.navigation.getByRole("link", { name: "Users", exact: true }).click();
  await expect(console.page.getByText("1–25 of 2,000")).toBeVisible();
  const first = await console.rows.nth(1).innerText();
  await console.page.getByRole("button", { name: "Next page" }).click();
  await expect(console.page.getByText("26–50 of 2,000")).toBeVisible();
  await expect(console.rows.nth(1)).not.toHaveText(first);
  expect(new URL(console.page.url()).search).toBe("?page=2");
  await console.page.goBack();
  await expect(console.page.getByText("1–25 of 2,000")).toBeVisible();
  await expect(console.rows.nth(1)).toContainText("admin@example.com");
});

test("the page size is part of the address", async ({ console }) => {
  await console.signInAs("admin", "/admin/users?page=2&size=10");
  await expect(console.page.getByText("11–20 of 2,000")).toBeVisible();
  await console.page.getByLabel("Rows per page").selectOption("50");
  await expect(console.page.getByText("1–50 of 2,000")).toBeVisible();
  expect(new URL(console.page.url()).search).toBe("?size=50");
});

test("D33: searching asks the backend, ignores case and accents, and can be cleared", async ({ console }) => {
  await console.signInAs("admin", "/admin/users?page=4");
  await expect(console.rows).toHaveCount(26);
  await console.page.getByLabel("Search users").fill("VERA VIEW");
  await expect(console.rows).toHaveCount(2);
  await expect(console.rows.nth(1)).toContainText("viewer@example.com");
  expect(new URL(console.page.url()).search).toBe("?query=VERA+VIEW");
  await console.page.getByRole("button", { name: "Clear search" }).click();
  await expect(console.page.getByText("1–25 of 2,000")).toBeVisible();
});

test("a search without a match says so and offers the way back", async ({ console }) => {
  await console.signInAs("admin", "/admin/users?query=nobody-is-called-this");
  await expect(console.page.getByText("No user matches.")).toBeVisible();
  await console.page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(console.rows).toHaveCount(26);
});

test("D35: an id that cannot be one is not found, without a request", async ({ console }) => {
  await console.signInAs("admin");
  const asked: Array<string> = [];
  console.page.on("request", (request) => {
    if (/\/api\/.*no\.such\.id/u.test(request.url())) asked.push(request.url());
  });
  await console.open("/admin/users/no.such.id");
  await expect(console.page.getByRole("alert")).toContainText("Page not found");
  expect(asked).toEqual([]);
  await expect(console.page).toHaveTitle("Page not found · Kitchen Console");
  await console.page
    .getByRole("navigation", { name: "Breadcrumbs" })
    .getByRole("link", { name: "Users" })
    .click();
  await console.seePath("/admin/users");
});
