import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { RemoteFailure } from "../remote-failure.ts";

/** Whether nobody reads what a call answers: any success says that it worked, whatever stands in it (D34). */
export const Unread = Context.Reference<boolean>("domain/ports/Unread", { defaultValue: () => false });

/** A call of which nobody reads more than that it worked. */
export const unread = <A, R>(
  asked: Effect.Effect<A, RemoteFailure, R>,
): Effect.Effect<void, RemoteFailure, R> => Effect.asVoid(Effect.provideService(asked, Unread, true));
