import { createHash, randomUUID } from "node:crypto";
import { type IncomingMessage, type RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { UnsecuredJWT } from "jose";
import type { GoogleClient, GoogleOrigins } from "../../src/adapters/backend/google/google-listing.ts";
import { claimPort } from "../../src/server/listener.ts";
import { ORIGIN } from "./fixtures-backend.ts";

/** The client that the stand-in knows. */
export const CLIENT: GoogleClient = {
  clientId: "kitchen.apps.googleusercontent.com",
  clientSecret: "a secret of nobody's",
  publicOrigin: ORIGIN,
};

/** What a connection to Google asks for. */
export const GOOGLE_SCOPES = ["openid", "email", "https://www.googleapis.com/auth/business.manage"];

const RETURN = `${ORIGIN}/api/google/return`;

const consentOf = ({
  challenge,
  nonce,
  scope,
  state,
}: Readonly<Record<"challenge" | "nonce" | "scope" | "state", string>>) => ({
  client_id: CLIENT.clientId,
  redirect_uri: RETURN,
  response_type: "code",
  access_type: "offline",
  prompt: "select_account consent",
  scope,
  state,
  nonce,
  code_challenge: challenge,
  code_challenge_method: "S256",
});

const place = (id: number, title: string | undefined, line: string, town = {}) => ({
  name: `locations/${id}`,
  title,
  storefrontAddress: { regionCode: "ES", addressLines: [line], ...town },
});

// Two accounts on two pages; the second place belongs to both, and one has no name.
const LISTS: Readonly<Record<string, unknown>> = {
  "/v1/accounts": { accounts: [{ name: "accounts/1" }], nextPageToken: "more" },
  "/v1/accounts?more": { accounts: [{ name: "accounts/2" }] },
  "/v1/accounts/1/locations": {
    locations: [place(7, "Old Town", "11 Market Street")],
    nextPageToken: "more",
  },
  "/v1/accounts/1/locations?more": { locations: [place(9, "Riverside", "11 Quay Road")] },
  "/v1/accounts/2/locations": {
    locations: [place(9, "Riverside", "11 Quay Road"), place(10, undefined, "Nowhere")],
    nextPageToken: "",
  },
};

type Awaitable<A> = A | Promise<A>;

/** What the stand-in answers instead of what Google would. */
export type Instead = (
  path: string,
) => Awaitable<{ readonly status: number; readonly body: string } | undefined>;

/** Google's endpoints on this machine: consent, tokens, accounts and places. */
export class GoogleStandIn extends Context.Service<
  GoogleStandIn,
  {
    readonly origins: GoogleOrigins;
    /** Somebody presses Allow on the page; gives the code that Google sends along with the state. */
    readonly allow: (authUrl: string) => { readonly code: string; readonly state: string };
    /** The page that a connection with this state leads to, with the challenge and the nonce of this address. */
    readonly page: (state: string, authUrl: string) => string;
    /** Lets so much time pass here: access lasts an hour, what renews it does not end. */
    readonly pass: (seconds: number) => void;
    /** The owner takes access back from every console, at Google. */
    readonly takeBack: () => void;
    /** The tokens of access and of renewal that were given out and not taken back. */
    readonly tokens: ReadonlySet<string>;
    /** How often each path was asked for. */
    readonly asked: ReadonlyMap<string, number>;
    readonly answer: (instead: Instead) => void;
    /** What the places of the first account are from now on. */
    readonly list: (places: ReadonlyArray<unknown>) => void;
  }
>()("test/GoogleStandIn") {
  static readonly place = place;
}

const tokenOf = (request: IncomingMessage): string =>
  /^Bearer (.+)$/u.exec(request.headers.authorization ?? "")?.[1] ?? "";

const AN_HOUR = 3_599;

const standIn = (origin: string) => {
  /** The codes that were given out, and what whoever began promised to know. */
  const codes = new Map<string, { readonly challenge: string; readonly nonce: string }>();
  const tokens = new Set<string>();
  /** Until when tokens of access are good, and what each of them was renewed with first. */
  const accesses = new Map<string, { readonly endsAt: number; readonly renewal: string }>();
  let now = 0;
  const asked = new Map<string, number>();
  const lists = { ...LISTS };
  let instead: Instead = () => undefined;

  const accessBy = (renewal: string) => {
    const token = `ya29.${randomUUID()}`;
    tokens.add(token);
    accesses.set(token, { endsAt: now + AN_HOUR, renewal });
    return { access_token: token, expires_in: AN_HOUR, token_type: "Bearer", scope: GOOGLE_SCOPES.join(" ") };
  };

  const takeBack = (token: string): boolean => {
    const renewal = accesses.get(token)?.renewal ?? token;
    const isKnown = tokens.delete(renewal);
    for (const [each, access] of accesses) if (access.renewal === renewal) tokens.delete(each);
    return isKnown;
  };

  const renewed = (fields: URLSearchParams) => {
    const { refresh_token: renewal = "", client_id: id, client_secret: secret } = Object.fromEntries(fields);
    if (id !== CLIENT.clientId || secret !== CLIENT.clientSecret)
      return { status: 401, body: { error: "invalid_client" } };
    return tokens.has(renewal)
      ? { status: 200, body: accessBy(renewal) }
      : { status: 400, body: { error: "invalid_grant" } };
  };

  const redeemed = (fields: URLSearchParams) => {
    const { code = "", code_verifier: verifier = "", ...client } = Object.fromEntries(fields);
    const promised = codes.get(code);
    const proved = createHash("sha256").update(verifier).digest("base64url");
    const expected = {
      client_id: CLIENT.clientId,
      client_secret: CLIENT.clientSecret,
      redirect_uri: RETURN,
      grant_type: "authorization_code",
    };
    const known =
      JSON.stringify(Object.entries(client).toSorted()) ===
      JSON.stringify(Object.entries(expected).toSorted());
    if (!known || promised?.challenge !== proved || !codes.delete(code))
      return { status: 400, body: { error: "invalid_grant" } };
    const renewal = `1//${randomUUID()}`;
    tokens.add(renewal);
    const claims = { aud: CLIENT.clientId, email: "chef@example.com", sub: "1", nonce: promised.nonce };
    return {
      status: 200,
      body: {
        ...accessBy(renewal),
        refresh_token: renewal,
        id_token: new UnsecuredJWT(claims).encode(),
      },
    };
  };

  const answerTo = (request: IncomingMessage, url: URL, body: string) => {
    const fields = new URLSearchParams(body);
    if (request.method === "POST" && url.pathname === "/token")
      return fields.get("grant_type") === "refresh_token" ? renewed(fields) : redeemed(fields);
    if (request.method === "POST" && url.pathname === "/revoke")
      return takeBack(fields.get("token") ?? "")
        ? { status: 200, body: {} }
        : { status: 400, body: { error: "invalid_token" } };
    const token = tokenOf(request);
    if (!tokens.has(token) || (accesses.get(token)?.endsAt ?? 0) <= now)
      return { status: 401, body: { error: { code: 401 } } };
    const masked =
      !url.pathname.endsWith("/locations") ||
      url.searchParams.get("readMask") === "name,title,storefrontAddress";
    const page = url.searchParams.get("pageToken");
    const list = lists[page === null ? url.pathname : `${url.pathname}?${page}`];
    return list === undefined || !masked ? { status: 404, body: {} } : { status: 200, body: list };
  };

  const listener: RequestListener = (request, response) => {
    const url = new URL(request.url ?? "", origin);
    asked.set(url.pathname, (asked.get(url.pathname) ?? 0) + 1);
    void text(request).then(async (body) => {
      const other = await instead(url.pathname);
      const answer = other ?? answerTo(request, url, body);
      const content = other === undefined ? JSON.stringify(answer.body) : other.body;
      response.writeHead(answer.status, { "content-type": "application/json" }).end(content);
    });
  };

  const secretsIn = (authUrl: string) => {
    const { code_challenge: challenge = "", nonce = "" } = Object.fromEntries(new URL(authUrl).searchParams);
    if (!/^[\w-]{43}$/u.test(challenge) || !/^[\w-]{43}$/u.test(nonce)) throw new Error("no secrets");
    return { challenge, nonce };
  };
  const page = (state: string, authUrl: string) =>
    `${origin}/o/oauth2/v2/auth?${new URLSearchParams(consentOf({ ...secretsIn(authUrl), scope: GOOGLE_SCOPES.join(" "), state }))}`;

  return {
    listener,
    service: GoogleStandIn.of({
      origins: { consent: origin, tokens: origin, accounts: origin, locations: origin },
      allow: (authUrl) => {
        const state = new URL(authUrl).searchParams.get("state") ?? "";
        if (authUrl !== page(state, authUrl)) throw new Error(`no page of consent: ${authUrl}`);
        const code = `4/0A${randomUUID()}`;
        codes.set(code, secretsIn(authUrl));
        return { code, state };
      },
      page,
      pass: (seconds) => {
        now += seconds;
      },
      takeBack: () => tokens.clear(),
      tokens,
      asked,
      answer: (other) => {
        instead = other;
      },
      list: (places) => {
        lists["/v1/accounts/1/locations"] = { locations: places };
        lists["/v1/accounts/2/locations"] = {};
      },
    }),
  };
};

/** The stand-in on a free port of this machine, until the scope closes. */
export const googleStandIn = Layer.effect(
  GoogleStandIn,
  Effect.gen(function* () {
    const { port, serve } = yield* Effect.orDie(claimPort("127.0.0.1", 0, "console"));
    const made = standIn(`http://127.0.0.1:${port}`);
    yield* serve(made.listener);
    return made.service;
  }),
);
