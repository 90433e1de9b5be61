import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Layer from "effect/Layer";
import * as Queue from "effect/Queue";
import * as Result from "effect/Result";
import { toWebHandler } from "effect/http/HttpEffect";
import * as TestClock from "effect/testing/TestClock";
import { SENTINEL_HEADER, withSentinels, type Fault } from "../../../src/adapters/backend/sentinels.ts";
import { reads } from "../../../src/adapters/cache/reads.ts";
import type { RemoteFailure } from "../../../src/domain/remote-failure.ts";
import { ORIGIN } from "../fixtures-backend.ts";
import { portsCached } from "../fixtures-cache.ts";
import { portsHttp } from "../fixtures-http.ts";
import type { Row } from "./rows.ts";

/** What came of one operation that met one fault. */
export interface Cell {
  readonly outcome: RemoteFailure | "fine";
  /** The addresses that were asked, in their order. */
  readonly asked: ReadonlyArray<string>;
  /** Milliseconds of virtual time. */
  readonly took: number;
}

const DEADLINE = 10_000;

/** The backend's own faults, without the backend. */
const faulty = toWebHandler(withSentinels(Effect.die("every request here asks for a fault")));

/** The browser's part of a redirect that nobody may follow (D24). */
const followed = (request: Request, response: Response): Response => {
  if (request.redirect === "error" && response.headers.has("location")) throw new TypeError("redirected");
  return response;
};

/** Asks for one operation through the console's ports while the backend answers with one fault. */
export const measured = Effect.fnUntraced(function* ({ call, forms, place }: Row, fault: Fault) {
  const asked: Array<string> = [];
  const answers = yield* Queue.unbounded<void>();
  const missing = new Set(forms.slice(0, place));
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const address = request.url.slice(ORIGIN.length);
    asked.push(address);
    request.headers.set(SENTINEL_HEADER, missing.has(address) ? "404" : fault);
    const response = followed(request, await faulty(request));
    if (!missing.has(address)) Queue.offerUnsafe(answers, undefined);
    return response;
  };
  const ports = portsCached.pipe(Layer.provide(reads), Layer.provideMerge(portsHttp({ fetch })));
  const began = yield* Clock.currentTimeMillis;
  const calling = yield* Effect.forkChild(Effect.provide(Effect.result(call), ports));
  // Time passes only where an answer never ends, and only once it has begun.
  if (fault === "slow")
    yield* Effect.forkChild(Effect.forever(Effect.andThen(Queue.take(answers), TestClock.adjust(DEADLINE))));
  const result = yield* Fiber.join(calling);
  const cell: Cell = {
    outcome: Result.isSuccess(result) ? "fine" : result.failure,
    asked,
    took: (yield* Clock.currentTimeMillis) - began,
  };
  return cell;
});
