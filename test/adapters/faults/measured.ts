import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Queue from "effect/Queue";
import * as Result from "effect/Result";
import { toWebHandler } from "effect/http/HttpEffect";
import * as TestClock from "effect/testing/TestClock";
import {
  FAULTS,
  SENTINEL_HEADER,
  withSentinels,
  type Fault,
} from "../../../src/adapters/backend/http/sentinels.ts";
import type { Incident } from "../../../src/domain/incident.ts";
import { forgetSession } from "../../../src/adapters/remote/remote.ts";
import type { RemoteFailure } from "../../../src/domain/remote-failure.ts";
import { ORIGIN } from "../fixtures-backend.ts";
import { remoteOver } from "../fixtures-remote.ts";
import type { Row } from "./rows.ts";

/** What came of one operation that met one fault. */
export interface Cell {
  readonly outcome: RemoteFailure | "fine";
  /** The addresses that were asked, in their order. */
  readonly asked: ReadonlyArray<string>;
  readonly logged: ReadonlyArray<unknown>;
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

/** Asks for one operation through the console's ports while the backend answers with one fault after the other. */
export const measured = ({ call, forms, place }: Row) => {
  const missing = new Set(forms.slice(0, place));
  let meeting: Fault;
  let asked: Array<string>;
  const incidents: Array<Incident> = [];
  let answered: () => void;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const address = request.url.slice(ORIGIN.length);
    asked.push(address);
    request.headers.set(SENTINEL_HEADER, missing.has(address) ? "404" : meeting);
    const response = followed(request, await faulty(request));
    if (!missing.has(address)) answered();
    return response;
  };
  const cell = Effect.fnUntraced(function* (fault: Fault) {
    const answers = yield* Queue.unbounded<void>();
    meeting = fault;
    asked = [];
    answered = () => Queue.offerUnsafe(answers, undefined);
    const began = yield* Clock.currentTimeMillis;
    const calling = yield* Effect.forkChild(Effect.result(call));
    // Time passes only where an answer never ends, and only once it has begun.
    const passing = Effect.forever(Effect.andThen(Queue.take(answers), TestClock.adjust(DEADLINE)));
    const clock = yield* Effect.forkChild(fault === "slow" ? passing : Effect.void);
    const result = yield* Fiber.join(calling);
    yield* Fiber.interrupt(clock);
    yield* forgetSession;
    const outcome = Result.isSuccess(result) ? "fine" : result.failure;
    return {
      outcome,
      asked,
      logged: incidents.splice(0),
      took: (yield* Clock.currentTimeMillis) - began,
    } satisfies Cell;
  });
  return Effect.forEach(FAULTS, (fault) =>
    Effect.map(cell(fault), (measure): [Fault, Cell] => [fault, measure]),
  ).pipe(
    Effect.map((cells): ReadonlyMap<Fault, Cell> => new Map(cells)),
    Effect.provide(remoteOver({ fetch, incidents })),
    Effect.provide(TestClock.layer()),
  );
};
