import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { forgetExpired } from "../../../src/adapters/backend/sql/expired.ts";
import type { Role } from "../../../src/domain/role.ts";
import { empty, type Place } from "../database-image.ts";
import { askAs, webBackend } from "../fixtures-backend.ts";
import { onOneOrBoth } from "./on-server.ts";
import { world } from "./world.ts";

const asking = (role: Role, method: "GET" | "POST", path = "") =>
  Effect.map(askAs(role, method, `/report/presence${path}`), ({ body }) => JSON.parse(body));

const backendOver = (place: Place) => webBackend.pipe(Layer.provideMerge(empty(place)));

onOneOrBoth("D65: who looks at a report", backendOver, (it) => {
  it.effect("is told to others, by name, until it is another report or its time is over", () =>
    Effect.gen(function* () {
      yield* world;
      const sql = yield* SqlClient;
      expect(yield* asking("admin", "POST", "/5")).toEqual([]);
      const admin = { userId: "1", profile: expect.objectContaining({ nombre: "User 1" }) };
      expect(yield* asking("editor", "GET")).toEqual([{ report: { reportId: "5" }, person: admin }]);
      expect(yield* asking("editor", "POST", "/6")).toHaveLength(1);
      const [there] = yield* asking("admin", "POST", "/7");
      expect(there.report).toEqual({ reportId: "6" });
      expect(yield* asking("viewer", "GET")).toHaveLength(2);
      yield* sql`UPDATE report_presence SET ends_at = now() WHERE user_id = 1`;
      expect(yield* asking("viewer", "GET")).toHaveLength(1);
      yield* forgetExpired;
      expect(yield* sql`SELECT 1 FROM report_presence`).toHaveLength(1);
      expect(yield* sql`SELECT 1 FROM activity`).toEqual([]);
    }),
  );

  it.effect("is not told of one that was closed, or never was there", () =>
    Effect.gen(function* () {
      yield* world;
      const sql = yield* SqlClient;
      yield* asking("admin", "POST", "/8");
      expect(yield* asking("viewer", "GET")).toHaveLength(1);
      yield* sql`DELETE FROM reports WHERE report_id = 8`;
      expect(yield* asking("viewer", "GET")).toEqual([]);
      for (const path of ["/8", "/999999", "/0", "/abc", "/-1"]) {
        yield* asking("editor", "POST", path);
        expect([path, yield* asking("viewer", "GET")]).toEqual([path, []]);
      }
    }),
  );
});
