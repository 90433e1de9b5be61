import { expect } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { type Place, seeded } from "../database-image.ts";
import { askAs, webBackend } from "../fixtures-backend.ts";
import { onOneOrBoth } from "./on-server.ts";

const backendOver = (place: Place) => webBackend.pipe(Layer.provide(seeded(place, 47)));

const asChef = (method: string, path: string, body?: unknown) => askAs("chef", method, path, body);

interface ById {
  readonly method: string;
  readonly path: string;
  readonly own: string;
  readonly body?: unknown;
}

// Business 1 and locations 1 and 2 are those of the sample chef, whose id is 4; all others here are somebody else's.
const BY_ID: ReadonlyArray<ById> = [
  { method: "GET", path: "/business/user/{}", own: "4" },
  { method: "GET", path: "/business/{}/metrics", own: "1" },
  { method: "GET", path: "/subscriptions/customers/{}", own: "4" },
  { method: "POST", path: "/subscriptions/customers/{}", own: "4", body: { planId: "pro" } },
  { method: "GET", path: "/analytics/customers/{}/dashboard", own: "4" },
  { method: "GET", path: "/analytics/customers/{}/locations/1", own: "4" },
  { method: "GET", path: "/analytics/customers/4/locations/{}", own: "2" },
];

const FOREIGN = ["5", "6", "7", "10", "999999", "0", "04", "-4", "nobody", "__proto__", "x".repeat(64)];

onOneOrBoth("D16: own ids only", backendOver, (it) => {
  it.effect.each(BY_ID)(
    "D16: $method $path answers for the chef's own id, and alike for every other, there or not",
    ({ body, method, own, path }) =>
      Effect.gen(function* () {
        expect((yield* asChef(method, path.replace("{}", own), body)).status).toBe(200);
        const answers = yield* Effect.forEach(FOREIGN, (foreign) =>
          asChef(method, path.replace("{}", foreign), body),
        );
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
        expect([answers[0]?.status, answers[0]?.body]).toEqual([403, '{"_tag":"Forbidden"}']);
      }),
  );

  it.effect("D16: what a chef posts under another's id changes nothing for either", () =>
    Effect.gen(function* () {
      yield* asChef("POST", "/subscription/update", { planId: "pro" });
      yield* asChef("POST", "/subscriptions/customers/5", { planId: "free" });
      const { body } = yield* asChef("GET", "/subscription/info");
      expect(JSON.parse(body)).toMatchObject({ plan: "pro", status: "active" });
    }),
  );

  it.effect("D13: a profile is the asker's, whatever owner or id it names, and keeps no unknown field", () =>
    Effect.gen(function* () {
      const sent = { businessId: 2, userId: 5, user: { userId: 5 }, name: "Mine", verified: true, rating: 5 };
      const { body, status } = yield* asChef("PUT", "/business/profile", sent);
      expect([status, JSON.parse(body)]).toEqual([200, { businessId: "1", name: "Mine" }]);
      expect(JSON.parse((yield* asChef("GET", "/business/profile")).body)).toEqual(JSON.parse(body));
    }),
  );

  it.effect.each([
    "/business/analytics?timeframe={}",
    "/analytics/customers/4/dashboard?period={}",
    "/analytics/customers/4/locations/1?period={}",
  ])("§7, §9: %s takes the four time frames, 30d by default, and nothing else", (path) =>
    Effect.gen(function* () {
      const statusOf = (frame: string) =>
        Effect.map(asChef("GET", path.replace("{}", encodeURIComponent(frame))), ({ status }) => status);
      expect(yield* Effect.forEach(["7d", "30d", "90d", "365d"], statusOf)).toEqual([200, 200, 200, 200]);
      expect(
        yield* Effect.forEach(["", "1d", "30", "30D", " 30d", "30d,7d", "' OR true --", "\u0000"], statusOf),
      ).toEqual(Array(8).fill(400));
      const [bare, month] = [
        yield* asChef("GET", path.slice(0, path.indexOf("?"))),
        yield* asChef("GET", path.replace("{}", "30d")),
      ];
      expect(bare).toEqual(month);
    }),
  );

  it.effect(
    "§9: kitchens, tribes and days by default; limits as pages have them; unknown names are not found",
    () =>
      Effect.gen(function* () {
        const statusOf = (path: string) =>
          Effect.map(askAs("editor", "GET", `/analytics/${path}`), ({ status }) => status);
        const { body } = yield* askAs("editor", "GET", "/analytics/users/activity");
        expect(JSON.parse(body)).toHaveLength(30);
        expect(
          yield* Effect.forEach(
            [
              "kitchens/popular",
              "kitchens/popular?limit=0",
              "tribes/active?limit=1000",
              "users/activity?days=1",
            ],
            statusOf,
          ),
        ).toEqual([200, 200, 200, 200]);
        expect(
          yield* Effect.forEach(
            [
              "kitchens/popular?limit=few",
              "tribes/active?limit=1.5",
              "users/activity?days=0",
              "users/activity?days=x",
            ],
            statusOf,
          ),
        ).toEqual([400, 400, 400, 400]);
        expect(
          yield* Effect.forEach(["roles", "Users", "__proto__", "users%00", "users%3B--"], statusOf),
        ).toEqual([404, 404, 404, 404, 404]);
      }),
  );
});
