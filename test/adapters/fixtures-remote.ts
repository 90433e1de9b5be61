import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as FetchHttpClient from "effect/http/FetchHttpClient";
import { Confidential } from "../../src/domain/confidential.ts";
import { credentialsInMemory } from "../../src/adapters/browser/credentials.ts";
import { call } from "../../src/adapters/remote/call.ts";
import { remote } from "../../src/adapters/remote/remote.ts";
import type { Incident } from "../../src/domain/incident.ts";
import { Authentication } from "../../src/domain/ports/authentication.ts";
import { Credentials } from "../../src/domain/ports/credentials.ts";
import { IdentityProvider } from "../../src/domain/ports/identity-provider.ts";
import { Incidents } from "../../src/domain/ports/incidents.ts";
import { WebBackend } from "./fixtures-backend.ts";
import { emulatorToken } from "./fixtures-tokens.ts";

/** An identity provider that only ever knows one token, or none. */
export const identityWithToken = (token: string | undefined) =>
  Layer.succeed(
    IdentityProvider,
    IdentityProvider.of({
      restore: () => Effect.undefined,
      signInWithEmail: () => Effect.die("nobody signs in here"),
      signInWithGoogle: () => Effect.die("nobody signs in here"),
      register: () => Effect.die("nobody registers here"),
      idToken: () =>
        Effect.succeed(token === undefined ? undefined : { uid: "uid", token: new Confidential(token) }),
      signOut: () => Effect.void,
      signedOutElsewhere: () => Effect.void,
      account: () => Effect.die("Nobody asks that here"),
      changePassword: () => Effect.die("Nobody asks that here"),
      resetPassword: () => Effect.void,
      verifyAddress: () => Effect.void,
      watch: () => Effect.succeed(() => undefined),
    }),
  );

/** A log of incidents that a test can read. */
const incidentsIn = (log: Array<Incident>) =>
  Layer.succeed(
    Incidents,
    Incidents.of({
      keep: () => Effect.succeed(false),
      takeKept: () => Effect.succeed([]),
      log: (incident) =>
        Effect.sync(() => {
          log.push(incident);
        }),
    }),
  );

/** What the adapter is put together from in a test. */
export interface Surroundings {
  readonly fetch: typeof globalThis.fetch;
  readonly incidents?: Array<Incident>;
  /** What the identity provider says where no access token is held. */
  readonly identityToken?: string;
}

const surrounded = ({ fetch, incidents = [], identityToken }: Surroundings) =>
  Layer.mergeAll(
    Layer.succeed(FetchHttpClient.Fetch, fetch),
    incidentsIn(incidents),
    credentialsInMemory.pipe(Layer.provide(identityWithToken(identityToken))),
  );

/** Every port as the console composes them, with the session's credentials, on a `fetch` of the test's own. */
export const remoteOver = (surroundings: Surroundings) =>
  Layer.provideMerge(remote, surrounded(surroundings));

/** Calls by operation, of which nothing is remembered and none is tried again. */
export const callOver = (surroundings: Surroundings) => Layer.provideMerge(call, surrounded(surroundings));

/** Every port, with what it remembers, through to the backend in memory. */
export const throughTheBackend = Layer.unwrap(
  Effect.map(WebBackend, ({ answer }) =>
    remoteOver({ fetch: (input, init) => answer(new Request(input, init)) }),
  ),
);

/** Exchanges the identity token of somebody through the adapter and holds what it gives. */
export const signedInAs = (uid: string) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const { accessToken } = yield* (yield* Authentication).exchange(new Confidential(emulatorToken(uid)));
      yield* (yield* Credentials).hold(accessToken);
    }),
  );

/** A request as it left the adapter. */
export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly redirect: RequestRedirect;
  readonly credentials: RequestCredentials;
  readonly signal: AbortSignal;
}

/** A `fetch` that notes what is sent and lets the test answer. */
export const answering =
  (sent: Array<Sent>, answer: (request: Sent) => Response | Promise<Response>): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { method, url, redirect, credentials, signal } = request;
    const sentHeaders = Object.fromEntries(request.headers);
    // The boundary of a multipart body is another one each time.
    const boundary = /boundary=(.+)$/u.exec(sentHeaders["content-type"] ?? "")?.[1];
    const plain = (text: string) => (boundary === undefined ? text : text.replaceAll(boundary, "BOUNDARY"));
    const headers = Object.fromEntries(
      Object.entries(sentHeaders).map(([name, value]) => [name, plain(value)]),
    );
    const noted = { method, url, headers, body: plain(await request.text()), redirect, credentials, signal };
    sent.push(noted);
    return answer(noted);
  };

/** An answer with JSON in it. */
export const jsonAnswer = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(body), { headers: { "content-type": "application/json" }, ...init });
