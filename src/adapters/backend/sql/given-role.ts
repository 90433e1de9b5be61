import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { Id } from "../../../domain/id.ts";
import { Users } from "../../../domain/ports/users.ts";
import type { Role } from "../../../domain/role.ts";
import { ActivityLog } from "../policy/activity-log.ts";
import { activityLogSql } from "./activity-log.ts";
import { PersonUnchanged } from "./person-data.ts";
import { usersSql } from "./users.ts";

/** Gives a role to somebody, noted as a change that nobody of the console made. Fails with `PersonUnchanged`. */
export const giveRole = (userId: Id<"user">, role: Role) =>
  Effect.gen(function* () {
    const users = yield* Users;
    const { noting } = yield* ActivityLog;
    const { whole } = noting({
      operation: "users.edit",
      actor: undefined,
      recordId: userId,
      reason: undefined,
      request: undefined,
    });
    yield* whole(Effect.flatMap(users.byId(userId), (user) => users.edit({ ...user, role })));
  }).pipe(
    Effect.mapError((refusal) => new PersonUnchanged({ refusal })),
    Effect.provide(Layer.fresh(Layer.merge(usersSql, activityLogSql))),
  );
