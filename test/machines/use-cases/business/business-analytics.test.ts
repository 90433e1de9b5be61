import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { expect, test } from "vitest";
import type { BusinessAnalytics, BusinessLocation, DayFigures } from "../../../../src/domain/business.ts";
import { compared } from "../../../../src/domain/business/comparison.ts";
import { Analytics } from "../../../../src/domain/ports/analytics.ts";
import { Business } from "../../../../src/domain/ports/business.ts";
import { Capabilities } from "../../../../src/domain/ports/capabilities.ts";
import { Google } from "../../../../src/domain/ports/google.ts";
import { Subscriptions } from "../../../../src/domain/ports/subscriptions.ts";
import { type Records, readable } from "../../../../src/domain/records.ts";
import { NotFound, type RemoteFailure, ServerFailed } from "../../../../src/domain/remote-failure.ts";
import { readAnalytics } from "../../../../src/machines/use-cases/business/business-analytics.ts";
import { calendarDate, id } from "../../../domain/generators.ts";

const TODAY = calendarDate("2020-06-15");

const OLD_TOWN: BusinessLocation = {
  locationId: id("l1"),
  name: "Old Town",
  address: undefined,
  syncedAt: undefined,
};
const RIVERSIDE: BusinessLocation = { ...OLD_TOWN, locationId: id("l2"), name: "Riverside" };

const NONE: BusinessAnalytics = { revenue: 0, customers: 0, orders: 0, growth: 0 };
const ONE_DAY: ReadonlyArray<DayFigures> = [{ date: "2020-06-14", revenue: 0, customers: 0, orders: 0 }];

interface Backend {
  readonly locations: Effect.Effect<Records<BusinessLocation>, RemoteFailure>;
  /** The days of the business, and of each of its locations. */
  readonly whole?: ReadonlyArray<DayFigures>;
  readonly each?: ReadonlyArray<DayFigures>;
  readonly connected?: Effect.Effect<boolean, RemoteFailure>;
}

const read = (
  { locations, whole = [], each = [], connected = Effect.succeed(false) }: Backend,
  locationId?: BusinessLocation["locationId"],
) =>
  Effect.runPromise(
    readAnalytics(id("4"), { period: "7d", locationId }, TODAY).pipe(
      Effect.provide(
        Layer.mergeAll(
          Layer.mock(Capabilities, { offers: (name) => Effect.succeed(name === "series") }),
          Layer.mock(Subscriptions, {}),
          Layer.mock(Google, { locations: () => locations }),
          Layer.mock(Business, {
            analytics: () => Effect.succeed({ ...NONE, series: whole }),
            connected: () => connected,
          }),
          Layer.mock(Analytics, {
            ofLocation: (_owner, _location, _frame, detail) =>
              Effect.succeed(detail === "days" ? { ...NONE, series: each } : NONE),
          }),
        ),
      ),
      Effect.result,
    ),
  );

test.each([
  ["there are others", readable([OLD_TOWN])],
  ["there are none at all", readable([])],
])("D16: a location that was removed has no figures any more, where %s", async (_, known) => {
  expect(await read({ locations: Effect.succeed(known) }, RIVERSIDE.locationId)).toMatchObject({
    _tag: "Failure",
    failure: NotFound(),
  });
});

test.each([
  ["it is there", Effect.succeed(readable([RIVERSIDE]))],
  ["one of them cannot be read", Effect.succeed({ items: [], unreadable: 1 })],
  ["none of them can be read", Effect.fail(ServerFailed())],
])("a location's figures are those of the answer where %s", async (_, locations) => {
  expect(await read({ locations }, RIVERSIDE.locationId)).toMatchObject({
    _tag: "Success",
    success: { locationId: RIVERSIDE.locationId },
  });
});

test.each([
  ["there are none of a listing that is connected", readable([]), Effect.succeed(true), true],
  ["there are none of one that is not", readable([]), Effect.succeed(false), false],
  ["that cannot be read", readable([]), Effect.fail(ServerFailed()), undefined],
  ["there are some", readable([OLD_TOWN]), Effect.succeed(true), undefined],
])("whether only a sync of locations is missing is told where %s", async (_, found, connected, expected) => {
  const result = await read({ locations: Effect.succeed(found), connected });
  expect(result._tag === "Success" && result.success?.isConnected).toBe(expected);
});

/** Of which locations something is known. */
const known = async (backend: Omit<Backend, "locations">, locationId?: BusinessLocation["locationId"]) => {
  const locations = Effect.succeed(readable([OLD_TOWN, RIVERSIDE]));
  const result = await read({ ...backend, locations }, locationId);
  const report = result._tag === "Success" ? result.success : undefined;
  return report?.locations?.flatMap(({ name, analytics }) =>
    analytics !== undefined && compared(analytics, report).isKnown ? [name] : [],
  );
};

test("D71: where no day of the whole is known, nothing is of its locations", async () => {
  expect(await known({ whole: [] })).toEqual([]);
  expect(await known({ whole: ONE_DAY })).toEqual(["Old Town", "Riverside"]);
});

test("D71: the location that is shown is told of as above its row, and the others by themselves", async () => {
  expect(await known({ each: [] }, RIVERSIDE.locationId)).toEqual(["Old Town"]);
  expect(await known({ each: ONE_DAY }, RIVERSIDE.locationId)).toEqual(["Old Town", "Riverside"]);
});
