import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Scope from "effect/Scope";
import * as Semaphore from "effect/Semaphore";
import { HttpServerRequest } from "effect/http/HttpServerRequest";
import { empty, type HttpServerResponse } from "effect/http/HttpServerResponse";
import type { Operation } from "../../contract/operations.ts";
import { callOf } from "./calls.ts";
import { recordsIn } from "./records-named.ts";
import { UNAVAILABLE } from "./unavailable.ts";

/** How much is let in. */
export interface Pressure {
  readonly atOnce: number;
  /** So many more may wait, and no longer than that. */
  readonly waiting: number;
  readonly patience: Duration.Input;
}

/** What keeps a number of the database's connections busy. */
export const pressureOf = (connections: number): Pressure => ({
  atOnce: 3 * connections,
  waiting: 10 * connections,
  patience: Duration.millis(500),
});

/** Changes of one record, and of what is in it: what waits for one locked record must not hold every place. */
const OF_RECORD: Pressure = { atOnce: 3, waiting: 30, patience: Duration.seconds(5) };

/** Pictures, which are looked at one after the other: whoever sends many, or slowly, is in the way of other pictures only. */
const UPLOADS: ReadonlySet<Operation> = new Set(["profileImages.upload", "pictures.upload"]);
const OF_UPLOADS: Pressure = { atOnce: 10, waiting: 10, patience: Duration.millis(500) };

/** Whoever has not sent all by then is not waited for; of so many for each place it is read at once. */
const SENDING = Duration.seconds(10);
const SENDERS = 10;
const NOT_SENT = empty({ status: 408, headers: { connection: "close" } });

type Answer<E, R> = Effect.Effect<HttpServerResponse, E, R>;

/** A number of places, and how many are in one or wait for one. */
interface Room {
  readonly enter: <E, R>(work: Answer<E, R>) => Answer<E, R>;
  readonly isEmpty: () => boolean;
}

const room = ({ atOnce, waiting, patience }: Pressure): Room => {
  const places = Semaphore.makeUnsafe(atOnce);
  let inside = 0;
  const count = (more: number) =>
    Effect.sync(() => {
      inside += more;
    });
  const placed = <E, R>(work: Answer<E, R>): Answer<E, R> =>
    Effect.acquireUseRelease(
      Scope.make(),
      // Who gives up waiting in the moment of getting a place gives it back with the scope. The work has its own.
      (place) =>
        places
          .takeScoped(1)
          .pipe(
            Scope.provide(place),
            Effect.timeout(patience),
            Effect.matchEffect({ onFailure: () => Effect.succeed(UNAVAILABLE), onSuccess: () => work }),
          ),
      Scope.close,
    );
  return {
    enter: (work) =>
      Effect.suspend(() =>
        inside >= atOnce + waiting
          ? Effect.succeed(UNAVAILABLE)
          : Effect.acquireUseRelease(
              count(1),
              () => placed(work),
              () => count(-1),
            ),
      ),
    isEmpty: () => inside === 0,
  };
};

/** A room for each record, as long as somebody is in it. */
const rooms = (pressure: Pressure) => {
  const known = new Map<string, Room>();
  return <E, R>(record: string, work: Answer<E, R>): Answer<E, R> =>
    Effect.suspend(() => {
      const own = known.get(record) ?? room(pressure);
      known.set(record, own);
      const left = Effect.sync(() => {
        if (own.isEmpty()) known.delete(record);
      });
      return Effect.ensuring(own.enter(work), left);
    });
};

/**
 * Lets so much in at once as can be answered in time, and answers 503 to what waits too long or behind too many. What is
 * sent is there before a place is taken, but for pictures.
 */
export const underPressure = (pressure: Pressure) => {
  const whole = room(pressure);
  const uploads = room(OF_UPLOADS);
  const ofRecords = rooms(OF_RECORD);
  const reading = Semaphore.makeUnsafe(SENDERS * pressure.atOnce).withPermitsIfAvailable(1);
  return <E, R>(answer: Answer<E, R>): Answer<E, R | HttpServerRequest> =>
    Effect.flatMap(HttpServerRequest, ({ method, url, text }) => {
      const call = callOf(method, url);
      // Whoever asks whether the service is up never waits.
      if (call?.operation === "health.check") return answer;
      if (call !== undefined && UPLOADS.has(call.operation)) return uploads.enter(answer);
      const entering = whole.enter(answer);
      if (method === "GET") return entering;
      return text.pipe(
        // What cannot be read is refused by whoever answers, who meets the same failure.
        Effect.orElseSucceed(() => ""),
        Effect.timeout(SENDING),
        reading,
        Effect.matchEffect({
          onFailure: () => Effect.succeed(NOT_SENT),
          onSuccess: (body) => {
            if (Option.isNone(body)) return Effect.succeed(UNAVAILABLE);
            const records = call === undefined ? [] : recordsIn(call, body.value);
            return records.reduce((work, record) => ofRecords(record, work), entering);
          },
        }),
      );
    });
};
