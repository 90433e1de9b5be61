import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { PRINCIPALS, type Asked } from "../asked.ts";
import { type Place, seeded } from "../database-image.ts";
import { ask, signIn, tokenOf, webBackend } from "../fixtures-backend.ts";
import { onOneOrBoth } from "./on-server.ts";

const PLACE = { nombre: "Stall", lat: 40.4, lng: -3.7 };

const json = (text: string): unknown => JSON.parse(text);

const idIn = (text: string): string => {
  const value = json(text);
  if (typeof value === "object" && value !== null && "ubicacionId" in value) return String(value.ubicacionId);
  throw new Error(`no place: ${text}`);
};

// The chef of the samples is user 4; user 6 runs the other kitchen, and nobody the third.
const kitchens = Layer.effectDiscard(
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    yield* sql`
      INSERT INTO kitchens (kitchen_id, nombre, chef_user_id, search_text)
      VALUES (901, 'Own', 4, ''), (902, 'Foreign', 6, ''), (903, 'Nobody''s', NULL, '')`;
  }),
);

const [OWN, FOREIGN, NOBODYS, MISSING] = [901, 902, 903, 999_999].map((kitchenId) => ({ kitchenId }));

const backendOver = (place: Place) =>
  webBackend.pipe(Layer.provideMerge(kitchens.pipe(Layer.provideMerge(seeded(place, 9)))), Layer.orDie);

const creating = (body: unknown): Asked => ({ method: "POST", path: "/api/v1/ubicacion/create", body });
const editing = (body: unknown): Asked => ({ method: "PUT", path: "/api/v1/ubicacion/edit", body });
const removing = (id: string): Asked => ({ method: "DELETE", path: `/api/v1/ubicacion/${id}` });

const everything = Effect.flatMap(
  SqlClient,
  (sql) => sql<Record<string, unknown>>`SELECT * FROM locations ORDER BY ubicacion_id`,
);

const FORBIDDEN = [403, '{"_tag":"Forbidden"}'];

const as = (token: string | undefined, asked: Asked) =>
  Effect.map(ask({ ...asked, token }), ({ status, body }) => [status, body] as const);

const made = (kitchen: unknown) =>
  Effect.gen(function* () {
    const [status, body] = yield* as(yield* signIn("admin"), creating({ ...PLACE, kitchen }));
    expect(status).toBe(200);
    return idIn(body);
  });

onOneOrBoth("D13: whose a place is", backendOver, (it) => {
  it.effect("D13: the chef of its kitchen makes, changes and removes a place", () =>
    Effect.gen(function* () {
      const token = yield* signIn("chef");
      const [status, body] = yield* as(token, creating({ ...PLACE, kitchen: OWN }));
      const ubicacionId = idIn(body);
      const saved = { ubicacionId, ...PLACE, kitchen: { kitchenId: "901" } };
      expect([status, json(body)]).toEqual([200, saved]);
      const [edited, after] = yield* as(token, editing({ ...saved, nombre: "Moved", lat: 41, extra: 1 }));
      expect([edited, json(after)]).toEqual([200, { ...saved, nombre: "Moved", lat: 41 }]);
      expect(yield* as(token, removing(ubicacionId))).toEqual([204, ""]);
    }),
  );

  it.effect(
    "D13, D16: nobody makes a place for a kitchen of somebody else; a missing one answers alike",
    () =>
      Effect.gen(function* () {
        const before = yield* everything;
        for (const principal of ["editor", "viewer", "chef"] as const) {
          const token = yield* signIn(principal);
          for (const kitchen of [FOREIGN, NOBODYS, MISSING, undefined, null])
            expect(yield* as(token, creating({ ...PLACE, kitchen }))).toEqual(FORBIDDEN);
        }
        expect(yield* everything).toEqual(before);
      }),
  );

  it.effect("D13, D16: a foreign place and a missing one answer alike to all but an admin", () =>
    Effect.gen(function* () {
      const foreign = [
        yield* made(FOREIGN),
        yield* made(NOBODYS),
        yield* made(null),
        "1",
        "999999",
        "nobody",
      ];
      const before = yield* everything;
      for (const principal of ["editor", "viewer", "chef"] as const) {
        const token = yield* signIn(principal);
        for (const ubicacionId of foreign) {
          for (const kitchen of [OWN, FOREIGN, MISSING, null])
            expect(yield* as(token, editing({ ubicacionId, ...PLACE, kitchen }))).toEqual(FORBIDDEN);
          expect(yield* as(token, removing(ubicacionId))).toEqual(FORBIDDEN);
        }
      }
      expect(yield* everything).toEqual(before);
    }),
  );

  it.effect("D13: nobody gives a place away, nor takes it from its kitchen", () =>
    Effect.gen(function* () {
      const token = yield* signIn("chef");
      const ubicacionId = yield* made(OWN);
      const before = yield* everything;
      for (const kitchen of [FOREIGN, NOBODYS, MISSING, null, undefined])
        expect(yield* as(token, editing({ ubicacionId, ...PLACE, kitchen }))).toEqual(FORBIDDEN);
      expect(yield* everything).toEqual(before);
    }),
  );

  it.effect("D13: an admin does all of it, and is told what is missing", () =>
    Effect.gen(function* () {
      const token = yield* signIn("admin");
      const ubicacionId = yield* made(OWN);
      const [edited, body] = yield* as(token, editing({ ubicacionId, ...PLACE, kitchen: FOREIGN }));
      expect([edited, json(body)]).toEqual([200, { ubicacionId, ...PLACE, kitchen: { kitchenId: "902" } }]);
      const [freed, rest] = yield* as(token, editing({ ubicacionId, ...PLACE }));
      expect([freed, json(rest)]).toEqual([200, { ubicacionId, ...PLACE }]);
      expect(yield* as(token, removing(ubicacionId))).toEqual([204, ""]);
      expect((yield* as(token, removing(ubicacionId)))[0]).toBe(404);
      expect((yield* as(token, editing({ ubicacionId, ...PLACE })))[0]).toBe(404);
      expect((yield* as(token, creating({ ...PLACE, kitchen: MISSING })))[0]).toBe(400);
    }),
  );

  it.effect("D13, D16: a tribe is nobody's, so of all only an admin changes its pictures", () =>
    Effect.gen(function* () {
      for (const principal of PRINCIPALS.filter((each) => each !== "admin")) {
        const token = yield* tokenOf(principal);
        const answers = yield* Effect.forEach(["1", "999999", "nobody"], (id) =>
          Effect.all([
            as(token, { method: "DELETE", path: `/api/v1/tribeimage/${id}` }),
            as(token, {
              method: "POST",
              path: "/api/v1/tribeimage",
              body: { tribe: { tribeId: id }, imageUrl: "/a.jpg" },
            }),
          ]),
        );
        const refused = principal === "nobody" ? [401, '{"_tag":"Unauthorized"}'] : FORBIDDEN;
        expect(answers).toEqual([1, 2, 3].map(() => [refused, refused]));
      }
    }),
  );
});
