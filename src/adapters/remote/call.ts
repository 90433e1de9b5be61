import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Predicate from "effect/Predicate";
import type { HttpClientError } from "effect/http/HttpClientError";
import * as HttpClientRequest from "effect/http/HttpClientRequest";
import * as HttpClientResponse from "effect/http/HttpClientResponse";
import * as HttpApiClient from "effect/http-api/HttpApiClient";
import type * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiMiddleware from "effect/http-api/HttpApiMiddleware";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import type { SchemaError } from "effect/Schema";
import type { Incident } from "../../domain/incident.ts";
import { Credentials } from "../../domain/ports/credentials.ts";
import { Incidents } from "../../domain/ports/incidents.ts";
import { Reason } from "../../domain/ports/reason.ts";
import { Unread } from "../../domain/ports/unread.ts";
import { REQUEST_TIMEOUT_MS } from "../../domain/product.ts";
import {
  ReplacedToken,
  TimedOut,
  Unreachable,
  Unreadable,
  type RemoteFailure,
} from "../../domain/remote-failure.ts";
import { refusalOf } from "../../domain/rules.ts";
import { isOfAnotherRole } from "../../domain/saving-failure.ts";
import { Authorization, PossibleAuthorization, UnreadAuthorization } from "../contract/access.ts";
import { apiOfGroup, GROUPS } from "../contract/groups.ts";
import { REASON_HEADER } from "../contract/reason.ts";
import { type EndpointOf, type Operation, partsOf } from "../contract/operations.ts";
import { transport } from "./transport.ts";

const isUnauthorized = Predicate.isTagged("Unauthorized");

/**
 * Every call but the exchange carries the session's token, or the identity provider's, and why it is made where somebody
 * said so; a 401 says of the token that it is refused, and a 403 that it may stand for another role by now.
 */
const withBearer = Effect.fnUntraced(function* <A, E, R>(
  request: HttpClientRequest.HttpClientRequest,
  next: (request: HttpClientRequest.HttpClientRequest) => Effect.Effect<A, E, R>,
) {
  const credentials = yield* Credentials;
  const token = yield* credentials.bearer();
  const reason = yield* Reason;
  const asked =
    reason === undefined
      ? request
      : HttpClientRequest.setHeader(request, REASON_HEADER, encodeURIComponent(reason.toWellFormed()));
  if (token === undefined) return yield* next(asked);
  return yield* next(HttpClientRequest.bearerToken(asked, token.revealed)).pipe(
    Effect.tapError((failure) => (isOfAnotherRole(failure) ? credentials.doubt(token) : Effect.void)),
    Effect.catchIf(isUnauthorized, (failure) =>
      Effect.flatMap(credentials.refuse(token), (wasReplaced) =>
        Effect.fail(wasReplaced ? ReplacedToken : failure),
      ),
    ),
  );
});

/** Where no value is expected, every success is the contract's: with another number, or with a body that nobody reads. */
const withoutBody =
  ({ success }: HttpApiEndpoint.Top) =>
  (response: HttpClientResponse.HttpClientResponse) =>
    [...success].every(({ ast }) => HttpApiSchema.isNoContent(ast))
      ? HttpClientResponse.fromWeb(response.request, new Response(null, { status: 204 }))
      : response;

const authorized = Layer.mergeAll(
  HttpApiMiddleware.layerClient(Authorization, ({ endpoint, next, request }) =>
    Effect.map(withBearer(request, next), withoutBody(endpoint)),
  ),
  HttpApiMiddleware.layerClient(PossibleAuthorization, ({ next, request }) => withBearer(request, next)),
  HttpApiMiddleware.layerClient(UnreadAuthorization, ({ next, request }) => withBearer(request, next)),
);

type CallFailure = RemoteFailure | HttpClientError | SchemaError;

/** What is sent with an operation: nothing where it takes nothing. */
type Sent<E extends HttpApiEndpoint.ConstraintRequest> =
  HttpApiEndpoint.ClientRequest<
    E["~Params"],
    E["~Query"],
    E["~Payload"],
    E["~Headers"],
    "decoded-only"
  > extends infer Parts
    ? void extends Parts
      ? readonly []
      : readonly [parts: Parts]
    : never;

type Success<E extends HttpApiEndpoint.ConstraintRequest> = HttpApiClient.SuccessType<E["~Success"]>;

type Functions = {
  readonly [O in Operation]: (
    ...sent: Sent<EndpointOf<O>>
  ) => Effect.Effect<Success<EndpointOf<O>>, CallFailure>;
};

/** The typed client. What an operation's function needs is made when it is first called: a page calls few of them. */
const client = Effect.gen(function* () {
  const httpClient = yield* transport;
  const services = yield* Effect.context<Credentials>();
  const made: Partial<Record<Operation, unknown>> = {};
  const make = (operation: Operation): unknown => {
    const [group, endpoint] = partsOf(operation);
    const making = HttpApiClient.endpoint(apiOfGroup(GROUPS[group]), {
      group,
      endpoint,
      httpClient,
      transformResponse: (decoding) => Effect.flatMap(Unread, (unread) => (unread ? Effect.void : decoding)),
    });
    return Effect.runSyncWith(services)(Effect.provide(making, authorized));
  };
  return <O extends Operation>(operation: O) => (made[operation] ??= make(operation)) as Functions[O];
});

const failureOf = (failure: CallFailure): RemoteFailure => {
  if (failure._tag === "SchemaError") return refusalOf(failure.issue) ?? Unreadable;
  if (failure._tag !== "HttpClientError") return failure;
  return failure.reason._tag === "TransportError" ? Unreachable : Unreadable;
};

const incidentOf = (failure: RemoteFailure, operation: string): Incident | undefined => {
  switch (failure._tag) {
    case "Unauthorized":
      return { _tag: "TokenRefused", operation };
    case "Forbidden":
      return { _tag: "PermissionDenied", operation };
    case "ServerFailed":
      return failure.serialization ? { _tag: "BackendFilterIssue", operation } : undefined;
    default:
      return undefined;
  }
};

const areRecords = (answer: unknown): answer is { readonly unreadable: number } =>
  Predicate.hasProperty(answer, "unreadable") && typeof answer.unreadable === "number";

/** How many records of an answer could not be read, whether it is the list or has it. */
const unreadableIn = (answer: unknown): number =>
  [answer, ...Object.values(Predicate.isObject(answer) ? answer : {})]
    .filter(areRecords)
    .reduce((count, { unreadable }) => count + unreadable, 0);

/** Calls an operation of the contract: ten seconds for everything, failures as the domain's, logged. */
export class Call extends Context.Service<
  Call,
  <O extends Operation>(
    operation: O,
    ...sent: Sent<EndpointOf<O>>
  ) => Effect.Effect<Success<EndpointOf<O>>, RemoteFailure>
>()("adapters/remote/Call") {}

export const call = Layer.effect(
  Call,
  Effect.gen(function* () {
    const functionOf = yield* client;
    const incidents = yield* Incidents;
    return (operation, ...sent) =>
      functionOf(operation)(...sent).pipe(
        Effect.timeoutOrElse({ duration: REQUEST_TIMEOUT_MS, orElse: () => Effect.fail(TimedOut) }),
        Effect.mapError(failureOf),
        Effect.tap((answer) => {
          const count = unreadableIn(answer);
          return count > 0 ? incidents.log({ _tag: "UnreadableRecords", operation, count }) : Effect.void;
        }),
        Effect.tapError((failure) => {
          const incident = incidentOf(failure, operation);
          return incident === undefined ? Effect.void : incidents.log(incident);
        }),
      );
  }),
);
