import * as Effect from "effect/Effect";
import { describe, expect, test } from "vitest";
import { allowedAccount } from "../../../../src/adapters/backend/policy/account-creation.ts";
import type { VerifiedIdentity } from "../../../../src/adapters/backend/policy/accounts.ts";
import { Forbidden, Refused, Unauthorized } from "../../../../src/domain/remote-failure.ts";
import type { User } from "../../../../src/domain/user.ts";
import { id } from "../../../domain/generators.ts";

const IDENTITY = { uid: "new", email: "New@kitchen.test", isVerified: true, signedInAt: 0, toldAt: 0 };
const PATH = { dob: "1990-02-03", email: "new@Kitchen.test", roleId: "2", allowUnverified: false };

const actorOf = (role: string | undefined): User => ({
  userId: id("1"),
  email: "somebody@kitchen.test",
  profile: { nombre: "Somebody" },
  role,
});

const asking = (changes: Partial<typeof PATH>, identity: VerifiedIdentity = IDENTITY, actor?: User) =>
  Effect.runSync(Effect.result(allowedAccount({ ...PATH, ...changes }, identity, actor)));

const failed = (failure: unknown) => ({ _tag: "Failure", failure });

describe("D10, D20, D22: the account that an identity may have", () => {
  test("is the token's, with the default role; letter case makes no other address", () => {
    expect(asking({})).toMatchObject({
      _tag: "Success",
      success: { identity: IDENTITY, birthDate: "1990-02-03", roleId: 2 },
    });
  });

  test.each([
    ["  Ana   María ", "Ana María"],
    [undefined, ""],
    ["<b>", "<b>"],
    ["A".repeat(300), ""],
  ])("D73: who is called %j is called %j", (displayName, nombre) => {
    const identity = displayName === undefined ? IDENTITY : { ...IDENTITY, displayName };
    expect(asking({}, identity)).toMatchObject({ success: { nombre } });
  });

  test.each([
    ["another address", { email: "other@kitchen.test" }, IDENTITY],
    ["no address", { email: "" }, { ...IDENTITY, email: "" }],
  ])("is refused for %s", (_, changes, identity) => {
    expect(asking(changes, identity)).toMatchObject(failed(Refused("The token is not of this account")));
  });

  test.each(["ana\u202e@kitchen.test", "ana\r\n@kitchen.test", "<b>@kitchen.test", "ana@"])(
    "D73: is refused for the address %j, which is none",
    (email) => {
      const refusal = Refused("This is no e-mail address", "email");
      expect(asking({ email }, { ...IDENTITY, email })).toMatchObject(failed(refusal));
    },
  );

  test.each(["", "soon", "1990-02-30", "2999-01-01", "03.02.1990"])(
    "is refused for the date of birth %j",
    (dob) => {
      expect(asking({ dob })).toMatchObject(failed(Refused("The date of birth cannot be accepted", "dob")));
    },
  );

  test.each(["1", "3", "4", "9", "", "02", "two"])(
    "role id %j is not given to nobody in particular",
    (roleId) => {
      expect(asking({ roleId })).toMatchObject(failed(Unauthorized));
    },
  );

  test.each([undefined, "editor", "viewer", "chef", "root"])("nor by %s", (role) => {
    expect(asking({ roleId: "3" }, IDENTITY, actorOf(role))).toMatchObject(failed(Forbidden));
    expect(asking({}, IDENTITY, actorOf(role))).toMatchObject({ success: { roleId: 2 } });
  });

  test.each([1, 2, 3, 4])("an admin gives role id %i", (roleId) => {
    expect(asking({ roleId: String(roleId) }, IDENTITY, actorOf("admin"))).toMatchObject({
      success: { roleId },
    });
  });

  test("D68: a role above chef is refused to an address that was not verified, unless that is meant", () => {
    const identity = { ...IDENTITY, isVerified: false };
    const admin = actorOf("admin");
    for (const roleId of ["1", "3", "4"]) {
      expect(asking({ roleId }, identity, admin)).toMatchObject(
        failed(Refused("The address was not verified", "allowUnverified")),
      );
      expect(asking({ roleId, allowUnverified: true }, identity, admin)).toMatchObject({ _tag: "Success" });
    }
    expect(asking({}, identity)).toMatchObject({ success: { roleId: 2 } });
  });

  test.each([
    [undefined, false],
    ["editor", false],
    ["viewer", false],
    ["chef", false],
    ["admin", true],
  ])("whether somebody who was deleted may come back, where %s asks", (role, readmits) => {
    const actor = role === undefined ? undefined : actorOf(role);
    expect(asking({}, IDENTITY, actor)).toMatchObject({ success: { readmits } });
  });

  test.each(["0", "5", "02", "", "admin"])("there is no role id %j to give", (roleId) => {
    expect(asking({ roleId }, IDENTITY, actorOf("admin"))).toMatchObject(
      failed(Refused("Unknown role", "roleId")),
    );
  });
});
