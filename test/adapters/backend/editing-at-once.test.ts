import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import { idOf } from "../../../src/adapters/backend/sql/rows.ts";
import { UserEdits } from "../../../src/adapters/backend/policy/user-edits.ts";
import { Users } from "../../../src/domain/ports/users.ts";
import { Forbidden, Unauthorized } from "../../../src/domain/remote-failure.ts";
import { ROLE_IDS, type Role } from "../../../src/domain/role.ts";
import { type Place, seeded } from "../database-image.ts";
import { ask, signIn, webBackend } from "../fixtures-backend.ts";
import { onBoth } from "./on-server.ts";

const ROUNDS = 40;
const EDITOR = 2;
const SOMEBODY = 5;

const keyed = (key: number) => idOf<"user">(String(key));

const given = (userId: number, role: Role) =>
  Effect.flatMap(
    SqlClient,
    (sql) => sql`UPDATE users SET role_id = ${ROLE_IDS[role]} WHERE user_id = ${userId}`,
  );

const userAt = Effect.fnUntraced(function* (userId: number) {
  const sql = yield* SqlClient;
  const [row] = yield* sql<{ email: string; role: string }>`
    SELECT email, name AS role FROM users JOIN roles USING (role_id) WHERE user_id = ${userId}`;
  return row ?? (yield* Effect.die(`there is no user ${userId}`));
});

const admins = Effect.gen(function* () {
  const { items } = yield* (yield* Users).all();
  return items.filter(({ role }) => role === "admin");
});

/** The status that an edit answers: somebody as they were, but for the name and the role. */
const edited = (token: string, userId: number, email: string, role: string) =>
  Effect.map(
    ask({
      method: "PUT",
      path: "/api/v1/user/editUser",
      token,
      body: { userId, email, profile: { nombre: "Ada" }, role },
    }),
    ({ status }) => status,
  );

/** What saves a record under another name onto a state of it. */
const saving =
  (method: string, path: string, renamed: (body: object, name: string) => object) =>
  (token: string, body: object, name: string, revision = "") =>
    ask({
      method,
      path: `/api/v1${path}`,
      token,
      body: renamed(body, name),
      headers: { "if-match": revision },
    });

const RECORDS = [
  {
    path: "/api/v1/user/5",
    by: "admin",
    removed: "/user/destroy/5",
    saved: saving("PUT", "/user/editUser", (body, nombre) => ({ ...body, profile: { nombre } })),
  },
  {
    path: "/api/v1/kitchen/2",
    by: "admin",
    removed: "/kitchen/destroyKitchen/2",
    saved: saving("POST", "/kitchen/editKitchen", (body, nombre) => ({ ...body, nombre })),
  },
  {
    path: "/api/v1/tribe/1",
    by: "admin",
    removed: "/tribe/destroy/1",
    saved: saving("POST", "/tribe/editTribe", (body, name) => ({ ...body, name })),
  },
  {
    path: "/api/v1/business/profile",
    by: "chef",
    saved: saving("PUT", "/business/profile", (body, name) => ({ ...body, name })),
  },
] as const;

const both = { concurrency: "unbounded" } as const;

const backendOver = (place: Place) =>
  Layer.merge(webBackend, portsSql()).pipe(Layer.provideMerge(seeded(place, 9)));

onBoth("D14: edits at once", backendOver, (it) => {
  it.effect("D14: an editor who saves a name never brings back a role that is being taken away", () =>
    Effect.gen(function* () {
      const [admin, editor] = [yield* signIn("admin"), yield* signIn("editor")];
      const { email } = yield* userAt(SOMEBODY);
      for (let round = 0; round < ROUNDS; round += 1) {
        yield* given(SOMEBODY, "admin");
        const [named, demoted] = yield* Effect.all(
          [edited(editor, SOMEBODY, email, "admin"), edited(admin, SOMEBODY, email, "viewer")],
          both,
        );
        expect([200, 403]).toContain(named);
        expect([demoted, (yield* userAt(SOMEBODY)).role]).toEqual([200, "viewer"]);
      }
    }),
  );

  it.effect("D14: an admin gives nobody a role any more once their own is taken away", () =>
    Effect.gen(function* () {
      const [admin, other] = [yield* signIn("admin"), yield* signIn("editor")];
      const [{ email: otherEmail }, { email }] = [yield* userAt(EDITOR), yield* userAt(SOMEBODY)];
      for (let round = 0; round < ROUNDS; round += 1) {
        yield* given(EDITOR, "admin");
        yield* given(SOMEBODY, "viewer");
        const [promoted, [demoted, then]] = yield* Effect.all(
          [
            edited(other, SOMEBODY, email, "chef"),
            Effect.all([edited(admin, EDITOR, otherEmail, "editor"), userAt(SOMEBODY)]),
          ],
          both,
        );
        expect([200, 403]).toContain(promoted);
        expect([demoted, yield* userAt(SOMEBODY)]).toEqual([200, then]);
      }
    }),
  );

  it.effect("D13, D14: who may edit nobody by now, or is not there by now, saves not even a name", () =>
    Effect.gen(function* () {
      const { save } = yield* UserEdits;
      yield* given(SOMEBODY, "viewer");
      const user = yield* (yield* Users).byId(keyed(EDITOR));
      const renamed = { ...user, profile: { nombre: "Somebody else" } };
      expect([
        yield* Effect.flip(save(keyed(SOMEBODY), renamed)),
        yield* Effect.flip(save(keyed(10), renamed)),
        yield* (yield* Users).byId(user.userId),
      ]).toEqual([Forbidden, Unauthorized, user]);
    }),
  );

  it.effect.each(RECORDS)("D37: of two who save $path onto the same state, one wins, and is told", (record) =>
    Effect.gen(function* () {
      const token = yield* signIn(record.by);
      for (let round = 0; round < 10; round += 1) {
        const { headers, body } = yield* ask({ method: "GET", path: record.path, token });
        const answers = yield* Effect.all(
          [0, 1].map((who) => record.saved(token, JSON.parse(body), `${round} by ${who}`, headers["etag"])),
          both,
        );
        const statuses = answers.map(({ status }) => status);
        expect(statuses.toSorted()).toEqual([200, 412]);
        const kept = yield* ask({ method: "GET", path: record.path, token });
        expect(kept.body).toContain(`${round} by ${statuses.indexOf(200)}`);
      }
    }),
  );

  it.effect.each(RECORDS)(
    "P39: $path is saved onto any state, or one of several, but no weak one",
    (record) =>
      Effect.gen(function* () {
        const token = yield* signIn(record.by);
        const { headers, body } = yield* ask({ method: "GET", path: record.path, token });
        const { etag = "" } = headers;
        const onto = (named: string) =>
          Effect.map(record.saved(token, JSON.parse(body), "Renamed", named), ({ status }) => status);
        expect([
          yield* onto(`W/${etag}`),
          yield* onto(`"another", "one more"`),
          yield* onto(`"one, *, more"`),
          yield* onto(`"another", ${etag}`),
          yield* onto(etag),
          yield* onto("*"),
        ]).toEqual([412, 412, 412, 200, 412, 200]);
      }),
  );

  it.effect.each(RECORDS.filter((record) => "removed" in record))(
    "D37: $path is not deleted once somebody has changed it, where the state is named that was looked at",
    (record) =>
      Effect.gen(function* () {
        const token = yield* signIn(record.by);
        const path = `/api/v1${record.removed}`;
        const remove = (onto: string | undefined) =>
          Effect.map(
            ask({ method: "DELETE", path, token, headers: onto === undefined ? {} : { "if-match": onto } }),
            ({ status }) => status,
          );
        const { headers, body } = yield* ask({ method: "GET", path: record.path, token });
        yield* record.saved(token, JSON.parse(body), "Renamed meanwhile", "*");
        expect(yield* remove(headers["etag"])).toBe(412);
        const { headers: now } = yield* ask({ method: "GET", path: record.path, token });
        expect([yield* remove(now["etag"]), yield* remove(now["etag"])]).toEqual([204, 404]);
      }),
  );

  it.effect("P39: what is not there is in no state that it could be saved onto", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      const [, , , { by, path, saved }] = RECORDS;
      const token = yield* signIn(by);
      const { body } = yield* ask({ method: "GET", path, token });
      yield* sql`DELETE FROM businesses`;
      expect((yield* saved(token, JSON.parse(body), "Founded", "*")).status).toBe(412);
    }),
  );

  it.effect("D14: admins who demote one another in a ring neither wait for each other nor all succeed", () =>
    Effect.gen(function* () {
      const { save } = yield* UserEdits;
      for (let round = 0; round < ROUNDS; round += 1) {
        yield* Effect.forEach([1, 2, 3, 4], (userId) => given(userId, "admin"));
        const before = yield* admins;
        const exits = yield* Effect.forEach(
          before,
          ({ userId }, index) => {
            const next = before[(index + 1) % before.length];
            return next === undefined
              ? Effect.die("there are admins")
              : Effect.exit(save(userId, { ...next, role: "viewer" }));
          },
          both,
        );
        const refused = exits.filter(Exit.isFailure);
        expect(refused).toEqual(refused.map(() => Exit.fail(Forbidden)));
        // Who was demoted first demotes nobody any more; how many that are is up to who comes first.
        expect([1, 2]).toContain(refused.length);
        expect([before.length, (yield* admins).length]).toEqual([4, refused.length]);
      }
    }),
  );
});
