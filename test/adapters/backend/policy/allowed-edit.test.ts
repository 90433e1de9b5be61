import { fc, test } from "@fast-check/vitest";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { describe, expect } from "vitest";
import { allowedEdit } from "../../../../src/adapters/backend/policy/user-editing.ts";
import { Forbidden, ForbiddenBecause, Refused } from "../../../../src/domain/remote-failure.ts";
import { isRole } from "../../../../src/domain/role.ts";
import type { ChangedUser, User } from "../../../../src/domain/user.ts";
import { SPEC_ROLES, users } from "../../../domain/generators.ts";

const RUNS = { numRuns: 1_000 };

const outcome = (actor: User, current: User, sent: ChangedUser) =>
  Effect.runSync(Effect.result(allowedEdit(actor, current, sent)));

const withRole = (role: fc.Arbitrary<string>) =>
  fc.tuple(users, role).map(([user, named]): User => ({ ...user, role: named }));

const known = withRole(fc.constantFrom<string>(...SPEC_ROLES));
const notAdmin = users.filter(({ role }) => role !== "admin");
const admin = withRole(fc.constant("admin"));

// Changes small enough that every combination of "changed" and "unchanged" comes up.
const changes = (current: User): fc.Arbitrary<User> =>
  users.chain((other) =>
    fc
      .record({ userId: fc.boolean(), email: fc.boolean(), profile: fc.boolean(), role: fc.boolean() })
      .map((changed) => ({
        userId: changed.userId ? other.userId : current.userId,
        email: changed.email ? other.email : current.email,
        profile: changed.profile ? other.profile : current.profile,
        role: changed.role ? other.role : current.role,
      })),
  );

const withChanges = (current: fc.Arbitrary<User>) =>
  current.chain((user) => fc.tuple(fc.constant(user), changes(user)));

describe("D14: what of a merged user may be saved", () => {
  test.prop([users, withChanges(users)], RUNS)(
    "D14: whoever asks, it is the record that was looked up, and only the four fields and the state it was in",
    (actor, [current, sent]) => {
      const result = outcome(actor, current, sent);
      if (Result.isFailure(result)) return;
      expect(Object.keys(result.success).sort()).toEqual(["email", "profile", "revision", "role", "userId"]);
      expect(result.success.userId).toBe(current.userId);
    },
  );

  test.prop([notAdmin, withChanges(users)], RUNS)(
    "D14: who is no admin changes the profile or nothing",
    (actor, [current, sent]) => {
      const changesMore = sent.email !== current.email || (sent.role ?? current.role) !== current.role;
      expect(outcome(actor, current, sent)).toEqual(
        changesMore ? Result.fail(Forbidden) : Result.succeed({ ...current, profile: sent.profile }),
      );
    },
  );

  test.prop([admin, withChanges(users)], RUNS)(
    "D14: an admin never changes a role of their own",
    (actor, [current, sent]) => {
      const result = outcome(actor, { ...current, userId: actor.userId }, sent);
      if (Result.isSuccess(result)) expect(result.success.role).toBe(current.role);
      else expect(result.failure).toEqual(ForbiddenBecause("Nobody may change their own role"));
    },
  );

  test.prop([admin, withChanges(users)], RUNS)(
    "D10, D14: an admin gives others one of the four roles or none",
    (actor, [current, sent]) => {
      fc.pre(actor.userId !== current.userId);
      const role = sent.role ?? current.role;
      const isUnknown = role !== current.role && !(role !== undefined && isRole(role));
      expect(outcome(actor, current, sent)).toEqual(
        isUnknown
          ? Result.fail(Refused("Unknown role", "role"))
          : Result.succeed({ userId: current.userId, email: sent.email, profile: sent.profile, role }),
      );
    },
  );

  test.prop([admin, users.filter(({ role }) => role !== undefined), fc.constantFrom(...SPEC_ROLES)], RUNS)(
    "D68: a role above chef goes to a verified address, or where the request says that it need not be",
    (actor, user, role) => {
      fc.pre(actor.userId !== user.userId && user.role !== role);
      const refused = Result.fail(Refused("The address was not verified", "allowUnverified"));
      const given = (verified: boolean, sent: Partial<ChangedUser>) => {
        const current = { ...user, email: "ana@kitchen.test", verified };
        const result = outcome(actor, current, { ...current, role, ...sent });
        if (Result.isFailure(result)) expect(result).toEqual(refused);
        return Result.isSuccess(result);
      };
      expect(given(true, {})).toBe(true);
      // What is verified is the address that the record has, whatever else is sent.
      expect(given(true, { email: "another@kitchen.test" })).toBe(role === "chef");
      expect(given(true, { email: "Ana@Kitchen.test" })).toBe(true);
      expect(given(false, {})).toBe(role === "chef");
      expect(given(false, { verified: true })).toBe(role === "chef");
      expect(given(false, { allowUnverified: false })).toBe(role === "chef");
      expect(given(false, { allowUnverified: true })).toBe(true);
    },
  );

  test.prop([users, known], RUNS)("D14: the user as they are may be sent by everybody", (actor, current) => {
    expect(outcome(actor, current, current)).toEqual(Result.succeed(current));
  });
});
