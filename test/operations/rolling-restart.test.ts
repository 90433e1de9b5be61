import { expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import { onServer } from "../adapters/backend/on-server.ts";
import { lostOf, mixed } from "./mixed-calls.ts";
import { service, signingKey } from "./service.ts";
import { steadyLoad, tally } from "./steady-load.ts";

/** `npm run test:operations` goes the whole way. */
const WHOLE = process.env["WHOLE"] === "1";

const [OLD, NEW] = [signingKey("old"), signingKey("new")];

/** How keys change while nobody is signed out: all believe the new one, then it signs, then the old one goes. */
const RINGS = WHOLE ? [`${OLD},${NEW}`, `${NEW},${OLD}`, NEW] : [`${OLD},${NEW}`];

const PER_SECOND = WHOLE ? 50 : 20;

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
        if (WHOLE) process.stdout.write(`\nrolling restarts: ${noted.length} requests, none failed\n`);
      }).pipe(Effect.scoped),
  );
});
