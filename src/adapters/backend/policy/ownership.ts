import * as Effect from "effect/Effect";
import type { Id } from "../../../domain/id.ts";
import { Forbidden, ForbiddenBecause, type RemoteFailure } from "../../../domain/remote-failure.ts";
import { isAdmin } from "../../../domain/role.ts";
import type { User } from "../../../domain/user.ts";
import type { Operation } from "../../contract/operations.ts";
import { mayCallForOthers } from "./access.ts";

/**
 * Lets a record's owner or an admin go on. `owner` looks up whose it is; for everybody but an admin a foreign
 * record and a missing one answer alike.
 */
export const ownerOrAdmin = (
  actor: User,
  owner: Effect.Effect<Id<"user"> | undefined, RemoteFailure>,
): Effect.Effect<void, RemoteFailure> =>
  isAdmin(actor.role)
    ? Effect.void
    : owner.pipe(
        Effect.catchTag("NotFound", () => Effect.undefined),
        Effect.flatMap((id) => (id === actor.userId ? Effect.void : Effect.fail(Forbidden))),
      );

/** Lets whoever a call is about go on, and whoever holds the permission that the table of access names for others. */
export const ownerOrPermitted = (
  actor: User,
  owner: Id<"user"> | undefined,
  operation: Operation,
): Effect.Effect<void, RemoteFailure> =>
  actor.userId === owner || mayCallForOthers(actor.role, operation) ? Effect.void : Effect.fail(Forbidden);

/** Lets somebody go on with anybody's account but their own (D64). */
export const notOwnAccount = (actor: User, id: Id<"user">): Effect.Effect<void, RemoteFailure> =>
  id === actor.userId ? Effect.fail(ForbiddenBecause("Nobody may delete their own account")) : Effect.void;

/** Lets somebody go on with their own id only; any other, taken or not, answers alike. */
export const ownIdOnly = (actor: User, id: Id<"user">): Effect.Effect<void, RemoteFailure> =>
  id === actor.userId ? Effect.void : Effect.fail(Forbidden);
