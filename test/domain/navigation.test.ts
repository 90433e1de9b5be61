import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { currentPath, isAtOrBelow, menuFor } from "../../src/domain/navigation.ts";
import { ADMIN_MENU } from "../../src/domain/resources.ts";
import { anyText, word } from "./generators.ts";
import { SPEC_ROUTES } from "./spec-routes.ts";

describe("§2, §6: the sidebar", () => {
  test("§2, §6: its entries, their paths, the permission each needs and the badge of Security", () => {
    expect(ADMIN_MENU).toEqual([
      { key: "dashboard", path: "/admin", requiredPermission: "dashboard.read", badge: undefined },
      { key: "users", path: "/admin/users", requiredPermission: "users.read", badge: undefined },
      { key: "kitchens", path: "/admin/kitchens", requiredPermission: "kitchens.read", badge: undefined },
      { key: "tribes", path: "/admin/tribes", requiredPermission: "tribes.read", badge: undefined },
      { key: "comments", path: "/admin/comments", requiredPermission: "comments.read", badge: undefined },
      { key: "favorites", path: "/admin/favorites", requiredPermission: "favorites.read", badge: undefined },
      { key: "dates", path: "/admin/dates", requiredPermission: "dates.read", badge: undefined },
      { key: "blocks", path: "/admin/blocks", requiredPermission: "blocks.read", badge: undefined },
      { key: "reports", path: "/admin/reports", requiredPermission: "reports.read", badge: undefined },
      { key: "security", path: "/admin/security", requiredPermission: "settings.read", badge: "admin" },
      { key: "settings", path: "/admin/settings", requiredPermission: "settings.read", badge: undefined },
      { key: "help", path: "/admin/help", requiredPermission: undefined, badge: undefined },
    ]);
  });

  const STAFF = ["dashboard", "users", "kitchens", "tribes", "comments", "favorites", "reports", "help"];
  test.each([
    [
      "admin",
      [
        "dashboard",
        "users",
        "kitchens",
        "tribes",
        "comments",
        "favorites",
        "dates",
        "blocks",
        "reports",
        "security",
        "settings",
        "help",
      ],
    ],
    ["editor", STAFF],
    ["viewer", STAFF],
    ["chef", ["help"]],
  ] as const)("§6: what %s sees", (role, keys) => {
    expect(menuFor(role).map(({ key }) => key)).toEqual(keys);
  });

  test("D2: every entry leads to a route of the list", () => {
    const patterns = SPEC_ROUTES.map(([pattern]) => pattern);
    expect(ADMIN_MENU.filter(({ path }) => !patterns.includes(path))).toEqual([]);
  });
});

const isSegmentPrefix = (path: string, ancestor: string): boolean =>
  ancestor.split("/").every((segment, index) => path.split("/")[index] === segment);

const segment = fc.oneof(
  fc.constantFrom(
    "admin",
    "business",
    "users",
    "usersx",
    "user",
    "kitchens",
    "tribes",
    "create",
    "edit",
    "42",
    "dashboard",
    "",
  ),
  word,
);
const paths = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join("/")}`);
const pathsUnderAdmin = fc.oneof(
  paths,
  paths.map((path) => `/admin${path}`),
  fc
    .constantFrom(...ADMIN_MENU)
    .chain(({ path }) =>
      fc.tuple(anyText, fc.boolean()).map(([text, below]) => `${path}${below ? "/" : ""}${text}`),
    ),
);

describe("D3: whole segments", () => {
  test.prop([paths, paths], { numRuns: 500 })(
    "D3: at or below means that the segments begin alike",
    (path, ancestor) => {
      fc.pre(!ancestor.endsWith("/"));
      expect(isAtOrBelow(path, ancestor)).toBe(isSegmentPrefix(path, ancestor));
    },
  );

  test.prop([paths, segment, word])(
    "D3: a path is at itself, and what hangs below it is below",
    (path, below, glued) => {
      fc.pre(!path.endsWith("/") && !glued.startsWith("/"));
      expect([
        isAtOrBelow(path, path),
        isAtOrBelow(`${path}/${below}`, path),
        isAtOrBelow(`${path}${glued}`, path),
      ]).toEqual([true, true, false]);
    },
  );
});

const ADMIN_PATHS = ADMIN_MENU.map(({ path }) => path);
const highlighted = (path: string): string | undefined => currentPath(ADMIN_PATHS, "/admin", path);

describe("§2, D3: the entry that is highlighted", () => {
  test.each([
    ["/admin", "/admin"],
    ["/admin/", "/admin"],
    ["/admin/users", "/admin/users"],
    ["/admin/users/", "/admin/users"],
    ["/admin/users/42", "/admin/users"],
    ["/admin/users/create", "/admin/users"],
    ["/admin/users/42/edit", "/admin/users"],
    ["/admin/kitchens/users", "/admin/kitchens"],
    ["/admin/help", "/admin/help"],
    ["/admin/usersx", undefined],
    ["/admin/user", undefined],
    ["/admin/branding", undefined],
    ["/admin/dashboard", undefined],
    ["/administrator", undefined],
    ["/business", undefined],
    ["/x/admin/users", undefined],
    ["/", undefined],
    ["", undefined],
  ])("D3: on %j it is %j", (path, entry) => {
    expect(highlighted(path)).toBe(entry);
  });

  test.each(ADMIN_PATHS)("D3: %s on its own page", (path) => {
    expect(highlighted(path)).toBe(path);
  });

  test.prop([pathsUnderAdmin], { numRuns: 1_000 })(
    "D3: one entry at most, and Dashboard only on its own page",
    (path) => {
      const entry = highlighted(path);
      expect(ADMIN_PATHS.filter((each) => each === entry).length).toBe(entry === undefined ? 0 : 1);
      if (entry === "/admin") expect(path).toMatch(/^\/admin\/*$/u);
      if (entry !== undefined) expect(isSegmentPrefix(path, entry)).toBe(true);
      else expect(ADMIN_PATHS.filter((each) => each !== "/admin" && isSegmentPrefix(path, each))).toEqual([]);
    },
  );

  const nested = fc.uniqueArray(
    paths.filter((path) => !path.endsWith("/")),
    { maxLength: 6 },
  );

  test.prop(
    [
      nested,
      fc.oneof(
        paths,
        nested.map((all) => all[0] ?? "/"),
      ),
    ],
    { numRuns: 500 },
  )("D3: of several that match, the longest", (candidates, path) => {
    fc.pre(!path.endsWith("/"));
    const entry = currentPath(candidates, "/nowhere", path);
    const matching = candidates.filter((candidate) => isSegmentPrefix(path, candidate));
    expect(entry === undefined).toBe(matching.length === 0);
    if (entry !== undefined) expect(matching).toContain(entry);
    for (const candidate of matching) expect(candidate.length).toBeLessThanOrEqual(entry?.length ?? 0);
  });

  const BUSINESS = ["/business", "/business/analytics", "/business/subscription"];
  test.each([
    ["/business", "/business"],
    ["/business/analytics", "/business/analytics"],
    ["/business/analytics/x", "/business/analytics"],
    ["/business/other", undefined],
  ])("D3: in the business area, on %s it is %j, in whatever order the entries stand", (path, entry) => {
    expect([
      currentPath(BUSINESS, "/business", path),
      currentPath([...BUSINESS].reverse(), "/business", path),
    ]).toEqual([entry, entry]);
  });

  test("D3: a nested entry beats the one around it, in whatever order they stand", () => {
    const entries = ["/admin/users", "/admin/users/create", "/admin/users/create/x"];
    expect(
      [entries, [...entries].reverse()].map((each) => currentPath(each, "/admin", "/admin/users/create/y")),
    ).toEqual(["/admin/users/create", "/admin/users/create"]);
  });
});
