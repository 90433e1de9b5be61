import { fc } from "@fast-check/vitest";
import { anyText, caseVariant, SPEC_ROLES } from "../../domain/generators.ts";
import type { Asked, Principal } from "../asked.ts";

/** A user as the wire carries one. */
export interface WireUser {
  readonly userId: string;
  readonly email: string;
  readonly profile: { readonly nombre: string };
  readonly role: string;
  readonly verified: boolean;
  readonly creationDate: string;
}

/** Somebody who tries to get more than §6 and D14 give them; no such request may succeed. */
export interface Escalation {
  readonly principal: Principal;
  readonly asked: Asked;
}

/** The sample accounts come first, one of each role. */
const SAMPLED = 4;

const editing = (body: unknown): Asked => ({ method: "PUT", path: "/api/v1/user/editUser", body });
const removing = (id: string): Asked => ({ method: "DELETE", path: `/api/v1/user/destroy/${id}` });

const roles = fc.oneof(fc.constantFrom<string>(...SPEC_ROLES), caseVariant("admin"), anyText);

/** A role in every shape that the wire allows (D34). */
const shaped = (role: string): fc.Arbitrary<unknown> =>
  fc.constantFrom(role, { name: role }, { roleName: role }, { name: role, roleName: "chef", roleId: 1 });

const otherRole = (user: WireUser): fc.Arbitrary<unknown> =>
  roles.filter((role) => role !== user.role).chain(shaped);

const otherEmail = (user: WireUser): fc.Arbitrary<string> =>
  fc.oneof(fc.emailAddress(), caseVariant(user.email), anyText).filter((email) => email !== user.email);

// What a careless server would copy into the record, `__proto__` as a key of its own as JSON can have it.
const EXTRA_KEYS = [
  '"__proto__":{"role":"admin","isAdmin":true}',
  '"constructor":{"prototype":{"role":"admin"}}',
  '"role_id":1',
  '"roleId":1',
  '"roles":["admin"]',
  '"isAdmin":true',
  '"permissions":["users.delete"]',
  '"identity_uid":"sample-editor"',
  '"identityUid":"sample-editor"',
  '"user_id":1',
  '"id":1',
  '"search_text":"nothing"',
  '"birth_date":"2000-01-01"',
  '"created_at":"2000-01-01"',
  '"creationDate":"2000-01-01"',
  '"password":"secret"',
  '"status":"banned"',
];
const extraKeys = fc.subarray(EXTRA_KEYS, { minLength: 1 });

const jsonOf = (fields: unknown, extras: ReadonlyArray<string>): string => {
  const text = JSON.stringify(fields);
  return [text.slice(0, -1), ...extras].join(",") + "}";
};

/** A user as they are, with keys that mean nothing, at the top or within the profile (D14: dropped). */
export const withUnknownKeys = (
  users: ReadonlyArray<WireUser>,
): fc.Arbitrary<{ readonly user: WireUser; readonly body: string }> =>
  fc.tuple(fc.constantFrom(...users), extraKeys, extraKeys, fc.boolean()).map(([user, top, inner, first]) => {
    const { profile, ...rest } = user;
    const extras = [`"profile":${jsonOf(profile, inner)}`, ...top];
    const body = first
      ? `{${[...extras, JSON.stringify(rest).slice(1, -1)].join(",")}}`
      : jsonOf(rest, extras);
    return { user, body };
  });

const edits = (users: ReadonlyArray<WireUser>): fc.Arbitrary<unknown> =>
  fc.constantFrom(...users).chain((user) =>
    fc.oneof(
      fc.constant(user),
      anyText.map((nombre) => ({ ...user, profile: { nombre } })),
      otherRole(user).map((role) => ({ ...user, role })),
      otherEmail(user).map((email) => ({ ...user, email })),
      extraKeys.map((extras) => jsonOf(user, extras)),
    ),
  );

const ids = (users: ReadonlyArray<WireUser>) =>
  fc.oneof(fc.constantFrom(...users.map(({ userId }) => userId)), fc.constantFrom("999999", "01", "nobody"));

/** Who has no business in editing others: every edit of anybody else, and every removal. */
const byOutsiders = (users: ReadonlyArray<WireUser>): fc.Arbitrary<Escalation> =>
  fc.constantFrom<Principal>("viewer", "chef", "nobody").chain((principal) => {
    const others = users.filter(({ role, userId }) => Number(userId) > SAMPLED || role !== principal);
    return fc.record({
      principal: fc.constant(principal),
      asked: fc.oneof(edits(others).map(editing), ids(users).map(removing)),
    });
  });

/** Who wants more of themselves than a name. */
const byThemselves = (users: ReadonlyArray<WireUser>): fc.Arbitrary<Escalation> =>
  fc.constantFrom<Principal>("viewer", "chef").chain((principal) =>
    fc.record({
      principal: fc.constant(principal),
      asked: fc
        .constantFrom(...users.filter(({ role, userId }) => Number(userId) <= SAMPLED && role === principal))
        .chain((user) =>
          fc.oneof(
            otherRole(user).map((role) => editing({ ...user, role, allowUnverified: true })),
            otherEmail(user).map((email) => editing({ ...user, email })),
            fc
              .tuple(otherRole(user), anyText, extraKeys)
              .map(([role, nombre, extras]) =>
                editing(jsonOf({ ...user, role, profile: { nombre } }, extras)),
              ),
          ),
        ),
    }),
  );

/** An editor who wants a role or an address changed, of anybody, or somebody gone. */
const byEditors = (users: ReadonlyArray<WireUser>): fc.Arbitrary<Escalation> =>
  fc.record({
    principal: fc.constant<Principal>("editor"),
    asked: fc.oneof(
      fc.constantFrom(...users).chain((user) =>
        fc.oneof(
          otherRole(user).map((role) => editing({ ...user, role })),
          otherEmail(user).map((email) => editing({ ...user, email })),
          fc
            .tuple(otherRole(user), otherEmail(user), extraKeys)
            .map(([role, email, extras]) => editing(jsonOf({ ...user, role, email }, extras))),
          roles
            .filter((role) => role !== user.role)
            .map((role) => editing(jsonOf(user, [`"role":${JSON.stringify(role)}`]))),
        ),
      ),
      ids(users).map(removing),
    ),
  });

/** The last admin who wants to be something else, or gone, under whatever spelling of the id. */
const byTheLastAdmin = (admin: WireUser): fc.Arbitrary<Escalation> =>
  fc.record({
    principal: fc.constant<Principal>("admin"),
    asked: fc.oneof(
      fc
        .tuple(
          otherRole(admin),
          fc.constantFrom<string | number>(
            admin.userId,
            Number(admin.userId),
            `0${admin.userId}`,
            `+1`,
            `1.0`,
          ),
        )
        .map(([role, userId]) => editing({ ...admin, role, userId })),
      fc.constantFrom(admin.userId, `0${admin.userId}`, `00${admin.userId}`, "%31", "1%20").map(removing),
    ),
  });

export const escalations = (users: ReadonlyArray<WireUser>, admin: WireUser): fc.Arbitrary<Escalation> =>
  fc.oneof(byOutsiders(users), byThemselves(users), byEditors(users), byTheLastAdmin(admin));
