import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Redacted from "effect/Redacted";
import * as Schema from "effect/Schema";
import { RouteContext } from "effect/http/HttpRouter";
import { HttpServerRequest } from "effect/http/HttpServerRequest";
import { Forbidden, Refused, Unauthorized } from "../../../domain/remote-failure.ts";
import type { User } from "../../../domain/user.ts";
import {
  Authorization,
  CurrentUser,
  PossibleAuthorization,
  PossibleUser,
  UnreadAuthorization,
} from "../../contract/access.ts";
import { operationOf } from "../../contract/operations.ts";
import { REASON_HEADER, WireReason } from "../../contract/reason.ts";
import { mayCall } from "../policy/access.ts";
import { ActivityLog, Noting, RequestId } from "../policy/activity-log.ts";
import { isNoted, mayChangeUsers } from "../policy/noted-changes.ts";
import { isStorable } from "../sql/rows.ts";
import { isDanglingWrite } from "../sql/saving.ts";
import { withAnsweredFailures } from "./answered-failure.ts";
import { Bearers } from "./bearers.ts";

const decodeReason = Schema.decodeEffect(Schema.UndefinedOr(WireReason));

/** Why somebody makes a change; `Refused` where that cannot be kept. */
const reasonOf = (header: string | undefined) =>
  decodeReason(header).pipe(
    Effect.filterOrFail((said) => said === undefined || isStorable(said)),
    Effect.mapError(() => Refused("The reason cannot be kept", "reason")),
  );

/** Has what an operation changes noted, as somebody's who may be nobody. */
const noted =
  (log: ActivityLog["Service"], operation: string, user: User | undefined, reason?: string) =>
  <A, E, R>(httpEffect: Effect.Effect<A, E, R>) =>
    isNoted(operation)
      ? Effect.gen(function* () {
          const { params } = yield* RouteContext;
          const noting = log.noting({
            operation,
            actor: user?.userId,
            recordId: params["id"],
            reason,
            request: yield* RequestId,
          });
          return yield* Effect.provideService(httpEffect, Noting, noting);
        })
      : httpEffect;

/**
 * Bearer check, then the table of access, both before anything is decoded or looked up: whose token it is,
 * whether that user still exists, and whether the role may call this operation at all.
 */
export const authorization = Layer.effect(
  Authorization,
  Effect.gen(function* () {
    const bearers = yield* Bearers;
    const log = yield* ActivityLog;
    /** What is written of somebody who was deleted meanwhile refers to nobody: whether that is why, the database knows. */
    const ifGone = (credential: Redacted.Redacted) => (defect: unknown) =>
      isDanglingWrite(defect)
        ? bearers.forget.pipe(
            Effect.andThen(withAnsweredFailures(bearers.of(Redacted.value(credential)))),
            Effect.flatMap((user) => (user === undefined ? Effect.fail(Unauthorized) : Effect.die(defect))),
          )
        : Effect.die(defect);
    return Authorization.of({
      bearer: Effect.fnUntraced(function* (httpEffect, { credential, endpoint, group }) {
        const user = yield* withAnsweredFailures(bearers.of(Redacted.value(credential)));
        if (user === undefined) return yield* Effect.fail(Unauthorized);
        const operation = operationOf(group.identifier, endpoint.identifier);
        if (!mayCall(user.role, operation)) return yield* Effect.fail(Forbidden);
        const { headers } = yield* HttpServerRequest;
        const answering = httpEffect.pipe(
          Effect.provideService(CurrentUser, user),
          noted(log, operation, user, yield* reasonOf(headers[REASON_HEADER])),
          Effect.catchDefect(ifGone(credential)),
        );
        return yield* endpoint.method !== "GET" && mayChangeUsers(operation)
          ? Effect.ensuring(answering, bearers.forget)
          : answering;
      }),
    });
  }),
);

/** Whoever it is, and whatever their token is. */
export const unreadAuthorization = Layer.succeed(UnreadAuthorization, (httpEffect) => httpEffect);

/** Who it is if the bearer token is good, and nobody if it is not; the handler asks what that is worth. */
export const possibleAuthorization = Layer.effect(
  PossibleAuthorization,
  Effect.gen(function* () {
    const bearers = yield* Bearers;
    const log = yield* ActivityLog;
    return PossibleAuthorization.of({
      bearer: (httpEffect, { credential, endpoint, group }) =>
        bearers.of(Redacted.value(credential)).pipe(
          Effect.orElseSucceed(() => undefined),
          Effect.flatMap((user) =>
            httpEffect.pipe(
              Effect.provideService(PossibleUser, user),
              noted(log, operationOf(group.identifier, endpoint.identifier), user),
            ),
          ),
        ),
    });
  }),
);
