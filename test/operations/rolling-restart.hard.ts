import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import { onServer } from "../adapters/backend/on-server.ts";
import { lostOf, mixed } from "./mixed-calls.ts";
import { service, signingKey } from "./service.ts";
import { steadyLoad, tally } from "./steady-load.ts";

/*
 * For a machine that does nothing else, `npm run test:operations`: where the balancer itself waits for a processor, a second
 * is too short for it to notice. That an end finishes what runs, and which keys are believed, is tested without a clock by
 * test/adapters/backend/operations.test.ts.
 */

const [OLD, NEW] = [signingKey("old"), signingKey("new")];

/** How keys change while nobody is signed out: all believe the new one, then it signs, then the old one goes. */
const RINGS = [`${OLD},${NEW}`, `${NEW},${OLD}`, NEW];

const PER_SECOND = 50;

onServer((location) => {
  it.live(
    "consoles that are restarted one after the other with other keys fail no request, sign nobody out and lose nothing",
    () =>
      Effect.gen(function* () {
        const running = yield* service((yield* location).url, OLD);
        let token = yield* running.signIn("sample-admin");
        const load = steadyLoad(
          running,
          PER_SECOND,
          mixed(() => token),
        );
        for (const ring of RINGS) {
          yield* Effect.promise(() => running.restart(ring));
          // An hour later the last token that the old key signed is over.
          if (ring.startsWith(NEW)) token = yield* running.signIn("sample-admin");
        }
        const noted = yield* Effect.promise(load.end);
        expect(tally(noted)).toEqual({ 200: noted.length });
        expect(noted.length).toBeGreaterThan(PER_SECOND);
        expect(yield* lostOf(running, token, noted)).toEqual([]);
        process.stdout.write(`\nrolling restarts: ${noted.length} requests, none failed\n`);
      }).pipe(Effect.scoped),
  );
});
