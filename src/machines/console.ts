import type { Effect } from "effect/Effect";
import type { Result } from "effect/Result";
import type { ActorRefFrom } from "xstate";
import type { CalendarDate } from "../domain/calendar-date.ts";
import type { ReadingPorts } from "../domain/ports/index.ts";
import type { RemoteFailure } from "../domain/remote-failure.ts";
import type { Session } from "../domain/session.ts";
import type { AuthMachine } from "./auth/auth.machine.ts";
import type { preferencesMachine } from "./preferences/preferences.machine.ts";
import type { shellMachine } from "./shell/shell.machine.ts";

/** What is read for a page: the records, or why there are none. */
export type Read<A> = Result<A, RemoteFailure>;

/** What every route and screen is given: the actors that own the facts, and a way to read. */
export interface Console {
  readonly auth: ActorRefFrom<AuthMachine>;
  readonly preferences: ActorRefFrom<typeof preferencesMachine>;
  readonly shell: ActorRefFrom<typeof shellMachine>;
  /** The session, once it is known who is there. */
  readonly settledSession: () => Promise<Session>;
  /** The day it is where the person is. */
  readonly today: () => CalendarDate;
  /** Reads with the session's ports; aborting interrupts it. */
  readonly read: <A>(
    program: Effect<A, RemoteFailure, ReadingPorts>,
    signal: AbortSignal,
  ) => Promise<Read<A>>;
}
