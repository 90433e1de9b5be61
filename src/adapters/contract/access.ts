import * as Context from "effect/Context";
import type * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiMiddleware from "effect/http-api/HttpApiMiddleware";
import * as HttpApiSecurity from "effect/http-api/HttpApiSecurity";
import type { RemoteFailure } from "../../domain/remote-failure.ts";
import type { User } from "../../domain/user.ts";
import { FAILURES } from "./failures.ts";

/** The user whose access token a request carries. */
export class CurrentUser extends Context.Service<CurrentUser, User>()("contract/CurrentUser") {}

/** The user whose access token a request carries, if it carries one. */
export class PossibleUser extends Context.Service<PossibleUser, User | undefined>()(
  "contract/PossibleUser",
) {}

/** An operation that anybody may call and that may do more for somebody who is known (D10). */
export class PossibleAuthorization extends HttpApiMiddleware.Service<
  PossibleAuthorization,
  { provides: PossibleUser; clientError: RemoteFailure }
>()("contract/PossibleAuthorization", {
  requiredForClient: true,
  security: { bearer: HttpApiSecurity.bearer },
}) {}

/** An operation that tells everybody the same: the console carries a bearer token, as in every call, and nobody looks at it. */
export class UnreadAuthorization extends HttpApiMiddleware.Service<
  UnreadAuthorization,
  { clientError: RemoteFailure }
>()("contract/UnreadAuthorization", { requiredForClient: true }) {}

/**
 * Every operation but the exchange carries a bearer token and is decided by the table of access (D13). Which failures they
 * all can answer with is said here.
 */
export class Authorization extends HttpApiMiddleware.Service<
  Authorization,
  { provides: CurrentUser; clientError: RemoteFailure }
>()("contract/Authorization", {
  requiredForClient: true,
  security: { bearer: HttpApiSecurity.bearer },
  error: FAILURES,
}) {}

/** A group of operations that are all decided by the table of access. */
export const authorized = <
  const Name extends string,
  const Endpoints extends readonly [HttpApiEndpoint.Constraint, ...ReadonlyArray<HttpApiEndpoint.Constraint>],
>(
  name: Name,
  ...endpoints: Endpoints
) =>
  HttpApiGroup.make(name)
    .add(...endpoints)
    .middleware(Authorization);
