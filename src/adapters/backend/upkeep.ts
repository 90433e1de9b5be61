import * as Effect from "effect/Effect";
import * as Schedule from "effect/Schedule";
import type { SqlClient } from "effect/sql/SqlClient";
import { forgetExpired } from "./sql/expired.ts";
import { cutLargeBlocks } from "./sql/list-blocks.ts";

/** What fails is in the log, keeps nothing else from being done, and is done again a minute later. */
const orLogged = (what: string, work: Effect.Effect<void, never, SqlClient>) =>
  Effect.catchCause(work, (cause) => Effect.logError(`${what} failed`, cause));

/** What a running backend does each minute. */
export const upkeep = Effect.andThen(
  orLogged("Cutting large blocks", cutLargeBlocks),
  orLogged("Forgetting what has expired", forgetExpired),
).pipe(Effect.repeat(Schedule.spaced("1 minute")));
