import * as Effect from "effect/Effect";
import type { RemoteFailure } from "../remote-failure.ts";

/** What is asked for; nothing where it is not there. */
export const ifFound = <A, R>(asked: Effect.Effect<A, RemoteFailure, R>) =>
  Effect.catchTag(asked, "NotFound", () => Effect.succeed<A | undefined>(undefined));
