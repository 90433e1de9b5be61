import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";

const NANOSECONDS = 1_000_000n;

/** How long the page has been there, in milliseconds: whatever is done to the wall clock, it only goes forward. */
export const pageTime = Effect.map(Clock.monotonicTimeNanos, (time) => Number(time / NANOSECONDS));
