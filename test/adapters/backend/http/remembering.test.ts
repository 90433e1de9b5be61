import { expect, it } from "@effect/vitest";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as TestClock from "effect/testing/TestClock";
import { remembering } from "../../../../src/adapters/backend/http/bearers.ts";
import { idOf } from "../../../../src/adapters/backend/sql/rows.ts";
import type { User } from "../../../../src/domain/user.ts";

const inRole = (role: string): User => ({
  userId: idOf("1"),
  email: "ana@example.org",
  profile: { nombre: "Ana", imageUrl: undefined },
  role,
});

it.effect("D13: a bearer is looked up once in a second, and again after any change", () =>
  Effect.gen(function* () {
    let looked = 0;
    const bearers = remembering((token: string) =>
      Effect.sync(() => {
        looked += 1;
        return token === "unknown" ? undefined : inRole(`${token} ${looked}`);
      }),
    );
    const roleOf = (token: string) => Effect.map(bearers.of(token), (user) => user?.role);
    expect([yield* roleOf("ana"), yield* roleOf("ana"), yield* roleOf("ben")]).toEqual([
      "ana 1",
      "ana 1",
      "ben 2",
    ]);
    yield* TestClock.adjust("999 millis");
    expect(yield* roleOf("ana")).toBe("ana 1");
    yield* TestClock.adjust("1 millis");
    expect(yield* roleOf("ana")).toBe("ana 3");
    yield* bearers.forget;
    expect(yield* roleOf("ana")).toBe("ana 4");
    yield* roleOf("unknown");
    yield* roleOf("unknown");
    expect(looked).toBe(6);
  }),
);

it.effect("D13: who was looked up while something changed is looked up again", () =>
  Effect.gen(function* () {
    const roles = ["admin", "viewer"];
    const changed = yield* Deferred.make<void>();
    const bearers = remembering(() => {
      const role = roles.shift() ?? "";
      return Effect.as(Deferred.await(changed), inRole(role));
    });
    const before = yield* Effect.forkChild(bearers.of("ana"));
    yield* Effect.yieldNow;
    yield* bearers.forget;
    yield* Deferred.succeed(changed, undefined);
    expect((yield* Fiber.join(before))?.role).toBe("admin");
    expect((yield* bearers.of("ana"))?.role).toBe("viewer");
  }),
);

it.effect(
  "D13: many who ask at once share one look, though the first of them leaves, and none shares a failure later",
  () =>
    Effect.gen(function* () {
      let looked = 0;
      const looking = yield* Deferred.make<void>();
      const bearers = remembering(() => {
        looked += 1;
        return Effect.as(Deferred.await(looking), inRole("admin"));
      });
      const first = yield* Effect.forkChild(bearers.of("ana"));
      yield* Effect.yieldNow;
      const others = yield* Effect.forkChild(Effect.all([bearers.of("ana"), bearers.of("ana")]));
      yield* Effect.yieldNow;
      yield* Fiber.interrupt(first);
      yield* Deferred.succeed(looking, undefined);
      expect((yield* Fiber.join(others)).map((user) => user?.role)).toEqual(["admin", "admin"]);
      expect(looked).toBe(1);

      let tries = 0;
      const failing = remembering(() => {
        tries += 1;
        return Effect.fail("away");
      });
      expect(yield* Effect.flip(failing.of("ana"))).toBe("away");
      expect(yield* Effect.flip(failing.of("ana"))).toBe("away");
      expect(tries).toBe(2);
    }),
);
