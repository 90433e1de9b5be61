import * as Effect from "effect/Effect";
import type { Id } from "../../../domain/id.ts";
import { Forbidden, ForbiddenBecause, type RemoteFailure } from "../../../domain/remote-failure.ts";
import { isAdmin } from "../../../domain/role.ts";
import { CurrentUser } from "../../contract/access.ts";
import type { Operation } from "../../contract/operations.ts";
import { mayCallForOthers } from "./access.ts";

// Each lets whoever asks go on, or fails with `Forbidden`.

type Owner = Effect.Effect<Id<"user"> | undefined, RemoteFailure>;
type Decision = Effect.Effect<void, RemoteFailure, CurrentUser>;

/** `owner` looks up whose a record is; a foreign record and a missing one answer alike. */
const own = (owner: Owner): Decision =>
  CurrentUser.use(({ userId }) =>
    owner.pipe(
      Effect.catchTag("NotFound", () => Effect.undefined),
      Effect.flatMap((id) => (id === userId ? Effect.void : Effect.fail(Forbidden))),
    ),
  );

export const ownerOrAdmin = (owner: Owner): Decision =>
  CurrentUser.use(({ role }) => (isAdmin(role) ? Effect.void : own(owner)));

/** Whom a call is about, or an admin. */
export const selfOrAdmin = (id: Id<"user">): Decision => ownerOrAdmin(Effect.succeed(id));

/** Whom a call is about, and whoever holds the permission that the table of access names for others. */
export const ownerOrPermitted = (operation: Operation, owner: Owner): Decision =>
  CurrentUser.use(({ role }) => (mayCallForOthers(role, operation) ? Effect.void : own(owner)));

/** Anybody's account but their own (D64). */
export const notOwnAccount = (id: Id<"user">): Decision =>
  CurrentUser.use(({ userId }) =>
    id === userId ? Effect.fail(ForbiddenBecause("Nobody may delete their own account")) : Effect.void,
  );

/** Their own id only; any other, taken or not, answers alike. */
export const ownIdOnly = (id: Id<"user">): Decision => own(Effect.succeed(id));
