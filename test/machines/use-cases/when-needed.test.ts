import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as TestClock from "effect/testing/TestClock";
import { NotSent } from "../../../src/domain/saving-failure.ts";
import { PATIENCE_MS } from "../../../src/machines/effect-actor.ts";
import { whenNeeded } from "../../../src/machines/use-cases/when-needed.ts";

const sent = (word: string) => Effect.succeed(`sent ${word}`);

it.effect("what has come is done with what it is given", () =>
  Effect.gen(function* () {
    expect(yield* whenNeeded(async () => sent, NotSent)("Ana")).toBe("sent Ana");
  }),
);

it.effect("what does not come has sent nothing", () =>
  Effect.gen(function* () {
    const lost = whenNeeded<string, string, never, never, NotSent>(
      () => Promise.reject(new Error("gone")),
      NotSent,
    );
    expect(yield* Effect.flip(lost("Ana"))).toBe(NotSent);
  }),
);

it.effect("nor has what is late", () =>
  Effect.gen(function* () {
    const late = whenNeeded<string, string, never, never, NotSent>(
      () => new Promise(() => undefined),
      NotSent,
    );
    const waiting = yield* Effect.forkChild(Effect.flip(late("Ana")));
    yield* TestClock.adjust(PATIENCE_MS);
    expect(yield* Fiber.join(waiting)).toBe(NotSent);
  }),
);
