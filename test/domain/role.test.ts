import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import {
  DEFAULT_ROLE_ID,
  isAdmin,
  isRole,
  ROLE_IDS,
  roleOf,
  roleOfEmail,
  ROLES,
  type Role,
} from "../../src/domain/role.ts";
import { anyText, caseVariant, HOSTILE_TEXTS, SPEC_ROLES } from "./generators.ts";

const strangers = fc
  .oneof(anyText, fc.constantFrom(...HOSTILE_TEXTS, "administrator", "chefs", "owner", "ROLE_ADMIN"))
  .filter((text) => !/^\s*(admin|editor|viewer|chef)\s*$/iu.test(text));

describe("§6, D10: the roles", () => {
  test("§6: there are four", () => {
    expect([...ROLES].sort()).toEqual(["admin", "chef", "editor", "viewer"]);
  });

  test("§9, D10: their ids, and chef for whoever registers", () => {
    expect(ROLE_IDS).toEqual({ admin: 1, chef: 2, editor: 3, viewer: 4 });
    expect(DEFAULT_ROLE_ID).toBe(2);
  });

  test.each(SPEC_ROLES)("§6: %s is a role", (role) => {
    expect(isRole(role)).toBe(true);
  });

  test.prop([strangers])("§6: no other text is a role", (text) => {
    expect(isRole(text)).toBe(false);
  });

  test("§6: none at all is no role", () => {
    expect(isRole(undefined)).toBe(false);
  });
});

const EMAILS: ReadonlyArray<readonly [string, Role]> = [
  ["admin@kitchen.example", "admin"],
  ["ADMIN@kitchen.example", "admin"],
  ["sysAdMiN.two@kitchen.example", "admin"],
  ["ana@admin.example", "admin"],
  ["badminton@kitchen.example", "admin"],
  ["editor@kitchen.example", "editor"],
  ["Chief.EDITOR@kitchen.example", "editor"],
  ["ana@editorial.example", "editor"],
  ["editor.admin@kitchen.example", "admin"],
  ["admin.editor@kitchen.example", "admin"],
  ["viewer@kitchen.example", "chef"],
  ["chef@kitchen.example", "chef"],
  ["ana@kitchen.example", "chef"],
  ["adm.in@kitchen.example", "chef"],
  ["", "chef"],
];

describe("§6, D11: the role that an e-mail address suggests", () => {
  test.each(EMAILS)("D11: %s suggests %s", (email, role) => {
    expect(roleOfEmail(email)).toBe(role);
  });

  test.prop([anyText, caseVariant("admin"), anyText])(
    "D11: whatever contains admin, in any case, suggests admin",
    (before, name, after) => {
      expect(roleOfEmail(`${before}${name}${after}`)).toBe("admin");
    },
  );

  test.prop([anyText, caseVariant("editor"), anyText])(
    "D11: else whatever contains editor, in any case, suggests editor",
    (before, name, after) => {
      fc.pre(!/admin/i.test(before) && !/admin/i.test(after));
      expect(roleOfEmail(`${before}${name}${after}`)).toBe("editor");
    },
  );

  test.prop([caseVariant("editor"), anyText, caseVariant("admin")])(
    "D11: admin goes before editor, wherever either stands",
    (editor, between, admin) => {
      expect([
        roleOfEmail(`${editor}${between}${admin}`),
        roleOfEmail(`${admin}${between}${editor}`),
      ]).toEqual(["admin", "admin"]);
    },
  );

  test.prop([anyText])("D11: everybody else is a chef", (email) => {
    fc.pre(!/admin|editor/i.test(email));
    expect(roleOfEmail(email)).toBe("chef");
  });
});

const emails = fc.oneof(anyText, fc.constantFrom(...EMAILS.map(([email]) => email)));

describe("§6, D11: the role of a session", () => {
  test.prop([fc.constantFrom(...SPEC_ROLES), emails])(
    "D11: one of the four from the backend wins over any address",
    (role, email) => {
      expect(roleOf(role, email)).toEqual({ role, source: "backend" });
    },
  );

  test.prop([
    fc.constantFrom(...SPEC_ROLES).chain((role) => fc.tuple(fc.constant(role), caseVariant(role))),
    emails,
  ])(
    "D11: the backend's role is one of the four in any case and with white space around it",
    ([role, spelled], email) => {
      expect(roleOf(`  ${spelled}\n`, email)).toEqual({ role, source: "backend" });
    },
  );

  test.prop([fc.option(strangers, { nil: undefined }), fc.constantFrom(...EMAILS)], { numRuns: 500 })(
    "D11: an absent or unknown role leaves it to the address",
    (backendRole, [email, role]) => {
      expect(roleOf(backendRole, email)).toEqual({ role, source: "email" });
    },
  );

  test.prop([fc.option(anyText, { nil: undefined }), anyText])(
    "§6: it is always one of the four",
    (backendRole, email) => {
      expect(SPEC_ROLES).toContain(roleOf(backendRole, email).role);
    },
  );
});

describe("D13, D14: who may act on what belongs to others", () => {
  test.each([...SPEC_ROLES, "Admin", "", undefined])("D13, D14: an admin only: %s", (role) => {
    expect(isAdmin(role)).toBe(role === "admin");
  });
});
