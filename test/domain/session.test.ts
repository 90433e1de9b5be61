import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { appUserOf } from "../../src/domain/app-user.ts";
import { LOADING, opensTheSameDoors, SIGNED_OUT, signedIn } from "../../src/domain/session.ts";
import { anyText, appUser, id, SPEC_ROLES, users } from "./generators.ts";

// What a viewer may do (§6), in the order of that section.
const VIEWER = [
  "users.read",
  "kitchens.read",
  "tribes.read",
  "comments.read",
  "favorites.read",
  "dashboard.read",
  "reports.read",
];
const identity = { uid: "uid-1", email: "admin@identity.example" };

describe("§3, §4, D11: the app user of a session", () => {
  test("§3, §6: role and permissions come from the backend's user, the uid from the identity", () => {
    const user = {
      userId: id<"user">("7"),
      email: "ana@kitchen.example",
      profile: { nombre: "Ana" },
      role: "viewer",
      verified: false,
    };
    expect(appUserOf(identity, user)).toEqual({
      uid: "uid-1",
      userId: "7",
      email: "ana@kitchen.example",
      displayName: "Ana",
      role: "viewer",
      roleSource: "backend",
      permissions: VIEWER,
      verified: false,
    });
  });

  test("D59: the picture is the one that the backend told, where it told one", () => {
    const user = { userId: id<"user">("7"), email: "ana@kitchen.example", role: "viewer" };
    const pictureOf = (profile: { nombre: string; imageUrl?: string }) =>
      appUserOf(identity, { ...user, profile }).picture;
    expect(pictureOf({ nombre: "Ana", imageUrl: "/api/v1/pictures/ana" })).toBe("/api/v1/pictures/ana");
    expect(pictureOf({ nombre: "Ana" })).toBeUndefined();
  });

  test("D11: a role that is none of the four is guessed from the user's address, and says so", () => {
    const user = {
      userId: id<"user">("7"),
      email: "editor@kitchen.example",
      profile: { nombre: "" },
      role: "owner",
    };
    const { role, roleSource, displayName, permissions } = appUserOf(identity, user);
    expect([role, roleSource, displayName, permissions.length]).toEqual([
      "editor",
      "email",
      "editor@kitchen.example",
      12,
    ]);
  });

  test.prop([anyText, users, fc.constantFrom(...SPEC_ROLES)])(
    "§3: whoever signs in keeps uid, id and address",
    (uid, user, role) => {
      const made = appUserOf({ uid, email: "other@identity.example" }, { ...user, role });
      expect([made.uid, made.userId, made.email, made.role, made.roleSource]).toEqual([
        uid,
        user.userId,
        user.email,
        role,
        "backend",
      ]);
    },
  );
});

describe("§4: sessions", () => {
  test("§4: loading, signed out, signed in", () => {
    const user = appUser("chef");
    expect([LOADING, SIGNED_OUT, signedIn(user)]).toEqual([
      { _tag: "Loading" },
      { _tag: "SignedOut" },
      { _tag: "SignedIn", user },
    ]);
  });

  test("§6, D25: a renewed session opens the same doors, another person's or another role's does not", () => {
    const chef = appUser("chef");
    const renewed = { ...chef, displayName: "Ana M." };
    const others = [LOADING, SIGNED_OUT, signedIn({ ...chef, uid: "another" }), signedIn(appUser("admin"))];
    expect(opensTheSameDoors(signedIn(chef), signedIn(renewed))).toBe(true);
    for (const other of others) {
      expect(opensTheSameDoors(signedIn(chef), other)).toBe(false);
      expect(opensTheSameDoors(other, other)).toBe(true);
    }
  });
});
