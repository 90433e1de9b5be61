import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { ANYWHERE, seeded } from "../database-image.ts";
import { askAs, webBackend } from "../fixtures-backend.ts";

const backend = webBackend.pipe(Layer.provide(seeded(ANYWHERE, 60)));

const reading = (path: string) =>
  Effect.map(askAs("viewer", "GET", `/${path}`), ({ body, status }) => {
    const json: unknown = body === "" ? undefined : JSON.parse(body);
    return { status, json };
  });

layer(backend, { excludeTestServices: true })("§7, D6: a static segment wins over a parameter", (it) => {
  it.effect("D6: `count` is no id", () =>
    Effect.gen(function* () {
      expect(yield* reading("tribe/count")).toEqual({ status: 200, json: 40 });
    }),
  );

  it.effect("D6: `findTribeMembers` is no number of tribes", () =>
    Effect.gen(function* () {
      const { status, json } = yield* reading("tribe/findTribeMembers/1");
      expect(status).toBe(200);
      expect(Array.isArray(json) && json.length > 0).toBe(true);
      expect(json).toEqual(
        expect.arrayContaining([
          {
            userId: expect.any(String),
            email: expect.any(String),
            profile: { nombre: expect.any(String), imageUrl: expect.any(String) },
            role: expect.any(String),
            verified: expect.any(Boolean),
            creationDate: expect.any(String),
          },
        ]),
      );
    }),
  );

  it.effect("D29: `max` comes before `first`", () =>
    Effect.gen(function* () {
      const { json } = yield* reading("tribe/2/5");
      expect(json).toMatchObject([
        { tribeId: "6", name: "Gluten Free Together", description: expect.any(String) },
        { tribeId: "7", name: "Street Food Nights", description: expect.any(String) },
      ]);
    }),
  );

  it.effect("D6: `members` is no offset, and `members` alone is nothing", () =>
    Effect.gen(function* () {
      expect((yield* reading("tribe/3/1")).status).toBe(200);
      expect((yield* reading("tribe/3/members")).status).toBe(400);
    }),
  );

  it.effect.each(["tribe/findTribeMembers/999999", "tribe/999999", "tribeimage/999999"])(
    "D34: %s is not found",
    (path) =>
      Effect.gen(function* () {
        expect(yield* reading(path)).toEqual({
          status: 404,
          json: { _tag: "NotFound", message: "Tribe not found" },
        });
      }),
  );

  it.effect("D6: `nearby` is no id, and its three numbers are needed", () =>
    Effect.gen(function* () {
      expect(yield* reading("ubicacion/nearby?lat=0&lng=-160&radius=1")).toEqual({ status: 200, json: [] });
      for (const query of [
        "",
        "?lat=1&lng=2",
        "?lat=1&radius=2",
        "?lat=x&lng=2&radius=3",
        "?lat=91&lng=2&radius=3",
      ])
        expect([query, (yield* reading(`ubicacion/nearby${query}`)).status]).toEqual([query, 400]);
    }),
  );
});
