import { inColorScheme, seeAccessible } from "./axe.ts";
import { expect, test } from "./console-page.ts";

const SCREENS = [
  { path: "/admin", shown: "Total users" },
  { path: "/admin/users", shown: "admin@example.com" },
  { path: "/admin/kitchens", shown: "Casa Sisneros Patiño" },
  { path: "/admin/tribes", shown: "Sourdough Circle" },
  { path: "/admin/users/1", shown: "admin@example.com" },
  { path: "/admin/users/1/edit", shown: "Nobody may change their own role." },
  { path: "/admin/kitchens/1", shown: "Pictures" },
  { path: "/admin/kitchens/1/edit", shown: "A banned kitchen is not shown to customers." },
  { path: "/admin/tribes/1", shown: "Pictures" },
  { path: "/admin/branding", shown: "Components in both themes" },
  { path: "/admin/comments", shown: "Comments page - Coming Soon" },
];

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing on the first screens, ${colorScheme}`, async ({ console }) => {
    test.slow();
    await inColorScheme(console.page, colorScheme);
    const look = () => seeAccessible(console.page);
    await console.open("/login");
    await console.seeLogin();
    await console.page.getByRole("button", { name: "Sign in" }).click();
    await expect(console.page.getByText("Enter your password")).toBeVisible();
    await look();
    await console.signInAs("admin");
    for (const { path, shown } of SCREENS) {
      await console.open(path);
      await expect(console.page.getByRole("main").getByText(shown).first()).toBeVisible();
      await look();
    }
    await console.open("/admin");
    await expect(console.page.getByText("The same as a table")).toBeVisible();
    await console.page.keyboard.press("Control+k");
    await console.page.keyboard.type("an");
    await expect(console.page.getByRole("dialog").getByText("Users", { exact: true }).last()).toBeVisible();
    await look();
    await console.page.keyboard.press("Escape");
    await console.page.keyboard.press("?");
    await expect(console.page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await look();
    await console.page.keyboard.press("Escape");
    await console.page.getByRole("button", { name: /^Notifications/u }).click();
    await expect(console.page.getByRole("dialog", { name: "Notifications" })).toBeVisible();
    await look();
    for (const path of ["/policies/privacy", "/policies/csae", "/policies/delete-account"]) {
      await console.open(path);
      await expect(console.page.getByRole("heading", { level: 1 })).toBeVisible();
      await look();
    }
  });
}
