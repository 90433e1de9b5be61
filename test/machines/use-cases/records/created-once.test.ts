import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import { Attempt } from "../../../../src/domain/ports/attempt.ts";
import { createdOnce } from "../../../../src/machines/use-cases/records/created-once.ts";

const sent = Effect.map(Attempt, (key) => key);
const lost = Effect.flatMap(Attempt, (key) => Effect.fail(key));

it.effect("P53: what is sent again unchanged bears the same key, until it is known to be there", () =>
  Effect.gen(function* () {
    const once = createdOnce<{ name: string }>();
    const [ana, eva] = [{ name: "Ana" }, { name: "Eva" }];
    const first = yield* Effect.flip(once(ana, lost));
    expect(first).toMatch(/./u);
    expect(yield* Effect.flip(once(ana, lost))).toBe(first);
    const other = yield* Effect.flip(once(eva, lost));
    expect(other).not.toBe(first);
    expect(yield* once(eva, sent)).toBe(other);
    expect(yield* once(eva, sent)).not.toBe(other);
  }),
);
