import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import {
  notOwnAccount,
  ownerOrAdmin,
  ownerOrPermitted,
  ownIdOnly,
} from "../../../../src/adapters/backend/policy/ownership.ts";
import { Forbidden, ForbiddenBecause, NotFound, Unreachable } from "../../../../src/domain/remote-failure.ts";
import { CurrentUser } from "../../../../src/adapters/contract/access.ts";
import type { RemoteFailure } from "../../../../src/domain/remote-failure.ts";
import type { Id } from "../../../../src/domain/id.ts";
import type { User } from "../../../../src/domain/user.ts";
import { id, SPEC_ROLES } from "../../../domain/generators.ts";

const ROLES = [...SPEC_ROLES, undefined, "root"];

const actorOf = (role: string | undefined): User => ({
  userId: id("7"),
  email: "somebody@kitchen.test",
  profile: { nombre: "Somebody" },
  role,
});

const OWN: Id<"user"> = id("7");
const FOREIGN: Id<"user"> = id("8");

const decided = (role: string | undefined, decision: Effect.Effect<void, RemoteFailure, CurrentUser>) =>
  Effect.runSync(Effect.result(Effect.provideService(decision, CurrentUser, actorOf(role))));

/** Who may go on; whoever may not is told that it is forbidden, whatever the reason. */
const passing = (decision: Effect.Effect<void, RemoteFailure, CurrentUser>) =>
  ROLES.filter((role) => {
    const result = decided(role, decision);
    if (Result.isFailure(result)) expect(result.failure).toEqual(Forbidden);
    return Result.isSuccess(result);
  });

describe("D13, D16: whose a record is", () => {
  test("its owner and an admin go on; a foreign record, one of nobody and a missing one answer alike", () => {
    expect(passing(ownerOrAdmin(Effect.succeed(OWN)))).toEqual(ROLES);
    for (const owner of [Effect.succeed(FOREIGN), Effect.undefined, Effect.fail(NotFound("It is gone"))])
      expect(passing(ownerOrAdmin(owner))).toEqual(["admin"]);
  });

  test("an admin is not made to wait for the look-up, and its failure is told to whoever is", () => {
    const failing = Effect.fail(Unreachable);
    expect(decided("admin", ownerOrAdmin(failing))).toEqual(Result.void);
    expect(decided("chef", ownerOrAdmin(failing))).toEqual(Result.fail(Unreachable));
  });

  test("one reads of oneself; of others whoever holds the permission of the table", () => {
    const of = (owner: Id<"user"> | undefined) => ownerOrPermitted("blocks.ofUser", Effect.succeed(owner));
    expect(passing(of(OWN))).toEqual(ROLES);
    expect(passing(of(FOREIGN))).toEqual(["admin"]);
    expect(passing(of(undefined))).toEqual(["admin"]);
  });

  test("D64: nobody deletes their own account, whatever their role, and is told why", () => {
    for (const role of ROLES) {
      expect(decided(role, notOwnAccount(FOREIGN))).toEqual(Result.void);
      expect(decided(role, notOwnAccount(OWN))).toEqual(
        Result.fail(ForbiddenBecause("Nobody may delete their own account")),
      );
    }
  });

  test("an own id only is nobody else's, not even for an admin", () => {
    expect(passing(ownIdOnly(OWN))).toEqual(ROLES);
    expect(passing(ownIdOnly(FOREIGN))).toEqual([]);
  });
});
