import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import { SqlClient } from "effect/sql/SqlClient";
import { forgetExpired } from "../../../../src/adapters/backend/sql/expired.ts";
import { ANYWHERE, seeded } from "../../database-image.ts";
import { ask, askAs, ORIGIN, webBackend } from "../../fixtures-backend.ts";

const CONSENT = "/api/sandbox/google/consent";
const CODE_REFUSED = {
  status: 400,
  body: { _tag: "Refused", message: "The authorization code is used, expired or not yours" },
};

const Json = Schema.fromJsonString(Schema.Record(Schema.String, Schema.Unknown));

const asChef = Effect.fnUntraced(function* (method: string, path: string, body?: unknown) {
  const answer = yield* askAs("chef", method, path, body);
  return { status: answer.status, body: answer.body === "" ? "" : Schema.decodeSync(Json)(answer.body) };
});

const begun = Effect.map(asChef("GET", "/google/oauth/authorize"), ({ body }) => {
  const { authUrl, state } = Schema.decodeUnknownSync(
    Schema.Struct({ authUrl: Schema.String, state: Schema.String }),
  )(body);
  return { authUrl, state };
});

/** What the browser does with the page: sends its form and follows where that leads. */
const decide = Effect.fnUntraced(function* (fields: Record<string, string>) {
  const answer = yield* ask({
    method: "POST",
    path: CONSENT,
    body: new URLSearchParams(fields).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  const location = answer.headers["location"];
  return {
    status: answer.status,
    path: location === undefined ? undefined : new URL(location, ORIGIN).pathname,
    query: location === undefined ? {} : Object.fromEntries(new URL(location, ORIGIN).searchParams),
  };
});

const allowed = Effect.gen(function* () {
  const { state } = yield* begun;
  const { query } = yield* decide({ state, decision: "allow" });
  return { state, code: query["code"] ?? "no code" };
});

const connect = (authCode: string) => asChef("POST", "/business/connect/google", { authCode });

const aged = (table: "google_states" | "google_codes", by: string) =>
  Effect.flatMap(
    SqlClient,
    (sql) => sql`UPDATE ${sql(table)} SET expires_at = expires_at - ${by}::interval`,
  ).pipe(Effect.orDie);

const UNUSABLE = { status: 404, path: undefined, query: {} };

const backend = webBackend.pipe(Layer.provideMerge(seeded(ANYWHERE, 9)));

layer(backend, { excludeTestServices: true })("D54: the sandbox for Google", (it) => {
  it.effect("D54: the page says that it is a sandbox, whose listing it is about, and runs no script", () =>
    Effect.gen(function* () {
      const { authUrl, state } = yield* begun;
      const { body, headers, status } = yield* ask({ method: "GET", path: authUrl });
      expect([status, headers["content-type"]]).toEqual([200, "text/html"]);
      expect(body).toContain("<strong>Sandbox.</strong> This is not Google");
      expect(body).toContain("<strong>chef@example.com</strong>");
      expect(body).toContain(`<form method="post" action="${CONSENT}">`);
      expect(body).toContain(`name="state" value="${state}"`);
      expect(body).not.toMatch(/<script|\son\w+=|javascript:/iu);
    }),
  );

  it.effect("D54: an address with markup in it is shown as text", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      const { authUrl } = yield* begun;
      const hostile = `"><script>alert('&')</script>@x.example`;
      yield* sql`UPDATE users SET email = ${hostile} WHERE user_id = 4`;
      const { body } = yield* ask({ method: "GET", path: authUrl });
      yield* sql`UPDATE users SET email = 'chef@example.com' WHERE user_id = 4`;
      expect(body).toContain("&quot;&gt;&lt;script&gt;alert('&amp;')&lt;/script&gt;@x.example");
      expect(body).not.toContain("<script");
    }),
  );

  it.effect(
    "D8, D54: allowing returns with a code and the same state, denying with an error and the state",
    () =>
      Effect.gen(function* () {
        const [one, other] = [yield* begun, yield* begun];
        expect(yield* decide({ state: one.state, decision: "allow" })).toEqual({
          status: 302,
          path: "/business",
          query: { code: expect.stringMatching(/^[\w-]{43}$/u), state: one.state },
        });
        expect(yield* decide({ state: other.state, decision: "deny" })).toEqual({
          status: 302,
          path: "/business",
          query: { error: "access_denied", state: other.state },
        });
      }),
  );

  it.effect.each([
    ["allow", "allow"],
    ["allow", "deny"],
    ["deny", "allow"],
    ["deny", "deny"],
  ] as const)("D54: a state is decided once: after %s comes no %s", ([first, second]) =>
    Effect.gen(function* () {
      const { authUrl, state } = yield* begun;
      expect((yield* decide({ state, decision: first })).status).toBe(302);
      expect(yield* decide({ state, decision: second })).toEqual(UNUSABLE);
      expect((yield* ask({ method: "GET", path: authUrl })).status).toBe(404);
    }),
  );

  it.effect("D54: of many decisions at once one counts", () =>
    Effect.gen(function* () {
      const { state } = yield* begun;
      const decisions = Array.from({ length: 8 }, () => decide({ state, decision: "allow" }));
      const outcomes = yield* Effect.all(decisions, { concurrency: "unbounded" });
      expect(outcomes.map(({ status }) => status).sort()).toEqual([302, ...Array(7).fill(404)]);
    }),
  );

  it.effect.each<[string, Record<string, string>]>([
    ["nothing", {}],
    ["no decision", { state: "s" }],
    ["an unknown state", { state: "s", decision: "allow" }],
    ["a state with a NUL", { state: "\u0000", decision: "allow" }],
    ["a state that is denied and unknown", { state: "' OR true --", decision: "deny" }],
    ["an unknown decision", { state: "s", decision: "maybe" }],
  ])("D54: %s decides nothing", ([, fields]) =>
    Effect.gen(function* () {
      expect(yield* decide(fields)).toEqual(UNUSABLE);
      const query = new URLSearchParams(fields).toString();
      expect((yield* ask({ method: "GET", path: `${CONSENT}?${query}` })).status).toBe(404);
    }),
  );

  it.effect("D54: a state that is ten minutes old cannot be decided, one that is younger can", () =>
    Effect.gen(function* () {
      const old = yield* begun;
      yield* aged("google_states", "10 minutes");
      expect(yield* decide({ state: old.state, decision: "allow" })).toEqual(UNUSABLE);
      const young = yield* begun;
      yield* aged("google_states", "9 minutes 50 seconds");
      expect((yield* decide({ state: young.state, decision: "allow" })).status).toBe(302);
    }),
  );

  it.effect("D54: a code that is ten minutes old is refused, one that is younger connects", () =>
    Effect.gen(function* () {
      const old = yield* allowed;
      yield* aged("google_codes", "10 minutes");
      expect(yield* connect(old.code)).toEqual(CODE_REFUSED);
      const young = yield* allowed;
      yield* aged("google_codes", "9 minutes 50 seconds");
      expect((yield* connect(young.code)).status).toBe(200);
    }),
  );

  it.effect("D54: beginning again neither uses up a code nor revives one", () =>
    Effect.gen(function* () {
      const { code } = yield* allowed;
      yield* aged("google_states", "10 minutes");
      yield* begun;
      expect((yield* connect(code)).status).toBe(200);
      expect(yield* connect(code)).toEqual(CODE_REFUSED);
    }),
  );

  it.effect("D54: of more than ten connections that are begun at once the oldest give way", () =>
    Effect.gen(function* () {
      const oldest = yield* begun;
      yield* aged("google_states", "1 second");
      const others = yield* Effect.forEach(Array.from({ length: 10 }), () => begun);
      expect(yield* decide({ state: oldest.state, decision: "allow" })).toEqual(UNUSABLE);
      for (const { state } of others) expect((yield* decide({ state, decision: "deny" })).status).toBe(302);
    }),
  );

  it.effect(
    "D54: states and codes whose time is over are forgotten, a code's state not before the code",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient;
        const { code } = yield* allowed;
        yield* begun;
        yield* aged("google_states", "10 minutes");
        yield* forgetExpired;
        expect(yield* sql`SELECT 1 FROM google_states`).toHaveLength(1);
        expect((yield* connect(code)).status).toBe(200);
        yield* allowed;
        yield* aged("google_states", "10 minutes");
        yield* aged("google_codes", "10 minutes");
        yield* forgetExpired;
        expect(yield* sql`SELECT 1 FROM google_states`).toHaveLength(0);
      }),
  );

  it.effect("D16, D54: another chef's code is refused like one that there is not, and stays theirs", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      const { code, state } = yield* allowed;
      yield* sql`UPDATE google_states SET user_id = 5 WHERE state = ${state}`;
      expect(yield* connect(code)).toEqual(CODE_REFUSED);
      expect(yield* connect("there is no such code")).toEqual(CODE_REFUSED);
      yield* sql`UPDATE google_states SET user_id = 4 WHERE state = ${state}`;
      expect((yield* connect(code)).status).toBe(200);
    }),
  );

  it.effect("D54: the state is no code", () =>
    Effect.gen(function* () {
      const { state } = yield* allowed;
      expect(yield* connect(state)).toEqual(CODE_REFUSED);
    }),
  );

  it.effect(
    "D54: whose access was taken back has to connect again, and is told whose connection it was",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient;
        const named = (name: string) => sql`UPDATE businesses SET name = ${name} WHERE user_id = 4`;
        const sync = asChef("POST", "/google/locations/sync");
        yield* named("sentinel-listing-brief");
        yield* connect((yield* allowed).code);
        expect((yield* sync).body).toEqual({ success: true, message: "2 locations synced" });
        expect((yield* asChef("GET", "/business/connected")).body).toEqual({ connected: true });
        yield* named("sentinel-listing-revoked");
        expect((yield* sync).body).toEqual({
          success: false,
          message: "The business is not connected to Google",
        });
        expect((yield* asChef("GET", "/google/oauth/status")).body).toEqual({
          connected: false,
          integration: { googleEmail: "chef@example.com", expiresAt: expect.any(String) },
        });
        expect((yield* asChef("GET", "/business/connected")).body).toEqual({ connected: false });
        yield* named("A kitchen");
        yield* connect((yield* allowed).code);
        expect((yield* sync).body).toMatchObject({ success: true });
      }),
  );

  it.effect("a business that has no places yet is listed by its name", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      yield* sql`DELETE FROM business_locations WHERE business_id IN (SELECT business_id FROM businesses WHERE user_id = 4)`;
      yield* connect((yield* allowed).code);
      expect((yield* asChef("POST", "/google/locations/sync")).body).toEqual({
        success: true,
        message: "1 location synced",
      });
      const [business] = yield* sql<{ name: string }>`SELECT name FROM businesses WHERE user_id = 4`;
      expect((yield* asChef("GET", "/google/locations")).body).toMatchObject({
        locations: [{ name: business?.name }],
      });
    }),
  );
});
