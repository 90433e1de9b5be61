import { expect, it } from "@effect/vitest";
import * as Deferred from "effect/Deferred";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Fiber from "effect/Fiber";
import * as TestClock from "effect/testing/TestClock";
import { fromWeb, HttpServerRequest } from "effect/http/HttpServerRequest";
import { operations } from "../../../../src/adapters/contract/operation-rows.ts";
import { isNoted, notedChange } from "../../../../src/adapters/backend/policy/noted-changes.ts";
import { empty, type HttpServerResponse } from "effect/http/HttpServerResponse";
import { type Pressure, underPressure } from "../../../../src/adapters/backend/http/pressure.ts";

const SMALL: Pressure = { atOnce: 4, waiting: 5, patience: Duration.millis(500) };

/** What `fetch` wants to be told of a body that is a stream. */
const STREAMED = { duplex: "half" };
const NEVER_SENT = () => new ReadableStream();

/** A service that reads what it is sent, and whose answers wait until they are let go, but for those that are told to answer at once. */
const service = Effect.gen(function* () {
  const letGo = yield* Deferred.make<void>();
  const guarded = underPressure(SMALL);
  const answer = (waits: boolean) =>
    Effect.flatMap(HttpServerRequest, ({ text }) =>
      Effect.as(
        Effect.andThen(Effect.orDie(text), waits ? Deferred.await(letGo) : Effect.void),
        empty({ status: 200 }),
      ),
    );
  const ask = (path: string, { method = "GET", waits = true, body = "" as BodyInit } = {}) =>
    guarded(answer(waits)).pipe(
      Effect.provideService(
        HttpServerRequest,
        fromWeb(
          new Request(`http://console.test${path}`, method === "GET" ? {} : { method, body, ...STREAMED }),
        ),
      ),
    );
  return { ask, letGo: Deferred.succeed(letGo, undefined) };
});

const many = (count: number, asked: (index: number) => Effect.Effect<HttpServerResponse>) =>
  Effect.forEach(
    Array.from({ length: count }, (_, index) => index),
    (index) => Effect.forkChild(asked(index)),
  );
const statusOf = (fiber: Fiber.Fiber<HttpServerResponse>) => {
  const exit = fiber.pollUnsafe();
  return exit === undefined ? "waits" : Exit.isSuccess(exit) ? exit.value.status : "failed";
};
/** The calls that are noted and name no record: of a new one, and of what belongs to whoever asks. */
const NAMELESS = /\.create(?:User)?$|^business\.|^google\.|^subscriptions\.update$|^profileImages\.upload$/u;

const camelCased = (column: string) => column.replace(/_(\w)/gu, (_, letter: string) => letter.toUpperCase());

/** All others, and the kind of record that they change. */
const NAMING = operations().flatMap(({ name, method, path }) => {
  if (!isNoted(name) || NAMELESS.test(name)) return [];
  const id = camelCased(notedChange(name).key);
  const group = name.replace(/\..*/u, "");
  const change = (record: number, other: number, waits: boolean) => ({
    path: path.replace(/:(\w+)/gu, (_, param: string) =>
      String(param === "id" || param === id ? record : other),
    ),
    asking: { method, waits, body: path.includes(":") ? "" : JSON.stringify({ in: { [id]: `${record}` } }) },
  });
  return [{ name, record: group === "votes" ? "kitchens" : group, change }];
});
const CHANGED = [...Map.groupBy(NAMING, ({ record }) => record)].map(([record, calls]) => ({
  record,
  calls,
  names: calls.map(({ name }) => name).join(", "),
}));

/** Everything that can go on without the clock has. */
const settled = Effect.repeat(Effect.yieldNow, { times: 100 });
const statuses = (fibers: ReadonlyArray<Fiber.Fiber<HttpServerResponse>>) =>
  Effect.map(settled, () => fibers.map(statusOf));

it.effect("what is too much at once is answered 503 at once, what waits too long in half a second", () =>
  Effect.gen(function* () {
    const { ask, letGo } = yield* service;
    const asked = yield* many(10, (index) => ask(`/api/v1/user/${index}`));
    expect(yield* statuses(asked)).toEqual([...Array.from({ length: 9 }, () => "waits"), 503]);
    yield* TestClock.adjust(500);
    expect(yield* statuses(asked)).toEqual([
      ...Array.from({ length: 4 }, () => "waits"),
      ...Array.from({ length: 6 }, () => 503),
    ]);
    yield* letGo;
    expect(yield* statuses(asked.slice(0, 4))).toEqual([200, 200, 200, 200]);
    // Every place is free again.
    expect(yield* statuses(yield* many(9, () => ask("/api/v1/user/1")))).toEqual(
      Array.from({ length: 9 }, () => 200),
    );
  }),
);

it.effect("who waits gets the place of whoever is done, or has gone away", () =>
  Effect.gen(function* () {
    const { ask } = yield* service;
    const held = yield* many(4, () => ask("/api/v1/user/1"));
    const waiting = yield* Effect.forkChild(ask("/api/v1/user/2", { waits: false }));
    expect(yield* statuses([waiting])).toEqual(["waits"]);
    yield* Fiber.interrupt(held[0] ?? waiting);
    expect(yield* statuses([waiting])).toEqual([200]);
  }),
);

it.effect("changes of one record hold three places at most, so that others go on; health never waits", () =>
  Effect.gen(function* () {
    const { ask } = yield* service;
    const stuck = yield* many(9, () => ask("/api/v1/user/destroy/1", { method: "DELETE" }));
    const others = yield* many(3, (index) =>
      ask(`/api/v1/user/destroy/${index + 2}`, { method: "DELETE", waits: false }),
    );
    expect(yield* statuses(others)).toEqual([200, 200, 200]);
    yield* many(9, () => ask("/api/v1/user/1"));
    const health = yield* Effect.forkChild(ask("/api/v1/health", { waits: false }));
    expect(yield* statuses([health])).toEqual([200]);
    yield* TestClock.adjust("5 seconds");
    expect(yield* statuses(stuck)).toEqual([
      ...Array.from({ length: 3 }, () => "waits"),
      ...Array.from({ length: 6 }, () => 503),
    ]);
  }),
);

it.effect.each(CHANGED)(
  "one of $record holds three places at most, whatever is done to it: $names",
  ({ calls }) =>
    Effect.gen(function* () {
      const { ask } = yield* service;
      const changing = (index: number, record: number, waits: boolean) => {
        const { path, asking } = calls[index % calls.length]?.change(record, 100 + index, waits) ?? {};
        return ask(path ?? "", asking);
      };
      const stuck = yield* many(9, (index) => changing(index, 7, true));
      const others = yield* many(3, (index) => changing(index, 8 + index, false));
      expect(yield* statuses(others)).toEqual([200, 200, 200]);
      yield* TestClock.adjust("5 seconds");
      // Those come first whose body is not looked into.
      expect((yield* statuses(stuck)).filter((status) => status === "waits")).toHaveLength(3);
    }),
);

const SPELLINGS = [
  "/api/v1//user/destroy/1",
  "/api/v1/user/destroy/1/",
  "/api/v1/user/destro%79/1",
  "/api/v1/user/destroy/%31",
  "/api/v1/user/destroy/1;a",
  "/api/v1/user/destroy/1?a=1",
];

it.effect.each(SPELLINGS)("what the router finds by another spelling is guarded as it is: %s", (spelled) =>
  Effect.gen(function* () {
    const { ask } = yield* service;
    yield* statuses(yield* many(9, () => ask(spelled, { method: "DELETE" })));
    const others = yield* many(3, () => ask("/api/v1/user/1", { waits: false }));
    expect(yield* statuses(others)).toEqual([200, 200, 200]);
  }),
);

const ofKitchen = { user: { userId: 3 }, kitchen: { kitchenId: 7 } };
const BODIES = [
  { what: "an escaped name", path: "/kitchen/editKitchen", body: () => '{"kitchen\\u0049d":7}' },
  {
    what: "another before it",
    path: "/kitchen/editKitchen",
    body: (n: number) => `{"a":{"kitchenId":${n}},"kitchenId":7}`,
  },
  {
    what: "the same name before it",
    path: "/kitchen/editKitchen",
    body: (n: number) => `{"kitchenId":${n},"kitchenId":"7"}`,
  },
  {
    what: "a new one that belongs to it",
    path: "/kitchen/createKitchen",
    body: () => '{"tribe":{"tribeId":7}}',
  },
  {
    what: "one that moves to it",
    path: "/kitchen/editKitchen",
    body: (n: number) => `{"kitchenId":${n},"tribe":{"tribeId":"7"}}`,
  },
  { what: "a new one of two", path: "/comment/createComment", body: () => JSON.stringify(ofKitchen) },
  {
    what: "more than a record has",
    path: "/kitchen/editKitchen",
    body: (n: number) => JSON.stringify({ kitchenId: n, nombre: "n".repeat(70_000) }),
  },
  {
    what: "more than there can be",
    path: "/kitchen/editKitchen",
    body: (n: number) =>
      JSON.stringify({
        kitchenId: 7,
        ...Array.from({ length: 9 }, (_, index) => ({ kitchenId: 10 * n + index })),
      }),
  },
];

it.effect.each(BODIES)("what a body says holds three places at most: $what", ({ path, body }) =>
  Effect.gen(function* () {
    const { ask } = yield* service;
    const sent = (index: number) => ask(`/api/v1${path}`, { method: "POST", body: body(100 + index) });
    yield* statuses(yield* many(9, sent));
    const others = yield* many(3, () => ask("/api/v1/user/1", { waits: false }));
    expect(yield* statuses(others)).toEqual([200, 200, 200]);
  }),
);

it.effect("changes that name the same two records, in either order, do not wait for each other", () =>
  Effect.gen(function* () {
    const { ask } = yield* service;
    const sent = (index: number) =>
      ask("/api/v1/dates/createDates", {
        method: "POST",
        waits: false,
        body: JSON.stringify({
          sourceProfileId: { userId: 1 + (index % 2) },
          targetProfileId: { userId: 2 - (index % 2) },
        }),
      });
    const fibers = yield* many(9, sent);
    expect(yield* statuses(fibers)).toEqual(fibers.map(() => 200));
  }),
);

it.effect("who has not sent all takes no place, and is not waited for long", () =>
  Effect.gen(function* () {
    const { ask } = yield* service;
    const slow = yield* many(12, () =>
      ask("/api/v1/authentication/exchange", { method: "POST", waits: false, body: NEVER_SENT() }),
    );
    const other = yield* Effect.forkChild(ask("/api/v1/role", { waits: false }));
    expect(yield* statuses([other])).toEqual([200]);
    const more = yield* many(30, () =>
      ask("/api/v1/authentication/exchange", { method: "POST", waits: false, body: NEVER_SENT() }),
    );
    expect(yield* statuses(more)).toEqual(more.map((_, index) => (index < 28 ? "waits" : 503)));
    yield* TestClock.adjust("10 seconds");
    expect(yield* statuses(slow)).toEqual(slow.map(() => 408));
  }),
);

it.effect("pictures have places of their own", () =>
  Effect.gen(function* () {
    const { ask } = yield* service;
    const paths = operations().flatMap(({ name, path }) => (name.endsWith(".upload") ? [path] : []));
    expect(paths).toHaveLength(2);
    const uploads = yield* many(21, (index) => ask(paths[index % 2] ?? "", { method: "POST" }));
    const other = yield* Effect.forkChild(ask("/api/v1/role", { waits: false }));
    expect(yield* statuses([other])).toEqual([200]);
    expect(yield* statuses(uploads)).toEqual([...Array.from({ length: 20 }, () => "waits"), 503]);
    const more = yield* many(3, () => ask(`${paths[0]}/`, { method: "POST", waits: false }));
    expect(yield* statuses(more)).toEqual([503, 503, 503]);
  }),
);
