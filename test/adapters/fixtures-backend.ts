import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import { MaxBodySize } from "effect/http/HttpIncomingMessage";
import * as HttpRouter from "effect/http/HttpRouter";
import * as HttpServer from "effect/http/HttpServer";
import type { SqlClient } from "effect/sql/SqlClient";
import { app, BODY_LIMIT } from "../../src/adapters/backend/app.ts";
import { ROUTER } from "../../src/adapters/backend/http/calls.ts";
import type { Pulse } from "../../src/adapters/backend/database/server.ts";
import { SANDBOX, type Listing } from "../../src/adapters/backend/google/listing.ts";
import { identityTokens, type IdentityTokens } from "../../src/adapters/backend/tokens/identity-tokens.ts";
import type { Capability } from "../../src/domain/capability.ts";
import type { Role } from "../../src/domain/role.ts";
import { type Asked, exchange, type Principal } from "./asked.ts";
import { emulatorToken, PROJECT } from "./fixtures-tokens.ts";

/** Where the in-memory backend believes to be. */
export const ORIGIN = "http://console.test";

/** The reference backend without a port: a request in, its answer out. */
export class WebBackend extends Context.Service<
  WebBackend,
  { readonly answer: (request: Request) => Promise<Response> }
>()("test/WebBackend") {}

const limits = Context.make(MaxBodySize, BODY_LIMIT);

/** The backend's in-memory web handler over a database and a verifier of identity tokens (D51). */
export const webBackendWith = (
  verifier: Layer.Layer<IdentityTokens>,
  listing: Listing = SANDBOX,
  offered?: ReadonlyArray<Capability>,
) =>
  Layer.effect(
    WebBackend,
    Effect.gen(function* () {
      const records = yield* Effect.context<SqlClient | Pulse>();
      const { handler, dispose } = HttpRouter.toWebHandler(
        app(listing, offered).pipe(
          Layer.provide([verifier, Layer.succeedContext(records), HttpServer.layerServices]),
        ),
        { disableLogger: true, routerConfig: ROUTER },
      );
      yield* Effect.addFinalizer(() => Effect.promise(dispose));
      return WebBackend.of({ answer: (request) => handler(request, limits) });
    }),
  );

const besideTheEmulator = identityTokens({ kind: "emulator", projectId: PROJECT });

/** The backend as it runs beside the emulator. */
export const webBackend = webBackendWith(besideTheEmulator);

/** The same with some of what it has beyond §7. */
export const webBackendOffering = (offered: ReadonlyArray<Capability>) =>
  webBackendWith(besideTheEmulator, SANDBOX, offered);

/** A whole answer. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export const requestOf = ({ method, path, token, body, headers }: Asked, origin: string = ORIGIN): Request =>
  new Request(new URL(path, origin), {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
  });

export const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: await response.text(),
});

/** Asks the backend as anybody could. */
export const ask = (asked: Asked): Effect.Effect<Answer, never, WebBackend> =>
  Effect.flatMap(WebBackend, ({ answer }) =>
    Effect.promise(async () => answerOf(await answer(requestOf(asked)))),
  );

const Tokens = Schema.fromJsonString(
  Schema.Struct({ accessToken: Schema.String, refreshToken: Schema.String }),
);

/** The tokens that an answer of the exchange carries. */
export const tokensOf = (answer: Answer) => Schema.decodeSync(Tokens)(answer.body);

// One sign-in for each role and backend: more of them within a minute would be too many (D44).
const signedIn = new WeakMap<WebBackend["Service"], Map<Role, string>>();

/** The access token of the sample account of a role. */
export const signIn = Effect.fnUntraced(function* (role: Role): Effect.fn.Return<string, never, WebBackend> {
  const backend = yield* WebBackend;
  const tokens = signedIn.get(backend) ?? new Map<Role, string>();
  signedIn.set(backend, tokens);
  const token =
    tokens.get(role) ?? tokensOf(yield* ask(exchange(emulatorToken(`sample-${role}`)))).accessToken;
  tokens.set(role, token);
  return token;
});

/** Asks as the sample account of a role, by an address below that of the calls. */
export const askAs = Effect.fnUntraced(function* (
  role: Role,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  return yield* ask({ method, path: `/api/v1${path}`, token: yield* signIn(role), body, headers });
});

/** The token that somebody brings along; nobody brings none. */
export const tokenOf = (principal: Principal): Effect.Effect<string | undefined, never, WebBackend> =>
  principal === "nobody" ? Effect.undefined : signIn(principal);
