import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import { SqlClient } from "effect/sql/SqlClient";
import { forgetExpired } from "../../../src/adapters/backend/sql/expired.ts";
import type { Role } from "../../../src/domain/role.ts";
import { type Place, seeded } from "../database-image.ts";
import { ask, signIn, webBackend } from "../fixtures-backend.ts";
import { onBoth } from "./on-server.ts";

const backendOver = (place: Place) => webBackend.pipe(Layer.provideMerge(seeded(place, 9)));

const KINDS = [
  {
    path: "/api/v1/kitchen/createKitchen",
    table: "kitchens",
    remove: "/api/v1/kitchen/destroyKitchen",
    body: (name: string) => ({ nombre: name }),
    idOf: Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Struct({ kitchenId: Schema.Unknown }))),
  },
  {
    path: "/api/v1/tribe/createTribe",
    table: "tribes",
    remove: "/api/v1/tribe/destroy",
    body: (name: string) => ({ name, description: "" }),
    idOf: Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Struct({ tribeId: Schema.Unknown }))),
  },
];

const created = Effect.fnUntraced(function* (
  { path, body, idOf }: (typeof KINDS)[number],
  role: Role,
  key: string | undefined,
  name = "Once",
) {
  const answer = yield* ask({
    method: "POST",
    path,
    token: yield* signIn(role),
    body: body(name),
    headers: key === undefined ? {} : { "idempotency-key": key },
  });
  expect(answer.status).toBe(200);
  return String(Object.values(idOf(answer.body))[0]);
});

const counted = (table: string) =>
  Effect.flatMap(SqlClient, (sql) =>
    Effect.map(sql<{ count: number }>`SELECT count(*)::int FROM ${sql(table)}`, (rows) => rows[0]?.count),
  );

const noted = Effect.flatMap(SqlClient, (sql) =>
  Effect.map(sql<{ count: number }>`SELECT count(*)::int FROM activity`, (rows) => rows[0]?.count ?? 0),
);

onBoth("P53: what is created under a key", backendOver, (it) => {
  for (const kind of KINDS)
    it.effect(`${kind.table}: once, however often and by how many at once it is sent`, () =>
      Effect.gen(function* () {
        const [before, log] = [(yield* counted(kind.table)) ?? 0, yield* noted];
        const sent = Array.from({ length: 6 }, () => created(kind, "editor", "a-key"));
        const ids = yield* Effect.all(sent, { concurrency: "unbounded" });
        expect(new Set(ids).size).toBe(1);
        expect(yield* created(kind, "editor", "a-key")).toBe(ids[0]);
        expect(yield* created(kind, "editor", "a-key", "Otherwise")).toBe(ids[0]);
        expect([yield* counted(kind.table), yield* noted]).toEqual([before + 1, log + 1]);

        const others = yield* Effect.all([
          created(kind, "editor", "another-key"),
          created(kind, "admin", "a-key"),
          created(kind, "editor", undefined),
          created(kind, "editor", undefined),
        ]);
        expect(new Set([...ids, ...others]).size).toBe(5);
        expect(yield* counted(kind.table)).toBe(before + 5);
      }),
    );

  it.effect("anew where it is gone, or a day has passed", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      for (const kind of KINDS) {
        const first = yield* created(kind, "admin", "gone");
        const removed = { method: "DELETE", path: `${kind.remove}/${first}`, token: yield* signIn("admin") };
        expect((yield* ask(removed)).status).toBe(204);
        const second = yield* created(kind, "admin", "gone");
        expect(second).not.toBe(first);
        expect(yield* created(kind, "admin", "gone")).toBe(second);
        yield* sql`UPDATE creations SET created_at = created_at - interval '25 hours'`;
        yield* forgetExpired;
        expect(yield* created(kind, "admin", "gone")).not.toBe(second);
      }
    }),
  );

  it.effect("not at all where it is refused, and a refused one keeps no key", () =>
    Effect.gen(function* () {
      const [kitchens] = KINDS;
      if (kitchens === undefined) throw new Error("There are kinds");
      const before = (yield* counted("kitchens")) ?? 0;
      const token = yield* signIn("editor");
      const headers = { "idempotency-key": "refused" };
      const refused = { method: "POST", path: kitchens.path, token, headers, body: { nombre: "" } };
      expect((yield* ask(refused)).status).toBe(400);
      yield* created(kitchens, "editor", "refused");
      expect(yield* counted("kitchens")).toBe(before + 1);
      const long = { ...refused, body: { nombre: "Long" }, headers: { "idempotency-key": "k".repeat(101) } };
      expect((yield* ask(long)).status).toBe(400);
    }),
  );
});
