import { expect, layer } from "@effect/vitest";
import { fc } from "@fast-check/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { SqlClient } from "effect/sql/SqlClient";
import { portsSql } from "../../../src/adapters/backend/app.ts";
import { Analytics } from "../../../src/domain/ports/analytics.ts";
import { Business } from "../../../src/domain/ports/business.ts";
import { Forbidden, NotFound } from "../../../src/domain/remote-failure.ts";
import { id } from "../../domain/generators.ts";
import { analyticsContract } from "../contract/analytics.contract.ts";
import { CONTRACT_USERS } from "../contract/ports.contract.ts";
import { ANYWHERE, ON_SERVER, type Place, seeded } from "../database-image.ts";
import { forAll } from "../fixtures-laws.ts";
import { onServer } from "./on-server.ts";

const portsOver = (place: Place) => portsSql().pipe(Layer.provideMerge(seeded(place, CONTRACT_USERS)));

analyticsContract("D51: analytics over SQL, embedded", portsOver({ _tag: "Memory" }));

onServer(() => analyticsContract("D51: analytics over SQL, on a server", portsOver(ON_SERVER)));

const CHEF = id<"user">("4");
const FRAMES = { "7d": 7, "30d": 30, "90d": 90, "365d": 365 } as const;
const FRAME_NAMES = ["7d", "30d", "90d", "365d"] as const;

interface Day {
  readonly location: number;
  readonly ago: number;
  readonly cents: number;
  readonly customers: number;
  readonly orders: number;
}

/** Days around the edges of every time frame, at both of the chef's locations, tomorrow among them. */
const days: fc.Arbitrary<ReadonlyArray<Day>> = fc.uniqueArray(
  fc.record({
    location: fc.constantFrom(1, 2),
    ago: fc.oneof(
      fc.constantFrom(-1, 0, 6, 7, 13, 14, 29, 30, 59, 60, 89, 90, 179, 180, 364, 365, 729, 730),
      fc.nat({ max: 800 }),
    ),
    cents: fc.oneof(fc.constantFrom(0, 1), fc.nat({ max: 10_000_000 })),
    customers: fc.nat({ max: 500 }),
    orders: fc.nat({ max: 500 }),
  }),
  { selector: ({ location, ago }) => `${location} ${ago}`, maxLength: 30 },
);

const kept = (records: ReadonlyArray<Day>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient;
    yield* sql`DELETE FROM business_days WHERE location_id IN (1, 2)`;
    for (const { location, ago, cents, customers, orders } of records)
      yield* sql`
        INSERT INTO business_days (location_id, day, revenue_cents, customers, orders)
        VALUES (${location}, current_date - ${ago}::int, ${cents}, ${customers}, ${orders})`;
  }).pipe(Effect.orDie);

const sum = (values: ReadonlyArray<number>): number => values.reduce((total, value) => total + value, 0);

/** The figures of `length` days by hand; today is day 0. */
const figures = (records: ReadonlyArray<Day>, length: number) => {
  const now = records.filter(({ ago }) => ago >= 0 && ago < length);
  const before = records.filter(({ ago }) => ago >= length && ago < 2 * length);
  const [cents, old] = [sum(now.map((day) => day.cents)), sum(before.map((day) => day.cents))];
  return {
    revenue: cents / 100,
    customers: sum(now.map((day) => day.customers)),
    orders: sum(now.map((day) => day.orders)),
    growth: old === 0 ? 0 : (cents - old) / old,
  };
};

layer(portsOver(ANYWHERE), { excludeTestServices: true })("§3, §7: a chef's figures", (it) => {
  it.effect("D16: a location that is another chef's, or nobody's, answers alike", () =>
    Effect.gen(function* () {
      const { ofLocation } = yield* Analytics;
      for (const location of ["3", "999999", "01", "0", "none"])
        expect(yield* Effect.flip(ofLocation(CHEF, id(location), "30d"))).toEqual(Forbidden);
    }),
  );

  it.effect("D16: a business that is another chef's, or nobody's, answers alike", () =>
    Effect.gen(function* () {
      const { metrics } = yield* Business;
      for (const business of ["2", "999999", "01", "0", "none"])
        expect(yield* Effect.flip(metrics(CHEF, id(business)))).toEqual(Forbidden);
    }),
  );

  it.effect("§7: who has no business has no figures of one, and can found it", () =>
    Effect.gen(function* () {
      const business = yield* Business;
      const viewer = id<"user">("3");
      const none = NotFound("Business not found");
      expect([
        yield* Effect.flip(business.profile(viewer)),
        yield* Effect.flip(business.metrics(viewer, undefined)),
        yield* Effect.flip(business.analytics(viewer, "30d")),
        yield* Effect.flip((yield* Analytics).ofCustomer(viewer, "30d")),
      ]).toEqual([none, none, none, none]);
      const founded = {
        name: "Vera's",
        description: undefined,
        phone: "1",
        website: undefined,
        picture: undefined,
        hours: "all day",
      };
      const saved = yield* business.edit(viewer, { ...founded, businessId: undefined });
      expect(saved).toEqual({ ...founded, businessId: expect.stringMatching(/^\d+$/u) });
      expect(yield* business.profile(viewer)).toEqual({ ...saved, revision: expect.any(String) });
      expect(yield* business.metrics(viewer, saved.businessId)).toEqual({
        revenue: 0,
        customers: 0,
        orders: 0,
        locations: 0,
      });
      const nothing = { revenue: 0, customers: 0, orders: 0, growth: 0 };
      expect(yield* business.analytics(viewer, "30d")).toEqual(nothing);
      expect(yield* Effect.flip(business.edit(id("999999"), { ...founded, businessId: undefined }))).toEqual(
        NotFound("User not found"),
      );
    }),
  );

  it.effect("§3: whatever the days say, revenue, counts and growth are theirs, whole and by location", () =>
    forAll(
      days,
      (records) =>
        Effect.gen(function* () {
          yield* kept(records);
          const { ofCustomer, ofLocation } = yield* Analytics;
          const { analytics } = yield* Business;
          for (const frame of FRAME_NAMES) {
            const whole = figures(records, FRAMES[frame]);
            expect(yield* ofCustomer(CHEF, frame)).toEqual(whole);
            expect(yield* analytics(CHEF, frame)).toEqual(whole);
            for (const location of [1, 2]) {
              const there = records.filter((day) => day.location === location);
              expect(yield* ofLocation(CHEF, id(`${location}`), frame)).toEqual(
                figures(there, FRAMES[frame]),
              );
            }
          }
        }),
      { numRuns: 40 },
    ),
  );
});
