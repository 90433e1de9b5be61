import { fc } from "@fast-check/vitest";
import { expect, layer } from "@effect/vitest";
import * as DateTime from "effect/DateTime";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { UnsecuredJWT, type JWTPayload } from "jose";
import { exchange, type Asked } from "../asked.ts";
import { ANYWHERE, seeded } from "../database-image.ts";
import { ask, signIn, tokenOf, webBackend } from "../fixtures-backend.ts";
import { forAll } from "../fixtures-laws.ts";
import { emulatorToken, identityClaims } from "../fixtures-tokens.ts";

const backend = webBackend.pipe(Layer.provideMerge(seeded(ANYWHERE, 9)));

const PASSWORD = "s3cret/pass?word";

interface Path {
  readonly dob?: string;
  readonly email?: string;
  readonly password?: string;
  readonly roleId?: string;
  readonly tokenId?: string;
}

/** A request that makes a user for the identity `uid`, unless something else is said. */
const creating = (uid: string, path: Path = {}, token?: string): Asked => {
  const {
    dob = "2000-02-29",
    email = `${uid}@kitchen.example`,
    password = PASSWORD,
    roleId = "2",
    tokenId = emulatorToken(uid),
  } = path;
  const segments = [dob, email, password, roleId, tokenId].map(encodeURIComponent);
  return { method: "POST", path: `/api/v1/authentication/createUser/${segments.join("/")}`, token };
};

const tokenSaying = (uid: string, claims: JWTPayload): string =>
  new UnsecuredJWT({ ...identityClaims(uid), ...claims }).encode();

const OK = { status: 200, body: '{"status":"ok"}' };
const told = ({ status, body }: { readonly status: number; readonly body: string }) => ({ status, body });

const everybody = Effect.flatMap(
  SqlClient,
  (sql) =>
    sql<{
      identity_uid: string | null;
      email: string;
      nombre: string;
      role_id: number;
      born: string | null;
    }>`SELECT identity_uid, email, nombre, role_id, birth_date::text AS born FROM users ORDER BY user_id`,
).pipe(Effect.orDie);

const yearsAgo = (years: number, days = 0) =>
  Effect.map(DateTime.now, (now) =>
    DateTime.formatIsoDateUtc(DateTime.add(DateTime.subtract(now, { years }), { days })),
  );

layer(backend, { excludeTestServices: true })("createUser", (it) => {
  it.effect("D20: the exchange knows nobody, createUser makes a chef, the exchange knows them", () =>
    Effect.gen(function* () {
      const before = yield* everybody;
      expect((yield* ask(exchange(emulatorToken("ana")))).status).toBe(404);
      expect(told(yield* ask(creating("ana")))).toEqual(OK);
      expect(yield* everybody).toEqual([
        ...before,
        { identity_uid: "ana", email: "ana@kitchen.example", nombre: "", role_id: 2, born: "2000-02-29" },
      ]);
      const exchanged = yield* ask(exchange(emulatorToken("ana")));
      expect([exchanged.status, JSON.parse(exchanged.body).user]).toMatchObject([
        200,
        { email: "ana@kitchen.example", profile: { nombre: "" }, role: "chef" },
      ]);
    }),
  );

  it.effect.each([
    { said: "  Bistrô  do Zé ", nombre: "Bistrô do Zé" },
    { said: "x".repeat(201), nombre: "" },
    { said: "Ana\u202e", nombre: "" },
    { said: "a\u0000b", nombre: "" },
  ])("D39, D70: whom the provider calls $said is called $nombre by everybody", ({ said, nombre }) =>
    Effect.gen(function* () {
      const uid = `called-${said.length}`;
      const tokenId = tokenSaying(uid, { name: said });
      expect(told(yield* ask(creating(uid, { tokenId })))).toEqual(OK);
      expect((yield* everybody).find(({ identity_uid }) => identity_uid === uid)?.nombre).toBe(nombre);
    }),
  );

  it.effect("D22: whoever exists already, by identity or by address, gets the same answer and stays", () =>
    Effect.gen(function* () {
      const fresh = yield* ask(creating("first-time"));
      const before = yield* everybody;
      const answers = [
        yield* ask(creating("first-time")),
        yield* ask(creating("first-time", { dob: "1990-01-01", password: "another" })),
        yield* ask(
          creating("sample-chef", {
            email: "else@kitchen.example",
            tokenId: tokenSaying("sample-chef", { email: "else@kitchen.example" }),
          }),
        ),
        yield* ask(
          creating("thief", {
            email: "Admin@Example.COM",
            tokenId: tokenSaying("thief", { email: "Admin@Example.COM" }),
          }),
        ),
      ];
      expect(answers.map(told)).toEqual(answers.map(() => OK));
      expect(new Set([fresh, ...answers].map(({ headers }) => JSON.stringify(headers))).size).toBe(1);
      expect(yield* everybody).toEqual(before);
      expect((yield* ask(exchange(emulatorToken("thief")))).status).toBe(404);
    }),
  );

  it.effect("D22: identity and address are the token's; letter case in the path makes no other address", () =>
    Effect.gen(function* () {
      expect(told(yield* ask(creating("cased", { email: "CASED@Kitchen.Example" })))).toEqual(OK);
      expect((yield* everybody).at(-1)).toMatchObject({
        identity_uid: "cased",
        email: "cased@kitchen.example",
      });
    }),
  );

  it.effect(
    "D22: an address that is not the token's is refused, in the same words whoever it belongs to",
    () =>
      Effect.gen(function* () {
        const before = yield* everybody;
        const answers = [
          yield* ask(creating("mallory", { email: "admin@example.com" })),
          yield* ask(creating("mallory", { email: "nobody@example.com" })),
          yield* ask(creating("mallory", { email: "mallory@kitchen.example " })),
          yield* ask(creating("mallory", { tokenId: tokenSaying("mallory", { email: "" }) })),
          yield* ask(creating("mallory", { tokenId: tokenSaying("mallory", { email: undefined }) })),
        ];
        expect(answers.map(told)).toEqual(
          answers.map(() => ({
            status: 400,
            body: '{"_tag":"Refused","message":"The token is not of this account"}',
          })),
        );
        expect(yield* everybody).toEqual(before);
      }),
  );

  it.effect("D22: a token that is not a good identity token is refused, an access token too", () =>
    Effect.gen(function* () {
      const before = yield* everybody;
      const access = yield* signIn("admin");
      const claims = identityClaims("mallory");
      const bad = [
        access,
        "token",
        "a.b.c",
        tokenSaying("mallory", { exp: (claims.exp ?? 0) - 7_200 }),
        tokenSaying("mallory", { aud: "other" }),
        tokenSaying("", {}),
      ];
      const answers = yield* Effect.forEach(bad, (tokenId) =>
        ask(creating("mallory", { tokenId, roleId: "1" }, access)),
      );
      expect(answers.map(({ status }) => status)).toEqual(bad.map(() => 401));
      expect(yield* everybody).toEqual(before);
    }),
  );

  it.effect("D10: the default role for everybody, another one only with a bearer who may create users", () =>
    Effect.gen(function* () {
      for (const principal of ["admin", "editor", "viewer", "chef", "nobody"] as const) {
        const token = yield* tokenOf(principal);
        for (const roleId of ["1", "2", "3", "4", "5", "02", "0", "chef"]) {
          const uid = `by-${principal}-${roleId}`;
          const tokenId = tokenSaying(uid, { email_verified: true });
          const { status } = yield* ask(creating(uid, { roleId, tokenId }, token));
          const made = (yield* everybody).filter(({ identity_uid }) => identity_uid === uid);
          const known = ["1", "2", "3", "4"].includes(roleId);
          const expected =
            roleId === "2" || (principal === "admin" && known)
              ? [200, [Number(roleId)]]
              : [principal === "admin" ? 400 : principal === "nobody" ? 401 : 403, []];
          expect([principal, roleId, status, made.map(({ role_id }) => role_id)]).toEqual([
            principal,
            roleId,
            ...expected,
          ]);
        }
      }
    }),
  );

  it.effect(
    "D10, D22: an identity token or rubbish as bearer gives nothing, and does not hinder a chef",
    () =>
      Effect.gen(function* () {
        for (const bearer of [emulatorToken("sample-admin"), "rubbish"]) {
          expect((yield* ask(creating("nora", { roleId: "1" }, bearer))).status).toBe(401);
          expect((yield* ask(creating("nora", {}, bearer))).status).toBe(200);
        }
      }),
  );

  it.effect("D20: a real day, in the past, at least thirteen years ago", () =>
    Effect.gen(function* () {
      const before = yield* everybody;
      const bad = [
        "2001-02-29",
        "2000-13-01",
        "2000-1-1",
        "29-02-2000",
        "2000-02-29T00:00:00Z",
        "2999-01-01",
        "0000-01-01",
        "yesterday",
        yield* yearsAgo(0),
        yield* yearsAgo(12),
        yield* yearsAgo(13, 1),
      ];
      const answers = yield* Effect.forEach(bad, (dob, index) => ask(creating(`young-${index}`, { dob })));
      expect(answers.map(told)).toEqual(
        bad.map(() => ({
          status: 400,
          body: '{"_tag":"Refused","message":"The date of birth cannot be accepted","field":"dob"}',
        })),
      );
      expect(yield* everybody).toEqual(before);
      const good = [yield* yearsAgo(13), "1900-01-01", "0001-01-01"];
      for (const [index, dob] of good.entries()) {
        expect(told(yield* ask(creating(`old-${index}`, { dob })))).toEqual(OK);
        expect((yield* everybody).at(-1)).toMatchObject({ identity_uid: `old-${index}`, born: dob });
      }
    }),
  );

  it.effect("D21: whatever the password is, it is heard and kept nowhere", () =>
    Effect.gen(function* () {
      const passwords = fc
        .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
        .filter((text) => text !== "." && text !== ".." && text.isWellFormed());
      let number = 0;
      yield* forAll(
        passwords,
        (password) =>
          Effect.gen(function* () {
            number += 1;
            expect(told(yield* ask(creating(`pass-${number}`, { password })))).toEqual(OK);
          }),
        { numRuns: 30 },
      );
      yield* ask(creating("kept", { password: "kept-nowhere" }));
      const rows = yield* Effect.flatMap(
        SqlClient,
        (sql) => sql`SELECT to_jsonb(u)::text AS all FROM users u`,
      );
      expect(JSON.stringify(rows)).not.toContain("kept-nowhere");
      expect(JSON.stringify(rows)).not.toContain("s3cret");
    }),
  );

  it.effect("D22: an identity that cannot be kept is refused, not a fault of the server", () =>
    Effect.gen(function* () {
      const answer = yield* ask(creating("nul", { tokenId: tokenSaying("nul\u0000", {}) }));
      expect(answer.status).toBe(400);
    }),
  );

  it.effect("D21: an account may be made ten times in a minute, whatever comes of it", () =>
    Effect.gen(function* () {
      const statuses = yield* Effect.forEach(Array.from({ length: 12 }), () => ask(creating("eager")));
      expect(statuses.map(({ status }) => status).slice(0, 11)).toEqual([...Array(10).fill(200), 429]);
      expect(statuses[10]?.headers["retry-after"]).toMatch(/^[1-6]$/u);
    }),
  );
});
