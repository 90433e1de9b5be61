import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import { SqlClient } from "effect/sql/SqlClient";
import { UnsecuredJWT } from "jose";
import { google } from "../../../../src/adapters/backend/google/listing.ts";
import { identityTokens } from "../../../../src/adapters/backend/tokens/identity-tokens.ts";
import { ANYWHERE, seeded } from "../../database-image.ts";
import { ask, askAs, ORIGIN, type WebBackend, webBackendWith } from "../../fixtures-backend.ts";
import { PROJECT } from "../../fixtures-tokens.ts";
import { CLIENT, GOOGLE_SCOPES, GoogleStandIn, googleStandIn } from "../../google-stand-in.ts";

const RETURN = "/api/google/return";
const REFUSED = {
  status: 400,
  body: { _tag: "Refused", message: "The authorization code is used, expired or not yours" },
};
const NOT_CONNECTED = { connected: false };

const Json = Schema.fromJsonString(Schema.Record(Schema.String, Schema.Unknown));

const asChef = Effect.fnUntraced(function* (method: string, path: string, body?: unknown) {
  const answer = yield* askAs("chef", method, path, body);
  return { status: answer.status, body: answer.body === "" ? "" : Schema.decodeSync(Json)(answer.body) };
});

const begun = Effect.map(
  asChef("GET", "/google/oauth/authorize"),
  ({ body }) => Schema.decodeUnknownSync(Schema.Struct({ authUrl: Schema.String }))(body).authUrl,
);

/** Where a browser that comes back from Google is sent. */
const returned = Effect.fnUntraced(function* (query: Record<string, string>) {
  const { headers, status } = yield* ask({ method: "GET", path: `${RETURN}?${new URLSearchParams(query)}` });
  const to = new URL(headers["location"] ?? "", ORIGIN);
  return { status, path: to.pathname, query: Object.fromEntries(to.searchParams) };
});

const allowed = Effect.gen(function* () {
  const { allow } = yield* GoogleStandIn;
  const consent = allow(yield* begun);
  yield* returned(consent);
  return consent;
});

const connect = (authCode: string) => asChef("POST", "/business/connect/google", { authCode });
const connected = Effect.flatMap(allowed, ({ code }) => connect(code));
const sync = asChef("POST", "/google/locations/sync");

const places = Effect.map(asChef("GET", "/google/locations"), ({ body }) => {
  const Locations = Schema.Struct({
    locations: Schema.Array(
      Schema.Struct({ name: Schema.String, address: Schema.optional(Schema.NullOr(Schema.String)) }),
    ),
  });
  return Schema.decodeUnknownSync(Locations)(body).locations.map(({ name, address }) => [name, address]);
});

const instead = (path: string, status: number, body: string) =>
  Effect.map(GoogleStandIn, ({ answer }) =>
    answer((asked) => (asked === path ? { status, body } : undefined)),
  );
const asItIs = Effect.map(GoogleStandIn, ({ answer }) => answer(() => undefined));

const idToken = (claims: Record<string, unknown>) => new UnsecuredJWT(claims).encode();
const GOOD = {
  access_token: "ya29.x",
  expires_in: 3_599,
  scope: GOOGLE_SCOPES.join(" "),
  id_token: idToken({ aud: CLIENT.clientId, email: "chef@example.com" }),
};

const FAILED = { status: 500, body: { _tag: "ServerFailed", serialization: false } };
const NOT_SHARED = {
  status: 400,
  body: { _tag: "Refused", message: "Google was not allowed to share the business listing" },
};

// What Google's endpoint of tokens says, and what becomes of that.
const ANSWERS: ReadonlyArray<readonly [what: string, status: number, body: string, outcome: unknown]> = [
  ["a refusal", 400, '{"error":"invalid_grant"}', REFUSED],
  ["that we are no client", 401, '{"error":"invalid_client"}', FAILED],
  ["that it is broken", 503, "", FAILED],
  ["nonsense", 200, "<html>", FAILED],
  ["no token", 200, JSON.stringify({ ...GOOD, access_token: "" }), FAILED],
  ["no word about who it is", 200, JSON.stringify({ ...GOOD, id_token: "x" }), FAILED],
  [
    "that it is for another client",
    200,
    JSON.stringify({ ...GOOD, id_token: idToken({ aud: "x", email: "e" }) }),
    FAILED,
  ],
  [
    "that it answers somebody else",
    200,
    JSON.stringify({
      ...GOOD,
      id_token: idToken({ aud: CLIENT.clientId, email: "chef@example.com", nonce: "another" }),
    }),
    FAILED,
  ],
  [
    "no e-mail address",
    200,
    JSON.stringify({ ...GOOD, id_token: idToken({ aud: CLIENT.clientId }) }),
    FAILED,
  ],
  ["that the listing is not shared", 200, JSON.stringify({ ...GOOD, scope: "openid email" }), NOT_SHARED],
];

const backend = Layer.unwrap(
  Effect.map(GoogleStandIn, ({ origins }) =>
    webBackendWith(identityTokens({ kind: "emulator", projectId: PROJECT }), google(CLIENT, origins)),
  ),
).pipe(Layer.provideMerge(Layer.merge(googleStandIn, seeded(ANYWHERE, 9))));

layer(backend, { excludeTestServices: true })("D54: the connection to Google", (it) => {
  it.effect("D8, D54: allowing comes back to the business page with the code and the same state", () =>
    Effect.gen(function* () {
      const { allow } = yield* GoogleStandIn;
      const consent = allow(yield* begun);
      expect(yield* returned(consent)).toEqual({ status: 302, path: "/business", query: consent });
    }),
  );

  it.effect("D8, D54: denying comes back with an error, and the state is used up", () =>
    Effect.gen(function* () {
      const { allow } = yield* GoogleStandIn;
      const { code, state } = allow(yield* begun);
      expect((yield* returned({ error: "access_denied", state })).query).toEqual({
        error: "access_denied",
        state,
      });
      expect((yield* returned({ code, state })).query).toEqual({ error: "expired", state });
      expect(yield* connect(code)).toEqual(REFUSED);
    }),
  );

  it.effect(
    "a code is redeemed by whoever knows what was promised when its state began, and by nobody else",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient;
        const { code } = yield* allowed;
        yield* sql`UPDATE google_states SET verifier = 'something else'`;
        expect(yield* connect(code)).toEqual(REFUSED);
      }),
  );

  it.effect("D8, D54: a state comes back once", () =>
    Effect.gen(function* () {
      const { code, state } = yield* allowed;
      expect((yield* returned({ code: "another", state })).query).toEqual({ error: "expired", state });
      expect(yield* connect("another")).toEqual(REFUSED);
      expect((yield* connect(code)).status).toBe(200);
    }),
  );

  it.effect.each<[string, Record<string, string>]>([
    ["nothing", {}],
    ["a code alone", { code: "c" }],
    ["a state alone", { state: "s" }],
    ["a state with markup", { state: "<b>", code: "c" }],
    ["a code with a NUL", { state: "s", code: "\u0000" }],
    ["a code without end", { state: "s", code: "c".repeat(513) }],
    ["an error about nothing", { error: "access_denied" }],
  ])("D8: who comes back with %s is told so and nothing else happens", ([, query]) =>
    Effect.gen(function* () {
      expect(yield* returned(query)).toEqual({
        status: 302,
        path: "/business",
        query: { error: "expired" },
      });
    }),
  );

  it.effect("D16, D54: another chef's code is refused, and Google is not even asked", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      const { asked } = yield* GoogleStandIn;
      const { code, state } = yield* allowed;
      const before = asked.get("/token");
      yield* sql`UPDATE google_states SET user_id = 5 WHERE state = ${state}`;
      expect([yield* connect(code), yield* connect("4/0Aof-nobody")]).toEqual([REFUSED, REFUSED]);
      expect(asked.get("/token")).toBe(before);
      yield* sql`UPDATE google_states SET user_id = 4 WHERE state = ${state}`;
      expect((yield* connect(code)).status).toBe(200);
    }),
  );

  it.effect("D54: the token is kept, shown nowhere, and given back when the connection ends", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      const { tokens } = yield* GoogleStandIn;
      const before = new Set(tokens);
      const made = yield* connected;
      const given = [...tokens].filter((each) => !before.has(each));
      const kept = yield* sql<{
        user_id: string;
        token: string;
        renewal: string;
      }>`SELECT user_id::text, token, renewal FROM google_access`;
      expect(kept.map(({ user_id }) => user_id)).toEqual(["4"]);
      expect(given).toHaveLength(2);
      const shown = [made, yield* asChef("GET", "/google/oauth/status"), yield* sync];
      for (const token of given) expect(JSON.stringify([kept, shown])).not.toContain(token);
      expect(JSON.stringify(shown)).not.toContain(kept[0]?.token);
      expect(JSON.stringify(shown)).not.toContain(kept[0]?.renewal);
      yield* asChef("POST", "/google/oauth/disconnect");
      expect(given.filter((token) => tokens.has(token))).toEqual([]);
      expect(yield* sql`SELECT 1 FROM google_access`).toEqual([]);
    }),
  );

  it.effect("D54: a connection ends here also when Google does not take the token back", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      yield* connected;
      yield* instead("/revoke", 503, "");
      expect((yield* asChef("POST", "/google/oauth/disconnect")).status).toBe(204);
      yield* asItIs;
      expect((yield* asChef("GET", "/business/connected")).body).toEqual(NOT_CONNECTED);
      expect(yield* sql`SELECT 1 FROM google_access`).toEqual([]);
    }),
  );

  it.effect.each(ANSWERS)(
    "D54: Google says %s: no connection, and the code is used up",
    ([, status, body, outcome]) =>
      Effect.gen(function* () {
        const { code } = yield* allowed;
        yield* instead("/token", status, body);
        expect(yield* connect(code)).toEqual(outcome);
        yield* asItIs;
        expect(yield* connect(code)).toEqual(REFUSED);
        expect((yield* asChef("GET", "/business/connected")).body).toEqual(NOT_CONNECTED);
      }),
  );

  it.effect("D54: access without the listing is given back at once", () =>
    Effect.gen(function* () {
      const { asked } = yield* GoogleStandIn;
      const before = asked.get("/revoke") ?? 0;
      const { code } = yield* allowed;
      yield* instead("/token", 200, JSON.stringify({ ...GOOD, scope: "openid email" }));
      yield* connect(code);
      yield* asItIs;
      expect(asked.get("/revoke")).toBe(before + 1);
    }),
  );

  it.effect.each(["/v1/accounts", "/v1/accounts/1/locations"])(
    "§8: a sync that Google breaks at %s says so, and what was synced before stays",
    (path) =>
      Effect.gen(function* () {
        yield* connected;
        yield* sync;
        const before = yield* places;
        yield* instead(path, 500, "");
        expect((yield* sync).body).toEqual({
          success: false,
          message: "Failed to sync Google Business locations",
        });
        yield* asItIs;
        expect([before.length, yield* places]).toEqual([2, before]);
      }),
  );

  it.effect("D54: a place that only Google tells of comes and goes with it; the business's own stay", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      const { list } = yield* GoogleStandIn;
      const own = sql<{ name: string }>`
        SELECT l.name FROM business_locations l JOIN businesses USING (business_id) WHERE user_id = 4 ORDER BY location_id`;
      const names = Effect.map(own, (rows) => rows.map(({ name }) => name));
      yield* connected;
      list([
        GoogleStandIn.place(7, "Old Town", "11 Market Street"),
        GoogleStandIn.place(11, "Harbour", "1 Pier", { postalCode: "08001", locality: "Barcelona" }),
        GoogleStandIn.place(12, "Half a \ud800 name", "1 Pier"),
        GoogleStandIn.place(13, " ", "2 Pier"),
      ]);
      const inPart = {
        success: true,
        message: "2 locations synced",
        missed: ["Half a \ufffd name", "2 Pier"],
      };
      expect((yield* sync).body).toEqual(inPart);
      expect((yield* sync).body).toEqual(inPart);
      expect(yield* places).toEqual([
        ["Old Town", "11 Market Street"],
        ["Harbour", "1 Pier, 08001 Barcelona"],
      ]);
      expect(yield* names).toEqual(["Old Town", "Riverside", "Harbour"]);
      list([GoogleStandIn.place(9, "Riverside", "11 Quay Road")]);
      expect((yield* sync).body).toEqual({ success: true, message: "1 location synced" });
      expect(yield* names).toEqual(["Old Town", "Riverside"]);
      list([GoogleStandIn.place(11, "Harbour", "1 Pier")]);
      yield* sync;
      expect(yield* names).toEqual(["Old Town", "Riverside", "Harbour"]);
      yield* asChef("POST", "/google/oauth/disconnect");
      expect(yield* names).toEqual(["Old Town", "Riverside"]);
    }),
  );

  it.effect("P11: a sync that was under way brings nothing back once the business is disconnected", () =>
    Effect.gen(function* () {
      const { answer } = yield* GoogleStandIn;
      const run = Effect.runPromiseWith(yield* Effect.context<WebBackend>());
      yield* connected;
      const said: Readonly<Record<string, unknown>> = {
        "/v1/accounts": { accounts: [{ name: "accounts/1" }] },
        "/v1/accounts/1/locations": { locations: [GoogleStandIn.place(9, "Riverside", "11 Quay Road")] },
      };
      answer(async (path) => {
        if (path.endsWith("/locations")) await run(asChef("POST", "/google/oauth/disconnect"));
        return path in said ? { status: 200, body: JSON.stringify(said[path]) } : undefined;
      });
      expect((yield* sync).body).toEqual({
        success: false,
        message: "The business is not connected to Google",
      });
      expect(yield* places).toEqual([]);
      yield* asItIs;
    }),
  );

  it.effect("P19: without a saved profile there is nothing to keep places with, and a sync says so", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      yield* connected;
      yield* sql`DELETE FROM businesses WHERE user_id = 4`;
      expect((yield* sync).body).toEqual({
        success: false,
        message: "Save the business profile first: the places are kept with it",
      });
    }),
  );

  it.effect("D54: with Google there is no sandbox", () =>
    Effect.gen(function* () {
      expect((yield* ask({ method: "GET", path: "/api/sandbox/google/consent?state=s" })).status).toBe(404);
    }),
  );
});
