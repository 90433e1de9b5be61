import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { INCIDENT_TITLE } from "../../../src/domain/incident-report.ts";
import type { SystemNotification } from "../../../src/domain/notification.ts";
import { type Asked } from "../asked.ts";
import { ANYWHERE, seeded } from "../database-image.ts";
import { ask, signIn, tokenOf, webBackend } from "../fixtures-backend.ts";

const records = seeded(ANYWHERE, 9);
const backend = webBackend.pipe(Layer.provideMerge(records));

const draft = (user?: unknown) => ({
  title: "Hello",
  message: "There",
  ...(user === undefined ? {} : { user }),
});
const create = (body: unknown, token: string | undefined): Asked => ({
  method: "POST",
  path: "/api/v1/systemnotification/create",
  body,
  token,
});

/** A message for a user, put where it lies; gives its id. */
const messageFor = (userId: number | null, more: Readonly<Record<string, unknown>> = {}) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const [row] = yield* sql<{ id: string }>`
      INSERT INTO notifications ${sql.insert({ user_id: userId, title: "Hello", message: "There", ...more })}
      RETURNING notification_id::text AS id`;
    return row?.id ?? "";
  }).pipe(Effect.orDie);

const OWN = { admin: 1, editor: 2, viewer: 3, chef: 4 } as const;

const mark = (id: string, token: string | undefined) =>
  ask({ method: "PUT", path: `/api/v1/systemnotification/${id}/read`, token });

const itemsOf = ({ body }: { readonly body: string }): ReadonlyArray<SystemNotification> => JSON.parse(body);

/** What one of the sample accounts is told of a message. */
const toldOf = (role: keyof typeof OWN, id: string) =>
  Effect.gen(function* () {
    const path = `/api/v1/systemnotification/user/${OWN[role]}`;
    const answer = yield* ask({ method: "GET", path, token: yield* tokenOf(role) });
    return itemsOf(answer).find(({ notificationId }) => String(notificationId) === id);
  });

/** Who has read a message, by their own copies. */
const readersOf = (id: string) =>
  Effect.flatMap(
    SqlClient,
    (sql) => sql<{ reader: number }>`
      SELECT user_id::int AS reader FROM notification_copies
      WHERE notification_id = ${BigInt(id)} AND read ORDER BY 1`,
  ).pipe(
    Effect.orDie,
    Effect.map((rows) => rows.map(({ reader }) => reader)),
  );

layer(backend, { excludeTestServices: true })("notifications: whose they are", (it) => {
  it.effect.each(["editor", "viewer", "chef"] as const)(
    "D16, D67: %s marks an own message and a common one; a foreign and a missing one answer alike",
    (role) =>
      Effect.gen(function* () {
        const token = yield* signIn(role);
        const own = yield* messageFor(OWN[role]);
        const common = yield* messageFor(null);
        const foreign = yield* messageFor(1);
        for (const id of [own, common]) {
          expect((yield* mark(id, token)).status).toBe(200);
          expect(yield* readersOf(id)).toEqual([OWN[role]]);
        }
        const answers = yield* Effect.forEach([foreign, "999999", "nobody", `0${own}`], (id) =>
          mark(id, token),
        );
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
        expect(answers[0]?.status).toBe(403);
        expect(yield* readersOf(foreign)).toEqual([]);
      }),
  );

  it.effect("D13, D67: an admin marks own copies of anybody's message and hears of a missing one", () =>
    Effect.gen(function* () {
      const token = yield* signIn("admin");
      const theirs = yield* messageFor(4);
      const answers = yield* Effect.forEach([theirs, yield* messageFor(null), "999999"], (id) =>
        mark(id, token),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
      expect((yield* toldOf("chef", theirs))?.read).toBe(false);
    }),
  );

  it.effect(
    "D67: what is for everybody is read by whoever marked it, and by nobody else, in every list",
    () =>
      Effect.gen(function* () {
        const id = yield* messageFor(null);
        const chef = yield* mark(id, yield* tokenOf("chef"));
        expect(JSON.parse(chef.body).read).toBe(true);
        expect((yield* toldOf("chef", id))?.read).toBe(true);
        for (const role of ["admin", "editor", "viewer"] as const)
          expect([role, (yield* toldOf(role, id))?.read]).toEqual([role, false]);
        yield* mark(id, yield* tokenOf("editor"));
        for (const [role, read] of [
          ["editor", true],
          ["viewer", false],
        ] as const) {
          const token = yield* tokenOf(role);
          for (const list of ["", "/200/0"]) {
            const answer = yield* ask({ method: "GET", path: `/api/v1/systemnotification${list}`, token });
            const found = itemsOf(answer).find(({ notificationId }) => String(notificationId) === id);
            expect([role, list, found?.read]).toEqual([role, list, read]);
          }
        }
        // An admin who looks at what the chef is told has copies of their own.
        const path = "/api/v1/systemnotification/user/4";
        const seen = itemsOf(yield* ask({ method: "GET", path, token: yield* tokenOf("admin") }));
        expect(seen.find(({ notificationId }) => String(notificationId) === id)?.read).toBe(false);
      }),
  );

  it.effect(
    "D67: what was for everybody before somebody came is no news to them, and is to who was there",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient;
        const [at] = yield* sql<{ came: Date }>`SELECT created_at AS came FROM users WHERE user_id = 4`;
        const before = new Date((at?.came.getTime() ?? 0) - 1);
        const old = yield* messageFor(null, { created_at: before });
        const own = yield* messageFor(4, { created_at: before });
        yield* sql`UPDATE users SET created_at = ${before} WHERE user_id = 3`;
        expect((yield* toldOf("chef", old))?.read).toBe(true);
        expect((yield* toldOf("chef", own))?.read).toBe(false);
        expect((yield* toldOf("viewer", old))?.read).toBe(false);
      }),
  );

  it.effect("D67: what was read of it before there were copies is read for everybody", () =>
    Effect.gen(function* () {
      const id = yield* messageFor(null, { read: true });
      for (const role of ["admin", "editor", "viewer", "chef"] as const)
        expect((yield* toldOf(role, id))?.read).toBe(true);
    }),
  );

  it.effect("D66, D67: that somebody marked a message is noted, and not that they did so again", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      const id = yield* messageFor(null);
      const token = yield* tokenOf("chef");
      yield* mark(id, token);
      yield* mark(id, token);
      const rows = yield* sql`
        SELECT record_id, person_id::int AS person, changes FROM activity
        WHERE operation = 'notifications.markRead' AND record_id = ${id} ORDER BY activity_id`;
      expect(rows).toEqual([{ record_id: id, person: 4, changes: [{ field: "read", after: "true" }] }]);
    }),
  );

  it.effect("D67: a message says who wrote it, whoever reads it; nobody chooses that", () =>
    Effect.gen(function* () {
      const sent = { ...draft(), author: { userId: 4 } };
      const { body } = yield* ask(create(sent, yield* tokenOf("viewer")));
      const { notificationId, author } = JSON.parse(body);
      expect(author).toMatchObject({ userId: "3", profile: { nombre: "Vera Viewer" } });
      expect((yield* toldOf("chef", String(notificationId)))?.author).toEqual(author);
      expect((yield* toldOf("chef", yield* messageFor(null)))?.author).toBeUndefined();
    }),
  );

  it.effect("D67: a message outlives who wrote it, without saying who that was; copies go with either", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      const id = yield* messageFor(null, { author_user_id: 9 });
      const theirs = yield* messageFor(9);
      for (const notification_id of [id, theirs])
        yield* sql`INSERT INTO notification_copies ${sql.insert({ user_id: 9, notification_id, read: true })}`;
      expect((yield* toldOf("chef", id))?.author?.userId).toBe("9");
      const token = yield* tokenOf("admin");
      yield* ask({ method: "DELETE", path: "/api/v1/user/destroy/9", token });
      expect(yield* toldOf("chef", id)).toMatchObject({ title: "Hello", read: false });
      expect((yield* toldOf("chef", id))?.author).toBeUndefined();
      expect([yield* readersOf(id), yield* readersOf(theirs)]).toEqual([[], []]);
    }),
  );

  it.effect.each(["editor", "viewer", "chef"] as const)(
    "D16: %s reads own messages; those of an existing, a missing and an odd user answer alike",
    (role) =>
      Effect.gen(function* () {
        const token = yield* signIn(role);
        const own = { editor: "2", viewer: "3", chef: "4" }[role];
        const read = (id: string) =>
          ask({ method: "GET", path: `/api/v1/systemnotification/user/${id}`, token });
        expect((yield* read(own)).status).toBe(200);
        const answers = yield* Effect.forEach(["1", "999999", `0${own}`, "__proto__"], read);
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
        expect(answers[0]?.status).toBe(403);
      }),
  );

  it.effect.each(["admin", "editor", "viewer", "chef"] as const)(
    "D13, D67: %s may write to oneself, staff to everybody; to others only an admin",
    (role) =>
      Effect.gen(function* () {
        const token = yield* tokenOf(role);
        const own = { admin: 1, editor: 2, viewer: 3, chef: 4 }[role];
        const bodies = [
          draft(),
          draft(null),
          draft({ userId: own }),
          draft({ userId: 5 }),
          draft({ userId: 999_999 }),
        ];
        const answers = yield* Effect.forEach(bodies, (body) => ask(create(body, token)));
        expect(answers.map(({ status }) => status)).toEqual(
          {
            admin: [200, 200, 200, 200, 404],
            editor: [200, 200, 200, 403, 403],
            viewer: [200, 200, 200, 403, 403],
            chef: [403, 403, 200, 403, 403],
          }[role],
        );
        expect(answers[3]?.body === answers[4]?.body).toBe(role !== "admin");
      }),
  );

  it.effect("D44, P18: an incident report for nobody in particular reaches the staff, and no chef", () =>
    Effect.gen(function* () {
      const report = { title: INCIDENT_TITLE, message: "TypeError at /business" };
      yield* ask(create(report, yield* tokenOf("chef")));
      const told = (role: "admin" | "editor" | "viewer" | "chef", own: number) =>
        Effect.gen(function* () {
          const path = `/api/v1/systemnotification/user/${own}`;
          const { body } = yield* ask({ method: "GET", path, token: yield* tokenOf(role) });
          return JSON.parse(body).filter(({ title }: { title: string }) => title === INCIDENT_TITLE).length;
        });
      expect([
        yield* told("admin", 1),
        yield* told("editor", 2),
        yield* told("viewer", 3),
        yield* told("chef", 4),
      ]).toEqual([1, 1, 1, 0]);
    }),
  );

  it.effect("D67: an incident is nothing that a chef may mark, and staff do", () =>
    Effect.gen(function* () {
      const report = { title: INCIDENT_TITLE, message: "RangeError at /business" };
      const { body } = yield* ask(create(report, yield* tokenOf("chef")));
      const id = String(JSON.parse(body).notificationId);
      const marking = (role: keyof typeof OWN) => Effect.flatMap(tokenOf(role), (token) => mark(id, token));
      const answers = yield* Effect.forEach(["chef", "viewer", "editor", "admin"] as const, marking);
      expect(answers.map(({ status }) => status)).toEqual([403, 200, 200, 200]);
      expect(yield* readersOf(id)).toEqual([1, 2, 3]);
    }),
  );

  it.effect("D67: what a chef reports is no message: it is cut, and says no address, date or token", () =>
    Effect.gen(function* () {
      const message = [
        `TypeError: ${"x".repeat(900)}`,
        "/login?password=secret ana@kitchen.example 1990-02-03",
        "and now something else",
      ].join("\n");
      const { body } = yield* ask(create({ title: INCIDENT_TITLE, message }, yield* tokenOf("chef")));
      const kept: string = JSON.parse(body).message;
      expect(kept.length).toBeLessThanOrEqual(801);
      expect(kept).not.toMatch(/secret|ana@|1990|something else/u);
      expect(kept).toContain("TypeError");
    }),
  );

  it.effect("D13: unknown keys are dropped: nobody chooses the id, the moment or that it was read", () =>
    Effect.gen(function* () {
      const token = yield* signIn("viewer");
      const answer = yield* ask(
        create({ ...draft(), notificationId: 1, read: true, creationDate: "1999-01-01", html: "<b>" }, token),
      );
      const { notificationId, creationDate, ...rest } = JSON.parse(answer.body);
      expect(rest).toEqual({ title: "Hello", message: "There", read: false, author: expect.any(Object) });
      expect([String(notificationId) === "1", String(creationDate).startsWith("1999")]).toEqual([
        false,
        false,
      ]);
    }),
  );

  it.effect("D44: an account sends thirty messages at once; the next one hears when to come back", () =>
    Effect.gen(function* () {
      const token = yield* signIn("editor");
      const statuses: Array<number> = [];
      for (let sent = 0; sent < 40; sent += 1) {
        const answer = yield* ask(create(draft(), token));
        statuses.push(answer.status);
        if (answer.status !== 429) continue;
        const { retryAfterSeconds, ...rest } = JSON.parse(answer.body);
        expect(rest).toEqual({ _tag: "RateLimited" });
        expect(answer.headers["retry-after"]).toBe(String(retryAfterSeconds));
        break;
      }
      expect(statuses.at(-1)).toBe(429);
      expect((yield* ask(create(draft(), yield* signIn("admin")))).status).toBe(200);
    }),
  );
});
