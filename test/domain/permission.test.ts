import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import {
  PERMISSIONS,
  permissionsOf,
  permits,
  rolesWith,
  type Permission,
} from "../../src/domain/permission.ts";
import type { Role } from "../../src/domain/role.ts";
import { anyText, caseVariant, HOSTILE_TEXTS, SPEC_ROLES } from "./generators.ts";

// §6 read by hand. One row for each permission; its letters are admin, editor, viewer, chef.
const GRID: ReadonlyArray<readonly [Permission, string]> = [
  ["users.read", "aev-"],
  ["users.create", "a---"],
  ["users.update", "ae--"],
  ["users.delete", "a---"],
  ["kitchens.read", "aev-"],
  ["kitchens.create", "ae--"],
  ["kitchens.update", "ae--"],
  ["kitchens.delete", "a---"],
  ["tribes.read", "aev-"],
  ["tribes.create", "ae--"],
  ["tribes.update", "ae--"],
  ["tribes.delete", "a---"],
  ["comments.read", "aev-"],
  ["favorites.read", "aev-"],
  ["dates.read", "a---"],
  ["blocks.read", "a---"],
  ["dashboard.read", "aev-"],
  ["reports.read", "aev-"],
  ["settings.read", "a---"],
  ["settings.update", "a---"],
  ["business.read", "---c"],
  ["business.update", "---c"],
  ["business.analytics", "---c"],
  ["business.reviews.read", "---c"],
  ["business.reviews.reply", "---c"],
  ["business.photos.manage", "---c"],
  ["business.posts.create", "---c"],
  ["business.posts.update", "---c"],
  ["business.hours.update", "---c"],
  ["subscription.read", "---c"],
  ["subscription.update", "---c"],
  ["profile.read", "---c"],
  ["profile.update", "---c"],
  ["business.dashboard", "---c"],
];

const LETTERS: Readonly<Record<Role, string>> = { admin: "a", editor: "e", viewer: "v", chef: "c" };
const DECISIONS = GRID.flatMap(([permission, row]) =>
  SPEC_ROLES.map((role) => ({ role, permission, allowed: row.includes(LETTERS[role]) })),
);

describe("§6, D12: who may do what", () => {
  test("§6: there are 34 permissions and 136 decisions", () => {
    expect([...PERMISSIONS].sort()).toEqual(GRID.map(([permission]) => permission).sort());
    expect(new Set(PERMISSIONS).size).toBe(34);
    expect(DECISIONS).toHaveLength(136);
  });

  test.each(DECISIONS)("§6: $role, $permission: $allowed", ({ role, permission, allowed }) => {
    expect(permits(role, permission)).toBe(allowed);
  });

  test.each(SPEC_ROLES)("§6, D12: everything %s may do, in the table's order", (role) => {
    expect(permissionsOf(role)).toEqual(
      DECISIONS.filter((decision) => decision.role === role && decision.allowed).map(
        ({ permission }) => permission,
      ),
    );
  });

  test.each(GRID)("D4, D12: the roles named as the reason why %s is off", (permission, row) => {
    expect(rolesWith(permission)).toEqual(SPEC_ROLES.filter((role) => row.includes(LETTERS[role])));
  });

  test.prop([fc.constantFrom(...SPEC_ROLES), fc.constantFrom(...PERMISSIONS)])(
    "D12: permissionsOf, rolesWith and permits agree",
    (role, permission) => {
      const allowed = permits(role, permission);
      expect(permissionsOf(role).includes(permission)).toBe(allowed);
      expect(rolesWith(permission).includes(role)).toBe(allowed);
    },
  );
});

const strangers = fc
  .oneof(
    anyText,
    fc.constantFrom(
      ...HOSTILE_TEXTS,
      "Admin",
      "ADMIN",
      " admin",
      "admin ",
      "admin\n",
      "administrator",
      "adm",
      "chef,admin",
      "superadmin",
    ),
    fc.constantFrom(...SPEC_ROLES).chain(caseVariant),
  )
  .filter((text) => text !== "admin" && text !== "editor" && text !== "viewer" && text !== "chef");

describe("§6, D12: whoever is none of the four may do nothing", () => {
  test.prop([strangers, fc.constantFrom(...PERMISSIONS)], { numRuns: 1_000 })(
    "§6: no other text is ever allowed anything",
    (stranger, permission) => {
      expect(permits(stranger, permission)).toBe(false);
    },
  );

  test.each([
    undefined,
    "undefined",
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "Admin",
    "",
    "admin ",
  ])("§6: %j may do nothing", (stranger) => {
    expect(PERMISSIONS.filter((permission) => permits(stranger, permission))).toEqual([]);
  });
});
