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
import { REQUEST_TIMEOUT_MS } from "../../domain/product.ts";
import { TimedOut, Unreachable, Unreadable, type RemoteFailure } from "../../domain/remote-failure.ts";
import { refusalOf } from "../../domain/rules.ts";
import { Api } from "../contract/api.ts";
import { Authorization, PossibleAuthorization } from "../contract/access.ts";
import type { Operation } from "../contract/operations.ts";
import { transport } from "./transport.ts";

type Request = HttpClientRequest.HttpClientRequest;

const isUnauthorized = Predicate.isTagged("Unauthorized");

/** Every call but the exchange carries the session's token, or the identity provider's (§7); a 401 says so of it (D25). */
const withBearer = Effect.fnUntraced(function* <A, E, R>(
  request: Request,
  next: (request: Request) => Effect.Effect<A, E, R>,
) {
  const credentials = yield* Credentials;
  const token = yield* credentials.bearer();
  if (token === undefined) return yield* next(request);
  return yield* next(HttpClientRequest.bearerToken(request, token)).pipe(
    Effect.tapError((failure) => (isUnauthorized(failure) ? credentials.refuse(token) : Effect.void)),
  );
});

/** Where no value is expected, every success is the contract's: with another number, or with a body that nobody reads. */
const unread =
  ({ success }: HttpApiEndpoint.Top) =>
  (response: HttpClientResponse.HttpClientResponse) =>
    [...success].every(({ ast }) => HttpApiSchema.isNoContent(ast))
      ? HttpClientResponse.fromWeb(response.request, new Response(null, { status: 204 }))
      : response;

const authorized = Layer.mergeAll(
  HttpApiMiddleware.layerClient(Authorization, ({ endpoint, next, request }) =>
    Effect.map(withBearer(request, next), unread(endpoint)),
  ),
  HttpApiMiddleware.layerClient(PossibleAuthorization, ({ next, request }) => withBearer(request, next)),
);

const client = Effect.flatMap(transport, (httpClient) => HttpApiClient.makeWith(Api, { httpClient })).pipe(
  Effect.provide(authorized),
);

/** The typed client of the whole contract. */
export type ApiClient = Effect.Success<typeof client>;
type CallFailure = RemoteFailure | HttpClientError | SchemaError;

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

/** Calls an operation of the contract: ten seconds for everything, failures as the domain's, logged as §8 says. */
export class Call extends Context.Service<
  Call,
  <A, E extends CallFailure>(
    operation: Operation,
    request: (client: ApiClient) => Effect.Effect<A, E>,
  ) => Effect.Effect<A, RemoteFailure>
>()("adapters/http/Call") {}

export const call = Layer.effect(
  Call,
  Effect.gen(function* () {
    const api = yield* client;
    const incidents = yield* Incidents;
    return (operation, request) =>
      request(api).pipe(
        Effect.timeoutOrElse({ duration: REQUEST_TIMEOUT_MS, orElse: () => Effect.fail(TimedOut) }),
        Effect.mapError(failureOf),
        Effect.tap((answer) =>
          areRecords(answer) && answer.unreadable > 0
            ? incidents.log({ _tag: "UnreadableRecords", operation, count: answer.unreadable })
            : Effect.void,
        ),
        Effect.tapError((failure) => {
          const incident = incidentOf(failure, operation);
          return incident === undefined ? Effect.void : incidents.log(incident);
        }),
      );
  }),
);
