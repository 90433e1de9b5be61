import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import { REQUEST_TIMEOUT_MS } from "../../../domain/product.ts";
import { ServerFailed, type RemoteFailure } from "../../../domain/remote-failure.ts";
import { PATIENCE } from "../database/server.ts";

const KEEPING = Duration.sum(PATIENCE.lock, Duration.seconds(1));

/** How long the listing's service is waited for, by all of what an operation asks it together. */
export const WAITING = {
  /** What it tells is still to be kept before the client gives up. */
  telling: Duration.subtract(Duration.millis(REQUEST_TIMEOUT_MS), KEEPING),
  /** This holds the connection's row: whoever waits for that must still be there when it gives up. */
  renewing: Duration.subtract(PATIENCE.lock, Duration.seconds(1)),
  /** Here it is over already. */
  revoking: Duration.seconds(2),
};

export const within =
  (duration: Duration.Duration) =>
  <A, R>(work: Effect.Effect<A, RemoteFailure, R>): Effect.Effect<A, RemoteFailure, R> =>
    Effect.timeoutOrElse(work, { duration, orElse: () => Effect.fail(ServerFailed()) });
