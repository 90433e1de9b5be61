import * as Effect from "effect/Effect";
import { Refused, type RemoteFailure } from "../../../domain/remote-failure.ts";
import { isStorable } from "./rows.ts";

/** Whether texts can be kept as they are; `Refused` where one cannot. */
export const storable = (texts: ReadonlyArray<string>): Effect.Effect<void, RemoteFailure> =>
  texts.every(isStorable)
    ? Effect.void
    : Effect.fail(Refused("A text contains characters that cannot be saved"));
