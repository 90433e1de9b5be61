import { fc } from "@fast-check/vitest";
import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { savable, SPEC_ROLES } from "../../../domain/generators.ts";
import { tidyName } from "../../../../src/domain/person-name.ts";
import { PRINCIPALS, type Asked } from "../../asked.ts";
import { type Place, seeded } from "../../database-image.ts";
import { ask, signIn, tokenOf, webBackend } from "../../fixtures-backend.ts";
import { forAll } from "../../fixtures-laws.ts";
import { escalations, withUnknownKeys, type WireUser } from "../escalations.ts";
import { onOneOrBoth } from "../on-server.ts";

const ATTEMPTS = 1_200;

/** Everything that the database holds about its users. */
const everything = Effect.flatMap(
  SqlClient,
  (sql) => sql<Record<string, unknown>>`
    SELECT user_id::text, identity_uid, email, nombre, role_id, birth_date, search_text, created_at::text
    FROM users ORDER BY user_id`,
);

const wireUsers = Effect.map(
  Effect.flatMap(
    SqlClient,
    (sql) => sql<{
      user_id: string;
      email: string;
      nombre: string;
      role: string;
      verified: boolean;
      created_at: Date;
    }>`
      SELECT user_id::text, email, nombre, name AS role, verified, created_at FROM users JOIN roles USING (role_id)
      ORDER BY user_id`,
  ),
  (rows) =>
    rows.map(({ user_id, email, nombre, role, verified, created_at }): WireUser => ({
      userId: user_id,
      email,
      profile: { nombre },
      role,
      verified,
      creationDate: created_at.toISOString(),
    })),
);

const userAt = (users: ReadonlyArray<WireUser>, index: number): WireUser => {
  const user = users[index];
  if (user === undefined) throw new Error(`there is no user ${index}`);
  return user;
};

const editing = (body: unknown, token: string): Asked => ({
  method: "PUT",
  path: "/api/v1/user/editUser",
  body,
  token,
});

/** An answer without the pictures that the sample's users have (D59). */
const json = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) => (key === "imageUrl" ? undefined : value));

const REFUSALS = [400, 401, 403, 404];

const backendOver = (place: Place) => webBackend.pipe(Layer.provideMerge(seeded(place, 9)));

onOneOrBoth("D14: editing users", backendOver, (it) => {
  it.effect(`D14: ${ATTEMPTS} attempts to get more than one's role gives, and nothing comes of any`, () =>
    Effect.gen(function* () {
      const users = yield* wireUsers;
      const before = yield* everything;
      const tokens = new Map(
        yield* Effect.forEach(PRINCIPALS, (each) =>
          Effect.map(tokenOf(each), (token) => [each, token] as const),
        ),
      );
      const seen = new Map<string, number>();
      yield* forAll(
        escalations(users, userAt(users, 0)),
        ({ principal, asked }) =>
          Effect.gen(function* () {
            const { status, body } = yield* ask({ ...asked, token: tokens.get(principal) });
            expect(REFUSALS, body).toContain(status);
            expect(yield* everything).toEqual(before);
            const kind = `${principal} ${asked.method}`;
            seen.set(kind, (seen.get(kind) ?? 0) + 1);
          }),
        { numRuns: ATTEMPTS },
      );
      expect([...seen.keys()].sort()).toEqual(
        PRINCIPALS.flatMap((each) => [`${each} DELETE`, `${each} PUT`]).sort(),
      );
      expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1_000);
    }),
  );

  it.effect("D14: keys that mean nothing, `__proto__` among them, are dropped, whoever sends them", () =>
    Effect.gen(function* () {
      const users = yield* wireUsers;
      const before = yield* everything;
      const tokens = [yield* signIn("editor"), yield* signIn("admin")];
      yield* forAll(
        fc.tuple(withUnknownKeys(users), fc.constantFrom(...tokens)),
        ([{ user, body }, token]) =>
          Effect.gen(function* () {
            const answer = yield* ask(editing(body, token));
            expect([answer.status, json(answer.body)]).toEqual([200, user]);
            expect(yield* everything).toEqual(before);
          }),
        { numRuns: 200 },
      );
    }),
  );

  it.effect("D14: an editor changes a name, of anybody, and nothing else of them or of anybody else", () =>
    Effect.gen(function* () {
      const token = yield* signIn("editor");
      yield* forAll(
        fc.tuple(fc.nat({ max: 7 }), savable),
        ([index, nombre]) =>
          Effect.gen(function* () {
            const users = yield* wireUsers;
            const user = userAt(users, index);
            const saved = { ...user, profile: { nombre: tidyName(nombre) } };
            const { status, body } = yield* ask(editing({ ...user, profile: { nombre } }, token));
            expect([status, json(body)]).toEqual([200, saved]);
            expect(yield* wireUsers).toEqual(users.with(index, saved));
          }),
        { numRuns: 100 },
      );
    }),
  );

  it.effect("D76: whoever may edit nobody else changes their own name, and nothing else of anybody", () =>
    Effect.gen(function* () {
      const tokens = { viewer: yield* signIn("viewer"), chef: yield* signIn("chef") };
      yield* forAll(
        fc.tuple(fc.constantFrom("viewer", "chef"), savable),
        ([principal, nombre]) =>
          Effect.gen(function* () {
            const users = yield* wireUsers;
            const index = principal === "viewer" ? 2 : 3;
            const user = userAt(users, index);
            const saved = { ...user, profile: { nombre: tidyName(nombre) } };
            const sent = { ...user, profile: { nombre, imageUrl: "/elsewhere" }, verified: !user.verified };
            const { status, body } = yield* ask(editing(sent, tokens[principal]));
            expect([status, json(body)]).toEqual([200, saved]);
            expect(yield* wireUsers).toEqual(users.with(index, saved));
            const read = yield* ask({
              method: "GET",
              path: `/api/v1/user/${user.userId}`,
              token: tokens[principal],
            });
            expect(json(read.body)).toEqual(saved);
          }),
        { numRuns: 100 },
      );
    }),
  );

  it.effect("D14, D34: an unchanged role is fine, in whatever shape, or left out", () =>
    Effect.gen(function* () {
      const before = yield* everything;
      const token = yield* signIn("editor");
      const { role, ...rest } = userAt(yield* wireUsers, 3);
      for (const sent of [
        { ...rest, role },
        { ...rest, role: { name: role } },
        { ...rest, role: { roleName: role } },
        { ...rest, role: null },
        rest,
        { ...rest, userId: Number(rest.userId) },
      ]) {
        const { status, body } = yield* ask(editing(sent, token));
        expect([status, json(body)]).toEqual([200, { ...rest, role }]);
      }
      expect(yield* everything).toEqual(before);
    }),
  );

  it.effect("D14: an admin gives anybody else any of the four roles, and another address", () =>
    Effect.gen(function* () {
      const token = yield* signIn("admin");
      yield* forAll(
        fc.tuple(fc.integer({ min: 4, max: 7 }), fc.constantFrom(...SPEC_ROLES), fc.uuid()),
        ([index, role, name]) =>
          Effect.gen(function* () {
            const users = yield* wireUsers;
            // The new address is nobody's yet that anybody verified (D68).
            const saved = {
              ...userAt(users, index),
              role,
              email: `${name}@kitchen.example`,
              verified: false,
            };
            const { status, body } = yield* ask(editing({ ...saved, allowUnverified: true }, token));
            expect([status, json(body)]).toEqual([200, saved]);
            expect(yield* wireUsers).toEqual(users.with(index, saved));
          }),
        { numRuns: 50 },
      );
    }),
  );

  it.effect("D14: nobody changes a role of their own, not even one admin among several", () =>
    Effect.gen(function* () {
      const token = yield* signIn("admin");
      const users = yield* wireUsers;
      const { status } = yield* ask(editing({ ...userAt(users, 1), role: "admin" }, token));
      expect(status).toBe(200);
      const before = yield* everything;
      for (const role of ["editor", "viewer", "chef", "owner"]) {
        const answer = yield* ask(editing({ ...userAt(users, 0), role }, token));
        expect([answer.status, json(answer.body)]).toEqual([
          403,
          { _tag: "Forbidden", message: "Nobody may change their own role" },
        ]);
      }
      expect(yield* everything).toEqual(before);
    }),
  );

  it.effect("D64: nobody deletes their own account, not even one admin among several", () =>
    Effect.gen(function* () {
      const token = yield* signIn("admin");
      const users = yield* wireUsers;
      const { status } = yield* ask(editing({ ...userAt(users, 1), role: "admin" }, token));
      expect(status).toBe(200);
      const before = yield* everything;
      const answer = yield* ask({
        method: "DELETE",
        path: `/api/v1/user/destroy/${userAt(users, 0).userId}`,
        token,
      });
      expect([answer.status, json(answer.body)]).toEqual([
        403,
        { _tag: "Forbidden", message: "Nobody may delete their own account" },
      ]);
      expect(yield* everything).toEqual(before);
    }),
  );
});
