import { expect, layer } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { CAPABILITIES, type Capability } from "../../../src/domain/capability.ts";
import { exchange } from "../asked.ts";
import { ANYWHERE, seeded } from "../database-image.ts";
import { ask, askAs, signIn, webBackendOffering } from "../fixtures-backend.ts";
import { emulatorToken } from "../fixtures-tokens.ts";

interface Offering {
  readonly offered: ReadonlyArray<Capability>;
  readonly health: unknown;
  readonly total: string | undefined;
}

const OFFERINGS: ReadonlyArray<Offering> = [
  { offered: CAPABILITIES, health: { status: "up", capabilities: CAPABILITIES }, total: "1" },
  { offered: [], health: { status: "up" }, total: undefined },
];

for (const { offered, health, total } of OFFERINGS)
  layer(Layer.provide(webBackendOffering(offered), seeded(ANYWHERE, 60)), {
    excludeTestServices: true,
  })(`what is beyond §7, where ${offered.length} of it is offered`, (it) => {
    it.effect("D57: is listed by health and the exchange, and there where it is offered", () =>
      Effect.gen(function* () {
        const { body } = yield* ask({ method: "GET", path: "/api/v1/health" });
        expect(JSON.parse(body)).toEqual(health);
        // Whoever asks: with a good token, one that no longer holds, or none at all.
        for (const token of [yield* signIn("admin"), "expired.or.foreign"])
          expect((yield* ask({ method: "GET", path: "/api/v1/health", token })).body).toBe(body);
        const { status: _, ...told } = JSON.parse(body);
        const exchanged = JSON.parse((yield* ask(exchange(emulatorToken("sample-admin")))).body);
        expect(exchanged).toEqual({
          accessToken: expect.any(String),
          refreshToken: expect.any(String),
          user: expect.any(Object),
          ...told,
        });
        const token = yield* signIn("admin");
        const list = (asked: string) => ask({ method: "GET", path: `/api/v1/user/10/0?${asked}`, token });
        const answer = yield* list("query=carla+chef&sort=-name&role=chef");
        expect(answer.headers["x-total-count"]).toBe(total);
        expect(JSON.parse(answer.body)).toHaveLength(total === undefined ? 10 : 1);
        for (const asked of ["sort=constructor", "sort=--name", "role=cook", "verified=yes"])
          expect([asked, (yield* list(asked)).status]).toEqual([asked, 400]);
      }),
    );

    it.effect("D59: the names of what records point at are told there where optional fields are", () =>
      Effect.gen(function* () {
        const token = yield* signIn("admin");
        for (const path of [
          "/kitchen/0/200",
          "/analytics/kitchens/popular",
          "/favorite/200/0",
          "/block/200/0",
          "/comment/200/0",
          "/dates/200/0",
          "/report/0/200",
          "/tribe/200/0",
        ]) {
          const { body } = yield* ask({ method: "GET", path: `/api/v1${path}`, token });
          const references: ReadonlyArray<object> = JSON.parse(body).flatMap((record: object) =>
            Object.entries(record)
              .filter(([field]) =>
                /^(?:user|userChef|profile|\w+ProfileId|reporter|kitchen|tribe|leader)$/u.test(field),
              )
              .map(([, reference]) => reference)
              .filter((reference) => typeof reference === "object" && reference !== null),
          );
          const isNamed = (reference: object) =>
            Object.keys(reference).some((field) => !field.endsWith("Id"));
          expect([path, references.some(isNamed)]).toEqual([path, offered.includes("fields")]);
        }
      }),
    );

    it.effect(
      "D59: since when there is a user, a kitchen, a tribe, a favorite or a block is told there where optional fields are",
      () =>
        Effect.gen(function* () {
          const token = yield* signIn("admin");
          for (const page of [
            "user/200/0",
            "kitchen/0/200",
            "tribe/200/0",
            "favorite/200/0",
            "block/200/0",
          ]) {
            const { body } = yield* ask({ method: "GET", path: `/api/v1/${page}?sort=-time`, token });
            const times: ReadonlyArray<string | undefined> = JSON.parse(body).map(
              ({ creationDate }: { readonly creationDate?: string }) => creationDate,
            );
            const isTold = times.map((time) => time !== undefined);
            expect([page, ...isTold]).toEqual([page, ...times.map(() => offered.includes("fields"))]);
            // Keys are given in order, so that the latest of either come first.
            if (offered.includes("lists")) expect(times).toEqual(times.toSorted().toReversed());
          }
        }),
    );

    it.effect("D76: one's own user is there for people who read no others where that is offered", () =>
      Effect.gen(function* () {
        const isOffered = offered.includes("account");
        const token = yield* signIn("chef");
        const read = yield* ask({ method: "GET", path: "/api/v1/user/4", token });
        expect(read.status).toBe(isOffered ? 200 : 403);
        const body = { userId: 4, email: "chef@example.com", profile: { nombre: "Carla Neu" }, role: "chef" };
        const edited = yield* ask({ method: "PUT", path: "/api/v1/user/editUser", token, body });
        expect(edited.status).toBe(isOffered ? 200 : 403);
        expect(edited.body.includes("Carla Neu")).toBe(isOffered);
      }),
    );

    it.effect("D71: days are told of figures where series are, and to whoever asks for them", () =>
      Effect.gen(function* () {
        const token = yield* signIn("chef");
        const days = (asked: string) =>
          Effect.map(
            ask({ method: "GET", path: `/api/v1/business/analytics?timeframe=7d${asked}`, token }),
            ({ body }) => JSON.parse(body).series?.length,
          );
        expect(yield* days("&series=true")).toBe(offered.includes("series") ? 14 : undefined);
        expect([yield* days(""), yield* days("&series=false")]).toEqual([undefined, undefined]);
      }),
    );

    it.effect("D59: optional fields are told and kept there where that is offered", () =>
      Effect.gen(function* () {
        const isKept = offered.includes("fields");
        const asking = (method: "GET" | "POST", path: string, body?: object) =>
          Effect.map(askAs("admin", method, path, body), (answer) => JSON.parse(answer.body));
        const optional = { description: "Soups", location: "Porto", capacity: 4 };
        const has = (...fields: ReadonlyArray<string>) =>
          expect.toSatisfy((record: object) =>
            fields.every((field) => Object.hasOwn(record, field) === isKept),
          );

        const made = yield* asking("POST", "/kitchen/createKitchen", { nombre: "Casa Ana", ...optional });
        expect(made).toEqual(has("description", "location", "capacity"));
        const { kitchenId } = made;
        const changed = { ...made, ...optional, location: "Braga" };
        expect((yield* asking("POST", "/kitchen/editKitchen", changed)).location).toBe(
          isKept ? "Braga" : undefined,
        );
        expect(yield* asking("GET", `/kitchen/${kitchenId}`)).toEqual(has("description", "location"));
        const found = yield* asking("GET", "/search/kitchens?query=Casa+Ana");
        expect(found).toContainEqual({ ...made, ...(isKept && { location: "Braga" }) });
        for (const [list, field] of [
          ["/kitchen", "capacity"],
          ["/kitchen/0/200", "capacity"],
          ["/analytics/kitchens/popular", "capacity"],
          ["/analytics/tribes/active", "memberCount"],
          ["/tribe/200/0", "imageUrl"],
        ] as const)
          expect([list, (yield* asking("GET", list)).some((one: object) => field in one)]).toEqual([
            list,
            isKept,
          ]);

        const tribe = yield* asking("POST", "/tribe/createTribe", { name: "Bakers", leader: { userId: 1 } });
        expect(tribe).toEqual(has("leader", "memberCount"));
        const renamed = { ...tribe, leader: { userId: 2 }, name: "Millers" };
        expect(yield* asking("POST", "/tribe/editTribe", renamed)).toEqual(has("leader"));
      }),
    );
  });
