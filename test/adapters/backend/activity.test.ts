import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { ACTIONS } from "../../../src/domain/activity.ts";
import type { Role } from "../../../src/domain/role.ts";
import { exchange } from "../asked.ts";
import { empty, type Place } from "../database-image.ts";
import { askAs, signIn, tokensOf, webBackend } from "../fixtures-backend.ts";
import { emulatorToken } from "../fixtures-tokens.ts";
import { askNode, nodeBackend } from "./node-backend.ts";
import { onBoth } from "./on-server.ts";
import { world } from "./world.ts";

const asking = (...asked: Parameters<typeof askAs>) =>
  Effect.map(askAs(...asked), (answer) => ({
    ...answer,
    body: answer.body === "" ? undefined : JSON.parse(answer.body),
  }));

const entries = (role: Role, query = "") =>
  Effect.map(asking(role, "GET", `/activity/50/0${query}`), ({ body }) => body);

const backendOver = (place: Place) => webBackend.pipe(Layer.provideMerge(empty(place)));

onBoth("D66: the log of activity", backendOver, (it) => {
  it.effect("says who did what to which record, with what differs, and why", () =>
    Effect.gen(function* () {
      yield* world;
      const { body: kitchen } = yield* asking("editor", "GET", "/kitchen/5");
      const reason = "Sold mushrooms — ¡peligro!";
      yield* asking(
        "editor",
        "POST",
        "/kitchen/editKitchen",
        { ...kitchen, banned: true, nombre: "Kitchen Five", logo: "https://images.example/five.png" },
        { "x-reason": encodeURIComponent(reason) },
      );
      const [entry] = yield* entries("viewer", "?record=kitchen:5");
      expect(entry).toEqual({
        activityId: expect.anything(),
        operation: "kitchens.edit",
        kind: "kitchen",
        recordId: "5",
        name: "Kitchen Five",
        picture: "https://images.example/five.png",
        person: { userId: "2", profile: { nombre: "User 2", imageUrl: "/a.png" } },
        creationDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u),
        changes: [
          { field: "nombre", before: "Kitchen 5", after: "Kitchen Five" },
          { field: "logo", after: "https://images.example/five.png" },
          { field: "banned", before: "false", after: "true" },
        ],
        reason,
      });
    }),
  );

  it.effect("shows of whom it was as their own pages do, until they are deleted", () =>
    Effect.gen(function* () {
      yield* world;
      const { body: tribe } = yield* asking("admin", "GET", "/tribe/7");
      yield* asking("admin", "POST", "/tribe/editTribe", { ...tribe, name: "Tribe Seven" });
      const { body: user } = yield* asking("admin", "GET", "/user/9");
      yield* asking("admin", "PUT", "/user/editUser", { ...user, profile: { nombre: "Nine" } });
      const pictures = (record: string) =>
        Effect.map(entries("admin", `?record=${record}`), (list) =>
          list.map(({ picture }: Record<string, unknown>) => picture),
        );
      expect(yield* pictures("tribe:7")).toEqual(["/a.png"]);
      expect(yield* pictures("user:9")).toEqual(["/a.png"]);
      yield* asking("admin", "DELETE", "/user/destroy/9");
      expect(yield* pictures("user:9")).toEqual([undefined, undefined]);
    }),
  );

  it.effect("says nothing of a record that was saved as it was", () =>
    Effect.gen(function* () {
      yield* world;
      const saved = Effect.forEach(
        [
          ["/kitchen/5", "POST", "/kitchen/editKitchen"],
          ["/tribe/7", "POST", "/tribe/editTribe"],
          ["/user/9", "PUT", "/user/editUser"],
        ] as const,
        ([address, method, edit]) =>
          Effect.gen(function* () {
            const { body } = yield* asking("admin", "GET", address);
            return (yield* asking("admin", method, edit, body)).status;
          }),
      );
      // What they are found by is not yet as the backend keeps it.
      yield* saved;
      const noted = yield* entries("admin");
      expect(yield* saved).toEqual([200, 200, 200]);
      expect(yield* entries("admin")).toEqual(noted);
    }),
  );

  it.effect("keeps what was deleted and with whom, and no secret and no date of birth of anybody", () =>
    Effect.gen(function* () {
      yield* world;
      const sql = yield* SqlClient;
      yield* sql`UPDATE users SET birth_date = '1990-02-03', identity_uid = 'secret-uid' WHERE user_id = 9`;
      yield* asking("admin", "DELETE", "/user/destroy/9");
      const kept = yield* entries("admin", "?record=user:9");
      expect(kept).toHaveLength(1);
      expect(kept[0]).toMatchObject({ operation: "users.remove", name: "User 9", person: { userId: "1" } });
      expect(kept[0].changes).toContainEqual({ field: "email", before: "user9@kitchen.example" });
      expect(JSON.stringify(kept)).not.toMatch(/1990|secret-uid/u);
    }),
  );

  it.effect("tells of what was deleted by its last name, in every entry, and that it is", () =>
    Effect.gen(function* () {
      yield* world;
      const { body: tribe } = yield* asking("admin", "GET", "/tribe/7");
      yield* asking("admin", "POST", "/tribe/7/members/60");
      yield* asking("admin", "POST", "/tribe/editTribe", { ...tribe, name: "Tribe Seven" });
      const told = Effect.map(entries("admin", "?record=tribe:7"), (list) =>
        list.map(({ operation, name, deleted }: Record<string, unknown>) => [operation, name, deleted]),
      );
      expect(yield* told).toEqual([
        ["tribes.edit", "Tribe Seven", undefined],
        ["tribes.addMember", "Tribe Seven", undefined],
      ]);
      yield* asking("admin", "DELETE", "/tribe/destroy/7");
      expect(yield* told).toEqual([
        ["tribes.remove", "Tribe Seven", true],
        ["tribes.edit", "Tribe Seven", true],
        ["tribes.addMember", "Tribe Seven", true],
      ]);
      yield* asking("admin", "DELETE", "/report/destroy/8");
      expect((yield* entries("admin", "?kind=report"))[0]).not.toHaveProperty("deleted");
    }),
  );

  it.effect("tells of a kind to whoever may read it, and is filtered by record, kind, person and day", () =>
    Effect.gen(function* () {
      yield* world;
      yield* asking("admin", "DELETE", "/block/destroy/7");
      yield* asking("admin", "DELETE", "/report/destroy/8");
      yield* asking("editor", "POST", "/tribe/7/members/60");
      const operationsFor = (role: Role, query = "") =>
        Effect.map(entries(role, query), (list) =>
          list.map(({ operation }: { operation: string }) => operation),
        );
      expect(yield* operationsFor("admin")).toEqual(["tribes.addMember", "reports.remove", "blocks.remove"]);
      expect(yield* operationsFor("viewer")).toEqual(["tribes.addMember", "reports.remove"]);
      expect(yield* operationsFor("admin", "?person=2")).toEqual(["tribes.addMember"]);
      expect(yield* operationsFor("admin", "?kind=block")).toEqual(["blocks.remove"]);
      // What is about two records is told of both.
      expect(yield* operationsFor("admin", "?record=user:60")).toEqual(["tribes.addMember"]);
      expect(yield* operationsFor("admin", "?record=tribe:7")).toEqual(["tribes.addMember"]);
      expect(yield* operationsFor("admin", "?record=kitchen:8")).toEqual(["reports.remove"]);
      const [{ creationDate }] = yield* entries("admin");
      const today = creationDate.slice(0, 10);
      expect(yield* operationsFor("admin", `?from=${today}&to=${today}`)).toHaveLength(3);
      expect(yield* operationsFor("admin", "?to=2020-01-01")).toEqual([]);
      for (const query of [
        "?record=kitchen",
        "?record=5",
        "?record=kitchen:5:6",
        "?kind=password",
        "?action=voted",
      ])
        expect([query, (yield* asking("admin", "GET", `/activity/50/0${query}`)).status]).toEqual([
          query,
          400,
        ]);
      const { headers, body } = yield* asking("admin", "GET", "/activity/1/1");
      expect([headers["x-total-count"], body.length]).toEqual(["3", 1]);
    }),
  );

  it.effect("is filtered by what was done: each change is one thing", () =>
    Effect.gen(function* () {
      yield* world;
      const { body: kitchen } = yield* asking("admin", "GET", "/kitchen/5");
      const { body: user } = yield* asking("admin", "GET", "/user/9");
      const edit = (changes: object) =>
        asking("admin", "POST", "/kitchen/editKitchen", { ...kitchen, ...changes });
      yield* asking("admin", "POST", "/tribe/createTribe", { name: "New", description: "" });
      yield* edit({ nombre: "Five" });
      yield* edit({ nombre: "Kitchen Five", banned: true });
      yield* edit({ nombre: "Kitchen Five", banned: false });
      yield* asking("admin", "PUT", "/user/editUser", { ...user, role: "viewer", allowUnverified: true });
      yield* asking("admin", "POST", "/tribe/7/members/60");
      yield* asking("admin", "DELETE", "/report/destroy/8");
      yield* asking("admin", "DELETE", "/tribe/destroy/7");
      const done = (action: string) =>
        Effect.map(entries("admin", `?action=${action}`), (list) =>
          list.map(({ operation }: { operation: string }) => operation),
        );
      expect(
        yield* Effect.forEach(ACTIONS, (action) => Effect.map(done(action), (all) => [action, ...all])),
      ).toEqual([
        ["banned", "kitchens.edit"],
        ["unbanned", "kitchens.edit"],
        ["role", "users.edit"],
        ["created", "tribes.create"],
        ["deleted", "tribes.remove"],
        ["closed", "reports.remove"],
        ["changed", "tribes.addMember", "kitchens.edit"],
      ]);
      const sql = yield* SqlClient;
      yield* sql`SET enable_seqscan = off`;
      const plan = yield* sql`
        EXPLAIN SELECT activity_id FROM activity WHERE action_of(operation, changes) = ${"banned"}
        ORDER BY activity_id DESC LIMIT 25`;
      yield* sql`RESET enable_seqscan`;
      expect(JSON.stringify(plan)).toMatch(/Index (?:Only )?Scan Backward using activity_action/u);
    }),
  );

  it.effect("tells a chef of their own kitchen why it was banned, and not by whom", () =>
    Effect.gen(function* () {
      yield* world;
      const { body: kitchen } = yield* asking("editor", "GET", "/kitchen/4");
      const edit = (changes: object, reason: string) =>
        asking("editor", "POST", "/kitchen/editKitchen", { ...kitchen, ...changes }, { "x-reason": reason });
      yield* edit({ nombre: "Four" }, "Between%20us");
      yield* edit({ nombre: "Four", banned: true }, "Mushrooms");
      yield* edit({ nombre: "Four", banned: true, userChef: { userId: 9 } }, "Sold");
      yield* edit({ nombre: "Four", banned: true, userChef: { userId: 4 } }, "Back");
      yield* asking("admin", "DELETE", "/report/destroy/4");
      const told = yield* entries("chef", "?record=kitchen:4");
      expect(
        told.map(({ changes, reason }: { changes: ReadonlyArray<object>; reason?: string }) => [
          changes.length,
          reason,
        ]),
      ).toEqual([
        [0, undefined],
        [0, undefined],
        [1, "Mushrooms"],
        [1, undefined],
      ]);
      expect(JSON.stringify(told)).not.toMatch(/person|request|userId/u);
      const status = (query: string) =>
        Effect.map(asking("chef", "GET", `/activity/50/0${query}`), (answer) => answer.status);
      for (const query of [
        "",
        "?kind=kitchen",
        "?record=kitchen:5",
        "?record=kitchen:999999",
        "?record=user:5",
        "?record=user:4&person=2",
        "?record=tribe:4",
        "?record=kitchen:4&person=2",
      ])
        expect([query, yield* status(query)]).toEqual([query, 403]);
      expect(yield* status("?record=kitchen:4&kind=kitchen")).toBe(200);
    }),
  );

  it.effect("tells everybody of themselves, and not who did it", () =>
    Effect.gen(function* () {
      yield* world;
      for (const planId of ["free", "pro"])
        yield* asking("chef", "POST", "/subscription/update", { planId }, { "x-reason": "Between%20us" });
      const told = yield* entries("chef", "?record=user:4");
      expect(
        told.map(
          ({ operation, changes }: { operation: string; changes: ReadonlyArray<{ field: string }> }) => [
            operation,
            changes.filter(({ field }) => field === "plan"),
          ],
        ),
      ).toEqual([
        ["subscriptions.update", [{ field: "plan", before: "free", after: "pro" }]],
        ["subscriptions.update", [{ field: "plan", before: "pro", after: "free" }]],
      ]);
      expect(JSON.stringify(told)).not.toMatch(/person|request|Between/u);
    }),
  );

  it.effect("has nothing of what was refused, and refuses a reason that cannot be kept", () =>
    Effect.gen(function* () {
      yield* world;
      yield* asking("viewer", "DELETE", "/report/destroy/8");
      yield* asking("admin", "POST", "/tribe/3/members/999");
      for (const reason of ["%", "%00", "x".repeat(2_001)])
        expect(
          (yield* asking("admin", "DELETE", "/report/destroy/8", undefined, { "x-reason": reason })).status,
        ).toBe(400);
      expect(yield* entries("admin")).toEqual([]);
      expect((yield* asking("admin", "GET", "/report/8")).status).toBe(200);
    }),
  );

  it.effect("has nothing of what changed nothing: whoever is a member is made one once", () =>
    Effect.gen(function* () {
      yield* world;
      for (let time = 0; time < 2; time += 1)
        expect((yield* asking("editor", "POST", "/tribe/7/members/60")).status).toBe(204);
      const told = yield* entries("admin", "?record=tribe:7");
      expect(told.map(({ operation }: { operation: string }) => operation)).toEqual(["tribes.addMember"]);
    }),
  );

  it.effect("leaves what was counted against whoever tried, although nothing came of it", () =>
    Effect.gen(function* () {
      yield* world;
      const sql = yield* SqlClient;
      const counted = sql<{ counted: number }>`SELECT count(*)::int AS counted FROM buckets`;
      yield* signIn("chef");
      yield* signIn("admin");
      const [before = { counted: 0 }] = yield* counted;
      const message = { user: { userId: 1 }, title: "News", message: "" };
      expect((yield* asking("chef", "POST", "/systemnotification/create", message)).status).toBe(403);
      const [after] = yield* counted;
      expect([after?.counted, yield* entries("admin")]).toEqual([before.counted + 1, []]);
    }),
  );

  it.effect("is edited and deleted by nobody, not even in the database", () =>
    Effect.gen(function* () {
      yield* world;
      yield* asking("admin", "DELETE", "/report/destroy/8");
      const sql = yield* SqlClient;
      for (const statement of [sql`UPDATE activity SET reason = ''`, sql`DELETE FROM activity`])
        expect((yield* Effect.exit(statement))._tag).toBe("Failure");
      expect(yield* entries("admin")).toHaveLength(1);
    }),
  );
});

layer(nodeBackend(9), { excludeTestServices: true })("D66: over HTTP", (it) => {
  it.effect("an entry says by which request it came", () =>
    Effect.gen(function* () {
      const { accessToken: token } = tokensOf(yield* askNode(exchange(emulatorToken("sample-admin"))));
      const { headers } = yield* askNode({ method: "DELETE", path: "/api/v1/user/destroy/8", token });
      const { body } = yield* askNode({ method: "GET", path: "/api/v1/activity/1/0", token });
      expect(JSON.parse(body)[0]).toMatchObject({ recordId: "8", request: headers["x-request-id"] });
      expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/u);
    }),
  );
});
