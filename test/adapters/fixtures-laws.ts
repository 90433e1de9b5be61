import { fc } from "@fast-check/vitest";
import * as Effect from "effect/Effect";

/** A law that holds for every generated value; the effect's services are those of the test. */
export const forAll = <A, E, R>(
  values: fc.Arbitrary<A>,
  law: (value: A) => Effect.Effect<unknown, E, R>,
  parameters: fc.Parameters<[A]> = {},
): Effect.Effect<void, never, R> =>
  Effect.flatMap(Effect.context<R>(), (context) =>
    Effect.promise(() =>
      fc.assert(
        fc.asyncProperty(values, (value) => Effect.runPromiseWith(context)(Effect.asVoid(law(value)))),
        parameters,
      ),
    ),
  );
