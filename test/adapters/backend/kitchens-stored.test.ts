import { expect, it, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import { seed } from "../../../src/adapters/backend/sample/seed.ts";
import { Kitchens } from "../../../src/domain/ports/kitchens.ts";
import { id } from "../../domain/generators.ts";
import { ANYWHERE, empty, seeded, sown } from "../database-image.ts";
import { ask, signIn, webBackend } from "../fixtures-backend.ts";

/** Everything that the database holds about its kitchens. */
const everything = Effect.flatMap(
  SqlClient,
  (sql) => sql<Record<string, unknown>>`
    SELECT kitchen_id::text, nombre, logo, banned, positivo, negativo, chef_user_id::text, tribe_id::text, search_text
    FROM kitchens ORDER BY kitchens.kitchen_id`,
);

const samples = (users: number) =>
  Effect.flatMap(
    SqlClient,
    (sql) => sql<Record<string, unknown>>`
      SELECT k.nombre, k.banned, k.chef_user_id::text,
        (SELECT json_agg(json_build_array(i.image_url, i.description) ORDER BY i.kitchen_image_id)
          FROM kitchen_images i WHERE i.kitchen_id = k.kitchen_id) AS images,
        (SELECT json_agg(json_build_array(v.user_id, v.positive) ORDER BY v.user_id)
          FROM kitchen_votes v WHERE v.kitchen_id = k.kitchen_id) AS votes
      FROM kitchens k ORDER BY k.kitchen_id`,
  ).pipe(Effect.provide(sown(users)));

const EXTRAS =
  '"__proto__":{"banned":true},"kitchenId":1,"kitchen_id":1,"banned":true,"positivo":99,"negativo":99,"search_text":"x","chef_user_id":1';

const backend = Layer.mergeAll(webBackend, portsSql()).pipe(Layer.provideMerge(seeded(ANYWHERE, 9)));

layer(backend, { excludeTestServices: true })("§3: kitchens as they are kept", (its) => {
  its.effect(
    "§3, D14: of a new kitchen only name, logo, chef and tribe are written, whatever else is sent",
    () =>
      Effect.gen(function* () {
        const token = yield* signIn("editor");
        const before = yield* everything;
        const { status } = yield* ask({
          method: "POST",
          path: "/api/v1/kitchen/createKitchen",
          token,
          body: `{"nombre":"Casa Ñam","userChef":{"userId":4,"role":"admin"},${EXTRAS}}`,
        });
        const after = yield* everything;
        expect([status, after.slice(0, -1)]).toEqual([200, before]);
        expect(after.at(-1)).toEqual({
          kitchen_id: String(before.length + 1),
          nombre: "Casa Ñam",
          logo: null,
          banned: false,
          positivo: 0,
          negativo: 0,
          chef_user_id: "4",
          tribe_id: null,
          search_text: "CASA NAM",
        });
      }),
  );

  its.effect(
    "§3: an edit over HTTP leaves the votes as they are, and finds the kitchen by its new name",
    () =>
      Effect.gen(function* () {
        const token = yield* signIn("editor");
        const before = yield* everything;
        const { status } = yield* ask({
          method: "POST",
          path: "/api/v1/kitchen/editKitchen",
          token,
          body: {
            kitchenId: 2,
            nombre: "Ñandú",
            banned: true,
            positivo: 4_000,
            negativo: 4_000,
            search_text: "x",
          },
        });
        const changed = {
          nombre: "Ñandú",
          logo: null,
          search_text: "NANDU",
          banned: true,
          chef_user_id: null,
          tribe_id: null,
        };
        expect(status).toBe(200);
        expect(yield* everything).toEqual(before.with(1, { ...before[1], ...changed }));
      }),
  );

  its.effect("D73: what breaks a rule is refused by its field's name; what broke it before is shown", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      const token = yield* signIn("editor");
      const path = "/api/v1/kitchen/createKitchen";
      const before = yield* everything;
      const answer = yield* ask({ method: "POST", path, token, body: { nombre: "a".repeat(201) } });
      expect([answer.status, JSON.parse(answer.body)]).toEqual([
        400,
        { _tag: "Refused", message: "This has at most 200 characters", field: "nombre" },
      ]);
      expect(yield* everything).toEqual(before);
      const { all, byId } = yield* Kitchens;
      const old = { nombre: "a".repeat(201), logo: "http://images.example/old.png" };
      yield* sql`UPDATE kitchens SET ${sql.update(old)} WHERE kitchen_id = 1`;
      expect(yield* byId(id("1"))).toMatchObject(old);
      expect([(yield* all()).items.length, (yield* all()).unreadable]).toEqual([before.length, 0]);
      const shown = yield* ask({ method: "GET", path: "/api/v1/kitchen/1", token });
      expect([shown.status, JSON.parse(shown.body)]).toEqual([200, expect.objectContaining(old)]);
    }),
  );

  its.effect("§3: a kitchen belongs to a tribe, until that is no more", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient;
      const { byId, create, edit } = yield* Kitchens;
      yield* sql`INSERT INTO tribes ${sql.insert({ tribe_id: 905, name: "Vegans", description: "", search_text: "" })}`;
      const tribe = { tribeId: id<"tribe">("905") };
      const created = yield* create({ nombre: "Casa", logo: undefined, userChef: undefined, tribe });
      expect(created.tribe).toEqual({ ...tribe, name: "Vegans" });
      expect(yield* edit({ ...created, tribe: undefined })).toEqual({ ...created, tribe: undefined });
      expect(yield* edit(created)).toEqual(created);
      yield* sql`DELETE FROM tribes WHERE tribe_id = 905`;
      expect(yield* byId(created.kitchenId)).toEqual({
        ...created,
        tribe: undefined,
        revision: expect.any(String),
      });
    }),
  );
});

it.live("the same seed gives the same kitchens, with the same images and votes", () =>
  Effect.gen(function* () {
    const kitchens = yield* samples(100);
    expect(kitchens).toHaveLength(15);
    expect(yield* samples(100)).toEqual(kitchens);
  }),
);

it.live("the sample's kitchens are chefs' and belong to the tribes that there are", () =>
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    yield* sql`INSERT INTO tribes ${sql.insert({ name: "Vegans", description: "", search_text: "" })}`;
    yield* seed(200);
    const [found] = yield* sql`
      SELECT count(*)::int AS kitchens, count(k.tribe_id) BETWEEN 15 AND 27 AS most_in_a_tribe,
        bool_and(r.name = 'chef') AS of_chefs, count(DISTINCT k.chef_user_id) > 15 AS of_many
      FROM kitchens k JOIN users u ON u.user_id = k.chef_user_id JOIN roles r USING (role_id)`;
    expect(found).toEqual({ kitchens: 30, most_in_a_tribe: true, of_chefs: true, of_many: true });
  }).pipe(Effect.provide(empty(ANYWHERE))),
);
