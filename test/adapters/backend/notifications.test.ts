import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { INCIDENT_TITLE } from "../../../src/domain/incident-report.ts";
import { type Asked } from "../asked.ts";
import { seeded } from "../database-image.ts";
import { ask, signIn, tokenOf, webBackend } from "../fixtures-backend.ts";

const records = seeded({ _tag: "Memory" }, 9);
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
const messageFor = (userId: number | null) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    const [row] = yield* sql<{ id: string }>`
      INSERT INTO notifications ${sql.insert({ user_id: userId, title: "Hello", message: "There" })}
      RETURNING notification_id::text AS id`;
    return row?.id ?? "";
  }).pipe(Effect.orDie);

const isRead = (id: string) =>
  Effect.flatMap(
    SqlClient,
    (sql) => sql<{ read: boolean }>`
    SELECT read FROM notifications WHERE notification_id = ${BigInt(id)}`,
  ).pipe(
    Effect.orDie,
    Effect.map((rows) => rows.map(({ read }) => read)),
  );

layer(backend, { excludeTestServices: true })("notifications: whose they are", (it) => {
  it.effect.each(["editor", "viewer", "chef"] as const)(
    "D13, D16: %s marks an own message; a foreign, a common and a missing one answer alike",
    (role) =>
      Effect.gen(function* () {
        const token = yield* signIn(role);
        const own = yield* messageFor({ editor: 2, viewer: 3, chef: 4 }[role]);
        const kept = [yield* messageFor(1), yield* messageFor(null)];
        const mark = (id: string) =>
          ask({ method: "PUT", path: `/api/v1/systemnotification/${id}/read`, token });
        expect((yield* mark(own)).status).toBe(200);
        expect(yield* isRead(own)).toEqual([true]);
        const answers = yield* Effect.forEach([...kept, "999999", "nobody", `0${own}`], mark);
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
        expect(answers[0]?.status).toBe(403);
        expect(yield* Effect.forEach(kept, isRead)).toEqual([[false], [false]]);
      }),
  );

  it.effect("D13: an admin marks anybody's message and hears of a missing one", () =>
    Effect.gen(function* () {
      const token = yield* signIn("admin");
      const ids = [yield* messageFor(4), yield* messageFor(null), "999999"];
      const answers = yield* Effect.forEach(ids, (id) =>
        ask({ method: "PUT", path: `/api/v1/systemnotification/${id}/read`, token }),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
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
      expect(rest).toEqual({ title: "Hello", message: "There", read: false });
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
