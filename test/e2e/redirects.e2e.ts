import { ROLES, type Role } from "../../src/domain/role.ts";
import { moveTo } from "../screens/visiting.ts";
import { expect, test } from "./console-page.ts";

type Visitor = Role | "nobody";

const VISITORS: ReadonlyArray<Visitor> = ["nobody", ...ROLES];

const PUBLIC = ["/policies/privacy", "/policies/csae", "/policies/delete-account"];
const ADMIN = [
  "/admin",
  ...["users", "users/1", "users/create", "users/1/edit"].map((path) => `/admin/${path}`),
  ...["kitchens", "kitchens/1", "kitchens/create", "kitchens/1/edit"].map((path) => `/admin/${path}`),
  ...["tribes", "tribes/1", "tribes/create", "tribes/1/edit"].map((path) => `/admin/${path}`),
  ...["branding", "comments", "favorites", "dates", "blocks", "reports"].map((path) => `/admin/${path}`),
  ...["security", "settings", "help", "account"].map((path) => `/admin/${path}`),
];
const BUSINESS = ["/business", "/business/analytics", "/business/subscription", "/business/account"];
const UNKNOWN_ADMIN = ["/admin/dashboard", "/admin/nothing", "/admin/nothing/at/all", "/admin/Users"];
const UNKNOWN_BUSINESS = ["/business/nothing", "/business/nothing/at/all"];
const UNKNOWN = ["/", "/nothing", "/nothing/at/all", "/administration", "/ADMIN/USERS", "/Policies/Privacy"];

/** Where §2 says that a visitor of a path ends. */
const expected = (visitor: Visitor, path: string): string => {
  if (PUBLIC.includes(path)) return path;
  if (visitor === "nobody") return "/login";
  if (visitor === "chef") return BUSINESS.includes(path) ? path : "/business";
  return ADMIN.includes(path) ? path : "/admin";
};

const EVERY_PATH = [
  ...PUBLIC,
  "/login",
  ...ADMIN,
  ...BUSINESS,
  ...UNKNOWN_ADMIN,
  ...UNKNOWN_BUSINESS,
  ...UNKNOWN,
];

/** For editors and viewers, controls.e2e.ts follows every other page of the admin's. */
const isForAll = (path: string): boolean => path === "/admin" || !ADMIN.includes(path);

for (const visitor of VISITORS) {
  const paths = visitor === "editor" || visitor === "viewer" ? EVERY_PATH.filter(isForAll) : EVERY_PATH;
  test(`§2: every path leads ${visitor} where the table says`, async ({ console }) => {
    if (visitor === "nobody") await console.open("/login");
    else await console.signInAs(visitor);
    for (const path of paths) {
      await moveTo(console.page, path);
      await expect
        .poll(() => new URL(console.page.url()).pathname, { message: `${visitor} at ${path}` })
        .toBe(expected(visitor, path));
      await expect(console.page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });
}

test("§2: opened directly, a path of the other area leads home as well", async ({ console }) => {
  await console.signInAs("chef");
  await console.open("/admin/users");
  await console.seeHome("chef");
  await console.open("/business/subscription");
  await console.seePath("/business/subscription");
});
