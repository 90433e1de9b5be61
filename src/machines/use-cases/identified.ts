import * as Effect from "effect/Effect";
import { type Id, isId } from "../../domain/id.ts";
import { NotFound } from "../../domain/remote-failure.ts";

/** Asks by any text, an address's for example; what cannot be an id is not found, without a request. */
export const identified =
  <Of extends string, A, E, R>(ask: (id: Id<Of>) => Effect.Effect<A, E, R>) =>
  (text: string) =>
    isId<Of>(text) ? ask(text) : Effect.fail(NotFound());
